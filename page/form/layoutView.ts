import { make } from '../dom';
import { texts } from '../pageTexts';
import type { LayoutFacts } from '../protocol';

const MOST_SHOWN = 10;

/**
 * What is around the rows of a file: the lines above the header, the lines that are no rows, and the
 * days that the file names, which the person may take.
 */
export function layoutView(
	{ preamble, linesBefore, leftOut, emptyRows, period }: LayoutFacts,
	take: (from: string, to: string) => void,
): HTMLElement[] {
	const { layout } = texts;
	const points = [
		...(linesBefore > 0 ? [layout.above(linesBefore, preamble.slice(0, MOST_SHOWN))] : []),
		...leftOut
			.slice(0, MOST_SHOWN)
			.map(({ line, lines, why, text }) => layout.leftOut[why](line, lines, text)),
		...(leftOut.length > MOST_SHOWN ? [layout.more(leftOut.length - MOST_SHOWN)] : []),
		...(emptyRows > 0 ? [layout.emptyRows(emptyRows)] : []),
	];
	const list = make(
		'ul',
		{},
		points.map((point) => make('li', {}, point)),
	);
	return [
		...(points.length > 0 ? [make('p', {}, layout.notRead), list] : []),
		...(period ? [offer(period.from, period.to, take)] : []),
	];
}

function offer(from: string, to: string, take: (from: string, to: string) => void): HTMLElement {
	const button = make('button', { type: 'button' }, texts.layout.useDays);
	button.addEventListener('click', () => take(from, to));
	return make('p', {}, `${texts.layout.days(from, to)} `, button);
}
