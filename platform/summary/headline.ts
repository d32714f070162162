import type { NamedDays } from '../base/dates/namedDays';
import { namedDaysWithin } from '../base/dates/namedDays';
import type { Days } from '../base/dates/namedPeriods';
import { causesInWords } from '../causes/causeText';
import { causeWords } from '../causes/causeWords';
import { exactNumberOf } from '../reports/table/tableCell';
import type { Row } from '../reports/table/tableCell';
import type { FoundFacts } from '../reports/transform/buildTransform';
import type { RowFilter } from '../reports/transform/rowFilter';
import type { Shortfall } from '../reports/response/shortfall';
import { filterText } from './filterText';
import { beforeValue, numberInRow } from './rowLabels';
import type { FigureTexts } from './figureTexts';
import type { Line } from './textPieces';
import type { SummaryFigure, Shape } from './shape';
import type { Standing, Summary } from './summarize';
import type { Wording } from './messageWords';

/** What is known about a report besides its rows. */
export interface ReportContext {
	readonly site: string;
	readonly days?: Days | undefined;
	readonly before?: Days | undefined;
	/** The sums of all rows. */
	readonly totals?: Row | undefined;
	/** The number of rows, shown or not. */
	readonly count?: number | undefined;
	/** Which rows it is of; all when there are none. */
	readonly filters?: readonly RowFilter[] | undefined;
	/** The user's title for the report. */
	readonly title?: string | undefined;
	/** Set where the platform has more rows than it sent. */
	readonly shortfall?: Shortfall | undefined;
	/** Set where the platform has more sites than it listed. */
	readonly hasMoreSites?: boolean | undefined;
	/** The platform's own notices about the figures. */
	readonly notices?: readonly string[] | undefined;
	/** Days that the user has named. */
	readonly specialDays?: readonly NamedDays[] | undefined;
	/** Set where one of the compared periods had more public holidays. */
	readonly holidays?: FoundFacts['holidays'];
	/** Lines that follow the headline. */
	readonly lines?: readonly Line[] | undefined;
}

/** Sentences about missing sites and missing rows; none where the report is complete. */
export function incompleteTexts(
	{ shortfall, hasMoreSites = false }: ReportContext,
	{ formats, words }: Wording,
): string[] {
	const ofSites = hasMoreSites ? [words.incompleteSites] : [];
	if (!shortfall) return ofSites;
	const { rows, totalRows } = shortfall;
	const all = totalRows === undefined ? undefined : formats.count(totalRows);
	return [...ofSites, words.incomplete(formats.count(rows), all)];
}

const MOST_SPECIAL_DAYS = 8;

/** The named days that touch the report's periods, in one line: "Black Friday: Nov 27, 2026 · Migration: Nov 20 – 22, 2026". */
export function specialDayLines(
	{ shape: { date }, rows }: Summary,
	{ days, before, specialDays = [] }: ReportContext,
	{ formats, words }: Wording,
): Line[] {
	// Items may have days without a period.
	const own = date === undefined ? [] : rows.map((row) => dayOf(String(row[date] ?? '')));
	const touching = namedDaysWithin(specialDays, [days, before, ...own]);
	const named = touching
		.slice(0, MOST_SPECIAL_DAYS)
		.flatMap((one, index): Line => [
			index === 0 ? '' : ' · ',
			{ name: one.name },
			`${words.colon}${formats.period(one)}`,
		]);
	const more = touching.length - MOST_SPECIAL_DAYS;
	return named.length === 0
		? []
		: [[...named, ...(more > 0 ? [` · +${formats.count(more)}`] : [])]];
}

const MOST_HOLIDAYS = 4;

/** That one of the compared periods had more public holidays; only their number if they are many. */
export function holidayLines({ holidays }: ReportContext, { formats }: Wording): Line[] {
	if (holidays === undefined) return [];
	const day = (one: string) => formats.period({ from: one, to: one });
	return [[holidays({ language: formats.language, day, mostNamed: MOST_HOLIDAYS })]];
}

function dayOf(moment: string): Days | undefined {
	const day = /^\d{4}-\d\d-\d\d/.exec(moment)?.[0];
	return day === undefined ? undefined : { from: day, to: day };
}

const MOST_NAMED = 3;

/** The title of a report: "Visits and Sales by Channel". */
export function subjectOf({ figures, names }: Shape, { formats, words }: Wording): string {
	const measured = figures.slice(0, MOST_NAMED).map(({ name }) => withoutUnit(name));
	const [what, rows] = [formats.list(measured), formats.list(names)] as const;
	if (what === '' || rows === '') return what + rows;
	return `${what} ${words.by} ${rows}`;
}

