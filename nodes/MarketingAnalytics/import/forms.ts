import type { IDisplayOptions, INodeProperties } from 'n8n-workflow';

import type { ImportRun } from '../../../platform/catalogue/resources/import';
import type { Form } from '../../shared/form/form';
import { recognizedHeaders } from '../../shared/form/columnMapping';
import { incomingItems } from '../../shared/form/incomingItems';
import { PAGING } from '../../shared/form/pagingFields';
import { propertiesOf } from '../../shared/form/settings';
import { INPUT_FILE, INPUT_FROM, SHEET } from '../../shared/run/inputFile';
import { CSV_OPTIONS } from '../../shared/run/outputFile';
import {
	COMPARED_PERIOD,
	ENCODING,
	HEADER,
	LINES_BEFORE,
	MAX_FILE_SIZE,
	QUOTE,
	SEPARATOR,
	TABLE_NUMBER,
	TOTALS,
} from './fileSettings';
import {
	COLUMN_MAPPING,
	DAY_FORMAT,
	EMPTY_FIGURES,
	KIND,
	LEAVES_OUT_OTHER_DAYS,
	SKIP_ROWS_WITH_ERRORS,
	NEGATIVE_AMOUNTS,
	NUMBER_FORMAT,
	REJECTED_AS,
	ROUND_FIGURES,
	SHARED_NAMES_RULE,
	IMPORT_SITE,
	TIME_SPENT_HOLDS,
} from './settings';

const cells = [
	DAY_FORMAT,
	EMPTY_FIGURES,
	NEGATIVE_AMOUNTS,
	NUMBER_FORMAT,
	ROUND_FIGURES,
	SHARED_NAMES_RULE,
];
const ofImports = [LEAVES_OUT_OTHER_DAYS, TIME_SPENT_HOLDS];
const ofFiles = [
	COMPARED_PERIOD,
	ENCODING,
	HEADER,
	LINES_BEFORE,
	MAX_FILE_SIZE,
	QUOTE,
	SEPARATOR,
	SHEET,
	TABLE_NUMBER,
];

/** Gives options another display rule. */
const shownIf = (all: readonly INodeProperties[], displayOptions: IDisplayOptions) =>
	all.map((property) => ({ ...property, displayOptions }));

// Named as an option beside them: where n8n runs a node, a rule by its path drops their values.
const rejected = [
	...shownIf(CSV_OPTIONS, { show: { [REJECTED_AS.property.name]: ['csv'] } }),
	REJECTED_AS.property,
];

/**
 * Options on how the data of a file or of items are read and checked, and how errors are returned.
 */
export const TABLE_OPTIONS: readonly INodeProperties[] = [
	...propertiesOf([...cells, TOTALS]),
	...shownIf(propertiesOf(ofFiles), { hide: { [`/${INPUT_FROM.property.name}`]: ['items'] } }),
	...rejected,
];
const reading = [...TABLE_OPTIONS, ...propertiesOf(ofImports)];

const mapping = [COLUMN_MAPPING.property, recognizedHeaders(COLUMN_MAPPING)];

/** The fields of imports besides the period. */
export const importForms: Record<ImportRun, Form> = {
	importFile: {
		fields: [...propertiesOf([KIND, IMPORT_SITE, INPUT_FILE]), ...mapping],
		options: [...reading, SKIP_ROWS_WITH_ERRORS.property],
	},
	importItems: {
		fields: [incomingItems, ...propertiesOf([KIND, IMPORT_SITE]), ...mapping],
		options: [
			...propertiesOf([...cells, ...ofImports, SKIP_ROWS_WITH_ERRORS, TOTALS]),
			...rejected,
		],
	},
	checkImport: {
		fields: [incomingItems, ...propertiesOf([KIND, INPUT_FROM, INPUT_FILE]), ...mapping],
		options: reading,
	},
	checkToken: { fields: propertiesOf([KIND, IMPORT_SITE]) },
	previewImport: {
		fields: [incomingItems, ...propertiesOf([KIND, INPUT_FROM, INPUT_FILE]), ...mapping, ...PAGING],
		options: reading,
	},
};
