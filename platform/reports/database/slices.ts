import { InvalidInput } from '../../client/faults';
import type { Days } from '../../client/values/periods';
import { cutDays } from '../../client/values/units';
import { dateRangeOf } from '../period';
import type { BatchBody } from '../types';
import { scaleNamed } from '../types';
import type { KnownDays } from '../wish';
import { UNIT_OF } from './finality';

/** The same report for a part of its days. */
export interface DaySlice {
	readonly days: { readonly days: Days };
	readonly body: BatchBody;
}

/**
 * Cuts a report into slices of about so many days each; weeks and months stay whole.
 *
 * @throws InvalidInput when its days are not known, or compared with others
 */
export function cutReport(body: BatchBody, { days, before }: KnownDays, count: number): DaySlice[] {
	const [report] = body.reports;
	if (before) throw refused('compares nothing', 'Set Compare With to Nothing');
	if (days === undefined) {
		throw refused('needs days that are known', 'Choose another period, or two dates');
	}
	const scale = scaleNamed(report.dateScale) ?? 'D';
	return cutDays(days, count, UNIT_OF[scale]).map((part) => ({
		days: { days: part },
		body: { ...body, reports: [{ ...report, dateRanges: [dateRangeOf(part)] }] },
	}));
}

function refused(need: string, advice: string): InvalidInput {
	return new InvalidInput('Days per Job', `A report that is cut into jobs ${need}`, advice);
}
