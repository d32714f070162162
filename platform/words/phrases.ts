/** The parts of a list that people write: between commas, semicolons, lines, "and", "et", "+" and "&". */
export function phrasesIn(text: string): string[] {
	return text
		.split(/[,;\n+&|]|\s(?:and|et|plus|then|puis|as well as|ainsi que)\s|\s\/\s/i)
		.map((phrase) => phrase.replace(/^\s*(?:and|et|by|par|per)\s+/i, '').trim())
		.filter((phrase) => phrase !== '');
}

/** What is said of the rows that are wanted: of what, whether they are it or not, and the values. */
export interface Clause {
	/** Undefined where only a value was said. */
	readonly name?: string | undefined;
	readonly is: 'is' | 'isNot' | 'contains' | 'begins';
	/** All of it as it was written, which may be one value that holds commas. */
	readonly text: string;
	readonly values: readonly string[];
	readonly isQuoted: boolean;
}

const NOT = `is not|isn't|isnt|are not|aren't|not in|!=|<>|≠|n'est pas|n’est pas|ne sont pas|est différent de|except|excluding|without|other than|but not|not|sauf|hors|pas`;
const CONTAINS = `contains|contain|containing|includes|including|has|like|contient|contenant|comprend`;
const BEGINS = `starts with|begins with|starting with|commence par|commençant par`;
const IS = `is one of|is in|is any of|is|are|in|equals|equal to|==|=|:|est dans|est|sont|parmi|dans|égale|vaut`;
const OPERATOR = new RegExp(
	`^(.*?)(?:^|\\s|(?=[=:!<≠]))(?:(${NOT})|(${CONTAINS})|(${BEGINS})|(${IS}))(?:\\s+|(?<=[=:>≠])|$)(.+)$`,
	'is',
);
const BETWEEN_CLAUSES = new RegExp(
	`;|\\n|,(?=\\s*[\\p{L}' ]{3,30}\\s(?:is|are|est|sont|contains|contient|=)\\s)|\\s(?:and|et)\\s(?=[\\p{L}' ]{3,30}?(?:\\s(?:is|are|est|sont|contains|contient)\\s|\\s?[=:]))`,
	'iu',
);

/** What is said of the rows that are wanted, clause by clause. */
export function clausesIn(text: string): Clause[] {
	return partsOutsideQuotes(text, BETWEEN_CLAUSES).map(clauseIn);
}

function clauseIn(written: string): Clause {
	const text = written.replace(
		/^(?:only|seulement|uniquement|just)\s+|\s+(?:only|seulement|uniquement)$/gi,
		'',
	);
	const [, name = '', not, contains, begins, , values = text] = OPERATOR.exec(text.trim()) ?? [];
	const isFound = OPERATOR.test(text.trim());
	const said = isFound ? values.trim() : text.trim();
	const is = not ? 'isNot' : contains ? 'contains' : begins ? 'begins' : 'is';
	return {
		name: isFound && name.trim() !== '' ? name.trim() : undefined,
		is: isFound ? is : 'is',
		text: unquoted(said),
		values: partsOutsideQuotes(said, /,|\/|\||\s(?:or|ou|and|et|nor|ni)\s/i).map(unquoted),
		isQuoted: /^["“«].*["”»]$/.test(said),
	};
}

/** What stands in quotes is never taken apart. */
function partsOutsideQuotes(text: string, between: RegExp): string[] {
	const quotes: string[] = [];
	const hidden = text.replace(
		/"[^"]*"|“[^”]*”|«[^»]*»/g,
		(quote) => `\uE000${quotes.push(quote) - 1}\uE001`,
	);
	return hidden
		.split(between)
		.map((part) =>
			part.replace(/\uE000(\d+)\uE001/g, (_, index: string) => quotes[Number(index)] ?? '').trim(),
		)
		.filter((part) => part !== '');
}

function unquoted(text: string): string {
	return text.replace(/^["“«]\s*(.*?)\s*["”»]$/s, '$1').trim();
}
