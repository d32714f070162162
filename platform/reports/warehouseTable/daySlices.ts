import { InvalidInput } from '../../base/invalidInput';
import type { Days } from '../../base/dates/namedPeriods';
import { cutDays } from '../../base/dates/calendarUnits';
import { dateRangeOf } from '../request/dateRange';
import type { BatchBody } from '../types';
import { readTimeScale } from '../types';
import type { ResolvedPeriod } from '../request/periodRequest';
import { UNIT_OF } from '../request/finality';

/** A report limited to a part of its days. */
interface DaySlice {
	readonly days: { readonly days: Days };
	readonly body: BatchBody;
}

/**
 * Cuts a report into slices of about this many days; weeks and months stay whole.
 *
 * @throws InvalidInput when its days are unknown, or compared with others
 */
export function cutReport(
	body: BatchBody,
	{ days, before }: ResolvedPeriod,
	count: number,
): DaySlice[] {
	const [report] = body.reports;
	if (before) throw refused('cannot compare periods', 'Set Compare With to Nothing');
	if (days === undefined) {
		throw refused(
			'requires a period whose days are known before the request',
			'Set Period to Between Two Dates, or, in Request (JSON), enter dates as dateFrom and dateTo',
		);
	}
	const scale = readTimeScale(report.dateScale) ?? 'D';
	return cutDays(days, count, UNIT_OF[scale]).map((part) => ({
		days: { days: part },
		body: { ...body, reports: [{ ...report, dateRanges: [dateRangeOf(part)] }] },
	}));
}

function refused(need: string, advice: string): InvalidInput {
	return new InvalidInput('Days per Job', `A report that is split into jobs ${need}`, advice);
}
