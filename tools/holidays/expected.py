"""What is meant to differ from the library: places, where the day is, names with weekdays, and why."""

TABLE = "table only"
LIBRARY = "library only"

ITSELF = "in lieu of the day itself, which keeps its name"
WHOLE = "the library counts only what all regions have"
DECREES = "decreed every year, and guessed by the library"
OFFICES = "free for offices of the state alone"

EXPECTED = [
    ("AU", TABLE, r"^(Easter Sat|Easter Sun|King's|Australia|Boxing|Christmas|New Year)", WHOLE),
    ("AU-.*", TABLE, r"^Australia Day \(S", ITSELF),
    ("AU-(ACT|NT|QLD)", TABLE, r"^Anzac Day \(Sunday", ITSELF),
    ("AU-TAS", TABLE, r"^(Boxing|New Year's) Day \(S", ITSELF),
    ("AU-(ACT|NT|QLD|WA)", TABLE, r"^Anzac Day \(Tuesday", "2038, when the Monday is Easter Monday"),
    ("AU-VIC", TABLE, r"^AFL", "follows the football season"),
    ("AU-VIC", LIBRARY, r"AFL", "follows the football season"),
    ("AU-QLD", LIBRARY, r"Queensland Show", "of Brisbane alone"),
    ("CA", TABLE, r"^(Boxing|National|Remembrance|Thanksgiving|Victoria)", WHOLE),
    ("CA(-.*)?", TABLE, r"^Canada Day \(Monday", "Holidays Act: 2 July when the first is a Sunday"),
    ("CA(-ON)?", TABLE, r"^Christmas Day \(Tuesday", "the Monday is Boxing Day"),
    ("CH", TABLE, r"^(Easter Monday|Good Friday|St Stephen|Whit Monday)", WHOLE),
    ("CH-(AI|AR|UR)", TABLE, r"^St Stephen", "left out by law beside other free days, which it is anyway"),
    ("CH-NE", LIBRARY, r"Berchtold|Stephen", "only when the day before is a Sunday"),
    ("DE-BY", TABLE, r"^Assumption Day", "in five of six municipalities"),
    ("ES", TABLE, r"^Maundy Thursday", WHOLE),
    ("ES(-.*)?", TABLE, r"\(Sunday", ITSELF),
    ("ES-(CB|CM|CT|EX|MD|NC|PV|VC)", LIBRARY, r"", DECREES),
    ("ES-(EX|MC)", TABLE, r"^(Extremadura|Murcia) Day \(Monday", DECREES),
    ("GB", TABLE, r"^(Easter Monday|Summer Bank Holiday)", WHOLE),
    ("IT", LIBRARY, r"National Unity Day", "a Sunday of remembrance"),
    ("US-.*", TABLE, r"^(Columbus|Presidents') Day", "a federal holiday, on which banks are closed"),
    ("US-MA", TABLE, r"\(Friday", "a federal holiday, on which banks are closed"),
    ("US-HI", TABLE, r"^Good Friday", "Hawaii Revised Statutes 8-1"),
    ("US-.*", LIBRARY, r"Election Day|Inauguration Day|Susan B|Diwali|Pulaski", OFFICES),
    ("US-(IN|KY|NC|NJ|TX)", LIBRARY, r"Washington|Lincoln|New Year's Eve|Christmas", OFFICES),
    ("US-TX", LIBRARY, r"Chavez|Confederate|Johnson|Jacinto|Texas", OFFICES),
]
