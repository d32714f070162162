import { singleLine, truncate } from '../../base/text/truncate';
import type { FailedSite, SitePart } from './sitePart';
import type { Row } from '../../reports/table/tableCell';
import { FigureTexts } from '../figureTexts';
import { placeOf } from '../headline';
import type { Wording } from '../messageWords';
import { beforeValue, joinedNames, numberInRow, rowLabelOf } from '../rowLabels';
import type { Shape, SummaryFigure } from '../shape';
import { mainFigure, shapeOf } from '../shape';
import type { Line } from '../textPieces';

const MOST_FAILED = 5;
const LONGEST_ERROR = 120;

/** Names the sites that are missing, and why: "Not included: shop-eu (Connection refused)". */
export function missingSitesLine(
	failed: readonly FailedSite[],
	{ words, formats }: Wording,
): Line[] {
	if (failed.length === 0) return [];
	const named = failed.slice(0, MOST_FAILED).map(({ site, error }) => ({
		name: `${singleLine(site)} (${truncate(singleLine(error), LONGEST_ERROR)})`,
	}));
	const more = failed.length - named.length;
	return [
		[
			`${words.notIncluded}${words.colon}`,
			...named.flatMap((one, index) => (index === 0 ? [one] : [', ', one])),
			...(more > 0 ? [` +${formats.count(more)}`] : []),
		],
	];
}

const MOST_SITES = 5;

/**
 * The days of each site where they differ, as sites in other time zones begin a day or a week later:
 * "Nov 20 – 26, 2026: shop-eu".
 */
export function differingDaysLines(parts: readonly SitePart[], wording: Wording): Line[] {
	const { words, formats } = wording;
	const byDays = new Map<string, string[]>();
	for (const { site, period } of parts) {
		const days = placeOf({ site: '', ...period }, wording);
		byDays.set(days, [...(byDays.get(days) ?? []), singleLine(site)]);
	}
	if (byDays.size < 2) return [];
	return [...byDays].map(([days, sites]): Line => {
		const named = sites
			.slice(0, MOST_SITES)
			.flatMap((name, at) => [at === 0 ? '' : ', ', { name }]);
		const more = sites.length - MOST_SITES;
		return [
			`${days || '–'}${words.colon}`,
			...named,
			...(more > 0 ? [` +${formats.count(more)}`] : []),
		];
	});
}

/** A row of one site with a large change. */
interface Mover {
	readonly site: string;
	readonly row: Row;
	readonly value: number;
}

/**
 * The rows with the largest changes over all sites: "Largest gain by Channel: shop-eu, Display +40
 * (+12%)".
 */
export function rowMoverLines(
	parts: readonly SitePart[],
	sortedBy: (columns: SitePart['columns']) => string | undefined,
	wording: Wording,
): Line[] {
	const [first] = parts;
	if (first === undefined) return [];
	const shape = shapeOf(first.columns);
	const main = mainFigure(shape, sortedBy(first.columns));
	if (main === undefined || shape.names.length === 0) return [];
	const { change } = main;
	const { words } = wording;
	const lineOf = (word: string, found: Mover | undefined) =>
		found === undefined ? [] : [moverLine(word, found, { main, shape }, wording)];
	if (change === undefined) {
		return lineOf(words.largest, largest(parts, 'largest', main.name, 1));
	}
	return [
		...lineOf(words.gain, largest(parts, 'gain', change, 1)),
		...lineOf(words.loss, largest(parts, 'loss', change, -1)),
	];
}

function largest(
	parts: readonly SitePart[],
	which: 'largest' | 'gain' | 'loss',
	column: string,
	sign: 1 | -1,
): Mover | undefined {
	let found: Mover | undefined;
	for (const { site, overall } of parts) {
		const row = overall[which];
		const value = row === undefined ? null : numberInRow(row, column);
		if (row === undefined || value === null) continue;
		if (found === undefined || value * sign > found.value * sign) found = { site, row, value };
	}
	return found;
}

function moverLine(
	word: string,
	{ site, row, value }: Mover,
	{ main, shape }: { readonly main: SummaryFigure; readonly shape: Shape },
	wording: Wording,
): Line {
	const { words, formats } = wording;
	const texts = new FigureTexts([row], wording);
	const percent = numberInRow(row, main.percent);
	const moved = main.change === undefined ? texts.value(value, main) : texts.change(value, main);
	const share = percent === null ? '' : ` (${texts.percent(percent, main)})`;
	const name = joinedNames([singleLine(site), rowLabelOf(row, shape, wording)]);
	return [
		`${word} ${words.by} `,
		{ name: formats.list(shape.names) },
		words.colon,
		{ name },
		`${main.change === undefined ? beforeValue(name, words) : ' '}${moved}${share}`,
	];
}
