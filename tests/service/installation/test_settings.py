"""Settings from the environment: working defaults, and one-line errors that name bad values."""

import os
import re
import stat
import threading
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from pydantic import ValidationError

from service.installation import limits
from service.installation.clock import Clock
from service.installation.settings import (
    VARIABLES,
    BadSetting,
    Settings,
    from_environment,
    secret_file,
)
from service.installation.tokens import Tokens
from service.operations.command_language import own_language

Reading = Callable[..., Settings]
ENV_EXAMPLE = Path(__file__).resolve().parents[3] / "deploy" / "env.example"


@pytest.fixture
def read(tmp_path: Path) -> Reading:
    """A function that reads settings from its arguments alone, with a data folder of the test."""

    def read(**values: str) -> Settings:
        environ = {"STAFFETTA_DATA": str(tmp_path / "data")}
        given = {f"STAFFETTA_{name}": text for name, text in values.items()}
        return from_environment(environ | given, makes=True)

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
    ("INBOUND_URL", "127.0.0.1:2424"),
    ("INBOUND_URL", "pop3://me:secretword@host/"),
    ("INBOUND_URL", "pipe:me"),
    ("INBOUND_URL", "lmtp://127.0.0.1"),
    ("INBOUND_URL", "lmtp://mail.example:2424"),
    ("INBOUND_URL", "lmtp://me:secretword@127.0.0.1:2424"),
    ("INBOUND_URL", "lmtp://127.0.0.1:99999"),
    ("INBOUND_URL", "lmtp://0.0.0.0:2424"),
    ("INBOUND_URL", "lmtp://10.0.0.5:2424?from=mail.example"),
    ("INBOUND_URL", "imaps://host/INBOX"),
    ("INBOUND_URL", "imaps://me:secretword@/INBOX"),
    ("INBOUND_URL", "imaps://me:secretword@host/INBOX?tls=none"),
    ("INBOUND_URL", "imap://me:secretword@host/INBOX"),
    ("INBOUND_URL", "imap://me:secretword@host/INBOX?tls=ssl"),
    ("INBOUND_URL", "imaps://me:secret#word@host/INBOX"),
    ("INBOUND_URL", "imaps://me:secretword@host/%0d%0a"),
    ("INBOUND_URL", "imaps://me:secretword@host/%ff"),
    ("MAIL_FROM", "nobody"),
    ("MAIL_FROM", "a@b.example\r\nBcc: c@d.example"),
    ("MAIL_REPLY_DOMAIN", "not a domain"),
    ("SECRET_KEY", "short"),
    ("PROXY", "proxy.example.org"),
    ("PRIVATE_CHANNELS", "ntfy.home.arpa"),
    ("PRIVATE_CHANNELS", "10.0.0.1/8"),
    ("LANGUAGE", "tlh"),
    ("TIMEZONE", "Atlantis/Poseidonis"),
    ("CONTACT", "anna@"),
    ("CONTACT", "a@b.example\r\nc@d.example"),
    ("CONTACT", "javascript://example.org/%0aalert(1)"),
    ("CONTACT", "x" * 201),
    ("KEEP_DAYS", "0"),
    ("KEEP_DAYS", "-3"),
    ("KEEP_DAYS", "٩٠"),
    ("KEEP_DAYS", "3651"),
    ("TEST", "yes"),
    ("NEW", "friends"),
    ("LIMITS", "/nowhere/limits.toml"),
    ("LIMITS", "/dev/null/limits"),
    ("TEST_CLOCK", "/tmp/clock"),
]


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_bad_value_is_refused_in_one_line_without_secrets(
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


def test_only_documented_variables_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STAFFETTA_LANGUAGE", "hu")
    assert Settings(data=tmp_path).language == "en"
    environ = {"STAFFETTA_DATA": str(tmp_path), "LANGUAGE": "hu"}
    assert from_environment(environ).language == "en"
    for name in ("STAFFETTA_DEMO", "STAFFETTA_KEEPS_KEY"):
        with pytest.raises(BadSetting, match=f"^{name}: is not a setting"):
            from_environment({**environ, name: "1"})


SLIPS = {
    "STAFFETTA_MAILURL": "STAFFETTA_MAIL_URL",
    "STAFFETTA_MAIL_URLS": "STAFFETTA_MAIL_URL",
    "STAFFETTA_BASEURL_FILE": "STAFFETTA_BASE_URL",
    "staffetta_proxy": "STAFFETTA_PROXY",
    "Staffetta_Language": "STAFFETTA_LANGUAGE",
    "STAFETTA_TIMEZONE": "STAFFETTA_TIMEZONE",
    "STAFFETA_DATA": "STAFFETTA_DATA",
    "STAFFETTADATA": "STAFFETTA_DATA",
}


@pytest.mark.parametrize(("name", "meant"), SLIPS.items())
@pytest.mark.parametrize("value", ["", "file:"])
def test_a_misspelt_variable_stops_the_start_and_the_nearest_is_named(
    tmp_path: Path, name: str, meant: str, value: str
) -> None:
    environ = {"STAFFETTA_DATA": str(tmp_path / "data"), name: value}
    with pytest.raises(BadSetting) as refused:
        from_environment(environ, makes=True)
    text = str(refused.value)
    assert text.startswith(f"{name}: ") and meant in text and "\n" not in text
    assert not (tmp_path / "data").exists(), "a start that is refused makes nothing"


def test_variables_of_other_programs_and_of_the_tests_are_ignored(tmp_path: Path) -> None:
    names = ("STAFF_DATA", "PATH", "STAGE_URL", "MAIL_URL", "STAFFETTA_TEST_POSTGRES_URL", "")
    environ = dict.fromkeys(names, "off") | {"STAFFETTA_DATA": str(tmp_path)}
    assert from_environment(environ).data == tmp_path


def test_a_variable_that_is_set_twice_is_refused(read: Reading, tmp_path: Path) -> None:
    (tmp_path / "language").write_text("fa")
    with pytest.raises(BadSetting, match="^STAFFETTA_LANGUAGE: is set twice"):
        read(LANGUAGE="hu", LANGUAGE_FILE=str(tmp_path / "language"))


# --- the file .env ---------------------------------------------------------


@pytest.fixture
def dotenv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The .env file of the working folder, in an environment without our variables."""
    for name in [each for each in os.environ if each.startswith("STAFFETTA_")]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    return tmp_path / ".env"


def test_a_file_of_settings_in_the_working_folder_is_read(
    dotenv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dotenv.write_text(
        "# ours\n\nSTAFFETTA_DATA=here\nexport STAFFETTA_LANGUAGE=hu\n"
        "STAFFETTA_MAIL_URL=smtp://me:pa$HOME@mail.example.org:587?tls=starttls\n"
        "STAFFETTA_MAIL_FROM='Game night <game@example.org>'\nOTHER_PROGRAM\nPATH=/nowhere\n"
    )
    settings = from_environment()
    assert (settings.data, settings.language) == (dotenv.parent / "here", "hu")
    assert settings.mail_url == "smtp://me:pa$HOME@mail.example.org:587?tls=starttls"
    assert settings.mail_from.name == "Game night" and os.environ["PATH"] != "/nowhere"
    assert own_language() == "hu"
    monkeypatch.setenv("STAFFETTA_LANGUAGE", "fa")
    assert from_environment().language == "fa" == own_language(), "the environment goes first"
    monkeypatch.setenv("STAFFETTA_LANGUAGE", "")
    assert from_environment().language == "hu"


def test_a_variable_wins_over_the_other_form_of_it_in_the_file(
    dotenv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dotenv.write_text("STAFFETTA_LANGUAGE=hu\nSTAFFETTA_TIMEZONE_FILE=/nowhere\n")
    (dotenv.parent / "language").write_text("fa\n")
    monkeypatch.setenv("STAFFETTA_LANGUAGE_FILE", "language")
    monkeypatch.setenv("STAFFETTA_TIMEZONE", "Asia/Tehran")
    settings = from_environment()
    assert (settings.language, settings.timezone) == ("fa", "Asia/Tehran")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (b"STAFFETTA_MAILURL=file:\n", "STAFFETTA_MAILURL"),
        (b"STAFFETTA_LANGUAGE=tlh\n", "STAFFETTA_LANGUAGE"),
        (b"\nSTAFFETTA_LANGUAGE\n", ".env: line 2 "),
        (b"\n\nSTAFFETTA_DATA='unclosed\n", ".env: line 3 "),
        (b"STAFFETTA_DATA=\xff\xfe\n", ".env: cannot be read"),
    ],
)
def test_a_mistake_in_the_file_is_named(dotenv: Path, text: bytes, names: str) -> None:
    dotenv.write_bytes(text)
    with pytest.raises(BadSetting, match=f"^{re.escape(names)}"):
        from_environment()
    assert own_language() in ("en", "tlh"), "what is said of it is said in some language"


def test_an_unreadable_env_file_is_named(dotenv: Path) -> None:
    dotenv.mkdir()
    with pytest.raises(BadSetting, match=r"^\.env: cannot be read"):
        from_environment()


# --- contradicting settings ------------------------------------------------


@pytest.mark.parametrize(
    ("url", "reach"),
    [
        ("http://127.0.0.1:8000", "machine"),
        ("http://127.9.9.9", "machine"),
        ("http://[::1]:8000", "machine"),
        ("http://localhost:8000", "machine"),
        ("https://games.localhost", "machine"),
        ("http://192.168.1.5:8000", "network"),
        ("http://10.0.0.1", "network"),
        ("http://[fd00::1]", "network"),
        ("http://laptop:8000", "network"),
        ("http://laptop.local:8000", "network"),
        ("https://games.home.arpa", "network"),
        ("https://play.example", "network"),
        ("https://play.example.org", "everywhere"),
        ("https://PLAY.EXAMPLE.ORG", "everywhere"),
        ("https://203.0.114.5", "everywhere"),
        ("https://[2a00:1450::1]", "everywhere"),
    ],
)
def test_how_far_an_address_leads_decides_what_goes_with_it(
    read: Reading, url: str, reach: str
) -> None:
    assert read(BASE_URL=url, MAIL_URL="file:").reach == reach
    if reach == "everywhere":
        with pytest.raises(BadSetting, match="^STAFFETTA_MAIL_URL: is needed"):
            read(BASE_URL=url)
    else:
        read(BASE_URL=url)
    if reach == "machine":
        assert read(BASE_URL=url, TEST="1").test
    else:
        with pytest.raises(BadSetting, match="^STAFFETTA_TEST: a rehearsal is for this machine"):
            read(BASE_URL=url, TEST="1", MAIL_URL="file:")


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("https://play.example.org/games", "has more than a host, /games;"),
        ("https://play.example.org?x=1", "has more than a host;"),
        ("https://play.example.org#x", "has more than a host;"),
        ("play.example.org", "begins with neither https:// nor http://"),
        ("https://", "needs the form"),
    ],
)
def test_a_fault_of_an_address_is_explained(read: Reading, url: str, why: str) -> None:
    with pytest.raises(BadSetting, match=f"^STAFFETTA_BASE_URL: {re.escape(why)}"):
        read(BASE_URL=url)


# --- created files ---------------------------------------------------------


def test_reading_the_settings_makes_nothing(tmp_path: Path) -> None:
    settings = from_environment({"STAFFETTA_DATA": str(tmp_path / "data")})
    assert settings.secret_key == b"" and not list(tmp_path.iterdir())


def test_no_link_can_be_made_without_a_key() -> None:
    with pytest.raises(ValueError, match="key"):
        Tokens(b"")


def test_settings_from_code_are_checked_like_the_environment(tmp_path: Path) -> None:
    with pytest.raises(ValidationError, match="base_url"):
        Settings(data=tmp_path, base_url="play.example.org")
    with pytest.raises(ValidationError, match="baseurl"):
        Settings(data=tmp_path, baseurl="https://play.example.org")


def test_a_required_code_is_checked_and_kept_secret(read: Reading) -> None:
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


def test_the_example_of_limits_states_the_defaults() -> None:
    text = ENV_EXAMPLE.with_name("limits.toml").read_text(encoding="utf-8")
    assert limits.read(text) == limits.Limits()
    assert {*limits.DEFAULTS, "loopback"} == set(tomllib.loads(text))


def test_a_data_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadSetting, match="STAFFETTA_DATA"):
        from_environment({"STAFFETTA_DATA": str(tmp_path / "file" / "data")}, makes=True)


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
    public = read(BASE_URL="https://play.example.org/", MAIL_URL="file:")
    assert public.at_address("127.0.0.1", 8123).base_url == "https://play.example.org"
    assert public.mail_reply_domain == "play.example.org"


def test_a_sender_may_have_a_name(read: Reading) -> None:
    settings = read(MAIL_FROM="Staffetta Siena <game@play.example.org>")
    assert settings.mail_from == ("Staffetta Siena", "game@play.example.org")
    assert settings.mail_from.address == "game@play.example.org"


def test_test_mode_takes_a_clock_that_can_be_moved(read: Reading) -> None:
    settings = read(TEST="1", TEST_CLOCK="/tmp/clock")
    assert settings.test and settings.test_clock == Path("/tmp/clock")


def test_every_setting_is_in_the_example_with_an_explanation() -> None:
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


def test_the_example_is_a_valid_environment(tmp_path: Path) -> None:
    text = ENV_EXAMPLE.read_text(encoding="utf-8")
    assert all(not line or line.startswith("#") for line in text.splitlines())
    values = dict(re.findall(r"^# (STAFFETTA_[A-Z_]+)=(.*)$", text, re.MULTILINE))
    del values["STAFFETTA_TEST_CLOCK"], values["STAFFETTA_SECRET_KEY"]  # public, so refused
    settings = from_environment({**values, "STAFFETTA_DATA": str(tmp_path)})
    assert settings.base_url == "https://play.example.org" and not settings.test


@pytest.mark.parametrize("text", ["", "soon", "nan", "1e300", "-1e300", "1e999", "9" * 400, "\x00"])
def test_an_invalid_clock_offset_of_test_mode_moves_nothing(tmp_path: Path, text: str) -> None:
    file = tmp_path / "clock"
    file.write_text(text)
    clock = Clock(file)
    assert abs(clock.now() - clock.machine()) <= 1
    file.write_text("-86400.5\n")
    assert abs(clock.now() - clock.machine() + 86400) <= 1
