import { Fault } from '../../client/faults';
import type { Days } from '../../client/values/periods';
import { daysInWords } from './written';

/** The same failure, which names the days that it is about. */
export function faultOfDays({ kind, facts }: Fault, days: Days): Fault {
	const { what, ...others } = facts;
	const words = daysInWords(days);
	const named = what === undefined ? {} : { what: `${what} (${words})` };
	return new Fault(kind, { ...others, ...named, days: words });
}
