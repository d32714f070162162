import type { LayoutFacts } from '../protocol';
import type { Texts } from '../texts/texts';

const MOST_SHOWN = 10;

/**
 * Sentences on the parts of a file that are not imported; the last ones state how many are not
 * listed.
 */
export function layoutPoints(
	{
		preamble,
		linesBefore,
		leftOut,
		emptyRows,
		costColumns,
	}: Omit<LayoutFacts, 'period' | 'tables'>,
	layout: Texts['layout'],
): string[] {
	const first = leftOut.first.slice(0, MOST_SHOWN);
	const others = leftOut.lines - first.reduce((sum, { lines }) => sum + lines, 0);
	return [
		...(linesBefore > 0 ? [layout.above(linesBefore, firstOf(preamble))] : []),
		...first.map(({ line, lines, why, text }) => layout.leftOut[why](line, lines, text)),
		...(others > 0 ? [layout.more(others)] : []),
		...(costColumns.length > 0 ? [layout.costs(costColumns)] : []),
		...(emptyRows > 0 ? [layout.emptyRows(emptyRows)] : []),
	];
}

/** The first texts above a header, without the marks of comments, with an ellipsis if there are more. */
function firstOf(preamble: readonly string[]): string[] {
	const texts = preamble.map((line) => line.replace(/^[\s#]+/, ''));
	const readable = texts.filter((text) => /[\p{L}\p{N}]/u.test(text));
	const first = readable.slice(0, MOST_SHOWN);
	return readable.length > MOST_SHOWN ? [...first, '…'] : first;
}
