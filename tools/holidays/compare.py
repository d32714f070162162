"""Compares the table of platform/calendar with the Python library "holidays" (MIT licence), day by day.

Run by hand when the table changes or laws do, in the root of the project:

    python3 -m venv /tmp/holidays && /tmp/holidays/bin/pip install holidays==0.105
    npx tsx tools/holidays/list.ts | /tmp/holidays/bin/python tools/holidays/compare.py

The rows of the table are typed by hand, and hold no code or text of the library. Where regions decide
anew every year (the Mondays of Spain, single years anywhere), they state the dates that the library
gives. What is meant to differ is in expected.py, with the reason. It ends with 1 where anything else
differs, and where a reason is no longer needed.
"""

import json
import re
import sys
from collections import defaultdict
from datetime import date

import holidays

# No compiled files beside the scripts.
sys.dont_write_bytecode = True
from expected import EXPECTED

YEARS = range(2024, 2041)


def library_days(place):
    country, _, region = place.partition("-")
    known = holidays.country_holidays(country, subdiv=region or None, years=YEARS, language="en_US")
    # Swedish law counts every Sunday.
    return {day.isoformat(): name for day, name in known.items() if name != "Sunday"}


def described(name, day):
    return f"{name} ({date.fromisoformat(day):%A})"


def differences(place, ours, theirs):
    for day, rows in ours.items():
        by_law = [row["name"] for row in rows if row["isByLaw"]]
        if by_law and day not in theirs:
            yield place, "table only", " / ".join(by_law), day
    for day, name in theirs.items():
        if day not in ours:
            yield place, "library only", name, day


def expectation(place, side, name, day):
    for row, (where, of, what, _why) in enumerate(EXPECTED):
        if re.fullmatch(where, place) and side == of and re.search(what, described(name, day)):
            return row
    return None


def main():
    table = json.load(sys.stdin)
    found = defaultdict(list)
    met = defaultdict(int)
    for place, all_years in table.items():
        ours = {day: rows for day, rows in all_years.items() if int(day[:4]) in YEARS}
        for where, side, name, day in differences(place, ours, library_days(place)):
            row = expectation(where, side, name, day)
            if row is None:
                found[(where, side, name)].append(day)
            else:
                met[row] += 1
    for (place, side, name), days in sorted(found.items()):
        print(f"{place}: {side}: {name}: {' '.join(days)}")
    unmet = [row for index, row in enumerate(EXPECTED) if index not in met]
    for row in unmet:
        print("No longer so:", *row)
    print(f"{len(table)} places; {sum(met.values())} days differ as expected, {len(found)} others")
    sys.exit(1 if found or unmet else 0)


main()
