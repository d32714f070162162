import type { ILoadOptionsFunctions, INodePropertyOptions } from 'n8n-workflow';

import { isRecord } from '../../platform/base/json/json';
import type { ColumnName, OwnNames } from '../../platform/provider/providerColumns';
import { PROVIDER_COLUMNS } from '../../platform/provider/providerColumns';
import type { Level } from '../../platform/provider/levels';
import { LEVELS } from '../../platform/provider/levels';
import type { Setting } from '../shared/form/settings';
import { LEVEL } from './settings';

const columnNames = Object.keys(PROVIDER_COLUMNS).filter(isColumn);

/** Whether a text names a column with a known meaning. */
export function isColumn(name: string): name is ColumnName {
	return Object.hasOwn(PROVIDER_COLUMNS, name);
}

/** The provider's names of its columns, where the user overrides them. */
export const COLUMN_NAMES: Setting<OwnNames> = {
	property: {
		displayName: 'Provider Column Names',
		name: 'columnNames',
		type: 'collection',
		placeholder: 'Add Column Name',
		default: {},
		description:
			'What the provider calls its columns, if your site does not use the standard names',
		options: columnNames
			.map((name) => ({
				displayName: PROVIDER_COLUMNS[name].label,
				name,
				type: 'string' as const,
				default: PROVIDER_COLUMNS[name].defaultName,
			}))
			.sort((a, b) => a.displayName.localeCompare(b.displayName)),
	},
	parse: (entered) => {
		const own = Object.entries(isRecord(entered) ? entered : {}).flatMap(([column, name]) => {
			const text = typeof name === 'string' ? name.trim() : '';
			return isColumn(column) && text !== '' ? [[column, text] as const] : [];
		});
		return Object.fromEntries(own);
	},
};

/** The columns of the chosen level, as options. */
export async function loadLevelColumns(
	this: ILoadOptionsFunctions,
): Promise<INodePropertyOptions[]> {
	const level: Level | undefined = LEVELS.find(
		({ value }) => value === this.getCurrentNodeParameter(LEVEL.property.name),
	);
	const { properties, metrics } = level ?? { properties: [], metrics: [] };
	return [...properties, ...metrics].map((value) => ({
		name: PROVIDER_COLUMNS[value].label,
		value,
	}));
}
