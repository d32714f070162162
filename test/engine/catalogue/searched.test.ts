import { DateTime } from 'luxon';
import type { INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { locator } from '../../../harness/workflows';

const site = locator('shop-eu', 'id');
const A_TEXT: unknown = expect.any(String);
const A_NUMBER: unknown = expect.any(Number);
const MOMENT_IN_PARIS: unknown = expect.stringMatching(/^2026-11-01T\d\d:\d\d:\d\d\+01:00$/);

describe.each(newestLine())('a search in the catalogue, on %s', (line) => {
	const stage = withStage(line);

	const periods = () =>
		stage.requests('search.json').map(({ query }) => [query['date-from'], query['date-to']]);

	it.each([
		['YESTERDAY', {}, 1],
		['lastDays', { lastDays: 3 }, 3],
	])('covers the days of a named period: %s', async (period, more, days) => {
		const parameters = { resource: 'sale', operation: 'searchAndWait', site, period, ...more };
		// A time zone whose day differs from that in UTC.
		const timezone = DateTime.utc().hour < 12 ? 'Etc/GMT+12' : 'Etc/GMT-13';
		expect((await stage.play({ parameters, timezone })).error).toBeUndefined();
		const today = DateTime.now().setZone(timezone);
		const ago = (count: number) => today.minus({ days: count }).toFormat('MM/dd/yyyy');
		expect(periods()).toEqual([[ago(days), ago(1)]]);
	});

	it('returns values to calculate with, or those of the platform', async () => {
		const days = { period: 'dates', from: '2026-11-01', to: '2026-11-01' };
		const search = { resource: 'sale', operation: 'searchAndWait', site, ...days };
		const first = async (more: INodeParameters) =>
			(await stage.play({ parameters: { ...search, ...more }, timezone: 'Europe/Paris' }))
				.items[0] ?? {};
		const [shown, raw] = [await first({}), await first({ simplify: false })];
		expect(raw).toMatchObject({ order_amount: A_TEXT, order_date: A_NUMBER, order_ref: A_TEXT });
		expect(shown).toEqual({
			...raw,
			order_amount: Number(raw.order_amount),
			order_date: MOMENT_IN_PARIS,
		});
		expect(Date.parse(String(shown.order_date)) / 1_000).toBe(raw.order_date);
	});

	it("returns entries with flags, without the platform's internal members", async () => {
		const many = { operation: 'getMany', site, returnAll: false, limit: 1 };
		const first = async (more: INodeParameters) =>
			(await stage.play({ parameters: { ...many, ...more } })).items[0] ?? {};
		expect(await first({ resource: 'audience' })).toMatchObject({
			id: A_TEXT,
			active: true,
			archive: false,
		});
		const criterion = await first({ resource: 'audienceEngine' });
		expect(criterion).toMatchObject({ id: A_TEXT, threshold: 1 });
		expect(criterion).not.toHaveProperty('ebmdb_criticity');
		expect(criterion).not.toHaveProperty('criticity');
		const [raw] = [await first({ resource: 'audienceEngine', simplify: false })];
		expect(JSON.stringify(raw)).toContain('ebmdb_criticity');
	});
});
