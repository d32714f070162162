import type { INodeProperties } from 'n8n-workflow';

import type {
	ChoicesField,
	Field,
	NumberField,
	Option,
	Optional,
	ParametersField,
	PickerField,
	TableField,
	TextField,
} from '../../../platform/catalogue/row';
import { OWN_LIST, searchMethodOf, typedAs } from './pickerMethods';

/** A catalogue field as n8n shows it; a period takes two properties. */
export function describeField(field: Field): INodeProperties[] {
	switch (field.kind) {
		case 'text':
			return [describeText(field)];
		case 'list':
			return [{ ...common(field), type: 'string', default: '' }];
		case 'secret':
			return [{ ...common(field), type: 'string', typeOptions: { password: true }, default: '' }];
		case 'number':
			return [describeNumber(field)];
		case 'flag':
			return [{ ...common(field), type: 'boolean', default: field.default ?? false }];
		case 'choice':
			return [{ ...select(field), default: field.options[0].value }];
		case 'choices':
			return [{ ...select(field), type: 'multiOptions', default: [] }];
		case 'date':
			return [{ ...common(field), type: 'dateTime', default: '' }];
		case 'period':
			return [
				{ ...day('First Day', 'from'), ...needed(field) },
				{ ...day('Last Day', 'to'), ...needed(field) },
			];
		case 'picker':
			return [describePicker(field)];
		case 'json':
			return [{ ...common(field), type: 'json', default: field.example }];
		case 'parameters':
			return [describeParameters(field)];
		case 'table':
			return [describeTable(field)];
	}
}

type Described = Pick<INodeProperties, 'displayName' | 'name' | 'description'> &
	Pick<INodeProperties, 'placeholder' | 'required'>;

/** What a form says about a field. */
export interface Texts {
	readonly label: string;
	readonly name: string;
	readonly description: string;
	readonly placeholder?: string | undefined;
	readonly required?: true | undefined;
}

function common({ name, label, description, placeholder, required }: Texts): Described {
	return {
		displayName: label,
		name,
		description,
		...(placeholder ? { placeholder } : {}),
		...needed({ required }),
	};
}

function needed({ required }: { readonly required?: true | undefined }) {
	return required ? { required } : {};
}

function describeText(field: TextField): INodeProperties {
	const lines = field.lines === undefined ? {} : { typeOptions: { rows: field.lines } };
	return { ...common(field), type: 'string', ...lines, default: field.default ?? '' };
}

function describeNumber(field: NumberField): INodeProperties {
	const { min, max, whole } = field;
	const typeOptions = {
		...(min === undefined ? {} : { minValue: min }),
		...(max === undefined ? {} : { maxValue: max }),
		...(whole ? {} : { numberPrecision: 2 }),
	};
	// Empty unless a value is given: 0 would be an amount or a number of its own.
	return { ...common(field), type: 'number', typeOptions, default: field.default ?? '' };
}

function day(displayName: string, name: string): INodeProperties {
	return { displayName, name, type: 'dateTime', typeOptions: { dateOnly: true }, default: '' };
}

type Choosable = Texts & Pick<ChoicesField, 'options'>;

function select(field: Choosable): INodeProperties {
	const options = field.options.map(describeOption);
	const sorted = options.sort((a, b) => a.name.localeCompare(b.name));
	return { ...common(field), type: 'options', options: sorted, default: '' };
}

function describeOption({ label, value, description }: Option) {
	return { name: label, value, ...(description ? { description } : {}) };
}

/** From the platform's list first, always typeable. */
export function describePicker(field: Texts & Pick<PickerField, 'list' | 'own'>): INodeProperties {
	const method = field.own ? OWN_LIST : searchMethodOf(field.list);
	return describeLocator(field, method, typedAs(field.list));
}

/** One value from the list that a method of the node searches, or typed. */
export function describeLocator(
	texts: Texts,
	searchListMethod: string,
	typed: 'ID' | 'Name',
): INodeProperties {
	const { placeholder, ...rest } = common(texts);
	return {
		...rest,
		type: 'resourceLocator',
		default: { mode: 'list', value: '' },
		modes: [
			{
				displayName: 'From List',
				name: 'list',
				type: 'list',
				typeOptions: { searchListMethod, searchable: true },
			},
			{ displayName: `By ${typed}`, name: 'id', type: 'string', placeholder },
		],
	};
}

function describeParameters(field: ParametersField): INodeProperties {
	const values: INodeProperties[] = [
		{ displayName: 'Name', name: 'name', type: 'string', default: '' },
		{ displayName: 'Value', name: 'value', type: 'string', default: '' },
	];
	return group(common(field), 'Parameter', 'parameter', values);
}

function describeTable(field: TableField): INodeProperties {
	return group(common(field), field.row, 'row', field.cells.flatMap(describeField));
}

function group(described: Described, row: string, name: string, values: INodeProperties[]) {
	return {
		...described,
		type: 'fixedCollection',
		typeOptions: { multipleValues: true },
		placeholder: `Add ${row}`,
		default: {},
		options: [{ displayName: row, name, values }],
	} as const satisfies INodeProperties;
}

const COLLECTIONS = {
	'Additional Fields': { name: 'additionalFields', placeholder: 'Add Field' },
	Filters: { name: 'filters', placeholder: 'Add Filter' },
	Options: { name: 'options', placeholder: 'Add Option' },
	'Update Fields': { name: 'updateFields', placeholder: 'Add Field' },
} as const;

/** The headings under which optional fields stand. */
export const HEADINGS = ['Filters', 'Additional Fields', 'Update Fields', 'Options'] as const;

/** The parameter that holds the optional fields of an operation. */
export function nameOfHeading(heading: Optional['heading']): string {
	return COLLECTIONS[heading].name;
}

/** Optional fields, which n8n sends only when the user has added them. */
export function describeCollection(
	heading: Optional['heading'],
	fields: readonly INodeProperties[],
): INodeProperties {
	return {
		displayName: heading,
		...COLLECTIONS[heading],
		type: 'collection',
		default: {},
		options: [...fields].sort((a, b) => a.displayName.localeCompare(b.displayName)),
	};
}
