import type { HeaderRange } from '../../../platform/reports/header';
import { answering } from '../../../platform/reports/answer/answering';
import { AS_SENT } from '../../../platform/reports/answer/written';

const WEEK = { from: '2026-11-02', to: '2026-11-08' };
const BEFORE = { from: '2026-10-26', to: '2026-11-01' };

function range(days: HeaderRange['days'], zone = 'Europe/Paris'): HeaderRange {
	return { label: 'it', dates: [], days, zone };
}

/** What is found of a report of these ranges at a moment. */
function foundOf(ranges: readonly HeaderRange[], at: string, compares = false) {
	const answer = { ...AS_SENT, compares };
	const { steps, found } = answering(
		{ answer, keepsTotals: false, site: 'shop-eu' },
		Date.parse(at),
	);
	steps(ranges);
	return found();
}

const GOES_ON = 'The last day is not over yet, so its figures are not complete.';

test.each([
	['while the last day goes on', '2026-11-08T22:59:00Z', [GOES_ON]],
	['once it is over for the site', '2026-11-08T23:00:00Z', []],
	['before it has begun for the site', '2026-11-07T22:59:00Z', []],
])('what is said of days %s', (_, at, sentences) => {
	expect(foundOf([range(WEEK)], at).sentences).toEqual(sentences);
});

test('a comparison of one period says that there is nothing to compare with', () => {
	const at = '2026-11-20T12:00:00Z';
	expect(foundOf([range(WEEK)], at, true)).toEqual({
		days: { days: WEEK, before: undefined },
		totals: undefined,
		sentences: ['The platform answered for one period only, so there is nothing to compare with.'],
	});
	const both = foundOf([range(WEEK), range(BEFORE)], at, true);
	expect(both).toMatchObject({ days: { days: WEEK, before: BEFORE }, sentences: [] });
	expect(foundOf([range(WEEK)], at)).toMatchObject({ days: { days: WEEK }, sentences: [] });
});
