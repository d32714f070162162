import type { INodeProperties } from 'n8n-workflow';

import type { ImportRun } from '../../../platform/catalogue/resources/import';
import type { Form } from '../../shared/form/form';
import { PAGING } from '../../shared/form/paging';
import { INPUT_FILE, INPUT_FROM } from '../../shared/run/inputFile';
import { GUARD_FORMULAS } from '../../shared/run/outputFile';
import * as settings from './settings';

function shown(...some: ReadonlyArray<{ readonly property: INodeProperties }>): INodeProperties[] {
	return some.map(({ property }) => property);
}

const { KIND, SITE, COLUMNS, NUMBER_FORMAT, REJECTED_AS, LEAVES_OUT } = settings;
const { ENCODING, HEADER, LARGEST_FILE, QUOTE, SEPARATOR } = settings;

const reading = shown(ENCODING, HEADER, LARGEST_FILE, NUMBER_FORMAT, QUOTE, SEPARATOR);
const rejected = [GUARD_FORMULAS, REJECTED_AS.property];

/** What imports ask for beside the period. */
export const importForms: Record<ImportRun, Form> = {
	importFile: {
		fields: shown(KIND, SITE, INPUT_FILE, COLUMNS),
		options: [...reading, LEAVES_OUT.property, ...rejected],
	},
	importItems: {
		fields: shown(KIND, SITE, COLUMNS),
		options: [...shown(NUMBER_FORMAT, LEAVES_OUT), ...rejected],
	},
	checkImport: {
		fields: shown(KIND, INPUT_FROM, INPUT_FILE, COLUMNS),
		options: [...reading, ...rejected],
	},
	previewImport: {
		fields: [...shown(KIND, INPUT_FROM, INPUT_FILE, COLUMNS), ...PAGING],
		options: [...reading, ...rejected],
	},
};
