import type { ImportRun } from '../../../platform/catalogue/resources/import';
import type { Form } from '../../shared/form/form';
import { PAGING } from '../../shared/form/limits';
import { propertiesOf } from '../../shared/form/settings';
import { INPUT_FILE, INPUT_FROM } from '../../shared/run/inputFile';
import { GUARD_FORMULAS } from '../../shared/run/outputFile';
import {
	COLUMNS,
	EMPTY_FIGURES,
	ENCODING,
	HEADER,
	KIND,
	LARGEST_FILE,
	LEAVES_OUT,
	NEGATIVE_AMOUNTS,
	NUMBER_FORMAT,
	QUOTE,
	REJECTED_AS,
	ROUND_FIGURES,
	SEPARATOR,
	SITE,
} from './settings';

const figures = [EMPTY_FIGURES, NEGATIVE_AMOUNTS, NUMBER_FORMAT, ROUND_FIGURES];
const reading = propertiesOf([...figures, ENCODING, HEADER, LARGEST_FILE, QUOTE, SEPARATOR]);
const rejected = [GUARD_FORMULAS, REJECTED_AS.property];

/** What imports ask for beside the period. */
export const importForms: Record<ImportRun, Form> = {
	importFile: {
		fields: propertiesOf([KIND, SITE, INPUT_FILE, COLUMNS]),
		options: [...reading, LEAVES_OUT.property, ...rejected],
	},
	importItems: {
		fields: propertiesOf([KIND, SITE, COLUMNS]),
		options: [...propertiesOf([...figures, LEAVES_OUT]), ...rejected],
	},
	checkImport: {
		fields: [...propertiesOf([KIND, INPUT_FROM, INPUT_FILE, COLUMNS])],
		options: [...reading, ...rejected],
	},
	checkToken: { fields: propertiesOf([KIND, SITE]) },
	previewImport: {
		fields: [...propertiesOf([KIND, INPUT_FROM, INPUT_FILE, COLUMNS]), ...PAGING],
		options: [...reading, ...rejected],
	},
};
