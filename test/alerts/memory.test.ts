import { rememberArrivals } from '../../platform/alerts/memory/lateFigures';
import { rememberSteady } from '../../platform/alerts/memory/steadySeries';
import { rememberEnded } from '../../platform/alerts/memory/endedAlerts';

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
