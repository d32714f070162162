import { Fault } from '../../http/errors/fault';
import type { Days } from '../../base/dates/namedPeriods';
import { daysInWords } from '../../base/dates/namedPeriods';

/** A copy of an error that names the days of the report. */
export function withDaysInError({ kind, facts }: Fault, days: Days): Fault {
	const { what, ...others } = facts;
	const words = daysInWords(days);
	const named = what === undefined ? {} : { what: `${what} (${words})` };
	return new Fault(kind, { ...others, ...named, days: words });
}
