"""What the README shows is what the tool does."""

import re
import subprocess
from pathlib import Path

README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")


def test_explains_a_value_as_the_readme_shows(binary, project):
    command, shown = re.search(r"^\$ diorama (explain .*)\n((?:.+\n)+?)```", README, re.MULTILINE).groups()
    said = subprocess.run([binary, *command.split(), "--root", project], capture_output=True, text=True, check=True)
    assert said.stdout == shown


def test_takes_the_project_file_of_the_readme(binary, project):
    text = re.search(r"```yaml\n(devices:\n.*?)```", README, re.DOTALL)[1]
    (project / "diorama.yaml").write_text(text, encoding="utf-8")
    checked = subprocess.run([binary, "validate", "--root", project], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
