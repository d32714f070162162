import type { INodeProperties } from 'n8n-workflow';

import type { ImportRun } from '../../../platform/catalogue/resources/import';
import type { Form } from '../describe/form';
import { INPUT_FILE, INPUT_FROM } from '../input';
import { options } from './options';

const COLUMNS: INodeProperties = {
	displayName: 'Columns',
	name: 'columns',
	type: 'resourceMapper',
	default: { mappingMode: 'autoMapInputData', value: null },
	description:
		'Which column of the data holds what: recognised by the header line, or given as name of the column or its number (1 is the first)',
	typeOptions: {
		loadOptionsDependsOn: ['importKind'],
		resourceMapper: {
			resourceMapperMethod: 'getImportTargets',
			mode: 'add',
			fieldWords: { singular: 'column', plural: 'columns' },
			addAllFields: true,
			valuesLabel: 'Name or Number of the Column That Holds',
			supportAutoMap: true,
			multiKeyMatch: false,
		},
	},
};

const RESULTS: readonly INodeProperties[] = [
	{
		displayName: 'Return All',
		name: 'returnAll',
		type: 'boolean',
		default: false,
		description: 'Whether to return all results or only up to a given limit',
	},
	{
		displayName: 'Limit',
		name: 'limit',
		type: 'number',
		typeOptions: { minValue: 1 },
		default: 50,
		description: 'Max number of results to return',
		displayOptions: { show: { returnAll: [false] } },
	},
];

/** What imports ask for beside kind, site and period. */
export const importForms: Record<ImportRun, Form> = {
	importFile: {
		fields: [INPUT_FILE, COLUMNS],
		options: [...options.reading, ...options.sending, ...options.rejected],
	},
	importItems: {
		fields: [COLUMNS],
		options: [...options.numbers, ...options.sending, ...options.rejected],
	},
	checkImport: {
		fields: [INPUT_FROM, INPUT_FILE, COLUMNS],
		options: [...options.reading, ...options.rejected],
	},
	previewImport: {
		fields: [INPUT_FROM, INPUT_FILE, COLUMNS, ...RESULTS],
		options: [...options.reading, ...options.rejected],
	},
};
