import { lastWeeks } from '../usual/daily';
import type { Method } from './expected';
import { expectedOn, farthest } from './expected';
import type { AlertRule } from './rule';
import type { Outlook, Subject } from './subject';
import { divided, pastOf, quotient } from './subject';

/** How the method of a rule looks back: of a bound only what is needed to notice that figures stop. */
export function methodOf({ expected: { by } }: AlertRule): Method {
	return by === 'mean' || by === 'median' || by === 'before' ? by : 'recent';
}

/** What the same days of the last weeks let expect. */
export function recentOutlook(subject: Subject): Outlook {
	const { days, hours, rule, part, whole } = subject;
	const [first = ''] = days;
	const isRate = part !== whole;
	const [past, volumes] = [pastOf(subject, part, hours), pastOf(subject, whole, hours)];
	const sum = expectedOn(days, past, methodOf(rule), rule.weeks);
	const volume = expectedOn(days, volumes, methodOf(rule), rule.weeks);
	const isCount = subject.areCounts[part] === true;
	const weeks = lastWeeks(isRate ? divided(past, volumes) : past, first, rule.weeks);
	const { lower, higher } = farthest(weeks);
	// Amounts vary in their own way, and days that are judged together make up for each other.
	const times = (isCount ? 1 : TIMES_FARTHEST) / Math.sqrt(days.length);
	return {
		expected: isRate ? quotient(sum, volume) : sum,
		usualShares: { lower: lower * times, higher: higher * times },
	};
}

const TIMES_FARTHEST = 3.5;
