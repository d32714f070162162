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

/**
 * How a reply becomes items: one per record, a single record, either of them, whether something
 * exists, a text, a file, a confirmation of a deletion, or the whole reply.
 */
type ReplyReader =
	'records' | 'record' | 'either' | 'verdict' | 'text' | 'file' | 'deleted' | 'whole';

/** Optional fields in a collection of the form. */
export interface Optional {
	readonly heading: 'Additional Fields' | 'Filters' | 'Options' | 'Update Fields';
	readonly fields: AtLeastOne<Field>;
}

interface OperationBase {
	/**
	 * The operation's value in workflows; it never changes. Resources share a value if their forms
	 * are alike, and have distinct ones otherwise: n8n selects fields by resource and operation, so a
	 * different form under the same value would add a property for every node.
	 */
	readonly value: string;
	/** In title case, without the resource. */
	readonly label: string;
	/**
	 * The part of the resource that the operation concerns, if it is not the whole: lists group
	 * operations by part.
	 */
	readonly part?: string;
	/** In sentence case, for the list of actions. */
	readonly action: string;
	readonly description: string;
	/** Shown in the form before an operation that cannot be undone. */
	readonly warning?: string;
	/** A hint about good use, shown next to the form. */
	readonly tip?: string;
	readonly fields: readonly Field[];
	readonly optional?: Optional;
}

/** The HTTP methods of endpoints. */
export type HttpMethod = 'GET' | 'POST' | 'DELETE';

/** A call to an endpoint, and how its reply is read. */
export interface Endpoint {
	readonly method: HttpMethod;
	/** Relative to the service root. */
	readonly path: string;
	/** The purpose of the call, as a noun for messages. */
	readonly what: string;
	readonly reply: ReplyReader;
	/** Whether `limit` and `start` split the list into pages. */
	readonly paged?: true;
	/** Set if the method does not show whether a repetition is harmless. */
	readonly idempotent?: boolean;
	/** Set if a token is requested; otherwise the node's own token is masked in the reply. */
	readonly givesToken?: true;
	/** Set if the call only starts a job that changes nothing, such as a search. */
	readonly startsJob?: true;
	/** Set if the endpoint is observed practice and not part of the specification. */
	readonly isBeyond?: boolean;
	/** Set if a call other than GET only reads or calculates, such as a query. */
	readonly onlyReads?: true;
	/** Whether columns with personal data are removed unless the user requests them. */
	readonly holdsPersonalData?: true;
	/**
	 * Set if exactly one of the optional values is required: the platform's names of the values, and
	 * the word that each of them puts into the place `{by}` of the path.
	 */
	readonly by?: Readonly<Record<string, string>>;
	/** The platform's name of the passphrase, which is in the credential. */
	readonly passphraseAs?: string;
	/** Advice for a refusal, if the row knows better than the error catalog. */
	readonly refusal?: string;
	/** A call that finds out without side effects whether the operation would be refused. */
	readonly rehearsal?: Rehearsal;
}

/** An operation that is one call to an endpoint, or one call per page. */
export interface EndpointOperation extends OperationBase, Endpoint {}

/** A GET that receives some values of an operation, and refuses what the operation would refuse. */
interface Rehearsal {
	readonly path: string;
	readonly what: string;
	/** The platform's names of the values that it receives. */
	readonly takes: readonly string[];
	/** Advice if it refuses. */
	readonly refusal: string;
}

/** An operation that is a function of the node, perhaps with its own form. */
export interface SpecialOperation<Run extends string> extends OperationBase {
	readonly run: Run;
	/**
	 * Whether a repetition changes something twice. Starting a job that only calculates does not;
	 * operations that call any endpoint read it from the endpoint of each item.
	 */
	readonly changes: boolean | 'byEndpoint';
	/** Whether it sends undocumented values, as operations with a single call do. */
	readonly takesMore?: true;
	/** Whether it sends a file, for endpoints that no other operation calls. */
	readonly sendsFile?: true;
	/** The job runs it waits for, if several resources share the function. */
	readonly runs?: {
		readonly folder: string;
		readonly what: string;
		readonly job: string;
		readonly collect: string;
	};
	/** The endpoints that it calls, as `METHOD path`. */
	readonly calls: readonly string[];
}

/** A group of operations, as in the Resource list. */
export interface Resource<Run extends string = never> {
	/** The resource's value in workflows; it never changes. */
	readonly value: string;
	readonly label: string;
	readonly description: string;
	/** The first is the default of a new node. */
	readonly operations: AtLeastOne<EndpointOperation | SpecialOperation<Run>>;
}

/** A list with at least one element. */
export type AtLeastOne<T> = readonly [T, ...T[]];
