import type { INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';
import { isRecord, listOf } from '../../../platform/base/json/json';
import { followsClock, MINUTE, moment, Watch, weekly } from './scene';

const daily = (submitAt: string, period: string, more: INodeParameters = {}) =>
	weekly({ submitEvery: 'day', submitAt, period, ...more });

describe.each(newestLine())('the days of a report are relative to its slot, on %s', (line) => {
	const stage = withStage(line, followsClock);

	/** The first and the last day of each request, or the name of the period. */
	const daysAsked = () =>
		stage.submitted().map((body) => {
			const [report] = listOf(isRecord(body) ? body.reports : undefined);
			const [range] = listOf(isRecord(report) ? report.dateRanges : undefined);
			const { dateFrom, dateTo, range: name } = isRecord(range) ? range : {};
			return name ?? `${String(dateFrom)} to ${String(dateTo)}`;
		});

	async function polledAt(parameters: INodeParameters, start: string, moments: string[]) {
		const watch = new Watch(stage, parameters, { activation: 'init' });
		await watch.poll(moment(start));
		for (const at of moments) await watch.poll(moment(at));
		return watch;
	}

	it.each([
		['today', 'today', '2026-11-16 to 2026-11-16'],
		['yesterday', 'YESTERDAY', '2026-11-15 to 2026-11-15'],
		['the last 7 days', 'LAST_7_DAYS', '2026-11-09 to 2026-11-15'],
	])('even if n8n only polls after midnight: %s', async (_, period, days) => {
		// 23:58 in Paris, and midnight.
		await polledAt(daily('23:58', period), '2026-11-16T10:00Z', ['2026-11-16T23:00Z']);
		expect(daysAsked()).toEqual([days]);
	});

	it('even if the platform was unavailable until after midnight', async () => {
		const watch = await polledAt(daily('23:50', 'YESTERDAY'), '2026-11-16T10:00Z', []);
		stage.sandbox.control.fault({ kind: 'status', status: 503, match: 'query.json', times: 2 });
		for (const minute of [0, 5, 20]) {
			await watch.poll(moment('2026-11-16T22:50Z') + minute * MINUTE);
		}
		// The last attempt is about twenty minutes late.
		expect(daysAsked().at(-1)).toBe('2026-11-15 to 2026-11-15');
	});

	it('also if the period is a name in JSON', async () => {
		const report = JSON.stringify({
			reports: [
				{
					kind: 'rt#insummary',
					dateRanges: [{ range: 'YESTERDAY' }],
					dimensions: [{ name: 'Channel', field: 'media_key' }],
					metrics: [{ name: 'Visits', field: 'visit' }],
				},
			],
		});
		const json = daily('23:58', 'YESTERDAY', { options: { request: report } });
		await polledAt(json, '2026-11-16T10:00Z', ['2026-11-16T23:01Z']);
		expect(daysAsked()).toEqual(['2026-11-15 to 2026-11-15']);
	});

	it.each([
		['today', '2026-11-17T01:10Z', '2026-11-16', { to: '2026-11-16', until: '22:00' }],
		['yesterday', '2026-11-17T07:00Z', '2026-11-15', { to: '2026-11-15' }],
	])('as in the evaluation of a metric alert: %s', async (span, at, lastDay, judged) => {
		stage.sandbox.control.addSurge({ site: 'shop-eu', from: '2026-11-15', factor: 0.3 });
		const when = { submitEvery: 'day', submitAt: '23:58', timeZone: 'Europe/Paris' };
		const options = { span, schedule: { when }, findCauses: false };
		const alert = { event: 'metricAlert', site: locator('shop-eu'), options };
		const watch = await polledAt(alert, '2026-11-16T10:00Z', [at]);
		const { items, reported } = await watch.poll(moment(at) + 5 * MINUTE);
		stage.sandbox.control.clearSurges();
		expect(daysAsked()).toEqual([expect.stringMatching(`to ${lastDay}$`)]);
		expect(reported).toEqual([]);
		expect(items.map(({ json }) => json)).toMatchObject([{ alert: 'began', ...judged }]);
	});

	it('when clocks are put forward while n8n is down', async () => {
		const watch = await polledAt(daily('00:15', 'today'), '2026-03-27T12:00Z', []);
		for (let minute = 0; minute < 8; minute += 1) {
			// A restart, after which missed slots count.
			await watch.poll(moment('2026-03-30T12:00Z') + minute * MINUTE, { activation: 'init' });
		}
		const days = ['2026-03-28', '2026-03-29', '2026-03-30'];
		expect(daysAsked()).toEqual(days.map((day) => `${day} to ${day}`));
	});
});
