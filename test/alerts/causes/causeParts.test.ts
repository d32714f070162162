import {
	causeHeader,
	causeReport,
	dimensionsOf,
	measureFields,
} from '../../../platform/alerts/causes/causeReports';
import { expectedParts } from '../../../platform/alerts/causes/expectedParts';
import { holdAlerts, isInPercent } from '../../../platform/alerts/causes/holdAlerts';
import type { ReportFigures } from '../../../platform/alerts/expectation/figureSeries';
import type { EvaluatedSeries } from '../../../platform/alerts/findings/evaluatedSeries';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { addDays } from '../../../platform/base/dates/dayArithmetic';
import { daysFrom, RULE } from '../polls/living';
import { RATE } from '../quality/series';

const LAST = '2026-11-20';
const WINDOW = { days: [LAST], untilHour: undefined, through: LAST };
const SPEC = {
	...{ kind: 'rt#insummary', path: '', devices: [], attributionRules: [], splitBy: 'D' as const },
};
const SALES = { name: 'Sales', numerator: 'scartvalid', as: 'number' } as const;

describe('the reports by which causes are searched', () => {
	it('are those by channel, device and country, as far as a report can be split', () => {
		expect(dimensionsOf(SPEC)).toEqual(['media_key', 'device', 'geoloccountry_isocode']);
		expect(dimensionsOf({ ...SPEC, devices: [1] })).toEqual(['media_key', 'geoloccountry_isocode']);
		expect(dimensionsOf({ ...SPEC, path: 'SEARCHENGINE' })).toEqual(['device']);
		expect(dimensionsOf({ ...SPEC, kind: 'rt#inresult' })).toEqual(['device']);
	});

	it.each([
		['media_key', 'rt#insummary', ['media_key'], undefined],
		['device', 'rt#insummary', [], 'device'],
		['geoloccountry_isocode', 'rt#geoloccountry', ['geoloccountry_isocode'], undefined],
	] as const)('have one dimension: %s', (dimension, kind, dimensions, segment) => {
		const { reports } = causeReport(dimension, SPEC, [SALES], { from: '2026-11-01', to: LAST });
		const metrics = ['visit', 'scartvalid'].map((field) => ({ field, name: field }));
		expect(reports).toMatchObject([{ kind, metrics }]);
		expect(reports[0]?.dimensions ?? []).toEqual(
			dimensions.map((field) => ({ field, name: field })),
		);
		expect(JSON.stringify(reports).includes('"device"')).toBe(segment === 'device');
		const text = JSON.stringify(causeHeader(dimension, SPEC, [SALES]));
		for (const field of [...dimensions, 'visit', 'scartvalid']) expect(text).toContain(field);
	});

	it('have the measures of all figures, each once', () => {
		expect(measureFields([SALES, RULE.figure, SALES])).toEqual(['visit', 'scartvalid']);
	});
});

