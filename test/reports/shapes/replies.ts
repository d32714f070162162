import type { Layout } from '../../../platform/reports/response/layout';

export const COLUMNS: Layout = { totals: false, segmentsAs: 'columns' };
export const ROWS: Layout = { totals: false, segmentsAs: 'rows' };
export const ALL_COLUMNS: Layout = { totals: true, segmentsAs: 'columns' };
export const ALL_ROWS: Layout = { totals: true, segmentsAs: 'rows' };

/** A column of a header; the label defaults to the field. */
export function column(field: string, affinity = 'int', name = field) {
	return { field, name, affinity };
}

export const VISITS = column('visit', 'int', 'Visits');
export const SALES = column('realscartvalid', 'int', 'Sales');
export const CHANNEL = { field: 'media_key', name: 'Channel' };

export interface Parts {
	readonly dimensions?: readonly unknown[];
	readonly metrics?: readonly unknown[];
	readonly dateRanges?: readonly unknown[];
	readonly data: readonly unknown[];
}

/** One report as in the specification, with its header after its data. */
export function report({ data, ...header }: Parts) {
	return {
		path: 'mcMEDIAINCOMING[?].*',
		kind: 'rt#insummary',
		rowCount: data.length,
		totalRowCount: data.length,
		data,
		columnHeader: { dimensions: [CHANNEL], metrics: [VISITS], ...header },
	};
}

const META = { reqid: 'r-1', tm: 1_793_574_000, elapsed: 46.7, host: 'h', pid: 1 };

export function reply(...reports: readonly unknown[]) {
	return { error: false, data: { reports }, meta: META };
}

/** The element of one row; each metric is a list with one entry per date range. */
export function element(dimensions: readonly unknown[], ...metrics: readonly unknown[]) {
	return { dimensions, metrics };
}

export function values(...list: readonly unknown[]) {
	return [{ values: list }];
}

/** Epochs as a header lists them, `step` seconds apart. */
export function epochs(first: number, count: number, step: number) {
	return Array.from({ length: count }, (_, index) => ({ epoch: first + index * step }));
}

const device = (id: string, name: string, ...list: readonly unknown[]) => ({
	id,
	name,
	values: list,
});

type Values = readonly unknown[];

const withinDevices = (...devices: Values) => [{ segments: { device: devices } }];
const byOrderType = (isNew: Values, again: Values) => ({
	segments: { ordertype: [device('1', 'New', ...isNew), device('2', 'Again', ...again)] },
});

/**
 * Replies whose metric values are all different numbers, to find each one in the result. Replies with a `total`
 * hold unsegmented values next to segmented ones.
 */
export const REPLIES = {
	plain: reply(report({ data: [element(['SOCIAL'], values(1)), element(['MAILING'], values(2))] })),
	'two ranges': reply(
		report({
			dateRanges: [{ range: 'LAST_7_DAYS' }, { range: 'YESTERDAY' }],
			data: [element(['SOCIAL'], [{ values: [1] }, { values: [2] }])],
		}),
	),
	'one value per day': reply(
		report({
			metrics: [VISITS, SALES],
			dateRanges: [{ tzone: 'UTC', values: epochs(1_793_577_600, 3, 86_400) }],
			data: [element(['SOCIAL'], values(1, 2, 3), values(4, 5, 6))],
		}),
	),
	'ranges that are split by day': reply(
		report({
			dateRanges: [
				{ range: 'A', tzone: 'UTC', values: epochs(1_793_577_600, 2, 86_400) },
				{ range: 'B', tzone: 'UTC', values: epochs(1_791_763_200, 2, 86_400) },
			],
			data: [element(['SOCIAL'], [{ values: [1, 2] }, { values: [3, 4] }])],
		}),
	),
	'devices beside the total': reply(
		report({
			metrics: [VISITS, SALES],
			data: [
				element(
					['SOCIAL'],
					[
						{
							values: [30],
							segments: { device: [device('1', 'Desktop', 10), device('2', 'Phone', 20)] },
						},
					],
					values(7),
				),
				element(
					['MAILING'],
					[{ values: [33], segments: { device: [device('3', 'Tablet', 11)] } }],
					values(8),
				),
			],
		}),
	),
	'devices without a total, per day': reply(
		report({
			dateRanges: [{ tzone: 'UTC', values: epochs(1_793_577_600, 2, 86_400) }],
			data: [
				element(
					['SOCIAL'],
					withinDevices(device('1', 'Desktop', 1, 2), device('2', 'Phone', 3, 4)),
				),
			],
		}),
	),
	'views and order types side by side': reply(
		report({
			metrics: [VISITS, SALES],
			data: [
				element(
					['SOCIAL'],
					[{ segments: { view: [device('0', 'Last channel', 1), device('1', 'First', 2)] } }],
					[{ segments: { ordertype: [device('1', 'New', 3), device('2', 'Again', 4)] } }],
				),
			],
		}),
	),
	'order types inside devices': reply(
		report({
			data: [
				element(
					['SOCIAL'],
					withinDevices(
						device('1', 'Desktop', byOrderType([1], [2])),
						device('2', 'Phone', byOrderType([3], [4])),
					),
				),
			],
		}),
	),
	'order types inside devices, per day': reply(
		report({
			dateRanges: [{ tzone: 'UTC', values: epochs(1_793_577_600, 2, 86_400) }],
			data: [
				element(['SOCIAL'], withinDevices(device('1', 'Desktop', byOrderType([1, 2], [3, 4])))),
			],
		}),
	),
	'subtotals inside devices': reply(
		report({
			data: [
				element(
					['SOCIAL'],
					[
						{
							values: [100],
							segments: {
								device: [
									{ ...device('1', 'Desktop', 60), ...byOrderType([1], [59]) },
									device('2', 'Phone', 40),
								],
							},
						},
					],
				),
			],
		}),
	),
	'values inside values': reply(report({ data: [element(['SOCIAL'], values({ values: [5] }))] })),
	'segments inside values': reply(
		report({
			data: [
				element(
					['SOCIAL'],
					values({ segments: { device: [device('1', 'Desktop', 1), device('2', 'Phone', 2)] } }),
				),
			],
		}),
	),
	'segments with the same name': reply(
		report({
			data: [
				element(
					['SOCIAL'],
					withinDevices(device('1', 'Other', 1), device('2', 'Other', 2), device('2', 'Other', 3)),
				),
			],
		}),
	),
	'two reports': reply(
		report({ data: [element(['SOCIAL'], values(1))] }),
		report({ metrics: [SALES], data: [element(['MAILING'], values(2))] }),
	),
	'reports at the top': {
		error: 0,
		totalRowCount: 1,
		reports: [report({ data: [element(['SOCIAL'], values(1))] })],
	},
	'no header': reply({ path: '', kind: 'rt#x', data: [element(['SOCIAL'], values(1), values(2))] }),
};
