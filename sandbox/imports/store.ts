import { PerSite } from '../shop/perSite';
import { ImportedData } from './importedData';

export interface ImportStore {
	imported: PerSite<ImportedData>;
}

export function newImportStore(): ImportStore {
	return { imported: new PerSite(() => new ImportedData()) };
}