describe('alerts that wait for their causes', () => {
	const EVALUATION = {
		...{ value: 600, expected: 1_000, volume: 1, expectedVolume: 1, expectedFullDay: 1 },
		tolerance: { lower: 0.1, higher: 0.1 },
	};
	const FINDING: EvaluatedSeries = {
		...{ name: '', label: '', kind: 'lower', verdict: 'alert', since: LAST, day: LAST },
		...{ window: WINDOW, evaluation: EVALUATION },
	};
	const NOW = 10_000_000;
	const held = (
		{ rule = RULE, sentMs = 0, transition = 'began' as 'began' | 'goesOn' | 'over' },
		...findings: ReadonlyArray<Partial<EvaluatedSeries>>
	) =>
		holdAlerts(
			{
				notifications: findings.map((more) => ({
					...{ transition, since: LAST },
					finding: { ...FINDING, ...more },
				})),
				items: findings.map((_, at) => ({ at })),
				report: { submittedAt: NOW - sentMs },
			},
			[rule],
			SPEC,
			NOW,
		);

	it('are those that have begun, with what they had and what was expected', () => {
		expect(held({}, {})).toEqual({
			...{ since: NOW, items: [{ at: 0 }], days: { from: '2026-05-22', to: LAST } },
			alerts: [
				{ at: 0, figure: undefined, side: 'lower', window: WINDOW, value: 600, expected: 1_000 },
			],
			requests: [
				...[{ dimension: 'media_key' }, { dimension: 'device' }],
				{ dimension: 'geoloccountry_isocode' },
			],
		});
	});

	it('keep their places among the others, and ask for the days of all', () => {
		const before = {
			days: ['2026-11-18', '2026-11-19'],
			untilHour: undefined,
			through: '2026-11-19',
		};
		const found = held({}, { kind: 'noData' }, {}, { window: before });
		expect(found?.alerts.map(({ at }) => at)).toEqual([1, 2]);
		expect(found?.days).toEqual({ from: addDays('2026-11-18', -182), to: LAST });
	});

	it('are none that go on, end, have stopped or have no value', () => {
		expect(held({ transition: 'goesOn' }, {})).toBeUndefined();
		expect(held({ transition: 'over' }, {})).toBeUndefined();
		expect(held({}, { kind: 'noData' })).toBeUndefined();
		expect(held({}, { evaluation: undefined })).toBeUndefined();
		expect(held({}, { evaluation: { ...EVALUATION, value: null } })).toBeUndefined();
		expect(held({})).toBeUndefined();
	});

	it('are not waited for longer than 30 minutes after their report was submitted', () => {
		expect(held({ sentMs: 30 * 60_000 }, {})).toBeDefined();
		expect(held({ sentMs: 30 * 60_000 + 1 }, {})).toBeUndefined();
	});

	it('have quotients where their figures are percentages', () => {
		const rule: AlertRule = { ...RULE, figure: RATE };
		const percent = { ...EVALUATION, value: 2, expected: 4 };
		expect(held({ rule }, { evaluation: percent })?.alerts).toMatchObject([
			{ value: 0.02, expected: 0.04 },
		]);
		const unknown = { ...percent, expected: undefined };
		expect(held({ rule }, { evaluation: unknown })?.alerts[0]?.expected).toBeUndefined();
		expect(
			[RATE, RULE.figure, { ...RULE.figure, as: 'percent' as const }].map(isInPercent),
		).toEqual([...[true, false, false]]);
	});

	it.each<[string, AlertRule, number]>([
		['half a year for a baseline', RULE, 182],
		['half a year for a fixed value', { ...RULE, expected: { by: 'bound', bound: 5 } }, 182],
		[
			'the weeks of a mean',
			{ ...RULE, expected: { by: 'mean', percent: 5, ignoreRandomVariation: false } },
			56,
		],
		['the weeks of hours', { ...RULE, span: { is: 'today', delayHours: 1 } }, 56],
	])('ask for a past of %s', (_, rule, days) => {
		expect(held({ rule }, {})?.days.from).toBe(addDays(LAST, -days));
	});
});

