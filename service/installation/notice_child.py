"""The child process that sends one notice, so that a player's address is used only in there.

It reads a job as JSON from standard input and writes the outcome to standard output. An audit hook
sees the numeric address of each connection, after names are resolved. So no redirect, no DNS
rebinding and no library gets around it. Only this process is guarded, since the service's own mail
server may have a private address.
"""

import json
import sys
from importlib import import_module
from typing import Any

from service.installation.networks import Allowed, is_allowed

LONGEST_ANSWER = 65_536  # bytes that are read of an answer
SECONDS = (4, 6)  # for a connection, and for each answer
CONNECTS = ("socket.connect", "socket.sendto", "socket.sendmsg")
NEVER = ("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork", "socket.bind")
BUSY = (408, 425, 429)  # answers of a server that takes the same request later
GONE = (404, 410)  # answers of a push service for a subscription that has ended


class Forbidden(OSError):
    """Raised by a connection to an address that the operator does not allow, or a new process."""


class Guard:
    """The audit hook.

    `has_refused` is True once it has refused a connection; `statuses` are the HTTP statuses seen.
    """

    def __init__(self, allowed: Allowed) -> None:
        self.allowed, self.has_refused = allowed, False
        self.statuses: list[int] = []

    def __call__(self, event: str, args: tuple[Any, ...]) -> None:
        """Refuse a connection to a private address, and every start of another process."""
        if event in NEVER:
            raise Forbidden(event)
        if event in CONNECTS and not self._may_reach(args[1]):
            self.has_refused = True
            raise Forbidden(event)

    def _may_reach(self, address: Any) -> bool:
        is_numbered = isinstance(address, tuple) and isinstance(address[0], str)
        return is_numbered and is_allowed(address[0], self.allowed)

    def bound_requests(self) -> None:
        """Bound time and size of every answer, follow no redirect, and use no proxy."""
        requests = import_module("requests")
        adapters = requests.adapters.HTTPAdapter
        send = adapters.send

        def bounded(adapter: Any, request: Any, **about: Any) -> Any:
            response = send(
                adapter, request, **about | {"stream": True, "timeout": SECONDS, "proxies": {}}
            )
            self.statuses.append(response.status_code)
            body = response.raw.read(LONGEST_ANSWER + 1, decode_content=True)
            response.close()
            if len(body) > LONGEST_ANSWER:
                raise requests.ConnectionError("the answer is too long")
            vars(response).update(_content=body, _content_consumed=True)
            return response

        adapters.send = bounded
        requests.Session.get_redirect_target = lambda *_: None


def outcome(sent: bool, guard: Guard) -> dict[str, Any]:
    """Return {} if the notice was sent, else a code, and `permanent`: True if no retry helps."""
    if sent:
        return {}
    if guard.has_refused:
        return {"code": "private", "permanent": True}
    status = guard.statuses[-1] if guard.statuses else 0
    if status < 300:  # nothing, or an answer that broke off
        return {"code": "unreachable", "permanent": False}
    is_final = 400 <= status < 500 and status not in BUSY
    return {"code": "answered", "status": status, "permanent": is_final}


def by_apprise(order: dict[str, Any], guard: Guard) -> dict[str, Any]:
    """Send the notice to an Apprise address; return the outcome."""
    apprise = import_module("apprise")
    asset = apprise.AppriseAsset(app_id="Staffetta", app_desc="Staffetta", async_mode=False)
    plugin = apprise.Apprise.instantiate(order["to"], asset=asset)
    if plugin is None:
        return {"code": "wrong", "permanent": True}
    if order["way"] == "webhook":
        plugin.payload_extras.update(order["facts"])
    ways = apprise.Apprise(asset=asset)
    ways.add(plugin)
    guard.bound_requests()
    sent = ways.notify(title=order["title"], body=order["body"], body_format="text")
    return outcome(bool(sent), guard)


def by_push(order: dict[str, Any], guard: Guard) -> dict[str, Any]:
    """Send the notice to a browser's push service; return the outcome."""
    pywebpush = import_module("pywebpush")
    guard.bound_requests()
    subscription = json.loads(order["to"])
    try:
        pywebpush.webpush(
            subscription,
            json.dumps(order["facts"]),
            vapid_private_key=order["key"],
            vapid_claims={"sub": order["contact"]},
            ttl=order["ttl"],
            headers={"Urgency": "high"},
        )
    except pywebpush.WebPushException as error:
        status = error.response.status_code if error.response is not None else 0
        if status in GONE:
            return {"code": "gone", "permanent": True}
        return outcome(False, guard)
    return outcome(True, guard)


WAYS = {"apprise": by_apprise, "webhook": by_apprise, "push": by_push}


def main() -> None:
    """Send the notice, and write the outcome to standard output without quoting the address."""
    order = json.load(sys.stdin)
    guard = Guard(tuple(order["allowed"]))
    sys.addaudithook(guard)
    try:
        done = WAYS[order["way"]](order, guard)
    except ImportError:
        done = {"code": "missing", "permanent": True}
    except Exception:  # a library's error may quote the address
        done = outcome(False, guard)
    json.dump(done, sys.stdout)


if __name__ == "__main__":
    main()
