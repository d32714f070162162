import { choice, period, required, text } from '../fields';
import type { Resource, SpecialOperation } from '../row';

/** What the import resource does: files are checked here before they are sent. */
export type ImportRun = 'importFile' | 'importItems' | 'checkImport' | 'previewImport';

const importKind = required(
	choice(
		'importKind',
		'kind',
		['Kind', 'What the figures are about'],
		[
			{ value: 'opedata', label: 'Campaigns' },
			{ value: 'geoloccountry', label: 'Countries' },
			{ value: 'pagetree', label: 'Pages' },
			{ value: 'refererdomain', label: 'Referring Domains' },
			{ value: 'searchengine', label: 'Search Engines' },
			{ value: 'website', label: 'Site' },
		],
	),
);
// No list of sites can be read with a connector token.
const site = {
	...required(
		text('importSite', 'site', ['Site', 'The website to import to, as the platform names it']),
	),
	placeholder: 'e.g. my-shop',
};
const calls = importKind.options.map(
	({ value }) => `POST /{connectorToken}/epc/{site}/analyticsimport/${value}.json`,
);

type Words = Pick<
	SpecialOperation<ImportRun>,
	'value' | 'label' | 'action' | 'description' | 'run'
>;

const sending = (words: Words): SpecialOperation<ImportRun> => ({
	...words,
	changes: true,
	warning:
		'For each row and day the imported figures replace those that are there. An import cannot be undone.',
	calls,
	fields: [importKind, site, period],
});

/** History of another tool (api.md, Generic file import). */
export const imports: Resource<ImportRun> = {
	value: 'import',
	label: 'Import',
	description: 'The history of another analytics tool, as CSV or items',
	operations: [
		sending({
			value: 'importFile',
			label: 'Import File',
			action: 'Import a CSV file',
			description: 'Check a CSV file and send it as one import',
			run: 'importFile',
		}),
		sending({
			value: 'importItems',
			label: 'Import Items',
			action: 'Import items',
			description: 'Check all input items and send them as one import',
			run: 'importItems',
		}),
		{
			value: 'check',
			label: 'Check',
			action: 'Check an import',
			description:
				'Do everything but the upload: return the descriptor, the file to send, and wrong lines',
			run: 'checkImport',
			changes: false,
			calls: [],
			fields: [importKind, period],
		},
		{
			value: 'preview',
			label: 'Preview',
			action: 'Preview an import',
			description: 'Return what each day would hold after the import',
			run: 'previewImport',
			changes: false,
			calls: [],
			fields: [importKind, period],
		},
	],
};
