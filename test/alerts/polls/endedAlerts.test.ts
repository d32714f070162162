import { readEnded, rememberEnded } from '../../../platform/alerts/memory/endedAlerts';

describe('an alert that has ended', () => {
	const FINDING = {
		name: 'a',
		kind: 'lower',
		verdict: 'calm',
		since: '',
		day: '2026-03-20',
	} as const;
	const over = { transition: 'over', finding: FINDING, since: '2026-03-10' } as const;
	const DAYS = { name: 'a', from: '2026-03-10', to: '2026-03-19' };

	it('is remembered with its days for six weeks', () => {
		expect(rememberEnded([], [over], '2026-03-20')).toEqual([DAYS]);
		expect(rememberEnded([DAYS], [], '2026-04-30')).toEqual([DAYS]);
		expect(rememberEnded([DAYS], [], '2026-05-01')).toEqual([]);
	});

	it.each([
		['it ended with a new level', { ...FINDING, newLevel: { before: 5 } }, '2026-03-10'],
		['figures had stopped', { ...FINDING, kind: 'noData' as const }, '2026-03-10'],
		['there was too little to judge', { ...FINDING, verdict: 'unknown' as const }, '2026-03-10'],
		['it was open for longer than five weeks', FINDING, '2026-02-10'],
	])('is not remembered if %s', (_, finding, since) => {
		expect(rememberEnded([], [{ ...over, finding, since }], '2026-03-20')).toEqual([]);
	});

	it('is read as it was stored', () => {
		expect(readEnded(JSON.parse(JSON.stringify([DAYS])))).toEqual([DAYS]);
		expect(readEnded([{ ...DAYS, to: 7 }, 'x', null])).toEqual([]);
	});
});
