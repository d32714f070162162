import {
	readIdState,
	readRecordState,
	readReportState,
	readRunState,
} from '../../platform/polling/state';

const report = { id: '1', site: 's', slot: 5, submittedAt: 6 };
const reports = { schedule: '{}', slot: 7, pending: [report] };
const search = { id: '1', site: 's', startedAt: 5, days: { from: '2026-11-01', to: '2026-11-02' } };
const failing = { since: 1, count: 2, until: 3 };
const shortened = { days: 0, at: 4 };
const progress = { since: '2026-11-01', next: '2026-11-02', mostDays: 3 };
const records = { ...progress, search, known: ['k', 'l'], failing, shortened };
const ids = { known: ['k'], turn: 3 };
const runs = { ...ids, jobs: ['j'], unread: ['u'], running: ['r'], tooManyJobsReported: true };

const NOTHING = [undefined, null, 'x', 7, [], [reports], {}];

it('stored states are read without unknown members', () => {
	expect(readReportState({ ...reports, more: 1 })).toEqual(reports);
	expect(readRecordState({ ...records, more: 1 })).toEqual(records);
	expect(readRunState({ ...runs, more: 1 })).toEqual(runs);
	expect(readIdState({ ...ids, more: 1 })).toEqual(ids);
});

describe('the stored state of reports', () => {
	it.each([
		...NOTHING,
		{ ...reports, pending: {} },
		{ ...reports, schedule: 7 },
		{ ...reports, slot: '7' },
		{ ...reports, slot: 1e300 },
	])('is discarded if it is %j', (state) => {
		expect(readReportState(state)).toBeUndefined();
	});

	it.each([
		...NOTHING,
		...Object.keys(report).flatMap((member) => [
			{ ...report, [member]: undefined },
			{ ...report, [member]: null },
		]),
		{ ...report, slot: 8_640_000_000_000_001 },
		{ ...report, submittedAt: -1e300 },
	])('loses the invalid report %j', (pending) => {
		const read = readReportState({ ...reports, pending: [pending, { ...report, more: 1 }] });
		expect(read?.pending).toEqual([report]);
	});
});

describe('the stored state of records', () => {
	const read = (more: object) => readRecordState({ ...records, ...more });

	it.each([...NOTHING, { ...records, since: 7 }, { ...records, since: '' }])(
		'is discarded if it is %j',
		(state) => expect(readRecordState(state)).toBeUndefined(),
	);

	it.each([
		...['', '2026-11-1', '2026-1-02', '26-11-02', '2026-11-011', 'x2026-11-01'],
		...['2026-13-01', '2026-02-30', '0026-11-01', 20261101, null],
	])('has no day for %j', (day) => {
		expect(read({ since: day })).toBeUndefined();
		expect(read({ next: day })).toEqual({ ...records, next: undefined });
		for (const broken of [{ from: day }, { to: day }]) {
			const days = { ...search.days, ...broken };
			expect(read({ search: { ...search, days } })?.search).toBeUndefined();
		}
	});

	it('only requires the first day', () => {
		expect(readRecordState({ since: records.since })).toEqual({ since: records.since });
	});

	it.each([0, -1, 1.5, '3', null])('has no number of days for %j', (mostDays) => {
		expect(read({ mostDays })?.mostDays).toBeUndefined();
		expect(read({ mostDays: 1 })?.mostDays).toBe(1);
	});

	it.each([['k'], [{}], [['k', 7]], [null], [undefined]])('has no seen records for %j', (known) => {
		expect(read({ known })).toEqual({ ...records, known: undefined });
	});

	it.each([
		...['x', null, undefined, { ...search, id: 7 }, { ...search, site: 7 }],
		...['x', null, undefined].map((startedAt) => ({ ...search, startedAt })),
		...[undefined, null, 'x', { from: '2026-11-03', to: '2026-11-02' }].map((days) => ({
			...search,
			days,
		})),
	])('has no search for %j', (broken) => {
		expect(read({ search: broken })).toEqual({ ...records, search: undefined });
	});

	it.each([null, 7, {}, { ...failing, count: 0 }, { ...failing, until: 'x' }])(
		'has no failing searches for %j',
		(broken) => expect(read({ failing: broken })?.failing).toBeUndefined(),
	);

	it.each([null, 7, {}, { days: -1, at: 4 }, { days: 1 }])(
		'has no shortened look-back for %j',
		(broken) => expect(read({ shortened: broken })?.shortened).toBeUndefined(),
	);

	it('may have a search of one day', () => {
		const days = { from: '2026-11-02', to: '2026-11-02' };
		expect(read({ search: { ...search, days } })?.search?.days).toEqual(days);
	});
});

describe('the stored state of runs', () => {
	it.each([
		...NOTHING,
		{ ...runs, known: [7] },
		{ ...runs, known: ['k', 7] },
		{ known: ['k', null] },
	])('is discarded if it is %j', (state) => {
		expect([readRunState(state), readIdState(state)]).toEqual([undefined, undefined]);
	});

	it('is empty in members of another shape', () => {
		const broken = { known: [], jobs: 'j', unread: [7, 'u'], running: {}, turn: '3' };
		const nothing = { known: [], jobs: [], running: [], turn: 0, tooManyJobsReported: false };
		expect(readRunState(broken)).toEqual({ ...nothing, unread: ['u'] });
		expect(readRunState({ ...runs, tooManyJobsReported: 'yes' })?.tooManyJobsReported).toBe(false);
	});

	it.each([
		[7, 7],
		['7', 0],
		[null, 0],
		[undefined, 0],
	])('reads the turn %j of IDs as %j', (turn, read) => {
		expect(readIdState({ ...ids, turn })).toEqual({ ...ids, turn: read });
	});
});
