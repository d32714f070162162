import type { ImportRun } from '../../../platform/catalogue/resources/import';
import { onFirstUse } from '../../../platform/base/async/onFirstUse';
import type { Execute } from '../../shared/run/execute';

/** The operations on imports. */
export const importOperations: Record<ImportRun, Execute> = {
	importFile: onFirstUse(async () => (await import('./run')).importFiles),
	importItems: onFirstUse(async () => (await import('./run')).importItems),
	checkImport: onFirstUse(async () => (await import('./checkImports')).checkImports),
	checkToken: onFirstUse(async () => (await import('./checkToken')).checkTokens),
	previewImport: onFirstUse(async () => (await import('./checkImports')).previewImports),
};
