import fc from '../../support/fastCheck';

import {
	PASS_THROUGH,
	DEFAULT_PLAN,
	daysAsFacts,
	daysFromFacts,
	daysInWords,
	decodePlan,
	encodePlan,
} from '../../../platform/reports/transform/planCodec';
import { headerOfRequest } from '../../../platform/reports/response/header';
import { withFieldsOf } from '../../../platform/reports/transform/predictColumns';
import type { BatchBody, TimeScale } from '../../../platform/reports/types';
import { READY_RATES } from '../../../platform/reports/transform/addRates';

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

test('who collects a report reads what was wanted when it was submitted', () => {
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

test('a rate asks for its fields, each once, and those that nobody asked for are told', () => {
	const { body, hidden } = withFieldsOf([conversionRate, averageBasket], bodyOf([visits]));
	expect(hidden).toEqual(['scartvalid', 'scartvalidamount']);
	expect(body.reports[0].metrics).toEqual([
		visits,
		{ name: 'scartvalid', field: 'scartvalid' },
		{ name: 'scartvalidamount', field: 'scartvalidamount' },
	]);
});

test('a request without metrics gets all of them, so nothing is added', () => {
	for (const body of [bodyOf(), bodyOf([])]) {
		expect(withFieldsOf([conversionRate], body)).toEqual({ body, hidden: [] });
	}
});

const WEEK = { from: '2026-11-02', to: '2026-11-08' };
const BEFORE = { from: '2026-10-26', to: '2026-11-01' };

test('nothing is written of what is usual, and nothing read is usual', () => {
	const usual = { plan: DEFAULT_PLAN, isSplit: false, byHour: false };
	expect(encodePlan(usual)).toEqual({});
	expect(decodePlan({})).toEqual(usual);
	expect(DEFAULT_PLAN).toEqual({ ...PASS_THROUGH, namesChannels: true });
	expect(PASS_THROUGH).toEqual({
		...{ compares: false, rates: [], hidden: [], namesChannels: false, naming: 'words' },
	});
});

test.each([undefined, null, 'x', 7, []])(
	'where only %j was written, as of a job that is known by its ID, all is as usual',
	(written) => {
		expect(decodePlan(written)).toEqual({ plan: DEFAULT_PLAN, isSplit: false, byHour: false });
	},
);

test('the columns and days that were asked for are known to who collects', () => {
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

test('days are facts, and facts are days', () => {
	expect(daysAsFacts({ days: WEEK, before: BEFORE })).toEqual({
		...{ ...WEEK, comparedFrom: '2026-10-26', comparedTo: '2026-11-01' },
	});
	expect(daysAsFacts({})).toEqual({});
	expect(daysAsFacts({ before: BEFORE })).not.toHaveProperty('from');
	expect(daysFromFacts({ ...WEEK, more: 1 })).toEqual(WEEK);
	expect(daysFromFacts({ from: '2026-11-02' })).toBeUndefined();
	expect(daysFromFacts({ to: '2026-11-02' })).toBeUndefined();
});

test('days are told as one or as many', () => {
	expect(daysInWords(WEEK)).toBe('2026-11-02 to 2026-11-08');
	expect(daysInWords({ from: '2026-11-02', to: '2026-11-02' })).toBe('2026-11-02');
});

const TABLE = { report: 'channels', scale: 'D', lookBack: 3 } as const;
const tableOf = (table: unknown) => decodePlan({ table }).plan.table;

test('a table for a database may look back no day', () => {
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
])('with %s it is none', (_, table) => {
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
])('%j is no rate', (rate) => {
	expect(decodePlan({ rates: [rate, RATE], hidden: [null, 'a'] }).plan).toMatchObject({
		...{ rates: [RATE], hidden: ['a'] },
	});
});

test.each([0, -1, 'x', undefined])('%j rows are no first rows', (keepFirst) => {
	expect(decodePlan({ keepFirst }).plan.top).toBeUndefined();
});

test('totals are one of two', () => {
	expect(['row', 'facts', 'x'].map((totals) => decodePlan({ totals }).plan.totals)).toEqual([
		...['row', 'facts', undefined],
	]);
});
