import { rememberArrivals, readArrivals } from '../../platform/alerts/memory/lateFigures';
import { readSteady, rememberSteady } from '../../platform/alerts/memory/steadySeries';
import { rememberEnded } from '../../platform/alerts/memory/endedAlerts';
import { readSiteAlert } from '../../platform/alerts/sites/digest';
import { readExplanation } from '../../platform/alerts/causes/pendingExplanation';

describe('steady series', () => {
	const finding = (more: object = {}) => ({
		...{ name: 'a', label: 'A', day: '2026-11-20' },
		...{ dataGap: { isAbsent: false, perDay: 50 } },
		...more,
	});
	const A = { name: 'a', label: 'A', perDay: 50, day: '2026-11-20' };

	it('are those with a figure on every day, by name and figure', () => {
		expect(rememberSteady(undefined, [finding()])).toEqual([A]);
		expect(rememberSteady([], [finding({ figure: 'visit' })])).toEqual([{ figure: 'visit', ...A }]);
		expect(rememberSteady([], [finding({ dataGap: undefined })])).toEqual([]);
		const absent = { isAbsent: true, perDay: 50 };
		expect(rememberSteady([], [finding({ dataGap: absent })])).toEqual([]);
		const unsteady = { isAbsent: false, perDay: undefined };
		expect(rememberSteady([], [finding({ dataGap: unsteady })])).toEqual([]);
	});

	it('are forgotten after four weeks, and replaced by what is newer', () => {
		const [old, older] = ['2026-10-23', '2026-10-22'].map((day) => ({ ...A, name: 'b', day }));
		expect(rememberSteady([old ?? A], [finding()])).toEqual([A, old]);
		expect(rememberSteady([older ?? A], [finding()])).toEqual([A]);
		expect(rememberSteady([{ ...A, perDay: 9 }], [finding()])).toEqual([A]);
		const other = { ...A, figure: 'visit' };
		expect(rememberSteady([other], [finding()])).toEqual([A, other]);
	});

	it('are read as they were stored, without entries of another shape', () => {
		const stored = [A, { ...A, figure: 'visit' }];
		expect(readSteady(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
		const damaged = [
			...[{ name: 1 }, { label: 1 }, { perDay: '1' }, { day: 'x' }].map((one) => ({
				...A,
				...one,
			})),
			null,
		];
		expect(readSteady(damaged)).toEqual([]);
		expect(readSteady([{ ...A, figure: 5 }])).toEqual([A]);
	});
});

describe('sums of days that arrive late', () => {
	const report = (figures: Readonly<Record<string, number>>) => ({
		series: [
			{
				...{ name: '', label: '' },
				moments: Object.entries(figures).map(([day, figure]) => ({
					...{ day, hour: undefined },
					figures: [figure],
				})),
			},
		],
	});

	it('are kept by the number of days after the first report, in order of their days', () => {
		const first = rememberArrivals([], report({ '2026-11-20': 5 }), '2026-11-20');
		expect(first).toEqual([{ day: '2026-11-20', sums: [5] }]);
		const figures = { '2026-11-20': 7, '2026-11-21': 6 };
		const second = rememberArrivals(first, report(figures), '2026-11-21');
		expect(second).toEqual([
			{ day: '2026-11-20', sums: [5, 7] },
			{ day: '2026-11-21', sums: [6] },
		]);
		// Two days later, without a report in between.
		expect(rememberArrivals(second, report({ '2026-11-20': 8 }), '2026-11-23')).toEqual([
			{ day: '2026-11-20', sums: [5, 7, null, 8] },
			{ day: '2026-11-21', sums: [6, null, 0] },
			{ day: '2026-11-23', sums: [0] },
		]);
		const [last] = rememberArrivals([{ day: '2026-11-23', sums: [1] }], report({}), '2026-11-20');
		expect(last?.day).toBe('2026-11-20');
	});

	it('are forgotten after ten days', () => {
		const before = [{ day: '2026-11-10', sums: [5] }];
		const daysOn = (last: string) =>
			rememberArrivals(before, report({}), last).map(({ day }) => day);
		expect(daysOn('2026-11-19')).toEqual(['2026-11-10', '2026-11-19']);
		expect(daysOn('2026-11-20')).toEqual(['2026-11-20']);
	});

	it('are read as they were stored, without entries of another shape', () => {
		expect(readArrivals([{ day: '2026-11-20', sums: [5, null, 'x'] }])).toEqual([
			{ day: '2026-11-20', sums: [5, null, null] },
		]);
		expect(readArrivals([{ day: 'x', sums: [5] }, { day: '2026-11-20', sums: [] }, 5])).toEqual([]);
	});
});

it('an alert that ends is remembered if it was open for at most 32 days', () => {
	const finding = {
		name: 'a',
		kind: 'lower',
		verdict: 'calm',
		since: '',
		day: '2026-03-20',
	} as const;
	const rememberedSince = (since: string, more: object = {}) =>
		rememberEnded(
			[],
			[{ transition: 'over', finding: { ...finding, ...more }, since }],
			'2026-03-20',
		);
	expect(rememberedSince('2026-02-16')).toEqual([
		{ name: 'a', from: '2026-02-16', to: '2026-03-19' },
	]);
	expect(rememberedSince('2026-02-15')).toEqual([]);
	expect(rememberedSince('2026-03-19 10:00')).toMatchObject([{ from: '2026-03-19' }]);
	expect(rememberedSince('2026-03-20')).toEqual([]);
	expect(rememberedSince('2026-03-10', { figure: 'visit' })).toMatchObject([{ figure: 'visit' }]);
});

it('an alert of a site is read as it was stored, or not at all', () => {
	const alert = { site: 'shop', item: { text: 'x' } };
	expect(readSiteAlert(alert)).toEqual(alert);
	expect([null, { ...alert, site: 5 }, { ...alert, item: 'x' }].map(readSiteAlert)).toEqual([
		...[undefined, undefined, undefined],
	]);
});

describe('alerts that are held until their causes are known', () => {
	const NOW = 1_000_000;
	const window = { days: ['2026-11-20'], untilHour: undefined, through: '2026-11-20' };
	const alert = { at: 0, side: 'lower', value: 5, expected: 9, figure: 'visit', window };
	const HELD = {
		...{ since: 500, items: [{ text: 'x' }], alerts: [alert] },
		days: { from: '2026-05-01', to: '2026-11-20' },
		requests: [
			{ dimension: 'device', job: { id: '1', site: 's' } },
			{ dimension: 'media_key', notBefore: 7 },
		],
	};
	const read = (more: object = {}) =>
		readExplanation(JSON.parse(JSON.stringify({ ...HELD, ...more })), NOW);

	it('are read as they were stored', () => {
		expect(read()).toEqual(HELD);
		expect(read({ since: NOW + 5 })?.since).toBe(NOW);
		expect(read({ since: 'x' })?.since).toBe(0);
	});

	it('keep their items when their days are damaged, and are dropped without items', () => {
		expect(readExplanation('x', NOW)).toBeUndefined();
		expect(read({ items: [] })).toBeUndefined();
		expect(read({ items: ['x'] })).toBeUndefined();
		for (const days of ['x', { from: 'x', to: '2026-11-20' }, { from: '2026-11-20' }])
			expect(read({ days })).toMatchObject({ alerts: [], days: { from: '', to: '' } });
	});

	it.each([
		...[{ at: 'x' }, { value: null }, { side: 'noData' }, { window: 'x' }],
		{ window: { ...window, through: 'x' } },
	])('leave out an alert with %j', (more) => {
		expect(read({ alerts: [{ ...alert, ...more }, alert, 5] })?.alerts).toEqual([alert]);
	});

	it('keep an alert without its figure, its expected value or its hour', () => {
		expect(read({ alerts: [{ ...alert, figure: 5, expected: 'x' }] })?.alerts).toEqual([
			{ ...alert, figure: undefined, expected: undefined },
		]);
		const hours = { ...window, untilHour: 9, days: ['x', '2026-11-20'] };
		expect(read({ alerts: [{ ...alert, window: hours }] })?.alerts[0]?.window).toEqual({
			...{ ...window, untilHour: 9 },
		});
	});

	it.each([
		[{ dimension: 'other' }, []],
		['x', []],
		[{ dimension: 'device', job: { id: 1, site: 's' } }, [{ dimension: 'device' }]],
		[{ dimension: 'device', job: { id: '1' } }, [{ dimension: 'device' }]],
		[{ dimension: 'device', job: 'x', notBefore: 'x' }, [{ dimension: 'device' }]],
	])('know a request by what is whole: %j', (request, requests) => {
		expect(read({ requests: [request] })?.requests).toEqual(requests);
	});
});
