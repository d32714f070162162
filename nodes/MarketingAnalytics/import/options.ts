import type { INodeProperties } from 'n8n-workflow';

import { GUARD_FORMULAS } from '../../shared/run/outputFile';

const numberFormat: INodeProperties = {
	displayName: 'Number Format',
	name: 'numberFormat',
	type: 'options',
	options: [
		{ name: '1,234.56', value: 'point' },
		{ name: '1.234,56', value: 'comma' },
		{ name: 'Recognise', value: 'auto' },
	],
	default: 'auto',
	description: 'How the data write numbers',
};

const separator: INodeProperties = {
	displayName: 'Separator',
	name: 'separator',
	type: 'string',
	default: '',
	placeholder: 'e.g. ;',
	description: 'The character between two values; \\t for a tab. Recognised when left empty.',
};

const quote: INodeProperties = {
	displayName: 'Quote',
	name: 'quote',
	type: 'string',
	default: '"',
	description: 'The character around values that hold separators or line breaks',
};

const encoding: INodeProperties = {
	displayName: 'Encoding',
	name: 'encoding',
	type: 'options',
	options: [
		{ name: 'Latin-1 (Windows-1252)', value: 'latin1' },
		{ name: 'Recognise', value: 'auto' },
		{ name: 'UTF-8', value: 'utf-8' },
	],
	default: 'auto',
	description: 'How the file writes letters',
};

const header: INodeProperties = {
	displayName: 'First Line Is a Header',
	name: 'header',
	type: 'boolean',
	default: true,
	description: 'Whether the first line holds the names of the columns',
};

const largest: INodeProperties = {
	displayName: 'Largest File (MB)',
	name: 'largestFile',
	type: 'number',
	typeOptions: { minValue: 1 },
	default: 100,
	description:
		'Larger files are refused. About three times the size of the file is needed in memory.',
};

const badLines: INodeProperties = {
	displayName: 'Lines That Cannot Be Imported',
	name: 'badLines',
	type: 'options',
	options: [
		{ name: 'Leave Them Out', value: 'leaveOut', description: 'Import the others' },
		{ name: 'Stop the Import', value: 'stop', description: 'Send nothing unless all are right' },
	],
	default: 'stop',
	description: 'What to do when some lines are wrong; they leave through Rejected Lines',
};

const rejectedAs: INodeProperties = {
	displayName: 'Rejected Lines As',
	name: 'rejectedAs',
	type: 'options',
	options: [
		{ name: 'CSV File', value: 'csv', description: 'One file per input item' },
		{ name: 'Items', value: 'items', description: 'One item per line' },
	],
	default: 'items',
	description: 'How lines leave that are wrong or replace another',
};

/** The optional settings of imports. */
export const options = {
	numbers: [numberFormat],
	reading: [encoding, header, largest, numberFormat, quote, separator],
	sending: [badLines],
	rejected: [GUARD_FORMULAS, rejectedAs],
};
