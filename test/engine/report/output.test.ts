import type { INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { asked, besideOf, DEVICES, labeled, rowsOf, valueFor, withoutTotal } from './channels';
import type { RawReport } from './raw';
import { channelOf, downloadRaw, valueAt } from './raw';
import { sideBySideByName } from '../../support/sideBySide';
import { withStage } from '../../support/withStage';

const DAYS = [13, 14, 15, 16, 17, 18, 19].map((day) => `2026-11-${day}`);

const scenes = {
	plain: {},
	totals: { options: { totals: true } },
	byDay: { options: { splitBy: 'D' } },
	devicesBeside: { options: { segmentBy: 'device', segmentsAs: 'columns' } },
	devicesBelow: { options: { segmentBy: 'device', segmentsAs: 'rows' } },
	devicesAndTotals: { options: { segmentBy: 'device', segmentsAs: 'rows', totals: true } },
	raw: { output: 'raw' },
} satisfies Record<string, INodeParameters>;

describe.each(newestLine())('the rows of a report, on %s', (line) => {
	const stage = withStage(line, { remembers: true });
	let whole: RawReport;
	let daily: RawReport;
	let devices: RawReport;
	const ended = sideBySideByName(scenes, async (set) => await stage.report({ ...labeled, ...set }));

	beforeAll(async () => {
		const ask = async (more = {}) =>
			await downloadRaw(stage.sandbox, { reports: [{ ...asked, ...more }] });
		whole = await ask();
		daily = await ask({ dateScale: 'D', dateRangeSplitPerScale: true });
		devices = await ask({ segments: [{ name: 'device', type: 'device' }] });
	});

	async function itemsOf(scene: keyof typeof scenes) {
		const run = await ended(scene);
		return run.items;
	}

	it('are one item each under the labels, without the total', async () => {
		expect(await itemsOf('plain')).toEqual(rowsOf(withoutTotal(whole)));
	});

	it('include the total on request', async () => {
		const rows = await itemsOf('totals');
		expect(rows[0]?.Channel).toBe('GLOBAL');
		expect(rows).toEqual(rowsOf(whole.data));
	});

	it('are one per channel and day if split, with the date of the site', async () => {
		expect(await itemsOf('byDay')).toEqual(
			withoutTotal(daily).flatMap((row) =>
				DAYS.map((date, moment) => ({
					Channel: channelOf(row),
					date,
					Visits: valueAt(row, 0, moment),
					Revenue: valueAt(row, 1, moment),
				})),
			),
		);
	});

	it('have a column per metric and device', async () => {
		expect(await itemsOf('devicesBeside')).toEqual(besideOf(withoutTotal(devices)));
	});

	it('are one per channel and device', async () => {
		expect(await itemsOf('devicesBelow')).toEqual(
			withoutTotal(devices).flatMap((row) =>
				DEVICES.map((device) => ({
					Channel: channelOf(row),
					device,
					Visits: valueFor(row, 0, device),
					Revenue: valueFor(row, 1, device),
				})),
			),
		);
	});

	it('include the sum of the devices as a row only with the totals', async () => {
		const rows = await itemsOf('devicesAndTotals');
		expect(rows).toHaveLength(devices.data.length * (DEVICES.length + 1));
		expect(rows.filter(({ device }) => device === undefined)).toEqual(rowsOf(devices.data));
	});

	it('are the unchanged reply when raw', async () => {
		const [item, ...more] = await itemsOf('raw');
		expect(more).toEqual([]);
		expect(item).toMatchObject({ error: false, data: { reports: [whole] } });
		expect(Object.keys(item ?? {})).toEqual(['error', 'data', 'meta']);
	});
});
