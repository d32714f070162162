import { make } from './dom';
import { formats } from './pageTexts';
import { largest } from '../platform/base/calculations';

const SVG = 'http://www.w3.org/2000/svg';

/** A bar with its name and its figure. */
export interface Bar {
	readonly name: string;
	/** Distinguishes bars with the same name. */
	readonly context: string;
	readonly value: number;
}

/**
 * A horizontal bar chart. Names and figures form a list for screen readers; the bars are
 * decorative.
 *
 * @param more a line below the last bar
 */
export function barChart(
	title: string,
	bars: readonly Bar[],
	isAmount: boolean,
	more: string,
): HTMLElement {
	// Refunds have no bar; the figure next to the name shows the amount.
	const ticks = ticksUpTo(
		largest(
			bars.map(({ value }) => value),
			0,
		),
		isAmount,
	);
	const rows = bars.map(({ name, context, value }) =>
		make(
			'li',
			{},
			make(
				'span',
				{ class: 'name' },
				make('b', {}, name),
				...(context === '' ? [] : [' ', make('small', {}, context)]),
			),
			make('span', { class: 'value' }, formats.figure(value, isAmount)),
			make('span', { class: 'plot', 'aria-hidden': 'true' }, barOf(value, ticks)),
		),
	);
	return make(
		'figure',
		{ class: 'chart' },
		make('figcaption', {}, title),
		make('ol', {}, rows),
		make('div', { class: 'axis', 'aria-hidden': 'true' }, axisOf(ticks)),
		...(more === '' ? [] : [make('p', { class: 'soft more' }, more)]),
	);
}

const MOST_STEPS = 4;

/** Round axis values from 0 up to the highest figure or slightly above. */
function ticksUpTo(highest: number, isAmount: boolean): number[] {
	const least = highest / MOST_STEPS;
	const power = 10 ** Math.floor(Math.log10(least || 1));
	const steps = [1, 2, 2.5, 5, 10].map((step) => step * power);
	const isFit = (step: number) => step >= least && (isAmount || Number.isInteger(step));
	const step = steps.find(isFit) ?? 1;
	const count = Math.max(1, Math.ceil(highest / step));
	return Array.from({ length: count + 1 }, (_, at) => at * step);
}

function barOf(value: number, ticks: readonly number[]): SVGElement {
	const lines = ticks.map((tick) => {
		const x = placeOf(tick, ticks);
		return draw('line', { x1: x, x2: x, y1: '0', y2: '100%' });
	});
	const bar = draw('rect', {
		x: '0',
		y: '20%',
		width: placeOf(Math.max(0, value), ticks),
		height: '60%',
		rx: '2',
	});
	return draw('svg', {}, [...lines, bar]);
}

function axisOf(ticks: readonly number[]): SVGElement {
	const words = ticks.map((tick, at) => {
		const anchorOfOthers = at === ticks.length - 1 ? 'end' : 'middle';
		const anchor = at === 0 ? 'start' : anchorOfOthers;
		const text = draw('text', { x: placeOf(tick, ticks), y: '1em', 'text-anchor': anchor });
		text.textContent = formats.short(tick);
		return text;
	});
	return draw('svg', {}, words);
}

function placeOf(value: number, ticks: readonly number[]): string {
	return `${((100 * value) / (ticks.at(-1) ?? 1)).toFixed(2)}%`;
}

function draw(
	tag: string,
	attributes: Readonly<Record<string, string>>,
	content: readonly SVGElement[] = [],
): SVGElement {
	const element = document.createElementNS(SVG, tag);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	for (const one of content) element.append(one);
	if (element instanceof SVGElement) return element;
	throw new Error(`No ${tag} can be drawn`);
}
