#!/usr/bin/env python3
"""Measures every figure that the project promises, beside its baseline, and prints one table.

    make bench                          all rows
    make bench ARGS="--only tokens"     the rows whose names contain a word
    make bench ARGS="--runs 15"         more runs for each median

Needs the release build. Goals that are missed are shown and are no failure; a row that cannot be measured is one.
"""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

import rows_board
import rows_facts
import rows_files
import rows_home
import rows_join
import rows_live
import rows_phone
import rows_saves
import rows_serving
import rows_talk
import rows_widgets
from report import Row, machine, not_measured, table, write_json

ROOT = Path(__file__).resolve().parent.parent
ROWS = {
    "scenes": rows_files.thousand_scenes,
    "tokens": rows_files.nine_thousand_tokens,
    "export": rows_files.exports,
    "targets": rows_files.four_targets,
    "start": rows_files.cold_start,
    "save": rows_live.save_to_repaint,
    "large": rows_saves.saves_among_thousand_scenes,
    "event": rows_live.event_to_repaint,
    "listen": rows_serving.start_until_listening,
    "requests": rows_serving.requests_per_second,
    "listeners": rows_serving.many_listeners,
    "poll": rows_widgets.poll_votes,
    "board": rows_board.drawing,
    "properties": rows_widgets.property_update,
    "facts": rows_facts.fact_replay,
    "widgets": rows_home.thousand_widgets,
    "begin": rows_home.start_with_widgets,
    "widget-save": rows_home.widget_save_to_repaint,
    "topic": rows_phone.message_to_repaint,
    "instances": rows_phone.message_among_many,
    "matrix": rows_phone.matrix,
    "day": rows_phone.one_day,
    "store": rows_phone.foreign_write,
    "messages": rows_talk.many_messages,
    "join": rows_join.late_join,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", default="", metavar="WORD", help=f"one of: {', '.join(ROWS)}")
    parser.add_argument("--runs", type=int, default=9, help="runs for each median (default: 9)")
    parser.add_argument("--binary", type=Path, default=ROOT / ".build/release/diorama")
    arguments = parser.parse_args()
    if not arguments.binary.exists():
        parser.error(f"{arguments.binary} is missing: run 'make release'")

    rows: list[Row] = []
    for name, measure in ROWS.items():
        if arguments.only in name:
            print(f"measuring {name} …", file=sys.stderr, flush=True)
            rows += _measure(name, measure, arguments.binary.resolve(), arguments.runs)
    print(f"\n{machine()}\n\n{table(rows)}")
    write_json(rows, ROOT / ".build/bench.json")
    return 1 if any(row.met is None for row in rows) else 0


def _measure(name: str, measure, binary: Path, runs: int) -> list[Row]:
    scratch = Path(tempfile.mkdtemp(prefix="diorama-bench-"))
    try:
        return measure(binary, scratch, ROOT, runs)
    except Exception as failure:  # one row must not take the others with it
        return [not_measured(name, "–", f"{type(failure).__name__}: {str(failure).splitlines()[0]}")]
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
