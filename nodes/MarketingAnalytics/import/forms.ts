import type { INodeProperties } from 'n8n-workflow';

import type { ImportRun } from '../../../platform/catalogue/resources/import';
import type { Form } from '../../shared/form/form';
import { INPUT_FILE, INPUT_FROM } from '../../shared/run/inputFile';
import { PAGING } from '../../shared/form/limits';
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
		fields: [INPUT_FROM, INPUT_FILE, COLUMNS, ...PAGING],
		options: [...options.reading, ...options.rejected],
	},
};
