import { InvalidInput } from '../../platform/base/invalidInput';
import type { ComparisonMatch } from '../../platform/questions/dates/parseComparison';
import { parseComparison } from '../../platform/questions/dates/parseComparison';
import type { PeriodMatch } from '../../platform/questions/dates/parsedPeriod';
import { parsePeriod } from '../../platform/questions/dates/parsePeriod';
import { rejectComparison, rejectPeriod } from '../../platform/questions/dates/rejectDates';

const TODAY = '2026-11-20';

const PERIODS = 'last week, last 30 days, October 2026, Q3 2026, or 2026-10-01 to 2026-10-15';
const COMPARISONS =
	'period before, last year, same weekdays before, same weekdays last year, or another period such as October 2025';

function refusalOf(reject: () => void): string {
	try {
		reject();
	} catch (error) {
		if (error instanceof InvalidInput) return `${error.message}. ${error.advice}`;
	}
	return 'accepted';
}

const refusedPeriod = (words: string, found: PeriodMatch = parsePeriod(words, TODAY)) =>
	refusalOf(() => {
		if (found.is !== 'found') rejectPeriod('When', words, found);
	});

function refusedComparison(words: string): string {
	const period = parsePeriod('last week', TODAY);
	if (period.is !== 'found') throw new Error('Last week is a period');
	const found: ComparisonMatch = parseComparison(words, period.period, TODAY);
	return refusalOf(() => {
		if (found.is !== 'found' && found.is !== 'nothing') rejectComparison('Compare', words, found);
	});
}

it.each([
	['03/04/2026', 'may mean 2026-04-03 or 2026-03-04. Write days as YYYY-MM-DD'],
	[
		'next week',
		`has not begun yet, so there are no figures for it. Ask for past days, such as ${PERIODS}`,
	],
	['2026-10-15 to 2026-10-01', 'ends before it begins. Swap the two days'],
	['1899-12-31', `begins before 1900. Ask for days that have figures, such as ${PERIODS}`],
	['banana', `does not say which days you mean. Enter days such as ${PERIODS}`],
])('a period that cannot be used is refused with the way on: %s', (words, refusal) => {
	expect(refusedPeriod(words)).toBe(`When: "${words}" ${refusal}`);
});

it.each([
	[
		'month before',
		'may mean period before, same weekdays before, last year or two dates such as 2026-10-01 to 2026-10-31. Enter one of these',
	],
	['next week', `has not begun yet. Enter a comparison such as ${COMPARISONS}`],
	[
		'last 9999 years',
		'begins before 1900. Ask for a shorter period, or compare it with another period',
	],
	[
		'last week',
		`covers the same days as the period itself. Enter a comparison such as ${COMPARISONS}`,
	],
	['banana', `does not say what to compare with. Enter a comparison such as ${COMPARISONS}`],
	[
		'2026-10-15 to 2026-10-01',
		`does not say what to compare with. Enter a comparison such as ${COMPARISONS}`,
	],
])('a comparison that cannot be used is refused with the way on: %s', (words, refusal) => {
	expect(refusedComparison(words)).toBe(`Compare: "${words}" ${refusal}`);
});
