import { daysInWords } from '../../../platform/base/dates/namedPeriods';
import fc from '../../support/fastCheck';

import {
	PASS_THROUGH,
	DEFAULT_PLAN,
	daysAsFacts,
	daysFromFacts,
	decodePlan,
	encodePlan,
} from '../../../platform/reports/transform/planCodec';
import { headerOfRequest } from '../../../platform/reports/response/header';
import type { BatchBody, TimeScale } from '../../../platform/reports/types';
import { READY_RATES } from '../../../platform/reports/transform/readyRates';
import { withFieldsOf } from '../../../platform/reports/transform/addRates';

const name = fc.string({ minLength: 1 });
const filter = fc.record({
	...{ field: name, label: name, setting: name },
	...{ isNot: fc.boolean(), isHidden: fc.boolean(), mayBeMissing: fc.boolean() },
	values: fc.record({
		text: fc.string(),
		each: fc.array(fc.string()),
		match: fc.constantFrom(
			'name' as const,
			'contains' as const,
			'begins' as const,
			'exact' as const,
		),
	}),
});
const plan = fc.record({
	filters: fc.option(fc.array(filter, { minLength: 1 }), { nil: undefined }),
	compares: fc.boolean(),
	rates: fc.array(
		fc.record({
			name,
			numerator: name,
			denominator: name,
			as: fc.constantFrom('percent' as const, 'number' as const),
		}),
	),
	hidden: fc.array(name),
	order: fc.option(fc.record({ column: fc.string(), largestFirst: fc.boolean() }), {
		nil: undefined,
	}),
	top: fc.option(
		fc.record({ rows: fc.integer({ min: 1 }), others: fc.option(name, { nil: undefined }) }),
		{ nil: undefined },
	),
	totals: fc.constantFrom('row' as const, 'facts' as const, undefined),
	namesChannels: fc.boolean(),
	naming: fc.constantFrom('words' as const, 'codes' as const),
	table: fc.option(
		fc.record({
			report: name,
			scale: fc.constantFrom<TimeScale>('H', 'D', 'W', 'M'),
			lookBack: fc.nat(),
		}),
		{ nil: undefined },
	),
});

test('a plan of a submitted report is decoded as it was encoded', () => {
	fc.assert(
		fc.property(fc.record({ plan, isSplit: fc.boolean(), byHour: fc.boolean() }), (wanted) => {
			const written: unknown = JSON.parse(JSON.stringify(encodePlan(wanted)));
			expect(decodePlan(written)).toEqual(wanted);
		}),
	);
});

const { conversionRate, averageBasket } = READY_RATES;
const visits = { name: 'Visits', field: 'visit' };
const bodyOf = (metrics?: unknown[]): BatchBody => ({
	reports: [{ kind: 'rt#insummary', metrics }],
});

test('rates add each of their fields once to a request, and list those that were not requested', () => {
	const { body, hidden } = withFieldsOf([conversionRate, averageBasket], bodyOf([visits]));
	expect(hidden).toEqual(['scartvalid', 'scartvalidamount']);
	expect(body.reports[0].metrics).toEqual([
		visits,
		{ name: 'scartvalid', field: 'scartvalid' },
		{ name: 'scartvalidamount', field: 'scartvalidamount' },
	]);
});

test('rates add no field to a request without metrics, which gets all of them', () => {
	for (const body of [bodyOf(), bodyOf([])]) {
		expect(withFieldsOf([conversionRate], body)).toEqual({ body, hidden: [] });
	}
});

const WEEK = { from: '2026-11-02', to: '2026-11-08' };
const BEFORE = { from: '2026-10-26', to: '2026-11-01' };

test('the default plan is encoded as nothing', () => {
	const usual = { plan: DEFAULT_PLAN, isSplit: false, byHour: false };
	expect(encodePlan(usual)).toEqual({});
	expect(decodePlan({})).toEqual(usual);
	expect(DEFAULT_PLAN).toEqual({ ...PASS_THROUGH, namesChannels: true });
	expect(PASS_THROUGH).toEqual({
		...{ compares: false, rates: [], hidden: [], namesChannels: false, naming: 'words' },
	});
});

