import { usualOf } from '../usual/usual';
import type { Margins } from '../usual/variation';
import { dailyOf } from './daily';
import { isFew, outlookOfFew } from './fewOutlook';
import { recentOutlook } from './recentOutlook';
import type { Outlook, Subject } from './subject';
import { divided, pastOf, quotient } from './subject';

/** What the past lets expect by the method of the rule. */
export function outlookOf(subject: Subject): Outlook {
	if (subject.rule.expected.by !== 'usual') return recentOutlook(subject);
	return isFew(subject) ? outlookOfFew(subject) : usualOutlook(subject);
}

function usualOutlook(subject: Subject): Outlook {
	const { series, days, hours, special, part, whole, areCounts, since } = subject;
	const isRate = part !== whole;
	const past = isRate
		? divided(pastOf(subject, part, hours), pastOf(subject, whole, hours))
		: pastOf(subject, part, hours);
	const isCount = !isRate && areCounts[part] === true;
	const usual = usualOf(past, days, { isCount, special, since });
	const volumes = dailyOf(series, whole, hours);
	const weights = days.map((day) => (isRate ? (volumes.get(day) ?? 0) : 1));
	const expected = weighted(usual.expected, weights);
	return {
		expected: isRate
			? quotient(
					expected,
					weighted(
						weights.map(() => 1),
						weights,
					),
				)
			: expected,
		usualShares: usual.limits && widened(usual.limits, isCount ? 1 : TIMES_AMOUNTS),
		special: usual.special && {
			name: usual.special.name,
			comparedWith: usual.comparedWith,
			isUnheardOf: usual.isUnheardOf,
		},
	};
}

/** One order can be worth many: amounts are off by far more than counts now and then. */
const TIMES_AMOUNTS = 1.5;

function widened({ lower, higher }: Margins, times: number): Margins {
	return { lower: lower * times, higher: higher * times };
}

function weighted(
	values: ReadonlyArray<number | undefined>,
	weights: readonly number[],
): number | undefined {
	return values.reduce<number | undefined>((sum, value, index) => {
		if (sum === undefined || value === undefined) return undefined;
		return sum + value * (weights[index] ?? 0);
	}, 0);
}
