import {
	readIdState,
	readRecordState,
	readReportState,
	readRunState,
} from '../../../platform/polling/state';

const NOTHING = [undefined, null, 'x', 7, [], {}];

describe('what was stored of reports', () => {
	const report = { id: 'j', site: 's', slot: 1, submittedAt: 2 };

	test('is read as it was written', () => {
		const state = { rhythm: 'r', slot: 0, pending: [report] };
		expect(readReportState({ ...state, more: 1 })).toEqual(state);
	});

	test('is read without what is not whole', () => {
		const parts = ['id', 'site', 'slot', 'submittedAt'].map((name) => ({
			...report,
			[name]: null,
		}));
		const pending = [...NOTHING, ...parts, { ...report, more: 1 }];
		expect(readReportState({ rhythm: 'r', slot: 0, pending })?.pending).toEqual([report]);
	});

	test.each([
		...NOTHING,
		{ rhythm: 'r', slot: 0, pending: {} },
		{ rhythm: 'r', slot: '0', pending: [] },
		{ rhythm: 1, slot: 0, pending: [] },
	])('counts as nothing when it is %j', (stored) => {
		expect(readReportState(stored)).toBeUndefined();
	});
});

describe('what was stored of records', () => {
	const since = '2026-11-02';
	const search = { id: 'j', site: 's', startedAt: 5 };

	test('is read as it was written', () => {
		const state = { since, search, known: ['a', 'b'] };
		expect(readRecordState({ ...state })).toEqual(state);
	});

	test.each<[unknown, unknown]>([
		[
			{ ...search, startedAt: 'x' },
			{ ...search, startedAt: 0 },
		],
		[{ ...search, id: 7 }, undefined],
		[{ ...search, site: 7 }, undefined],
		['x', undefined],
		[undefined, undefined],
	])('may hold the search %j', (stored, read) => {
		expect(readRecordState({ since, search: stored })?.search).toEqual(read);
	});

	test.each([['x'], [['a', 7]], [undefined], [{}]])('knows nothing from %j', (known) => {
		expect(readRecordState({ since, known })).toEqual({
			since,
			search: undefined,
			known: undefined,
		});
	});

	test.each([
		...NOTHING,
		...['', 'x2026-11-02', '2026-11-021', '26-11-02', '2026-1-02', '2026-11-2', 7].map((one) => ({
			since: one,
		})),
	])('counts as nothing when it is %j', (stored) => {
		expect(readRecordState(stored)).toBeUndefined();
	});
});

describe('what was stored of runs', () => {
	test('is read as it was written', () => {
		const state = { known: ['a'], jobs: ['b'], unread: ['c'], running: ['d'], turn: 3 };
		expect(readRunState(state)).toMatchObject(state);
	});

	test('is read without what is of another shape', () => {
		const stored = { known: [], jobs: ['b', 7], unread: 'x', turn: '3' };
		expect(readRunState(stored)).toMatchObject({
			known: [],
			jobs: ['b'],
			unread: [],
			running: [],
			turn: 0,
		});
	});

	test.each([...NOTHING, { known: [7] }, { known: ['a', null] }])(
		'counts as nothing when it is %j',
		(stored) => {
			expect(readRunState(stored)).toBeUndefined();
			expect(readIdState(stored)).toBeUndefined();
		},
	);
});

test.each([
	[7, 7],
	['7', 0],
	[undefined, 0],
])('of runs by their IDs, the turn %j is stored as %j', (turn, read) => {
	expect(readIdState({ known: ['a'], turn, more: 1 })).toEqual({ known: ['a'], turn: read });
});
