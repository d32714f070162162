import fc from 'fast-check';

import { readWanted, writeWanted } from '../../../platform/reports/answer/written';
import { withFieldsOf } from '../../../platform/reports/answer/predict';
import type { BatchBody, Scale } from '../../../platform/reports/types';
import { READY_RATES } from '../../../platform/reports/answer/rates';

const name = fc.string({ minLength: 1 });
const answer = fc.record({
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
			scale: fc.constantFrom<Scale>('H', 'D', 'W', 'M'),
			lookBack: fc.nat(),
		}),
		{ nil: undefined },
	),
});

test('who collects a report reads what was wanted when it was submitted', () => {
	fc.assert(
		fc.property(fc.record({ answer, isSplit: fc.boolean(), byHour: fc.boolean() }), (wanted) => {
			const written: unknown = JSON.parse(JSON.stringify(writeWanted(wanted)));
			expect(readWanted(written)).toEqual(wanted);
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
	const body = bodyOf();
	expect(withFieldsOf([conversionRate], body)).toEqual({ body, hidden: [] });
});
