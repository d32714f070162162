import { isRecord } from '../../platform/base/json/json';
import type { ImportKind } from '../../platform/imports/rules/importKinds';
import { importKinds } from '../../platform/imports/rules/importKinds';
import { KIND_CHOICES, largestFile, leavesOut } from '../shared/form/importSettings';
import type { Parameters } from '../shared/form/parameters';
import { read, readOption } from '../shared/form/readSetting';
import { choiceSetting, converted, textSetting } from '../shared/form/settings';
import { namesSetting, multiChoiceSetting } from '../shared/form/multiChoiceSetting';
import { textsOfNodes } from './pageLanguage';

const DEFAULTS = textsOfNodes.defaults;

export const TITLE = converted(
	textSetting(
		{
			displayName: 'Page Title',
			name: 'title',
			required: true,
			description: 'The heading at the top of the page',
		},
		DEFAULTS.title,
	),
	(title) => title || DEFAULTS.title,
);

export const TEXT = textSetting(
	{
		displayName: 'Page Text',
		name: 'text',
		typeOptions: { rows: 3 },
		description: 'The text below the heading',
	},
	DEFAULTS.text,
);

export const HANDLING = choiceSetting(
	{ displayName: 'When a File Arrives', name: 'handling', noDataExpression: true },
	[
		{
			name: 'Hand the Checked File to the Workflow',
			value: 'handOver',
			description:
				'The workflow gets the file as it would be sent to the platform, and decides whether to import it',
		},
		{
			name: 'Import Immediately',
			value: 'import',
			description: 'Send the file to the platform, and start the workflow with the result',
		},
	],
	'import',
);

export const SITES = namesSetting({
	displayName: 'Sites',
	name: 'sites',
	placeholder: 'e.g. shop-eu, shop-us',
	description:
		'The sites to choose from on the page, separated by commas; when left empty, users type the name of a site',
});

export const KINDS_TAKEN = converted(
	multiChoiceSetting(
		{
			displayName: 'Kinds',
			name: 'kinds',
			description: 'The kinds of figures that may be imported',
			hint: 'All kinds are accepted when none is chosen',
		},
		KIND_CHOICES,
		[],
	),
	(chosen) =>
		chosen.length > 0 ? importKinds.filter(({ name }) => chosen.includes(name)) : importKinds,
);

export const PROTECTION = choiceSetting(
	{
		displayName: 'Protection',
		name: 'protection',
		noDataExpression: true,
		description:
			'What visitors must enter before they can send a file; set it in the credential above',
	},
	[
		{ name: 'Basic Auth', value: 'basicAuth', description: 'User name and password' },
		{ name: 'None', value: 'none', description: 'Anyone who has the link can import' },
		{
			name: 'Passphrase',
			value: 'passphrase',
			description: 'One passphrase for everyone who has the link',
		},
	],
	'passphrase',
);

/** n8n reads it as the address of the page. */
export const PATH = textSetting({
	displayName: 'Path',
	name: 'path',
	placeholder: 'e.g. import-history',
	description: 'The end of the page’s address',
	hint: 'When left empty, the address ends in random characters that cannot be guessed',
});

export const PAGE_MAX_FILE_SIZE = largestFile(
	'Larger files are refused. n8n itself accepts up to 200 MB unless it is configured for more.',
);

export const PAGE_SKIP_ROWS_WITH_ERRORS = leavesOut(
	'What to do when some lines are invalid',
	'Import nothing unless all lines are valid',
);

/** The owner's settings of the page. */
export interface Settings {
	readonly title: string;
	readonly text: string;
	readonly importsAtOnce: boolean;
	/** Empty for any site. */
	readonly sites: readonly string[];
	readonly kinds: readonly ImportKind[];
	readonly largestBytes: number;
	readonly leavesOut: boolean;
}

/** Reads the form of the trigger. @throws InvalidInput */
export function readSettings(context: Trigger): Settings {
	const form = formOf(context);
	return {
		title: read(form, TITLE, 0),
		text: read(form, TEXT, 0),
		importsAtOnce: readHandling(context) === 'import',
		sites: read(form, SITES, 0),
		kinds: read(form, KINDS_TAKEN, 0),
		largestBytes: readOption(form, PAGE_MAX_FILE_SIZE, 0),
		leavesOut: readOption(form, PAGE_SKIP_ROWS_WITH_ERRORS, 0),
	};
}

/** Reads how to handle files. @throws InvalidInput */
export function readHandling(context: Trigger): 'handOver' | 'import' {
	return read(formOf(context), HANDLING, 0);
}

/** Reads how the page is protected. @throws InvalidInput */
export function readProtectionKind(context: Trigger): 'basicAuth' | 'none' | 'passphrase' {
	return read(formOf(context), PROTECTION, 0);
}

/** A trigger has no items, and one form. */
interface Trigger {
	getNodeParameter(name: string, fallback: unknown): unknown;
	getNode?(): object;
}

function formOf(context: Trigger): Parameters {
	return {
		getNodeParameter: (name, _item, fallback) => context.getNodeParameter(name, fallback),
		stored: () => {
			const node = context.getNode?.() ?? {};
			return 'parameters' in node && isRecord(node.parameters) ? node.parameters : {};
		},
	};
}
