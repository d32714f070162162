import { DateTime } from 'luxon';

import type { HeaderRange } from './header';
import type { Row } from './rows';

type Range = Pick<HeaderRange, 'days' | 'zone'>;

/**
 * What to tell of days that cannot have figures, as the platform gives zeros for them without a word:
 * those to come, and those before the first data of the site.
 *
 * @param nowMs Unix milliseconds
 */
export function emptyDays(ranges: readonly Range[], rows: readonly Row[], nowMs: number): string[] {
	const [range, ...others] = ranges;
	const ahead = ranges.flatMap((one) => daysAhead(one, nowMs) ?? []);
	if (ahead.length > 0) return ahead.slice(0, 1);
	if (others.length > 0) return [];
	if (rows.length === 0) return [`There are no figures${during(range)}. ${FIRST_DATA}`];
	if (!rows.some(hasFigures)) return [`All figures${during(range)} are 0. ${FIRST_DATA}`];
	const first = firstDate(rows.filter(hasFigures));
	const start = firstDate(rows);
	const starts = first !== undefined && start !== undefined && start < first;
	return starts ? [`All figures before ${first} are 0. ${FIRST_DATA}`] : [];
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

/** The first day that rows of a report that was split are about. */
function firstDate(rows: readonly Row[]): string | undefined {
	const dates = rows.flatMap(({ date }) => (typeof date === 'string' ? date.slice(0, 10) : []));
	return dates.sort()[0];
}
