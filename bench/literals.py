"""How much the painters are made of numbers: lines, and numeric literals other than 0, 1 and 2.

python -m bench.literals [FOLDER]
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

PLAIN = (0, 1, 2)


def counted(folder: Path) -> tuple[int, int]:
    """Lines and numeric literals of all Python files below a folder."""
    lines = numbers = 0
    for file in folder.rglob("*.py"):
        text = file.read_text()
        lines += text.count("\n")
        for node in ast.walk(ast.parse(text)):
            if (
                isinstance(node, ast.Constant)
                and type(node.value) in (int, float)
                and node.value not in PLAIN
            ):
                numbers += 1
    return lines, numbers


if __name__ == "__main__":
    lines, numbers = counted(Path(sys.argv[1] if sys.argv[1:] else "render"))
    print(f"{lines} lines, {numbers} numbers")
