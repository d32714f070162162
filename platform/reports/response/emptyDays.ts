import { DateTime } from 'luxon';

import type { FigureAudit } from './figureAudit';
import { figureNotes } from './figureAudit';
import type { HeaderRange } from './dateRanges';

type Range = Pick<HeaderRange, 'days' | 'zone'>;

/**
 * All notes on the figures of a report: on days that cannot have any, and on cells that are no
 * numbers.
 *
 * @param nowMs Unix milliseconds
 */
export function notesOnFigures(
	ranges: readonly Range[],
	seen: FigureAudit,
	nowMs: number,
): string[] {
	return [...emptyDays(ranges, seen, nowMs), ...figureNotes(seen)];
}

/**
 * Notes about days that cannot have figures, for which the platform sends zeros: days to come, and
 * days before the site's first data.
 *
 * @param nowMs Unix milliseconds
 */
export function emptyDays(ranges: readonly Range[], seen: FigureAudit, nowMs: number): string[] {
	const [range, ...others] = ranges;
	const ahead = ranges.flatMap((one) => daysAhead(one, nowMs) ?? []);
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

function daysAhead({ days, zone }: Range, nowMs: number): string | undefined {
	const today = DateTime.fromMillis(nowMs, { zone }).toISODate();
	if (!days || today === null || days.to <= today) return undefined;
	return days.from > today
		? `The period${during({ days })} is still to come, so its figures are 0.`
		: `The period ends on ${days.to}. Days after today (${today}) are still to come, so the figures do not include them.`;
}

function during(range: Range | undefined): string {
	if (!range?.days) return '';
	const { from, to } = range.days;
	return from === to ? ` of ${from}` : ` from ${from} to ${to}`;
}
