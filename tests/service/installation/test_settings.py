"""The environment: defaults that run, every bad value refused in one line that names it."""

import re
import stat
import threading
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from pydantic import ValidationError

from service.installation import limits
from service.installation.now import Clock
from service.installation.settings import (
    VARIABLES,
    BadSetting,
    Settings,
    from_environment,
    secret_file,
)

Reading = Callable[..., Settings]
ENV_EXAMPLE = Path(__file__).resolve().parents[3] / "deploy" / "env.example"


@pytest.fixture
def read(tmp_path: Path) -> Reading:
    """Settings from nothing but these variables, the data folder given."""

    def read(**values: str) -> Settings:
        environ = {"STAFFETTA_DATA": str(tmp_path / "data")}
        return from_environment(
            environ | {f"STAFFETTA_{name}": text for name, text in values.items()}
        )

    return read


def test_everything_has_a_default_that_runs(read: Reading) -> None:
    settings = read()
    assert settings.database_url.startswith("sqlite:///") and settings.data.is_dir()
    assert settings.mail_url == "file:" and settings.language == "en"
    assert settings.base_url == "http://127.0.0.1:8000" and not settings.test


BAD = [
    ("DATABASE_URL", "mysql://somewhere/x"),
    ("DATABASE_URL", "nonsense"),
    ("DATABASE_URL", "sqlite://"),
    ("DATABASE_URL", "sqlite:///:memory:"),
    ("DATABASE_URL", "postgresql://me:secretword@host:port/x"),
    ("BASE_URL", "play.example.org"),
    ("BASE_URL", "ftp://play.example.org"),
    ("BASE_URL", "https://play.example.org/games"),
    ("BASE_URL", "https://play.example.org?x=1"),
    ("BASE_URL", "https://me:secretword@play.example.org"),
    ("BASE_URL", "https://play.example.org:0"),
    ("BASE_URL", "https://play.example.org:99999"),
    ("BASE_URL", "https://play.exa\nmple.org"),
    ("MAIL_URL", "imap://host"),
    ("MAIL_URL", "smtp://me:secretword@host:port"),
    ("MAIL_URL", "smtp://host?tls=perhaps"),
    ("MAIL_FROM", "nobody"),
    ("MAIL_FROM", "a@b.example\r\nBcc: c@d.example"),
    ("MAIL_REPLY_DOMAIN", "not a domain"),
    ("SECRET_KEY", "short"),
    ("PROXY", "proxy.example.org"),
    ("LANGUAGE", "tlh"),
    ("TIMEZONE", "Atlantis/Poseidonis"),
    ("TEST", "yes"),
    ("NEW", "friends"),
    ("LIMITS", "/nowhere/limits.toml"),
    ("LIMITS", "/dev/null/limits"),
    ("TEST_CLOCK", "/tmp/clock"),
]


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_bad_value_is_refused_in_one_line_that_names_it_and_no_secret(
    read: Reading, name: str, value: str
) -> None:
    with pytest.raises(BadSetting) as refused:
        read(**{name: value})
    text = str(refused.value)
    assert text.startswith(f"STAFFETTA_{name}: ") and "\n" not in text
    assert "secretword" not in text


def test_settings_stand_as_they_are_read(read: Reading) -> None:
    settings = read()
    with pytest.raises(ValidationError):
        settings.language = "hu"
    assert settings.language == "en"


def test_no_variable_but_those_that_are_explained_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAFFETTA_LANGUAGE", "hu")
    assert Settings(data=tmp_path).language == "en"
    environ = {"STAFFETTA_DATA": str(tmp_path), "STAFFETTA_DEMO": "1", "LANGUAGE": "hu"}
    settings = from_environment(environ)
    assert settings.language == "en" and not settings.demo


def test_what_a_program_sets_is_checked_like_the_environment(tmp_path: Path) -> None:
    with pytest.raises(ValidationError, match="base_url"):
        Settings(data=tmp_path, base_url="play.example.org")
    with pytest.raises(ValidationError, match="baseurl"):
        Settings(data=tmp_path, baseurl="https://play.example.org")


def test_a_code_is_needed_where_one_is_asked_for_and_told_to_nobody(read: Reading) -> None:
    for code in ("", "short"):
        with pytest.raises(BadSetting, match="^STAFFETTA_NEW_CODE: ") as refused:
            read(NEW="code", NEW_CODE=code)
        assert code not in str(refused.value) or not code
    settings = read(NEW="code", NEW_CODE="sesame-77")
    assert settings.new_code == "sesame-77" and "sesame" not in repr(settings)


