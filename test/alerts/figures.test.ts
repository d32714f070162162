import { readReportFigures } from '../../platform/alerts/expectation/figureSeries';
import type { Sandbox } from '../../sandbox';
import { startSandbox } from '../../sandbox';
import { reportAtOnce } from './rawFigures';

const NOW = Date.parse('2026-11-20T09:00Z');

let sandbox: Sandbox;
beforeAll(async () => {
	sandbox = await startSandbox({ jobSeconds: 0, now: () => NOW });
});
afterAll(() => sandbox.close());

const METRICS = ['visit', 'scartvalidamount'].map((field) => ({ name: field, field }));

const ask = (more: object, from = '2026-10-24', to = '2026-10-25') =>
	reportAtOnce(sandbox, 'shop-eu', from, to, { dateScale: 'D', metrics: METRICS, ...more });

it('alert figures of a site are read day by day', async () => {
	const figures = await readReportFigures(await ask({}));
	expect(figures).toMatchObject({
		...{ days: { from: '2026-10-24', to: '2026-10-25' }, zone: 'Europe/Paris' },
		...{ areCounts: [true, false], isComplete: true },
	});
	const number: unknown = expect.any(Number);
	expect(figures?.series).toEqual([
		{
			...{ name: '', label: '' },
			moments: ['2026-10-24', '2026-10-25'].map((day) => ({
				...{ day, hour: undefined },
				figures: [number, number],
			})),
		},
	]);
});

it('alert figures are read hour by hour, of which one occurs twice when clocks are set back', async () => {
	const figures = await readReportFigures(await ask({ dateScale: 'H' }));
	const moments = figures?.series[0]?.moments ?? [];
	const hours = moments.filter(({ day }) => day === '2026-10-25').map(({ hour }) => hour);
	expect(hours.slice(0, 5)).toEqual([0, 1, 2, 2, 3]);
	expect(moments).toHaveLength(49);
});

it('alert figures of channels are read with the names of the channels', async () => {
	const dimensions = [{ name: 'c', field: 'media_key' }];
	const figures = await readReportFigures(await ask({ dimensions }));
	const paid = figures?.series.find(({ name }) => name === 'SPONSOREDLINK');
	expect(paid?.label).toBe('Paid search');
	expect(paid?.moments).toHaveLength(2);
	expect(new Set(figures?.series.map(({ name }) => name)).size).toBe(figures?.series.length);
	expect(figures?.series.map(({ name }) => name)).not.toContain('GLOBAL');
});

it('alert figures cannot be read from a reply without a report', async () => {
	await expect(readReportFigures({})).rejects.toThrow();
});
