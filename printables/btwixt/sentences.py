"""Card texts as sentences in the words of the Speaker, made from the effects of the cards.

An effect is a mapping in the data file (`do`, `when`, `if`, parameters). Each kind of effect is a
clause; effects with the same timing and condition share a sentence. So card texts need no
translation of their own.
"""

from ast import literal_eval
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from engine.game import Facts
from printables.kit.panel import spoken
from printables.speaker import Speaker

Effect = Mapping[str, Any]  # as in a data file
Frame = tuple[str, str, int]  # the frame of a clause, its condition, and the condition's number

RELATIVE = frozenset({"self", "left_neighbor", "right_neighbor", "neighbor", "any_opponent"})
RELATIVE_TO = RELATIVE | {"each_neighbor", "each_opponent"}
NO_LIMIT = 9  # with this power as the limit, every ally is meant
SEPARATE = frozenset({"play", "count"})  # timings without introduction: a sentence for each effect


def ability(card: Mapping[str, Any], say: Speaker) -> str:
    """Return the text of all effects of a card or ally, to be shown beside its name."""
    if card.get("manual"):
        return say("effect-manual")
    return _told(repr(card["effects"]), say)


@lru_cache(maxsize=1024)
def _told(effects: str, say: Speaker) -> str:
    """Return the text of `effects`, given as their `repr`.

    It is cached, because pages and letters repeat the same texts.
    """
    return " ".join(_sentences(literal_eval(effects), say)) or say("effect-none")


def _sentences(effects: Sequence[Effect], say: Speaker) -> Iterator[str]:
    for frame, same in groupby(effects, key=_frame):
        clauses = [_clause(effect, say) for effect in same]
        if frame[0] not in SEPARATE or frame[1]:
            clauses = [_joined(clauses, say)]
        for clause in clauses:
            yield spoken(_framed(frame, clause, say))


def _joined(clauses: list[str], say: Speaker) -> str:
    whole = clauses[0]
    for clause in clauses[1:]:
        whole = say("effect-then", first=whole, next=clause)
    return whole


# --- when, and if ----------------------------------------------------------


def _frame(effect: Effect) -> Frame:
    condition = effect.get("if", {})
    return _moment(effect), condition.get("cond", ""), condition.get("n", 0)


def _moment(effect: Effect) -> str:
    """Return the name of a clause's introduction: its timing, "lasting", or "first"."""
    if effect["when"] == "play" and effect["do"] == "round_rule":
        return "lasting"
    if effect["when"] == "round" and _needs_somebody(effect):
        return "first"
    return str(effect["when"])


def _needs_somebody(effect: Effect) -> bool:
    """Return True if the sentence must name the player who acts, as “you” would be unclear.

    Before an ally has been won, the first player acts.
    """
    if any(effect.get(name) in RELATIVE_TO for name in ("who", "from", "to")):
        return True
    return "scope" in effect


def _framed(frame: Frame, clause: str, say: Speaker) -> str:
    moment, condition, number = frame
    if not condition:
        return say(f"effect-{moment}", effect=clause)
    told = say(f"condition-{condition}", n=number)
    return say(f"effect-{moment}_if", effect=clause, condition=told, condition_id=condition)


# --- one effect ------------------------------------------------------------


def _clause(effect: Effect, say: Speaker) -> str:
    does = effect["do"]
    facts = _facts(effect, say)
    if does == "round_rule":
        return say(f"effect-rule_{effect['rule']}", **facts)
    if does == "score_power":
        return say("effect-score_per" if "per" in effect else "effect-score_test", **facts)
    if does == "transfer_hand":
        return say(f"effect-transfer_{_way(effect)}", **facts)
    return say(f"effect-{does}", **facts)


def _way(effect: Effect) -> str:
    """Return a name for the direction in which hand cards go, such as "to_self"."""
    if effect["to"] == "self" and effect["from"] != "each_leader":
        return "to_self"
    if effect["from"] == "self":
        return "from_self"
    # If every leader gives, the receiver is relative to each giver.
    return "around" if effect["from"] == "each_leader" else "between"


def _facts(effect: Effect, say: Speaker) -> Facts:
    """Return an effect's parameters as variables of a message: ids, words for them, and numbers."""
    facts: Facts = {"whole": effect["when"] == "round"}
    for name, value in effect.items():
        if name in ("who", "from", "to"):
            facts |= {name: say.noun("who", value), f"{name}_id": value}
        elif isinstance(value, str):
            facts[f"{name}_id"] = value
        elif isinstance(value, int):
            facts[name] = value
    change = effect.get("delta", effect.get("each", effect.get("n", 0)))
    facts |= {"amount": abs(change), "more": change >= 0}
    facts["by"] = say("number-by", n=abs(change))
    facts["than"] = say("number-than", n=effect.get("n", 0))
    facts["limited"] = _is_limited(effect)
    return facts


def _is_limited(effect: Effect) -> bool:
    if "max_power" in effect:
        return bool(effect["max_power"] < NO_LIMIT)
    return bool(effect.get("each", 0) > 0 and effect["max"] > effect["each"])
