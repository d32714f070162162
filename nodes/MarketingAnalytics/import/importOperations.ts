import type { ImportRun } from '../../../platform/catalogue/resources/import';
import type { SpecialRow } from '../../shared/run/specialRow';
import { checkImports, previewImports } from './checkImports';
import { checkTokens } from './checkToken';
import { importForms } from './forms';
import { importFiles, importItems } from './run';

/** The operations on imports. */
export const importOperations: Record<ImportRun, SpecialRow> = {
	importFile: { form: importForms.importFile, execute: importFiles },
	importItems: { form: importForms.importItems, execute: importItems },
	checkImport: { form: importForms.checkImport, execute: checkImports },
	checkToken: { form: importForms.checkToken, execute: checkTokens },
	previewImport: { form: importForms.previewImport, execute: previewImports },
};
