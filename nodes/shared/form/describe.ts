import type { INodeProperties } from 'n8n-workflow';

import type {
	ChoiceField,
	ChoicesField,
	DateField,
	FlagField,
	JsonField,
	ListField,
	NumberField,
	Option,
	ParametersField,
	PickerField,
	PicksField,
	SecretField,
	TableField,
	TextField,
} from '../../../platform/catalogue/endpointFields';
import {
	ITEM_COLUMN_LIST,
	optionsMethodOf,
	OWN_LIST,
	searchMethodOf,
	typedAs,
} from './pickerMethods';

type Described = Pick<INodeProperties, 'displayName' | 'name' | 'description'> &
	Pick<INodeProperties, 'placeholder' | 'required'>;

/** The texts of a field. */
interface FieldWording {
	readonly label: string;
	readonly name: string;
	/** Left out where it would only repeat the label. */
	readonly description?: string;
	readonly placeholder?: string | undefined;
	readonly required?: true | undefined;
}

function common({ name, label, description, placeholder, required }: FieldWording): Described {
	return {
		displayName: label,
		name,
		...(description ? { description } : {}),
		...(placeholder ? { placeholder } : {}),
		...needed({ required }),
	};
}

/** Marks a required field. */
export function needed({ required }: { readonly required?: true | undefined }) {
	return required ? { required } : {};
}

/** A text field of one or more lines. */
export function describeText(field: TextField): INodeProperties {
	const lines = field.lines === undefined ? {} : { typeOptions: { rows: field.lines } };
	return { ...common(field), type: 'string', ...lines, default: field.default ?? '' };
}

/** A text field for several values, separated by commas. */
export function describeList(field: ListField): INodeProperties {
	return { ...common(field), type: 'string', default: '' };
}

/** A list of the platform with multiple selection, and a text field for other values. */
export function describePicks(field: PicksField): INodeProperties[] {
	const { list, more } = field;
	const loadOptionsMethod = optionsMethodOf(list);
	return [
		{
			...common(field),
			type: 'multiOptions',
			typeOptions: { loadOptionsMethod, loadOptionsDependsOn: ['site.value'] },
			default: [],
		},
		{ ...common(more), type: 'string', default: '' },
	];
}

/** A masked text field. */
export function describeSecret(field: SecretField): INodeProperties {
	return { ...common(field), type: 'string', typeOptions: { password: true }, default: '' };
}

/** A number within bounds. */
export function describeNumber(field: NumberField): INodeProperties {
	const { min, max, whole } = field;
	const typeOptions = {
		...(min === undefined ? {} : { minValue: min }),
		...(max === undefined ? {} : { maxValue: max }),
		...(whole ? {} : { numberPrecision: 2 }),
	};
	// Empty unless a value is given: 0 would be an amount or a number of its own.
	return { ...common(field), type: 'number', typeOptions, default: field.default ?? '' };
}

/** A yes-or-no field. */
export function describeFlag(field: FlagField): INodeProperties {
	return { ...common(field), type: 'boolean', default: field.default ?? false };
}

/** A day with its time. */
export function describeDate(field: DateField): INodeProperties {
	return { ...common(field), type: 'dateTime', default: '' };
}

/** JSON, with an example to start from. */
export function describeJson(field: JsonField): INodeProperties {
	return { ...common(field), type: 'json', default: field.example };
}

/** A list with single selection; the first option by default. */
export function describeChoice(field: ChoiceField): INodeProperties {
	return { ...select(field), default: field.options[0].value };
}

/** A list with multiple selection. */
export function describeChoices(field: ChoicesField): INodeProperties {
	if (field.loadedAs !== undefined) {
		const loadOptionsMethod = optionsMethodOf(field.loadedAs);
		const typeOptions = { loadOptionsMethod, loadOptionsDependsOn: ['resource', 'recordType'] };
		return { ...common(field), type: 'multiOptions', typeOptions, default: [] };
	}
	return { ...select(field), type: 'multiOptions', default: [] };
}

type Choosable = FieldWording & Pick<ChoicesField, 'options'>;

function select(field: Choosable): INodeProperties {
	const options = field.options.map(describeOption);
	const sorted = options.sort((a, b) => a.name.localeCompare(b.name));
	return { ...common(field), type: 'options', options: sorted, default: '' };
}

function describeOption({ label, value, description }: Option) {
	return { name: label, value, ...(description ? { description } : {}) };
}

/** A list of the platform that also accepts typed values. */
export function describePicker(field: Listed & Pick<PickerField, 'list' | 'own'>): INodeProperties {
	const method = field.own ? OWN_LIST : searchMethodOf(field.list);
	// The only site of a token is filled in.
	const required = field.list === 'sites' ? undefined : field.required;
	return describeLocator({ ...field, required }, method, typedAs(field.list));
}

/** The wording of a field with a list. */
type Listed = FieldWording & Pick<PickerField, 'choose' | 'start' | 'typedHint'>;

/** A resource locator: searchable by a method of the node, or typed. */
export function describeLocator(
	wording: Listed,
	searchListMethod: string,
	typed: 'ID' | 'Name',
): INodeProperties {
	const { placeholder, ...rest } = common(wording);
	const { choose = chooseOne(wording.label), start, typedHint: hint } = wording;
	return {
		...rest,
		type: 'resourceLocator',
		default: start
			? { __rl: true, mode: 'list', value: start.value, cachedResultName: start.label }
			: { mode: 'list', value: '' },
		modes: [
			{
				displayName: 'From List',
				name: 'list',
				type: 'list',
				placeholder: choose,
				typeOptions: {
					searchListMethod,
					searchable: true,
					// Else the editor refuses to load the list in a node that needs no credential.
					...(searchListMethod === ITEM_COLUMN_LIST ? { skipCredentialsCheckInRLC: true } : {}),
				},
			},
			{ displayName: `By ${typed}`, name: 'id', type: 'string', placeholder, hint },
		],
	};
}

/** The placeholder of an empty list: "Choose a CRM parameter...". */
function chooseOne(label: string): string {
	const isWord = (word: string) => word !== word.toUpperCase();
	const words = label.split(' ').map((word) => (isWord(word) ? word.toLowerCase() : word));
	return `Choose ${articleOf(label)} ${words.join(' ')}...`;
}

function articleOf(label: string): string {
	if (label.startsWith('First ')) return 'the';
	return /^[aeio]/i.test(label) ? 'an' : 'a';
}

/** Names with values. */
export function describeParameters(field: ParametersField): INodeProperties {
	const values: INodeProperties[] = [
		{ displayName: 'Name', name: 'name', type: 'string', default: '' },
		{ displayName: 'Value', name: 'value', type: 'string', default: '' },
	];
	return group(common(field), 'Parameter', 'parameter', values);
}

/** Rows of cells. */
export function describeTable(field: TableField, cells: INodeProperties[]): INodeProperties {
	return group(common(field), field.row, 'row', cells);
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
