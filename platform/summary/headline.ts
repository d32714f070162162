import type { Days } from '../client/values/periods';
import type { Row } from '../reports/cells';
import { numberIn } from './cells';
import type { Formats } from './formats';
import type { Line } from './pieces';
import type { Figure, Shape } from './shape';
import type { Standing, Summary } from './summary';
import type { Words } from './words';

/** What is known of a report beside its rows. */
export interface About {
	readonly site: string;
	readonly days?: Days | undefined;
	readonly before?: Days | undefined;
	/** The sums of all rows. */
	readonly totals?: Row | undefined;
	/** What the user calls the report. */
	readonly title?: string | undefined;
}

/** How a report is put into words. */
export interface Wording {
	readonly formats: Formats;
	readonly words: Words;
}

const MOST_NAMED = 3;

/** What a report is called: "Visits and Sales by Channel". */
export function subjectOf({ figures, names }: Shape, { formats, words }: Wording): string {
	const measured = figures.slice(0, MOST_NAMED).map(({ name }) => withoutUnit(name));
	const what = formats.list(measured);
	return names.length === 0 ? what : `${what} ${words.by} ${formats.list(names)}`;
}

/** The site and the days: "shop-eu, 9 – 15 Nov 2026, compared with 2 – 8 Nov 2026". */
export function placeOf({ site, days, before }: About, { formats, words }: Wording): string {
	const period = days ? [formats.period(days)] : [];
	const compared = days && before ? [words.comparedWith(formats.period(before))] : [];
	return [site, ...period, ...compared].join(', ');
}

/** What matters: the total of the main figure and its change, the largest gain and loss, and other totals. */
export function headlineOf(summary: Summary, { totals }: About, wording: Wording): Line[] {
	const { main, shape, single } = summary;
	const all = totals ?? single;
	if (main === undefined) return [];
	const others = shape.figures.filter((figure) => figure !== main);
	const rest = all ? others.flatMap((figure) => totalPieces(figure, all, wording)) : [];
	return [
		...(all ? [totalLine(main, all, wording)] : []),
		...standOuts(summary, all, wording),
		...(rest.length > 0 ? [rest.slice(1)] : []),
	];
}

function totalLine(figure: Figure, totals: Row, wording: Wording): Line {
	const value = numberIn(totals, figure.name);
	if (value === null) return [];
	const change = changeText(figure, totals, wording);
	return [
		{ name: withoutUnit(figure.name) },
		wording.words.colon,
		{ strong: wording.formats.value(value, figure.unit) },
		...(change === '' ? [] : [` (${change})`]),
	];
}

/** A dot before each, as several stand in one line. */
function totalPieces(figure: Figure, totals: Row, wording: Wording): Line {
	const value = numberIn(totals, figure.name);
	if (value === null) return [];
	const change = shortChange(figure, totals, wording);
	const text = wording.formats.value(value, figure.unit);
	const name = { name: withoutUnit(figure.name) };
	return [' · ', name, ` ${text}${change === '' ? '' : ` (${change})`}`];
}

function standOuts({ main, gain, loss, largest }: Summary, all: Row | undefined, wording: Wording) {
	const { words } = wording;
	const told = (
		word: string,
		one: Standing | undefined,
		text: (one: Standing) => string,
	): Line[] => (one ? [[word + words.colon, { name: one.label }, ` ${text(one)}`]] : []);
	if (main === undefined) return [];
	const moved = (one: Standing) => movedText(one, main, wording);
	return [
		...told(words.gain, gain, moved),
		...told(words.loss, loss, moved),
		...told(words.largest, largest, (one) => largestText(one, main, all, wording)),
	];
}

function movedText({ value, percent }: Standing, { unit }: Figure, { formats, words }: Wording) {
	const change = formats.change(value, unit, words.points);
	return typeof percent === 'number' ? `${change} (${formats.percentChange(percent)})` : change;
}

function largestText(
	{ value }: Standing,
	{ name, unit, addsUp }: Figure,
	totals: Row | undefined,
	{ formats }: Wording,
): string {
	const whole = totals && addsUp ? numberIn(totals, name) : null;
	const share = whole !== null && whole >= value ? ` (${formats.share(value / whole)})` : '';
	return `${formats.value(value, unit)}${share}`;
}

/** "+65, +5.6%"; empty where nothing is compared. */
function changeText({ change, percent, unit }: Figure, row: Row, { formats, words }: Wording) {
	const [difference, relative] = [numberIn(row, change), numberIn(row, percent)];
	const parts = [
		...(difference === null ? [] : [formats.change(difference, unit, words.points)]),
		...(relative === null ? [] : [formats.percentChange(relative)]),
	];
	return parts.join(', ');
}

/** The change in percent, or in points: what fits into a column. */
export function shortChange(
	{ name, before, change, percent, unit }: Figure,
	row: Row,
	{ formats, words }: Wording,
): string {
	const relative = numberIn(row, percent);
	if (relative !== null) return formats.percentChange(relative);
	const difference = numberIn(row, change);
	if (unit === 'percent' && difference !== null) {
		return formats.change(difference, unit, words.points);
	}
	const isNew = numberIn(row, before) === 0 && (numberIn(row, name) ?? 0) !== 0;
	return isNew ? words.fromNothing : '';
}

/** The unit of a rate stands beside its values. */
export function withoutUnit(name: string): string {
	return name.replace(' (%)', '');
}
