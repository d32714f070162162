import { LEVELS } from '../../platform/provider/levels';
import type { ImportableName } from '../../platform/provider/placement';
import { IMPORTABLE } from '../../platform/provider/placement';
import { importSite } from '../shared/form/importSettings';
import type { SettingChoice, Setting } from '../shared/form/settings';
import { choiceSetting, converted, flagSetting } from '../shared/form/settings';
import { namesSetting, splitNames, multiChoiceSetting } from '../shared/form/multiChoiceSetting';

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
	return one.name.localeCompare(other.name);
}

export const LEVEL = choiceSetting(
	{
		displayName: 'Level',
		name: 'level',
		noDataExpression: true,
		description: 'Which figures to get',
	},
	LEVELS.map(({ label, value, description }) => ({ name: label, value, description })).sort(byName),
	'site',
);

/** Undefined for all columns of the level. */
export const LEVEL_COLUMNS: Setting<readonly string[]> = {
	property: {
		displayName: 'Column Names or IDs',
		name: 'columns',
		type: 'multiOptions',
		typeOptions: {
			loadOptionsMethod: 'getLevelColumns',
			loadOptionsDependsOn: [LEVEL.property.name],
		},
		default: [],
		description:
			'The columns of the level; all of them when none is chosen. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
	},
	parse: splitNames,
};

export const SPLIT_BY_DAY = flagSetting(
	{
		displayName: 'Split by Day',
		name: 'splitByDay',
		description:
			'Whether to return separate rows for each day; otherwise, each row covers the whole period',
	},
	true,
);

export const SPLIT_BY_DEVICE = flagSetting(
	{
		displayName: 'Split by Device',
		name: 'splitByDevice',
		description: 'Whether to return separate rows for each device type',
	},
	false,
);

export const SORT = namesSetting({
	displayName: 'Sort',
	name: 'sort',
	placeholder: 'e.g. -m_visits',
	description:
		'The columns to sort by, as the provider names them, separated by commas; a minus before a name puts the largest first. When left empty, rows are sorted by day and name.',
});

export const SIMPLIFY_ROWS = flagSetting(
	{
		displayName: 'Simplify',
		name: 'simplify',
		description: 'Whether to return a simplified version of the response instead of the raw data',
		hint: 'Simplified output has sources, channels, countries and clicks in your platform’s terms',
	},
	true,
);

export const PROVIDER_OUTPUT = choiceSetting(
	{ displayName: 'Output', name: 'output', description: 'How to return the rows' },
	[
		{ name: 'CSV File', value: 'csv', description: 'One file per input item' },
		{ name: 'Items', value: 'items', description: 'One item per row' },
	],
	'items',
);

export const PROVIDER_SITE = importSite({
	description: 'The site on your platform that receives the history',
	placeholder: 'e.g. shop-eu',
});

const importable = LEVELS.flatMap(({ label, value }) =>
	isImportable(value) ? [{ name: label, value, description: IMPORTABLE[value].description }] : [],
) satisfies ReadonlyArray<SettingChoice<ImportableName>>;

/** The levels, in the order in which they are imported. */
export const IMPORT_LEVELS = converted(
	multiChoiceSetting(
		{ displayName: 'Levels', name: 'levels', required: true, description: 'The levels to import' },
		[...importable].sort(byName),
		['site', 'page', 'freeSources', 'paidSources', 'geography'],
	),
	(chosen) =>
		Object.keys(IMPORTABLE)
			.filter(isImportable)
			.filter((name) => chosen.includes(name)),
);

function isImportable(name: string): name is ImportableName {
	return Object.hasOwn(IMPORTABLE, name);
}