describe('the parts of a figure', () => {
	const DAYS = daysFrom(addDays(LAST, -182), LAST);
	type Figures = (day: string) => readonly number[] | undefined;
	const reportOf = (parts: Readonly<Record<string, Figures>>): ReportFigures => ({
		...{ days: { from: DAYS[0] ?? LAST, to: LAST }, zone: 'utc', isComplete: true },
		areCounts: [true, true],
		series: Object.entries(parts).map(([name, figuresOn]) => ({
			...{ name, label: name },
			moments: DAYS.flatMap((day) => {
				const figures = figuresOn(day);
				return figures ? [{ day, hour: undefined, figures: [...figures] }] : [];
			}),
		})),
	});
	const partsOf = async (
		parts: Readonly<Record<string, Figures>>,
		rule = RULE,
		figure = rule.figure,
	) => await expectedParts(reportOf(parts), ['visit', 'scartvalid'], figure, rule, WINDOW);

	it('have what they had, and what their own past lets expect', async () => {
		const parts = await partsOf({
			large: (day) => [day === LAST ? 200 : 1_000, 0],
			small: () => [300, 0],
		});
		expect(parts.map(({ name, actual }) => [name, actual[0]])).toEqual([
			['large', 200],
			['small', 300],
		]);
		expect(parts[0]?.expected[0]).toBeCloseTo(1_000, -1);
		expect(parts[1]?.expected[0]).toBeCloseTo(300, -1);
		expect(parts.every(({ isRest }) => isRest !== true)).toBe(true);
	});

	it('had 0 on days on which only others have a row', async () => {
		const [, part] = await partsOf({
			large: () => [1_000, 0],
			gone: (day) => (day === LAST ? undefined : [500, 0]),
		});
		expect(part?.actual).toEqual([0]);
		expect(part?.expected[0]).toBeCloseTo(500, -1);
	});

	it('are twelve, and all others together, which can be no cause', async () => {
		const many = Object.fromEntries(
			Array.from({ length: 15 }, (_, index) => [`p${index}`, () => [1_000 - index, 0]]),
		);
		const parts = await partsOf(many);
		expect(parts).toHaveLength(13);
		expect(parts.at(-1)).toMatchObject({
			...{ name: '', label: '', isRest: true, actual: [988 + 987 + 986] },
		});
		expect(parts.at(-1)?.expected[0]).toBeCloseTo(2_961, -2);
		// One that is new on the day counts as thirty days of it.
		const withNew = { ...many, fresh: (day: string) => [day === LAST ? 9_000 : 0, 0] };
		expect((await partsOf(withNew)).map(({ name }) => name)).toContain('fresh');
	});

	it('of sales have visits and sales, and a part that cannot be forecast has its recent mean', async () => {
		const since = addDays(LAST, -10);
		const parts = await partsOf(
			{
				old: () => [1_000, 40],
				young: (day) => (day >= since ? [280, 28] : undefined),
			},
			{ ...RULE, figure: SALES },
		);
		expect(parts[0]?.actual).toEqual([1_000, 40]);
		expect(parts[1]?.actual).toEqual([280, 28]);
		expect(parts[1]?.expected.every((one) => one >= 0)).toBe(true);
		expect(parts[0]?.deviation).toBeGreaterThanOrEqual(Math.sqrt(40) - 1);
	});

	it('on a day that has no like in the past have the mean of the four weeks before', async () => {
		const own = [{ name: 'Sale', from: LAST, to: LAST }];
		const rule: AlertRule = { ...RULE, calendar: { places: [], own } };
		const grown = (day: string) => [day >= addDays(LAST, -28) ? 300 : 100, 0];
		const [part] = await partsOf({ all: grown }, rule);
		expect(part?.expected[0]).toBeCloseTo(300, 5);
		const earlier = (day: string) => [day > addDays(LAST, -28) ? 300 : 100, 0];
		const [other] = await partsOf({ all: earlier }, rule);
		expect(other?.expected[0]).toBeCloseTo((27 * 300 + 100) / 28, 5);
		// Its deviation is unknown, and taken to be 30 percent.
		expect(part?.deviation).toBeCloseTo(90, 5);
		const two = [addDays(LAST, -1), LAST];
		const window = { days: two, untilHour: undefined, through: LAST };
		const report = reportOf({ all: () => [200, 0] });
		const days = [{ name: 'Sale', from: two[0] ?? LAST, to: LAST }];
		const sale = { ...RULE, calendar: { places: [], own: days } };
		const [both] = await expectedParts(report, ['visit'], RULE.figure, sale, window);
		expect(both?.expected[0]).toBeCloseTo(400, 5);
	});

	it('without any past have no expected value', async () => {
		const [part] = await partsOf({ all: (day) => (day === LAST ? [500, 0] : undefined) });
		expect(part).toMatchObject({ actual: [500], expected: [0] });
	});

	it('of an alert with a fixed value are compared with their baseline', async () => {
		const rule: AlertRule = { ...RULE, expected: { by: 'bound', bound: 5_000 } };
		const [part] = await partsOf({ all: (day) => [day === LAST ? 200 : 1_000, 0] }, rule);
		expect(part?.expected[0]).toBeCloseTo(1_000, -1);
	});
});