def test_a_bad_file_of_limits_stops_the_start(read: Reading, tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("[new]\nmost = 7")
    assert read(LIMITS=str(file)).limits.of("new", is_at_home=False).most == 7
    file.write_text("[new]\nmost = -7")
    with pytest.raises(BadSetting, match="^STAFFETTA_LIMITS: new.most takes a whole number"):
        read(LIMITS=str(file))


def test_the_example_of_limits_says_what_holds_without_it() -> None:
    text = ENV_EXAMPLE.with_name("limits.toml").read_text(encoding="utf-8")
    assert limits.read(text) == limits.Limits()
    assert {*limits.DEFAULTS, "loopback"} == set(tomllib.loads(text))


def test_a_data_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadSetting, match="STAFFETTA_DATA"):
        from_environment({"STAFFETTA_DATA": str(tmp_path / "file" / "data")})


def test_a_secret_key_is_made_once_and_kept_from_other_eyes(read: Reading) -> None:
    first, again = read(), read()
    assert first.secret_key == again.secret_key and len(first.secret_key) >= 32
    kept = secret_file(first.data)
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert first.secret_key.decode() not in repr(first)


def test_processes_that_start_at_once_agree_on_one_secret_key(read: Reading) -> None:
    keys: list[bytes] = []
    threads = [threading.Thread(target=lambda: keys.append(read().secret_key)) for _ in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(keys) == 16 and len(set(keys)) == 1
    assert sorted(path.name for path in read().data.iterdir()) == ["secret-key"]


def test_a_damaged_secret_key_stops_the_start_and_is_not_written_over(read: Reading) -> None:
    kept = secret_file(read().data)
    for damage in (b"", b"short", b"\xff\xfe" * 20):
        kept.write_bytes(damage)
        with pytest.raises(BadSetting, match="STAFFETTA_SECRET_KEY"):
            read()
        assert kept.read_bytes() == damage


def test_a_setting_may_stand_in_a_file(read: Reading, tmp_path: Path) -> None:
    (tmp_path / "key").write_text("a key that stands in a file\n")
    assert read(SECRET_KEY_FILE=str(tmp_path / "key")).secret_key == b"a key that stands in a file"
    with pytest.raises(BadSetting, match="STAFFETTA_SECRET_KEY_FILE"):
        read(SECRET_KEY_FILE=str(tmp_path / "nothing"))


def test_links_begin_with_the_public_address_or_with_where_it_is_served(
    read: Reading,
) -> None:
    assert read().at_address("0.0.0.0", 8123).base_url == "http://127.0.0.1:8123"
    assert read().at_address("::1", 8123).base_url == "http://[::1]:8123"
    public = read(BASE_URL="https://play.example.org/")
    assert public.at_address("127.0.0.1", 8123).base_url == "https://play.example.org"
    assert public.mail_reply_domain == "play.example.org"


def test_a_sender_may_have_a_name(read: Reading) -> None:
    settings = read(MAIL_FROM="Staffetta Siena <game@play.example.org>")
    assert settings.mail_from == ("Staffetta Siena", "game@play.example.org")
    assert settings.mail_from.address == "game@play.example.org"


def test_a_rehearsal_takes_a_clock_that_can_be_moved(read: Reading) -> None:
    settings = read(TEST="1", TEST_CLOCK="/tmp/clock")
    assert settings.test and settings.test_clock == Path("/tmp/clock")


def test_every_setting_stands_in_the_example_with_a_line_of_explanation() -> None:
    known = set(VARIABLES)
    assert len(known) >= 11
    lines = ENV_EXAMPLE.read_text(encoding="utf-8").splitlines()
    shown = {}
    for number, line in enumerate(lines):
        found = re.fullmatch(r"# ?(STAFFETTA_[A-Z_]+)=.*", line)
        if found:
            shown[found.group(1)] = lines[number - 1]
    assert set(shown) == known
    assert all(re.match(r"# [A-Z]", above) for above in shown.values())


def test_the_example_is_an_environment_as_it_stands(tmp_path: Path) -> None:
    text = ENV_EXAMPLE.read_text(encoding="utf-8")
    assert all(not line or line.startswith("#") for line in text.splitlines())
    values = dict(re.findall(r"^# (STAFFETTA_[A-Z_]+)=(.*)$", text, re.MULTILINE))
    del values["STAFFETTA_TEST_CLOCK"], values["STAFFETTA_SECRET_KEY"]  # of all, and so refused
    settings = from_environment({**values, "STAFFETTA_DATA": str(tmp_path)})
    assert settings.base_url == "https://play.example.org" and not settings.test


@pytest.mark.parametrize("text", ["", "soon", "nan", "1e300", "-1e300", "1e999", "9" * 400, "\x00"])
def test_a_rehearsals_clock_that_says_nonsense_moves_nothing(tmp_path: Path, text: str) -> None:
    file = tmp_path / "clock"
    file.write_text(text)
    clock = Clock(file)
    assert abs(clock.now() - clock.machine()) <= 1
    file.write_text("-86400.5\n")
    assert abs(clock.now() - clock.machine() + 86400) <= 1
