import type { INodeProperties } from 'n8n-workflow';

import { GUARD_FORMULAS } from '../run/outputFile';

const splitBy: INodeProperties = {
	displayName: 'Split By',
	name: 'splitBy',
	type: 'options',
	options: [
		{ name: 'Day', value: 'D' },
		{ name: 'Hour', value: 'H' },
		{ name: 'Month', value: 'M' },
		{ name: 'Week', value: 'W' },
	],
	default: 'D',
	description: 'One row per day, hour, week or month of the period, with its date',
};

const devices: INodeProperties = {
	displayName: 'Device Names or IDs',
	name: 'devices',
	type: 'multiOptions',
	typeOptions: { loadOptionsMethod: 'getDevices', loadOptionsDependsOn: ['site.value'] },
	default: [],
	description:
		'Count only these devices. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
};

const attributionRules: INodeProperties = {
	displayName: 'Attribution Rule Names or IDs',
	name: 'attributionRules',
	type: 'multiOptions',
	typeOptions: { loadOptionsMethod: 'getAttributionRules', loadOptionsDependsOn: ['site.value'] },
	default: [],
	description:
		'Credit sales by this rule. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
};

const segmentBy: INodeProperties = {
	displayName: 'Segment By',
	name: 'segmentBy',
	type: 'options',
	options: [
		{ name: 'Attribution Rule', value: 'attributionrule' },
		{ name: 'Device', value: 'device' },
	],
	default: 'device',
	description: 'Break every metric down further',
};

const segmentsAs: INodeProperties = {
	displayName: 'Segments As',
	name: 'segmentsAs',
	type: 'options',
	options: [
		{ name: 'Columns', value: 'columns' },
		{ name: 'Rows', value: 'rows' },
	],
	default: 'columns',
	description: 'Whether the segments of a metric stand beside or below each other',
};

const totals: INodeProperties = {
	displayName: 'Include Totals',
	name: 'totals',
	type: 'boolean',
	default: false,
	description:
		'Whether to keep the platform’s total rows (GLOBAL). Adding them up with the others doubles every metric.',
};

const delimiter: INodeProperties = {
	displayName: 'CSV Delimiter',
	name: 'delimiter',
	type: 'string',
	default: ',',
	description: 'The character between two values of a CSV file',
};

const fileName: INodeProperties = {
	displayName: 'File Name',
	name: 'fileName',
	type: 'string',
	default: '',
	placeholder: 'e.g. channels.csv',
	description: 'The name of the file; made from site and job ID when left empty',
};

const atOnce: INodeProperties = {
	displayName: 'Requests at Once',
	name: 'atOnce',
	type: 'number',
	typeOptions: { minValue: 1, numberPrecision: 0 },
	default: 5,
	description: 'How many requests may run at the same time when there are several input items',
};

export const giveUpAfter: INodeProperties = {
	displayName: 'Give Up After (Hours)',
	name: 'giveUpAfter',
	type: 'number',
	typeOptions: { minValue: 0.1 },
	default: 24,
	description:
		'How long after its submission a report may still be running before it is told as too slow',
};

/** The optional settings of Run, Submit and Collect, and of the two operations for analyses. */
export const options = {
	submit: [attributionRules, devices, atOnce, segmentBy, splitBy],
	run: [
		attributionRules,
		delimiter,
		devices,
		fileName,
		GUARD_FORMULAS,
		totals,
		atOnce,
		segmentBy,
		segmentsAs,
		splitBy,
	],
	runAnalysis: [delimiter, fileName, GUARD_FORMULAS, totals, atOnce, segmentsAs],
	submitAnalysis: [atOnce],
	collect: [delimiter, fileName, giveUpAfter, GUARD_FORMULAS, totals, atOnce, segmentsAs],
} satisfies Record<string, INodeProperties[]>;
