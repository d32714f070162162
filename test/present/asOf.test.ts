import { buildBody } from '../../platform/reports/request/buildRequest';
import { datesIn } from '../../nodes/shared/report/request/dated';
import type { PeriodChoice } from '../../platform/reports/request/periodRequest';
import { SITE } from '../questions/golden/site';
import type { ListServer } from '../questions/platform';
import { startLists } from '../questions/platform';

const BEFORE_MIDNIGHT = Date.parse('2026-11-20T22:59:59Z');

let lists: ListServer;
beforeAll(async () => (lists = await startLists(SITE)));
afterAll(async () => await lists.close());

/** A report as the form gives it. */
function requestOf(period: PeriodChoice, range = 'YESTERDAY') {
	const columns = { dimensions: [], metrics: [{ field: 'visit', name: 'Visits' }] };
	const spec = { kind: 'rt#insummary', path: '', period: { range }, devices: [] };
	const body = buildBody({ ...spec, ...columns, attributionRules: [] });
	return {
		site: 'shop-eu',
		zone: 'Europe/Paris',
		isKindTyped: false,
		periodRequest: { period },
		body,
	};
}

describe('a run that goes on after midnight', () => {
	it.each<[string, PeriodChoice, string, string]>([
		['yesterday', { name: 'YESTERDAY' }, '2026-11-19', '2026-11-19'],
		['the last 7 days', { lastDays: 7 }, '2026-11-13', '2026-11-19'],
		['today', { name: 'today' }, '2026-11-20', '2026-11-20'],
		['a range of the platform', { preset: 'YESTERDAY' }, '2026-11-19', '2026-11-19'],
	])('requests %s as of its start for each report', async (_, period, from, to) => {
		const dated = datesIn(lists.platform, BEFORE_MIDNIGHT);
		for (const request of [requestOf(period), requestOf(period)]) {
			const { days, body } = await dated(request);
			expect(days).toEqual({ days: { from, to } });
			expect(JSON.stringify(body.reports[0].dateRanges)).not.toContain('YESTERDAY');
		}
	});
});

it('a run of a moment leaves a period that the platform can name to the platform', async () => {
	const dated = datesIn(lists.platform, Date.now());
	const { days, body } = await dated(requestOf({ name: 'YESTERDAY' }));
	expect(days).toEqual({});
	expect(body.reports[0].dateRanges).toEqual([{ range: 'YESTERDAY' }]);
});
