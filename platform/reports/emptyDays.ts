import { DateTime } from 'luxon';

import type { HeaderRange } from './header';
import type { Row } from './cells';
import type { TableStep } from './table';

type Range = Pick<HeaderRange, 'days' | 'zone'>;

/** What is known of the figures of a report when all its rows went by. */
export interface FiguresSeen {
	readonly rows: number;
	/** Whether any figure is other than 0. */
	readonly areThere: boolean;
	/** The first day of all rows, where the report was split. */
	readonly firstDay?: string | undefined;
	/** The first day with a figure other than 0. */
	readonly firstFigures?: string | undefined;
}

const NOTHING: FiguresSeen = { rows: 0, areThere: false };

/** Looks at rows on their way, and remembers what is to be told of their figures. */
export function watchFigures(): { readonly step: TableStep; readonly seen: () => FiguresSeen } {
	let seen = NOTHING;
	const step: TableStep = (table) => ({
		...table,
		batches: async function* () {
			seen = NOTHING;
			for await (const rows of table.batches()) {
				seen = rows.reduce(see, seen);
				yield rows;
			}
		},
	});
	return { step, seen: () => seen };
}

/** The same of rows that are all there. */
export function figuresIn(rows: readonly Row[]): FiguresSeen {
	return rows.reduce(see, NOTHING);
}

function see({ rows, areThere, firstDay, firstFigures }: FiguresSeen, row: Row): FiguresSeen {
	const day = typeof row.date === 'string' ? row.date.slice(0, 10) : undefined;
	const has = hasFigures(row);
	return {
		rows: rows + 1,
		areThere: areThere || has,
		firstDay: earlier(firstDay, day),
		firstFigures: has ? earlier(firstFigures, day) : firstFigures,
	};
}

function earlier(one: string | undefined, other: string | undefined): string | undefined {
	if (one === undefined || other === undefined) return one ?? other;
	return other < one ? other : one;
}

/**
 * What to tell of days that cannot have figures, as the platform gives zeros for them without a word:
 * those to come, and those before the first data of the site.
 *
 * @param nowMs Unix milliseconds
 */
export function emptyDays(ranges: readonly Range[], seen: FiguresSeen, nowMs: number): string[] {
	const [range, ...others] = ranges;
	const ahead = ranges.flatMap((one) => daysAhead(one, nowMs) ?? []);
	if (ahead.length > 0) return ahead.slice(0, 1);
	if (others.length > 0) return [];
	if (seen.rows === 0) return [`There are no figures${during(range)}. ${FIRST_DATA}`];
	if (!seen.areThere) return [`All figures${during(range)} are 0. ${FIRST_DATA}`];
	const { firstDay, firstFigures } = seen;
	const starts = firstFigures !== undefined && firstDay !== undefined && firstDay < firstFigures;
	return starts ? [`All figures before ${firstFigures} are 0. ${FIRST_DATA}`] : [];
}

const FIRST_DATA = 'Check in the platform since when the site has data.';

function daysAhead({ days, zone }: Range, nowMs: number): string | undefined {
	const today = DateTime.fromMillis(nowMs, { zone }).toISODate();
	if (!days || today === null || days.to <= today) return undefined;
	return days.from > today
		? `The period${during({ days })} is still to come, so its figures are 0.`
		: `The period ends on ${days.to}. Days after today (${today}) are still to come, and add nothing to the figures.`;
}

function during(range: Range | undefined): string {
	if (!range?.days) return '';
	const { from, to } = range.days;
	return from === to ? ` of ${from}` : ` from ${from} to ${to}`;
}

function hasFigures(row: Row): boolean {
	return Object.values(row).some((cell) => typeof cell === 'number' && cell !== 0);
}
