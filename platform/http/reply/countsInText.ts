import { withoutAccents } from '../../base/text/accents';

// Messages state their counts near the beginning.
const MOST_CHARACTERS = 2_000;

const NUMBER = String.raw`(\d{1,3}(?:[\s.,'’]\d{3})+(?!\d)|\d{1,9})`;
const ROWS =
	'(?:rows?|lines?|records?|entries|lignes?|enregistrements?|zeilen|datensatze|filas|registros|righe|regels|rijen|linhas)';
const TAKEN = String.raw`(?:imported|accepted|loaded|processed|inserted|received|read|stored|saved|importee?s?|acceptee?s?|chargee?s?|importiert|verarbeitet|import(?:aron|ad[oa]s|ados|at[ei])|geimporteerd)`;
const WORDS = String.raw`(?:\w{1,10}\W{1,3}){0,3}`;
const REJECTED = '(?:rejected|refused|failed|errors?|rejetee?s?|refusee?s?|erreurs?)';

/** A text with the number of accepted entries as its first number. */
const ACCEPTED_NUMBERS = [
	// "3/10 rows" and "3 of 10 rows were imported"
	String.raw`${NUMBER}\s{0,3}(?:\/|of|out of|sur|von|de|di|van)\s{0,3}\d[\d\s.,'’]{0,11}\W{1,3}${ROWS}\b`,
	// "3 rows imported" and "3 rows have been imported"
	String.raw`${NUMBER}\W{1,3}${ROWS}\W{1,3}${WORDS}${TAKEN}\b`,
	// "Imported 3 rows"
	String.raw`${TAKEN}\W{1,4}${NUMBER}\W{1,3}${ROWS}\b`,
	// "Rows imported: 3"
	String.raw`${ROWS}\W{1,3}${TAKEN}\s{0,3}[:=]\s{0,3}${NUMBER}\b`,
].map((pattern) => new RegExp(String.raw`\b${pattern}`));

const REJECTED_NUMBER = new RegExp(
	String.raw`\b${NUMBER}\W{1,3}(?:${ROWS})?\W{0,3}(?:were |was |have been |ont ete )?${REJECTED}\b|\b${REJECTED}\W{1,4}${NUMBER}\b`,
);

/** The numbers of entries in a text such as "3 rows imported, 1 rejected"; 0 if it has none. */
export function countsIn(text: string): { readonly accepted: number; readonly rejected: number } {
	const normalized = withoutAccents(text.slice(0, MOST_CHARACTERS)).toLowerCase();
	const accepted = ACCEPTED_NUMBERS.map((pattern) => pattern.exec(normalized)?.[1]).find(
		(number) => number !== undefined,
	);
	const [, before, after] = REJECTED_NUMBER.exec(normalized) ?? [];
	return { accepted: groupedNumber(accepted) ?? 0, rejected: groupedNumber(before ?? after) ?? 0 };
}

const GROUPED = /^\d{1,3}(?:[\s.,'’]\d{3})+$/;

/** A whole number, perhaps in groups of three digits, such as "1,200"; undefined for any other text. */
export function groupedNumber(text = ''): number | undefined {
	const number = text.trim();
	return GROUPED.test(number) || /^\d{1,15}$/.test(number)
		? Number(number.replace(/\D/g, ''))
		: undefined;
}
