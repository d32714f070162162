import type { INodeProperties } from 'n8n-workflow';

import { InvalidInput } from '../../../../platform/base/invalidInput';
import type { Metric } from '../../../../platform/reports/types';
import { describePicker } from '../../form/describe';
import type { Setting } from '../../form/settings';
import type { ColumnInput } from './columnRows';
import { columnIn, rowsIn, valueIn } from './columnRows';
import { IN_FIELDS_ONLY } from '../../form/form';

/** A figure as it was entered, without its name. */
export interface MetricInput extends ColumnInput, Pick<Metric, 'segment'> {}

const ROW: INodeProperties[] = [
	describePicker({
		name: 'field',
		label: 'Metric',
		list: 'metrics',
		description: 'The metric, as the platform names it',
		placeholder: 'e.g. scartvalid',
	}),
	describePicker({
		name: 'segment',
		label: 'By',
		list: 'metricSegments',
		choose: 'Choose a segment...',
		description: 'The segment to split by, for example the type of sale',
		placeholder: 'e.g. ordertype',
	}),
];

/** Metrics that are split into one column per segment. They follow the other metrics. */
export const splitMetrics: Setting<MetricInput[]> = {
	property: {
		displayName: 'Split Metrics',
		name: 'splitMetrics',
		type: 'fixedCollection',
		typeOptions: { multipleValues: true },
		placeholder: 'Add Metric',
		default: {},
		description:
			'Metrics split into parts, for example sales by type, in addition to the metrics above',
		options: [{ displayName: 'Metric', name: 'split', values: ROW }],
		...IN_FIELDS_ONLY,
	},
	parse: (entered) =>
		rowsIn(entered, 'split').map((row, index) => {
			const column = columnIn(row.field);
			const segment = valueIn(row.segment);
			if (column.field && segment) return { ...column, segment };
			throw new InvalidInput(
				'Split Metrics',
				`Split Metrics: entry ${index + 1} has no ${column.field ? 'segment' : 'metric'}`,
				'Choose a metric and a segment, or remove the entry',
			);
		}),
};
