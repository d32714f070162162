import { make } from '../dom';
import { texts } from '../pageTexts';
import type { LayoutFacts } from '../protocol';
import { layoutPoints } from './layoutPoints';

/**
 * What is around the rows of a file: the lines above the header, the lines that are no rows, and the
 * days that the file names, which the person may take.
 */
export function layoutView(
	{ period, ...facts }: LayoutFacts,
	take: (from: string, to: string) => void,
): HTMLElement[] {
	const { layout } = texts;
	const points = layoutPoints(facts, layout);
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
