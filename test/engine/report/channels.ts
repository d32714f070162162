import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { columns } from '../../../harness/workflows';
import type { RawReport } from './raw';
import { channelOf, valueAt } from './raw';

/** The form of a report by channel ... */
export const labeled: INodeParameters = {
	dimensions: columns({ media_key: 'Channel' }),
	metrics: columns({ visit: 'Visits', realscartvalidamount: 'Revenue' }),
};
/** ... and its request, which another client repeats. */
export const asked = {
	kind: 'rt#insummary',
	dateRanges: [{ range: 'LAST_7_DAYS' }],
	dimensions: [{ name: 'Channel', field: 'media_key' }],
	metrics: [
		{ name: 'Visits', field: 'visit' },
		{ name: 'Revenue', field: 'realscartvalidamount' },
	],
};
/** All rows except the platform's total. */
export const withoutTotal = ({ data }: RawReport) =>
	data.filter((row) => row.dimensions[0] !== 'GLOBAL');
/** The expected items of the rows. */
export const rowsOf = (rows: RawReport['data'], more = {}): IDataObject[] =>
	rows.map((row) => ({
		Channel: channelOf(row),
		...more,
		Visits: valueAt(row, 0),
		Revenue: valueAt(row, 1),
	}));

export const DEVICES = ['Desktop', 'Phone', 'Tablet', 'TV', 'iOSNativeApp', 'AndroidNativeApp'];

/** The value of a row's metric for a device. */
export const valueFor = (row: RawReport['data'][number], metric: number, device: string) =>
	Number(
		row.metrics[metric]?.[0]?.segments?.device?.find(({ name }) => name === device)?.values[0],
	);

/** The expected items with devices as columns. */
export const besideOf = (rows: RawReport['data']): IDataObject[] =>
	rows.map((row) => ({
		Channel: channelOf(row),
		...Object.fromEntries(
			['Visits', 'Revenue'].flatMap((label, metric): Array<[string, number]> => [
				[label, valueAt(row, metric)],
				...DEVICES.map((device): [string, number] => [
					`${label} (${device})`,
					valueFor(row, metric, device),
				]),
			]),
		),
	}));
