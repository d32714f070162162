import { shortName, singleLine, truncate } from '../../base/text/truncate';
import { exactNumberOf, isUnreadable } from '../table/tableCell';
import type { Row } from '../table/tableCell';
import type { TableStep, TableColumn } from '../table/reportTable';
import { mayBeTotalTest } from './totalRows';
import { DateTime } from 'luxon';
import type { HeaderRange } from './dateRanges';

/** What the rows of a report reveal about its figures, once all have passed. */
interface FigureAudit {
	/** Whether there is any figure at all. */
	readonly areNumbers: boolean;
	/** Whether any figure is other than 0. */
	readonly areThere: boolean;
	/** The first day of all rows, where the report was split. */
	readonly firstDay?: string | undefined;
	/** The first day with a figure other than 0. */
	readonly firstFigures?: string | undefined;
	/** The first text that is no number, by column name. */
	readonly unread: ReadonlyMap<string, string>;
	/** Whether a row is named as totals are, although the reply does not mark it as a total. */
	readonly mayHoldTotal: boolean;
}

/**
 * Observes the rows as the platform sends them and collects what users should know. Rows may pass
 * several times.
 */
export function auditFigures(): { readonly step: TableStep; readonly seen: () => FigureAudit } {
	const watching = new Watching();
	const step: TableStep = (table) => {
		const see = watching.rowsOf(table.columns);
		return {
			...table,
			batches: async function* () {
				for await (const rows of table.batches()) {
					rows.forEach(see);
					yield rows;
				}
			},
		};
	};
	return { step, seen: () => watching };
}

class Watching implements FigureAudit {
	areNumbers = false;
	areThere = false;
	firstDay: string | undefined;
	firstFigures: string | undefined;
	mayHoldTotal = false;
	readonly unread = new Map<string, string>();

	/** The observer of rows with these columns. */
	rowsOf(columns: readonly TableColumn[]): (row: Row) => void {
		const date = columns.find(({ role }) => role === 'date')?.name;
		const figures = columns.filter(({ role }) => role === 'metric').map(({ name }) => name);
		const mayBeTotal = mayBeTotalTest(columns);
		return (row) => {
			const written = date === undefined ? null : row[date];
			const day = typeof written === 'string' ? written.slice(0, 'YYYY-MM-DD'.length) : undefined;
			this.firstDay = earlier(this.firstDay, day);
			if (this.see(row, figures)) this.firstFigures = earlier(this.firstFigures, day);
			this.mayHoldTotal ||= mayBeTotal(row);
		};
	}

	/** Whether any figure of a row is other than 0. */
	private see(row: Row, figures: readonly string[]): boolean {
		let isThere = false;
		for (const name of figures) {
			const cell = row[name] ?? null;
			if (cell === null) continue;
			const amount = exactNumberOf(cell);
			if (amount !== null) this.areNumbers = true;
			else if (isUnreadable(cell) && !this.unread.has(name)) this.unread.set(name, cell);
			isThere ||= amount !== null && Number(amount) !== 0;
		}
		this.areThere ||= isThere;
		return isThere;
	}
}

function earlier(one: string | undefined, other: string | undefined): string | undefined {
	if (one === undefined || other === undefined) return one ?? other;
	return other < one ? other : one;
}

/** Notes about figures that are not what they seem. @param source what sends them, in words */
export function figureNotes({ unread, mayHoldTotal }: FigureAudit, source?: string): string[] {
	const examples = unreadText(unread, source);
	return [
		...(examples === '' ? [] : [`${examples}. The text is returned unchanged and is not counted.`]),
		...(mayHoldTotal ? [MAY_BE_TOTAL] : []),
	];
}

const MAY_BE_TOTAL =
	'The row named GLOBAL is kept. In reports by channel it is the sum of the other rows, but in this report that is not certain. If it is their sum, leave it out with a filter.';

const MOST_NAMED = 3;
const LONGEST = 40;

/** Names the figures that are text and no number; empty where there are none. */
function unreadText(unread: FigureAudit['unread'], source = 'The platform sent'): string {
	if (unread.size === 0) return '';
	return `${source} text instead of numbers: ${unreadExamples(unread)}`;
}

/** Quotes the figures that are no number: "n/k" in Visits. */
export function unreadExamples(unread: FigureAudit['unread']): string {
	const examples = [...unread].slice(0, MOST_NAMED).map(([name, text]) => {
		return `"${truncate(singleLine(text), LONGEST)}" in ${shortName(singleLine(name))}`;
	});
	const more =
		unread.size > MOST_NAMED
			? ` and ${unread.size - MOST_NAMED} more ${unread.size - MOST_NAMED === 1 ? 'column' : 'columns'}`
			: '';
	return examples.join(', ') + more;
}

type Range = Pick<HeaderRange, 'days' | 'zone'>;

/**
 * All notes on the figures of a report: on days that cannot have any, and on cells that are no
 * numbers.
 *
 * @param requestedMs when the report was requested, in Unix milliseconds: the notes may be read later
 */
export function notesOnFigures(
	ranges: readonly Range[],
	seen: FigureAudit,
	requestedMs: number,
): string[] {
	return [...emptyDays(ranges, seen, requestedMs), ...figureNotes(seen)];
}

/**
 * Notes about days that cannot have figures, for which the platform sends zeros: days to come, and
 * days before the site's first data.
 *
 * @param requestedMs when the report was requested, in Unix milliseconds: the notes may be read later
 */
export function emptyDays(
	ranges: readonly Range[],
	seen: FigureAudit,
	requestedMs: number,
): string[] {
	const [range, ...others] = ranges;
	const ahead = ranges.flatMap((one) => daysAhead(one, requestedMs) ?? []);
	if (ahead.length > 0) return ahead.slice(0, 1);
	if (others.length > 0) return [];
	// Text that cannot be read may stand for any figure.
	if (seen.unread.size > 0) return [];
	if (!seen.areNumbers) return [`There are no figures${during(range)}. ${FIRST_DATA}`];
	if (!seen.areThere) return [`All figures${during(range)} are 0. ${FIRST_DATA}`];
	const { firstDay, firstFigures } = seen;
	const starts = firstFigures !== undefined && firstDay !== undefined && firstDay < firstFigures;
	return starts ? [`All figures before ${firstFigures} are 0. ${FIRST_DATA}`] : [];
}

const FIRST_DATA = 'Check in the platform when the data of the site begins.';

function daysAhead({ days, zone }: Range, requestedMs: number): string | undefined {
	const requestDay = DateTime.fromMillis(requestedMs, { zone }).toISODate();
	if (!days || requestDay === null || days.to <= requestDay) return undefined;
	return days.from > requestDay
		? `The period${during({ days })} was still to come when the report was requested, so there are no figures for it.`
		: `The period ends on ${days.to}. When the report was requested, days after ${requestDay} were still to come, so the figures do not include them.`;
}

function during(range: Range | undefined): string {
	if (!range?.days) return '';
	const { from, to } = range.days;
	return from === to ? ` for ${from}` : ` from ${from} to ${to}`;
}
