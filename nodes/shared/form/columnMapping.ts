import { isRecord, textOf } from '../../../platform/base/json/json';
import type { Setting } from './settings';

/** The meaning of columns; undefined when the data name them. */
export type ColumnMapping = Readonly<Record<string, string>> | undefined;

interface MappingText {
	readonly name: string;
	readonly description: string;
	/** The node's method that lists the meanings. */
	readonly method: string;
	/** The parameter that the list depends on. */
	readonly dependsOn: string;
}

/** A field for each meaning, which takes the name or number of a column. */
export function columnMapping({
	name,
	description,
	method,
	dependsOn,
}: MappingText): Setting<ColumnMapping> {
	return {
		property: {
			displayName: 'Columns',
			name,
			type: 'resourceMapper',
			default: { mappingMode: 'autoMapInputData', value: null },
			description,
			typeOptions: {
				loadOptionsDependsOn: [dependsOn],
				resourceMapper: {
					resourceMapperMethod: method,
					mode: 'add',
					fieldWords: { singular: 'column', plural: 'columns' },
					addAllFields: true,
					valuesLabel: 'Name or Number of the Column That Holds',
					supportAutoMap: true,
					multiKeyMatch: false,
				},
			},
		},
		parse: (entered) => {
			const { mappingMode, value } = isRecord(entered) ? entered : {};
			if (mappingMode !== 'defineBelow') return undefined;
			const columns = Object.entries(isRecord(value) ? value : {});
			return Object.fromEntries(
				columns.map(([meaning, column]) => [meaning, textOf(column) ?? '']),
			);
		},
	};
}

/** A meaning of columns, as the resource mapper shows it. */
export function mappedField(id: string, displayName: string, required: boolean) {
	return { id, displayName, required, defaultMatch: false, display: true, type: 'string' as const };
}
