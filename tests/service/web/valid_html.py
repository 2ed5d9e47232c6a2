"""Check pages and letters with html-validate, which .ci/install puts into tests/html."""

import json
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

HERE = Path(__file__).resolve().parents[2] / "html"
VALIDATOR = HERE / "node_modules" / "html-validate" / "bin" / "html-validate.mjs"
NODE = shutil.which("node")


def faults_in(pages: Mapping[str, str], folder: Path) -> list[str]:
    """Return what the validator finds in pages by name, each with its rule and line.

    Return nothing where it is not installed.
    """
    if not (NODE and VALIDATOR.exists()):
        return []
    files = {folder / f"{number}.html": name for number, name in enumerate(pages)}
    for file, name in files.items():
        file.write_text(pages[name], encoding="utf-8")
    report = folder / "report.json"  # a pipe would cut a long one off
    how = ["--config", HERE / "rules.json", "--formatter", f"json={report}"]
    run = subprocess.run(
        [NODE, VALIDATOR, *how, *files], capture_output=True, text=True, check=False, timeout=600
    )
    assert run.returncode in (0, 1), run.stderr
    return [
        f"{files[Path(each['filePath'])]}:{fault['line']}: {fault['ruleId']}: {fault['message']}"
        for each in json.loads(report.read_text("utf-8"))
        for fault in each["messages"]
    ]
