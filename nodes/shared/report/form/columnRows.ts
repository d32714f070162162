import type { INodeProperties } from 'n8n-workflow';

import type { ListName } from '../../../../platform/catalogue/lists';
import { isRecord, listOf, textOf } from '../../../../platform/client/values/json';
import type { Column, Metric } from '../../../../platform/reports/types';
import { describePicker } from '../../form/describe';
import type { Setting } from '../../form/settings';

interface Columns extends Pick<
	INodeProperties,
	'displayName' | 'name' | 'default' | 'displayOptions'
> {
	/** What one of them is called. */
	readonly single: string;
	readonly list: ListName;
	readonly description: string;
	readonly placeholder: string;
}

/** A column as it was entered, without its name. */
export interface EnteredColumn extends Pick<Column, 'field'> {
	/** What the user calls it. */
	readonly label: string;
	/** What the list calls it. */
	readonly listed: string;
}

/** The same of a figure. */
export interface EnteredMetric extends EnteredColumn, Pick<Metric, 'segment'> {}

/** A list of what rows stand for: each a field of the platform with a label of the caller. */
export function dimensionColumns(columns: Columns): Setting<EnteredColumn[]> {
	return {
		property: describeColumns(columns, 'Add Label', [LABEL]),
		parse: (entered) => entriesOf(entered).map(readColumn),
	};
}

/** A list of figures: the same, and what splits each of them. */
export function metricColumns(columns: Columns): Setting<EnteredMetric[]> {
	return {
		property: describeColumns(columns, 'Add Label or Segment', [LABEL, SEGMENT]),
		parse: (entered) =>
			entriesOf(entered).map((entry) => {
				const segment = valueIn(moreOf(entry).segment);
				return { ...readColumn(entry), ...(segment ? { segment } : {}) };
			}),
	};
}

function describeColumns(
	{ single, list, placeholder, ...look }: Columns,
	add: string,
	more: INodeProperties[],
): INodeProperties {
	const field = describePicker({
		name: 'field',
		label: 'Field',
		list,
		description: `The ${single.toLowerCase()}, as the platform names it`,
		choose: `Choose a ${single.toLowerCase()}...`,
		placeholder,
	});
	return {
		...look,
		type: 'fixedCollection',
		typeOptions: { multipleValues: true, sortable: true },
		placeholder: `Add ${single}`,
		options: [{ displayName: single, name: 'column', values: [field, moreFields(add, more)] }],
	};
}

/** What few columns need: most rows take one line. */
const moreFields = (placeholder: string, options: INodeProperties[]): INodeProperties => ({
	displayName: 'More',
	name: 'more',
	type: 'collection',
	placeholder,
	default: {},
	options,
});

const LABEL: INodeProperties = {
	displayName: 'Label',
	name: 'label',
	type: 'string',
	default: '',
	description: 'The name of the column in the result; that of the list when left empty',
};

const SEGMENT = describePicker({
	name: 'segment',
	label: 'Segment',
	list: 'metricSegments',
	choose: 'Not split, or choose a segment...',
	description:
		'What to split this metric by, for example the types of sales; not at all when left empty',
	placeholder: 'e.g. ordertype',
});

function entriesOf(entered: unknown): readonly unknown[] {
	return listOf(isRecord(entered) ? entered.column : []);
}

function moreOf(entered: unknown): Readonly<Record<string, unknown>> {
	const { more } = isRecord(entered) ? entered : {};
	return isRecord(more) ? more : {};
}

function readColumn(entered: unknown): EnteredColumn {
	const { field } = isRecord(entered) ? entered : {};
	return {
		field: valueIn(field) ?? '',
		label: textOf(moreOf(entered).label)?.trim() ?? '',
		listed: listedName(field),
	};
}

/** What the list calls what was chosen from it; empty for what was typed. */
export function listedName(entered: unknown): string {
	if (!isRecord(entered) || entered.mode !== 'list') return '';
	const name = textOf(entered.cachedResultName)?.trim() ?? '';
	const code = ` (${textOf(entered.value) ?? ''})`;
	return name.endsWith(code) ? name.slice(0, -code.length) : name;
}

/** What was picked or typed, or given by an expression. */
export function valueIn(entered: unknown): string | undefined {
	return textOf(isRecord(entered) ? entered.value : entered)?.trim();
}
