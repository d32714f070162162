// The first day of a month, alone or at one end of a range: "1 nov. 2026", "1–7 nov. 2026".
const FIRST_OF_MONTH = /(?<!\d)1(?=\s(?:[–-]\s)?\p{L}|\s?[–-]\s?\d{1,2}\s\p{L})/gu;

/** Days as a language speaks of them: in French, the first of a month is an ordinal number, "1er nov.". */
export function spokenDays(days: string, language: string): string {
	return language.startsWith('fr') ? days.replace(FIRST_OF_MONTH, '1er') : days;
}
