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

it('are those of the site, day by day', async () => {
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

it('are those of each hour, of which one comes twice when clocks are set back', async () => {
	const figures = await readReportFigures(await ask({ dateScale: 'H' }));
	const moments = figures?.series[0]?.moments ?? [];
	const hours = moments.filter(({ day }) => day === '2026-10-25').map(({ hour }) => hour);
	expect(hours.slice(0, 5)).toEqual([0, 1, 2, 2, 3]);
	expect(moments).toHaveLength(49);
});

it('are those of each channel, with its name', async () => {
	const dimensions = [{ name: 'c', field: 'media_key' }];
	const figures = await readReportFigures(await ask({ dimensions }));
	const paid = figures?.series.find(({ name }) => name === 'SPONSOREDLINK');
	expect(paid?.label).toBe('Paid search');
	expect(paid?.moments).toHaveLength(2);
	expect(new Set(figures?.series.map(({ name }) => name)).size).toBe(figures?.series.length);
	expect(figures?.series.map(({ name }) => name)).not.toContain('GLOBAL');
});

it('cannot be read where there is no report', async () => {
	await expect(readReportFigures({})).rejects.toThrow();
});
