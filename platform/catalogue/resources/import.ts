import { importPeriod } from '../commonFields';
import type { Resource, SpecialOperation } from '../endpointRow';

/** The functions of the import resource, which check files before they are sent. */
export type ImportRun =
	'importFile' | 'importItems' | 'checkImport' | 'checkToken' | 'previewImport';

const KINDS = ['opedata', 'geoloccountry', 'pagetree', 'refererdomain', 'searchengine', 'website'];
const calls = KINDS.map((kind) => `POST /{connectorToken}/epc/{site}/analyticsimport/${kind}.json`);

type Words = Pick<
	SpecialOperation<ImportRun>,
	'value' | 'label' | 'action' | 'description' | 'run'
>;

const sending = (words: Words): SpecialOperation<ImportRun> => ({
	...words,
	changes: true,
	sendsFile: true,
	warning:
		'Imported figures replace the existing figures of the same rows and days. An import cannot be undone.',
	calls,
	fields: [importPeriod],
});

/** Imports of history from another tool (docs/platform.md, Generic file import). */
export const imports: Resource<ImportRun> = {
	value: 'import',
	label: 'Import',
	description: 'Historical data from another analytics tool, as a file or items',
	operations: [
		sending({
			value: 'importFile',
			label: 'Import File',
			action: 'Import a file',
			description: 'Check a CSV file or an Excel workbook and import it',
			run: 'importFile',
		}),
		sending({
			value: 'importItems',
			label: 'Import Items',
			action: 'Import items',
			description: 'Check all input items and import them together',
			run: 'importItems',
		}),
		{
			value: 'check',
			label: 'Check',
			action: 'Check an import',
			description:
				'Check an import without uploading it: return what was recognized, the files to send, and the lines that cannot be imported',
			run: 'checkImport',
			changes: false,
			calls: [],
			fields: [importPeriod],
		},
		{
			value: 'checkToken',
			label: 'Check Token',
			action: 'Check the connector token',
			description:
				'Check whether the platform accepts the connector token for a site; nothing is imported. The credential test cannot check this.',
			run: 'checkToken',
			changes: false,
			calls,
			fields: [],
		},
		{
			value: 'preview',
			label: 'Preview',
			action: 'Preview an import',
			description: 'Return the figures that would be imported, with one item per row and day',
			run: 'previewImport',
			changes: false,
			calls: [],
			fields: [importPeriod],
		},
	],
};
