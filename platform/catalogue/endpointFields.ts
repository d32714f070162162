import type { ListName, SiteList } from './platformLists';

/** A field that only some choices need. */
interface Conditional {
	/** Shown, read and sent only while another field of the form has one of these values. */
	readonly onlyFor?: { readonly field: string; readonly values: readonly string[] };
	/**
	 * Hidden while another field of the form has one of these values; shown in forms without that
	 * field.
	 */
	readonly notFor?: { readonly field: string; readonly values: readonly string[] };
}

interface FieldBase extends Conditional {
	/** The parameter's name in workflows; it never changes. */
	readonly name: string;
	readonly label: string;
	readonly description: string;
	readonly placeholder?: string;
	readonly required?: true | undefined;
	/**
	 * The platform's name of the value. It fills `{as}` if the path contains that; otherwise it goes
	 * into the query of GET and DELETE, or the body of POST. It may contain such places itself.
	 */
	readonly as: string;
}

/** One line of text. */
export interface TextField extends FieldBase {
	readonly kind: 'text';
	readonly default?: string;
	/** The number of visible lines of a text with several lines. */
	readonly lines?: number;
}

/** One line of text that n8n masks. */
export interface SecretField extends FieldBase {
	readonly kind: 'secret';
}

/** A number, sent with a decimal point. */
export interface NumberField extends FieldBase {
	readonly kind: 'number';
	readonly min?: number;
	readonly max?: number;
	readonly whole?: true;
	readonly default?: number;
}

/** A flag, sent as the platform's words for yes and no. */
export interface FlagField extends FieldBase {
	readonly kind: 'flag';
	readonly words: readonly [no: string, yes: string];
	readonly default?: boolean;
}

/** An entry of a closed list: the platform's value and the user's label. */
export interface Option {
	readonly value: string;
	/** The value to send, if it differs from the value of the form. */
	readonly sends?: string;
	readonly label: string;
	readonly description?: string;
}

/** A choice from a closed list. */
export interface ChoiceField extends FieldBase {
	readonly kind: 'choice';
	readonly options: AtLeastOne<Option>;
}

/**
 * Several choices from a closed list: joined by commas, or one parameter per choice, whose value is 1.
 */
export interface ChoicesField extends Omit<FieldBase, 'as'> {
	readonly kind: 'choices';
	readonly options: AtLeastOne<Option>;
	/** The list that the editor loads the options from, if they would make the form too large. */
	readonly loadedAs?: 'recordColumns';
	readonly send: { readonly joinedAs: string } | { readonly each: (value: string) => string };
}

/** A moment, sent as Unix seconds. */
export interface DateField extends FieldBase {
	readonly kind: 'date';
}

/** The first and the last day, both inclusive. Observed practice: sent as MM/DD/YYYY. */
export interface PeriodField extends Conditional {
	readonly kind: 'period';
	readonly name: 'period';
	readonly required?: true | undefined;
	/** The default if the period may be a named one, such as the last week. */
	readonly named?: 'dataDays' | 'LAST_7_DAYS';
	/** The description of the named period, if it differs from that of a search. */
	readonly description?: string;
	readonly as: { readonly from: string; readonly to: string };
}

/** A value that is picked from a list of the platform, or typed. */
export interface PickerField extends FieldBase {
	readonly kind: 'picker';
	readonly list: ListName;
	/** Set if the list is that of the resource: all resources share one parameter for it. */
	readonly own?: true;
	/** The default choice. */
	readonly start?: Pick<Option, 'value' | 'label'> | undefined;
	/** The text of the empty list; derived from the label if left out. */
	readonly choose?: string;
	/** How to type a value, if that is not obvious. */
	readonly typedHint?: string;
}

/** Several values, joined by commas. */
export interface ListField extends FieldBase {
	readonly kind: 'list';
	/** Set if the values are keys or IDs, which contain no white space. */
	readonly ofKeys?: true;
}

/** Values that are picked from a list of the platform, and further typed ones; joined by commas. */
export interface PicksField extends FieldBase {
	readonly kind: 'picks';
	readonly list: SiteList;
	/** The field for the typed values. */
	readonly more: Pick<FieldBase, 'name' | 'label' | 'description'>;
}

/** JSON for the member `as` of the body, or for the whole body if `as` is empty. */
export interface JsonField extends FieldBase {
	readonly kind: 'json';
	readonly example: string;
}

/** Values under names that the specification does not show. */
export interface ParametersField extends Omit<FieldBase, 'as'> {
	readonly kind: 'parameters';
}

/** Rows of values: a cell is sent under its `as`, followed by the number of its row, from 0. */
export interface TableField extends Omit<FieldBase, 'as'> {
	readonly kind: 'table';
	readonly row: string;
	readonly cells: AtLeastOne<TextField | NumberField>;
}

/** All kinds of fields. */
export type Field =
	| TextField
	| SecretField
	| NumberField
	| FlagField
	| ChoiceField
	| ChoicesField
	| DateField
	| PeriodField
	| PickerField
	| ListField
	| PicksField
	| JsonField
	| ParametersField
	| TableField;

/** A list with at least one element. */
export type AtLeastOne<T> = readonly [T, ...T[]];
