import type { Days } from '../../client/values/periods';
import { cutDays, firstDayOf } from '../../client/values/units';
import { InvalidInput } from '../../client/faults';
import { dateRangeOf } from '../period';
import type { BatchBody, Scale } from '../types';
import { UNIT_OF } from './finality';

/** The same report for a part of its days. */
export interface Part {
	readonly days: Days;
	readonly body: BatchBody;
}

/** Cuts a report into parts of about so many days each; weeks and months stay whole. */
export function cutReport(
	body: BatchBody,
	days: Days,
	daysPerJob: number,
	scale: Scale | undefined,
): Part[] {
	const [report] = body.reports;
	return cutDays(days, daysPerJob, UNIT_OF[scale ?? 'D']).map((part) => ({
		days: part,
		body: { ...body, reports: [{ ...report, dateRanges: [dateRangeOf(part)] }] },
	}));
}

/**
 * Half a week would replace the row of the whole one. Where a period ends, there is no such danger: the
 * next fetch replaces it.
 *
 * @throws InvalidInput when a period does not begin with a week or month
 */
export function checkWholeUnits({ from }: Days, scale: Scale): void {
	const unit = UNIT_OF[scale];
	const first = firstDayOf(unit, from);
	if (first === from) return;
	throw new InvalidInput(
		'Period',
		`The period begins on ${from}, in the middle of a ${unit}, whose row in the table would become incomplete`,
		`Begin on ${first}, or choose the period Days That May Still Change`,
	);
}