/** The site, the days and the filters: "shop-eu, 9 – 15 Nov 2026, compared with 2 – 8 Nov 2026, only Channel = SEO". */
export function placeOf(
	{ site, days, before, filters = [] }: ReportContext,
	{ formats, words }: Wording,
): string {
	const period = days ? [formats.period(days)] : [];
	const compared = days && before ? [words.comparedWith(formats.period(before))] : [];
	const only = filterText(filters, words, formats.language);
	return [site, ...period, ...compared, only].filter((part) => part !== '').join(', ');
}

/**
 * The headline: the total of the main metric and its change, the largest gain and loss, and other
 * totals.
 */
export function headlineOf(
	summary: Summary,
	{ totals, shortfall, hasMoreSites = false }: ReportContext,
	texts: FigureTexts,
	wording: Wording,
): Line[] {
	const { main, shape, single } = summary;
	const all = totals ?? single;
	// The sum of some rows is not the whole of which one has a share.
	const whole = shortfall === undefined && !hasMoreSites ? all : undefined;
	if (main === undefined) return [];
	const others = shape.figures.filter((figure) => figure !== main);
	const rest = all ? others.flatMap((figure) => totalPieces(figure, all, texts)) : [];
	const lines = [
		...(all ? [totalLine(main, all, texts, wording)] : []),
		...causeLine(summary, all, texts, wording),
		...standOuts(summary, whole, texts, wording),
		...(rest.length > 0 ? [rest.slice(1)] : []),
	];
	// A figure that does not add up has no total.
	return lines.filter((line) => line.length > 0);
}

function totalLine(
	figure: SummaryFigure,
	totals: Row,
	texts: FigureTexts,
	{ words }: Wording,
): Line {
	const value = exactNumberOf(totals[figure.name]);
	if (value === null) return [];
	const change = texts.changes(figure, totals);
	return [
		{ name: withoutUnit(figure.name) },
		words.colon,
		{ strong: texts.value(value, figure) },
		...(change === '' ? [] : [` (${change})`]),
	];
}

/** Which rows explain the change, where some of them stand out. */
function causeLine(
	{ main, parts }: Summary,
	all: Row | undefined,
	texts: FigureTexts,
	{ formats }: Wording,
): Line[] {
	if (main === undefined || parts === undefined || all === undefined) return [];
	const explained = parts.explain(numberInRow(all, main.name));
	if (explained === undefined) return [];
	const isPercent = main.unit === 'percent';
	const { language } = formats;
	const { mainly, colon, separator } = causeWords(language);
	const causes = causesInWords(explained, {
		language,
		isPercent,
		isExpected: false,
		number: (value) => (isPercent ? formats.value(value, 'number') : texts.value(value, main)),
		percent: (value) => formats.value(value, 'percent'),
	});
	const pieces = causes.map(({ label, details }, at): Line => [
		at === 0 ? `${mainly} ` : separator,
		{ name: label },
		colon + details,
	]);
	return pieces.length === 0 ? [] : [pieces.flat()];
}

/** A bullet before each, as several stand in one line. */
function totalPieces(figure: SummaryFigure, totals: Row, texts: FigureTexts): Line {
	const value = exactNumberOf(totals[figure.name]);
	if (value === null) return [];
	const change = texts.shortChange(figure, totals);
	const text = texts.value(value, figure);
	const name = { name: withoutUnit(figure.name) };
	return [' · ', name, ` ${text}${change === '' ? '' : ` (${change})`}`];
}

function standOuts(
	{ main, gain, loss, largest }: Summary,
	whole: Row | undefined,
	texts: FigureTexts,
	{ words, formats }: Wording,
): Line[] {
	if (main === undefined) return [];
	const standingText = (
		word: string,
		one: Standing | undefined,
		text: (one: Standing) => string,
	) => (one ? [[word + words.colon, { name: one.label }, text(one)]] : []);
	const moved = ({ value, percent }: Standing) => {
		const change = texts.change(Number(value), main);
		return typeof percent === 'number'
			? ` ${change} (${texts.percent(percent, main)})`
			: ` ${change}`;
	};
	const ofWhole = ({ label, value }: Standing) => {
		const part = Number(value);
		const sum = whole && main.isAdditive ? numberInRow(whole, main.name) : null;
		const share = sum !== null && sum >= part ? ` (${formats.share(part / sum)})` : '';
		return beforeValue(label, words) + texts.value(value, main) + share;
	};
	return [
		...standingText(words.gain, gain, moved),
		...standingText(words.loss, loss, moved),
		...standingText(words.largest, largest, ofWhole),
	];
}

/** A name without the unit, which stands next to the values. */
export function withoutUnit(name: string): string {
	return name.replace(' (%)', '').trim();
}
