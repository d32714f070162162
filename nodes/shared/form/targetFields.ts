import type { INodeProperties } from 'n8n-workflow';

import { describeLocator } from './describe';
import { searchMethodOf } from './pickerMethods';

/** The method that lists metrics and rates. */
export const FIGURE_LIST = searchMethodOf('targetFigures');

/** A field for the metric of the target. */
export const describeFigure = (name: string): INodeProperties =>
	describeLocator(
		{
			name,
			label: 'Metric or Rate',
			description: 'The metric or rate that the target is for, by its name or code',
			choose: 'Choose a metric or rate...',
			placeholder: 'e.g. Sales',
		},
		FIGURE_LIST,
		'Name',
	);

/** A field for whether a target is a goal or a budget. */
export const describeBound = (name: string): INodeProperties => ({
	displayName: 'Target Type',
	name,
	type: 'options',
	options: [
		{ name: 'At Least', value: 'atLeast' },
		{ name: 'At Most', value: 'atMost', description: 'A budget, which must not be exceeded' },
		{
			name: 'Automatic',
			value: '',
			description: 'At Most for costs, At Least for everything else',
		},
	],
	default: '',
});
