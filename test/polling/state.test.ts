import {
	readIdState,
	readRecordState,
	readReportState,
	readRunState,
} from '../../platform/polling/state';

const report = { id: '1', site: 's', slot: 5, submittedAt: 6 };
const reports = { rhythm: '{}', slot: 7, pending: [report] };
const search = { id: '1', site: 's', startedAt: 5, days: { from: '2026-11-01', to: '2026-11-02' } };
const records = { since: '2026-11-01', next: '2026-11-02', mostDays: 3, search, known: ['k'] };
const runs = {
	known: ['k'],
	jobs: ['j'],
	unread: ['u'],
	running: ['r'],
	turn: 3,
	toldOfJobs: true,
};

it('reads what polls left', () => {
	expect(readReportState(reports)).toEqual(reports);
	expect(readRecordState(records)).toEqual(records);
	expect(readRunState(runs)).toEqual(runs);
	expect(readIdState({ known: ['k'], turn: 3 })).toEqual({ known: ['k'], turn: 3 });
});

it.each([
	...[undefined, null, 'x', 7, [], [reports], {}].map((stored) => [stored]),
	...[
		{ ...reports, pending: {} },
		{ ...reports, rhythm: 7 },
		{ ...reports, slot: '7' },
	].map((stored) => [stored]),
])('takes %j for no reports', (stored) => {
	expect(readReportState(stored)).toBeUndefined();
});

it.each([
	...['x', null, [], {}].map((stored) => [stored]),
	...Object.keys(report).map((member) => [{ ...report, [member]: undefined }]),
])('leaves out %j, which is no report', (stored) => {
	expect(readReportState({ ...reports, pending: [stored, report] })?.pending).toEqual([report]);
});

it.each([undefined, null, 'x', [], {}, { ...records, since: 7 }, { ...records, since: '' }])(
	'takes %j for no records',
	(stored) => expect(readRecordState(stored)).toBeUndefined(),
);

it.each([
	...['2026-11-1', '2026-11-011', 'x2026-11-01', '2026-13-01', '2026-02-30', 20261101, null],
])('takes %j for no day', (day) => {
	expect(readRecordState({ ...records, since: day })).toBeUndefined();
	expect(readRecordState({ ...records, next: day })).toEqual({ ...records, next: undefined });
	const broken = [
		{ from: day, to: '2026-11-02' },
		{ from: '2026-11-01', to: day },
	];
	for (const days of broken) {
		const read = readRecordState({ ...records, search: { ...search, days } });
		expect(read?.search).toEqual({ ...search, days: undefined });
	}
});

it('takes what has another shape for what was not stored', () => {
	const read = (more: object) => readRecordState({ ...records, ...more });
	for (const mostDays of [0, -1, 1.5, '3', null]) {
		expect(read({ mostDays })?.mostDays).toBeUndefined();
	}
	expect(read({ mostDays: 1 })?.mostDays).toBe(1);
	for (const known of ['k', {}, ['k', 7], null]) expect(read({ known })?.known).toBeUndefined();
	for (const broken of ['x', null, { ...search, id: 7 }, { ...search, site: null }]) {
		expect(read({ search: broken })?.search).toBeUndefined();
	}
	for (const days of [null, 'x', { from: '2026-11-03', to: '2026-11-02' }]) {
		expect(read({ search: { ...search, days } })?.search?.days).toBeUndefined();
	}
	const oneDay = { from: '2026-11-02', to: '2026-11-02' };
	expect(read({ search: { ...search, days: oneDay } })?.search?.days).toEqual(oneDay);
	// With a moment of 1970 its days would be searched again from there.
	const timeless = read({ search: { ...search, startedAt: null } })?.search;
	expect(timeless).toEqual({ id: '1', site: 's', startedAt: 0 });
});

it('takes runs without what is known for nothing, and the rest for empty', () => {
	for (const stored of [undefined, null, 'x', [], {}, { ...runs, known: ['k', 7] }]) {
		expect([readRunState(stored), readIdState(stored)]).toEqual([undefined, undefined]);
	}
	const broken = { known: [], jobs: 'j', unread: [7, 'u'], running: {}, turn: '3' };
	expect(readRunState(broken)).toEqual({
		...{ known: [], jobs: [], unread: ['u'], running: [], turn: 0, toldOfJobs: false },
	});
	expect(readRunState({ ...runs, toldOfJobs: 'yes' })?.toldOfJobs).toBe(false);
	expect(readIdState({ known: [], turn: null })).toEqual({ known: [], turn: 0 });
});