test.each([undefined, null, 'x', 7, []])(
	'%j is decoded as the default plan, as for a job that is known by its ID',
	(written) => {
		expect(decodePlan(written)).toEqual({ plan: DEFAULT_PLAN, isSplit: false, byHour: false });
	},
);

test('a plan keeps the columns and days of its request', () => {
	const request = {
		...{ kind: 'rt#insummary', path: 'x' },
		dimensions: [{ name: 'Channel', field: 'media_key' }],
		metrics: [{ name: 'Visits', field: 'visit' }],
		dateRanges: [{ range: 'YESTERDAY' }],
	};
	const written = encodePlan({ plan: DEFAULT_PLAN, isSplit: false, byHour: false }, request);
	const { kind, path, ...asked } = request;
	expect([kind, path, written]).toEqual(['rt#insummary', 'x', asked]);
	expect(decodePlan(written).requestHeader).toEqual(headerOfRequest(request));
});

test('days are written as job facts, and read from them', () => {
	expect(daysAsFacts({ days: WEEK, before: BEFORE })).toEqual({
		...{ ...WEEK, comparedFrom: '2026-10-26', comparedTo: '2026-11-01' },
	});
	expect(daysAsFacts({})).toEqual({});
	expect(daysAsFacts({ before: BEFORE })).not.toHaveProperty('from');
	expect(daysFromFacts({ ...WEEK, more: 1 })).toEqual(WEEK);
	expect(daysFromFacts({ from: '2026-11-02' })).toBeUndefined();
	expect(daysFromFacts({ to: '2026-11-02' })).toBeUndefined();
});

test('a period of one day is written as that day', () => {
	expect(daysInWords(WEEK)).toBe('2026-11-02 to 2026-11-08');
	expect(daysInWords({ from: '2026-11-02', to: '2026-11-02' })).toBe('2026-11-02');
});

const TABLE = { report: 'channels', scale: 'D', lookBack: 3 } as const;
const tableOf = (table: unknown) => decodePlan({ table }).plan.table;

test('a plan keeps a database table that looks back 0 days', () => {
	expect(tableOf({ ...TABLE, lookBack: 0 })).toEqual({ ...TABLE, lookBack: 0 });
});

test.each([
	['no name', { ...TABLE, report: undefined }],
	['no scale', { ...TABLE, scale: undefined }],
	['another scale', { ...TABLE, scale: 'X' }],
	['days before today', { ...TABLE, lookBack: -1 }],
	['no days', { ...TABLE, lookBack: 'x' }],
	['a text', 'x'],
	['nothing', undefined],
])('a database table with %s is ignored', (_, table) => {
	expect(tableOf(table)).toBeUndefined();
});

const RATE = { name: 'Rate', numerator: 'a', denominator: 'b', as: 'number' };

test.each([
	...(['name', 'numerator', 'denominator'] as const).map((part) => ({ ...RATE, [part]: '' })),
	...(['name', 'numerator', 'denominator'] as const).map((part) => ({
		...RATE,
		[part]: undefined,
	})),
	...['x', null, undefined],
])('the rate %j of a plan is ignored', (rate) => {
	expect(decodePlan({ rates: [rate, RATE], hidden: [null, 'a'] }).plan).toMatchObject({
		...{ rates: [RATE], hidden: ['a'] },
	});
});

test.each([0, -1, 'x', undefined])('the number of first rows %j is ignored', (keepFirst) => {
	expect(decodePlan({ keepFirst }).plan.top).toBeUndefined();
});

test('totals of a plan are "row" or "facts"', () => {
	expect(['row', 'facts', 'x'].map((totals) => decodePlan({ totals }).plan.totals)).toEqual([
		...['row', 'facts', undefined],
	]);
});
