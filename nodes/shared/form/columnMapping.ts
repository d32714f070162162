import type { INodeProperties, INodePropertyOptions, ResourceMapperField } from 'n8n-workflow';

import { truncate } from '../../../platform/base/text/truncate';
import { isRecord, textOf } from '../../../platform/base/json/json';
import { readIncomingItems } from './incomingItems';
import type { EditorForm, Parameters } from './parameters';
import { readCurrent } from './parameters';
import type { Setting } from './settings';
import { read } from './readSetting';

/** The meaning of columns; undefined when the data name them. */
type ColumnMapping = Readonly<Record<string, string>> | undefined;

interface MappingText {
	readonly name: string;
	/** The node's method that lists the meanings. */
	readonly method: string;
	/** The parameter that the list depends on. */
	readonly dependsOn: string;
}

/** A field for each meaning, which takes the name or number of a column. */
export function columnMapping({ name, method, dependsOn }: MappingText): Setting<ColumnMapping> {
	return {
		property: {
			displayName: 'Columns',
			name,
			type: 'resourceMapper',
			default: { mappingMode: 'autoMapInputData', value: null },
			description:
				'Which column of the data contains what. Columns are recognized by their names; otherwise, enter the name of a column, its number (#1 is the first), or text in quotes that applies to all lines. With items, drag the field from the input.',
			typeOptions: {
				loadOptionsDependsOn: [dependsOn, 'inputFrom'],
				resourceMapper: {
					resourceMapperMethod: method,
					mode: 'add',
					fieldWords: { singular: 'column', plural: 'columns' },
					addAllFields: true,
					valuesLabel: 'Column That Contains',
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

/** n8n says that the header must be named as here. The notice stands where columns are recognized. */
export function recognizedHeaders<T>({ property: { name } }: Setting<T>): INodeProperties {
	return {
		displayName:
			'Columns need not be renamed: common headers in English, Dutch, French, German, Italian and Spanish are recognized, as are those of the exports of other tools.',
		name: 'recognizedHeaders',
		type: 'notice',
		default: '',
		displayOptions: { show: { [`/${name}.mappingMode`]: ['autoMapInputData'] } },
	};
}

// What n8n writes when a field is dragged: the field of the item, alone.
const DRAGGED =
	/^=\s*\{\{\s*(?:\$json|\$input\.item\.json|\$\((?:'[^']*'|"[^"]*")\)\.item\.json)(?:\.([\p{L}_$][\p{L}\p{N}_$]*)|\[(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\])\s*\}\}\s*$/u;

/** The field that an expression takes from the item, where it does nothing else. */
export function draggedField(expression: unknown): string | undefined {
	if (typeof expression !== 'string') return undefined;
	const [, plain, single, double] = DRAGGED.exec(expression) ?? [];
	return plain ?? (single ?? double)?.replace(/\\(.)/g, '$1');
}

/**
 * Reads which field of the items holds what. A field that was dragged from the input is that field: n8n gives
 * its value in the first item, which names no column.
 *
 * @throws InvalidInput
 */
export function readFieldMapping<T>(context: Parameters, setting: Setting<T>, item: number): T {
	return read(context, setting, item, (entered, stored) => {
		const expressions = isRecord(stored) && isRecord(stored.value) ? stored.value : {};
		if (!isRecord(entered)) return entered;
		const value: Record<string, unknown> = isRecord(entered.value) ? { ...entered.value } : {};
		for (const [meaning, expression] of Object.entries(expressions)) {
			const field = draggedField(expression);
			if (field !== undefined) value[meaning] = field;
		}
		return { ...entered, value };
	});
}

/** A column of the incoming items to choose, with its first value. */
type ColumnChoice = INodePropertyOptions;

/** A meaning of columns, as the resource mapper shows it: a list where the columns are known, otherwise a text. */
export function mappedField(
	id: string,
	displayName: string,
	required: boolean,
	choices: readonly ColumnChoice[] = [],
): ResourceMapperField {
	const field = { id, displayName, required, defaultMatch: false, display: true };
	if (choices.length === 0) return { ...field, type: 'string' };
	const none = required ? [] : [{ name: '[None]', value: '' }];
	return { ...field, type: 'options', options: [...none, ...choices] };
}

const MOST_CHOICES = 200;
const LONGEST_VALUE = 40;

/**
 * The columns to choose from, where the editor knows the incoming items; none for a file, whose content the
 * editor does not have.
 *
 * @param mapping the name of the parameter, whose texts and numbers stay in the list
 */
export function columnChoices(context: EditorForm, mapping: string): ColumnChoice[] {
	const from = readCurrent(context, 'inputFrom');
	if (from === 'file' || readCurrent(context, 'operation') === 'importFile') return [];
	const first = new Map<string, string>();
	for (const item of readIncomingItems(context)) {
		for (const [name, value] of Object.entries(item)) {
			const known = first.get(name) ?? '';
			if (known === '') first.set(name, textOf(value)?.trim() ?? '');
		}
	}
	if (first.size === 0) return [];
	const columns = [...first].slice(0, MOST_CHOICES).map(([name, value]) => {
		const sample = value === '' ? '' : ` (${truncate(value, LONGEST_VALUE)})`;
		return { name: `${name}${sample}`, value: name };
	});
	const stored: unknown = context.getCurrentNodeParameter(mapping);
	const chosen = isRecord(stored) && isRecord(stored.value) ? Object.values(stored.value) : [];
	const typed = chosen.filter(
		(one): one is string =>
			typeof one === 'string' && one !== '' && !one.startsWith('=') && !first.has(one),
	);
	return [...columns, ...[...new Set(typed)].map((text) => ({ name: text, value: text }))];
}
