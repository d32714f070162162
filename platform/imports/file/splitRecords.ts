/** How the records of a text are told apart. */
interface Marks {
	readonly separator: string;
	readonly quote: string;
}

/**
 * The records of a text, of which only those with quotes go through a parser, as it takes ten times
 * as long. Undefined where the parser must see all of the text.
 */
export function splitRecords(
	text: string,
	{ separator, quote }: Marks,
	parse: (quoted: string) => string[][],
): string[][] | undefined {
	const hasQuotes = text.includes(quote);
	const lineBreak = text.includes('\r') ? '\r\n' : '\n';
	const isMixed = lineBreak === '\r\n' && MIXED.test(text);
	if (isMixed && hasQuotes) return undefined;
	const lines = text.split(isMixed ? LINE_BREAK : lineBreak);
	if (lines.at(-1) === '') lines.pop();
	if (!hasQuotes) return lines.map((line) => line.split(separator));
	return withQuotes(lines, lineBreak, { separator, quote }, parse);
}

const LINE_BREAK = /\r\n|\n|\r/;
const MIXED = /\r(?!\n)|(?<!\r)\n/;

function withQuotes(
	lines: readonly string[],
	lineBreak: string,
	{ separator, quote }: Marks,
	parse: (quoted: string) => string[][],
): string[][] | undefined {
	const records: Array<string[] | undefined> = [];
	const quoted: string[] = [];
	// A line break after an odd number of quotes is part of the record.
	let isOpen = false;
	for (const line of lines) {
		if (!isOpen && !line.includes(quote)) {
			records.push(line.split(separator));
			continue;
		}
		quoted.push(line);
		if (line.split(quote).length % 2 === 0) isOpen = !isOpen;
		if (!isOpen) records.push(undefined);
	}
	if (isOpen) return undefined;
	const parsed = parsedOrNot(quoted.join(lineBreak), parse)?.values();
	return parsed && records.map((record) => record ?? parsed.next().value ?? []);
}

/** Undefined where something is wrong: only in all of the text can the parser say where. */
function parsedOrNot(
	quoted: string,
	parse: (quoted: string) => string[][],
): string[][] | undefined {
	try {
		return parse(quoted);
	} catch {
		return undefined;
	}
}
