import type { ListName, SiteList } from './platformLists';

/** What only some choices ask for. */
interface Conditional {
	/** Shown, read and sent only while another field of the form holds one of these values. */
	readonly onlyFor?: { readonly field: string; readonly values: readonly string[] };
	/** Hidden while another field of the form holds one of these values; forms without that field show it. */
	readonly notFor?: { readonly field: string; readonly values: readonly string[] };
}

interface FieldBase extends Conditional {
	/** The parameter's name in workflows; never changes. */
	readonly name: string;
	readonly label: string;
	readonly description: string;
	readonly placeholder?: string;
	readonly required?: true | undefined;
	/**
	 * The platform's name of the value. It fills `{as}` where the path holds that, and goes into the
	 * query of GET and DELETE and the body of POST otherwise. It may hold such places itself.
	 */
	readonly as: string;
}

/** One line of text. */
export interface TextField extends FieldBase {
	readonly kind: 'text';
	readonly default?: string;
	/** More than one line, this many of them shown. */
	readonly lines?: number;
}

/** One line of text that n8n hides. */
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

/** Yes or no, in the platform's words. */
export interface FlagField extends FieldBase {
	readonly kind: 'flag';
	readonly words: readonly [no: string, yes: string];
	readonly default?: boolean;
}

/** An entry of a closed list: the platform's word and the user's. */
export interface Option {
	readonly value: string;
	/** The platform's word, where the value is another. */
	readonly sends?: string;
	readonly label: string;
	readonly description?: string;
}

/** One of a closed list. */
export interface ChoiceField extends FieldBase {
	readonly kind: 'choice';
	readonly options: AtLeastOne<Option>;
}

/** Any of a closed list: joined by commas, or each chosen one as a parameter of its own with `1`. */
export interface ChoicesField extends Omit<FieldBase, 'as'> {
	readonly kind: 'choices';
	readonly options: AtLeastOne<Option>;
	/** The list that the editor loads them from, where they would make the form heavy. */
	readonly loadedAs?: 'recordColumns';
	readonly send: { readonly joinedAs: string } | { readonly each: (value: string) => string };
}

/** A moment, sent as epoch seconds. */
export interface DateField extends FieldBase {
	readonly kind: 'date';
}

/** First and last day, both part of the period. Observed practice: sent as MM/DD/YYYY. */
export interface PeriodField extends Conditional {
	readonly kind: 'period';
	readonly name: 'period';
	readonly required?: true | undefined;
	/** What the form begins with, where it can be chosen by a name, such as the last week. */
	readonly named?: 'dates' | 'lastDays';
	readonly as: { readonly from: string; readonly to: string };
}

/** One value picked from a list of the platform, or typed. */
export interface PickerField extends FieldBase {
	readonly kind: 'picker';
	readonly list: ListName;
	/** Set where the list is the one of the resource: all resources share one parameter for it. */
	readonly own?: true;
	/** What is chosen from the start. */
	readonly start?: Pick<Option, 'value' | 'label'> | undefined;
	/** What the empty list says; made from the label when left out. */
	readonly choose?: string;
	/** How to type a value, where that is not plain. */
	readonly typedHint?: string;
}

/** Several values, joined by commas. */
export interface ListField extends FieldBase {
	readonly kind: 'list';
	/** Set where each of them is a key or an ID, which holds no blank. */
	readonly ofKeys?: true;
}

/** Any of a list of the platform, and others that were typed; joined by commas. */
export interface PicksField extends FieldBase {
	readonly kind: 'picks';
	readonly list: SiteList;
	/** The field for the others. */
	readonly more: Pick<FieldBase, 'name' | 'label' | 'description'>;
}

/** JSON: the member `as` of the body, or the whole body when `as` is empty. */
export interface JsonField extends FieldBase {
	readonly kind: 'json';
	readonly example: string;
}

/** Values under names that the specification does not show. */
export interface ParametersField extends Omit<FieldBase, 'as'> {
	readonly kind: 'parameters';
}

/** Rows of values: the cell of row 2 goes under its `as` followed by 2, counted from 0. */
export interface TableField extends Omit<FieldBase, 'as'> {
	readonly kind: 'table';
	readonly row: string;
	readonly cells: AtLeastOne<TextField | NumberField>;
}

/** The closed set of field kinds. */
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
 * How a reply becomes items: one per record; the one record; either, as it holds a list or not; whether
 * something exists; words; a file; that something was deleted; or the whole reply.
 */
export type ReplyReader =
	'records' | 'record' | 'either' | 'verdict' | 'text' | 'file' | 'deleted' | 'whole';

/** Fields that need not be there, under a heading of n8n's. */
export interface Optional {
	readonly heading: 'Additional Fields' | 'Filters' | 'Options' | 'Update Fields';
	readonly fields: AtLeastOne<Field>;
}

interface OperationBase {
	/**
	 * The operation's value in workflows; never changes. Resources share a value where their forms
	 * are alike, and have one of their own where not: n8n shows fields by resource and by operation,
	 * so another form under the same value costs every node a second property.
	 */
	readonly value: string;
	/** Title Case, without the resource. */
	readonly label: string;
	/** The part of the resource that it is about, where it is not the whole: lists keep its operations together. */
	readonly part?: string;
	/** Sentence case, as the list of actions shows it. */
	readonly action: string;
	readonly description: string;
	/** Shown in the form before the operation does something that cannot be undone. */
	readonly warning?: string;
	/** Shown beside the form: how to use the operation well. */
	readonly tip?: string;
	readonly fields: readonly Field[];
	readonly optional?: Optional;
}

/** How endpoints are called. */
export type HttpMethod = 'GET' | 'POST' | 'DELETE';

/** What a call to an endpoint is, and what comes of it. */
export interface Endpoint {
	readonly method: HttpMethod;
	/** Relative to the service root. */
	readonly path: string;
	/** What is asked for, as a noun for messages. */
	readonly what: string;
	readonly reply: ReplyReader;
	/** Whether `limit` and `start` cut the list into pages. */
	readonly paged?: true;
	/** Set where the method does not tell whether a repetition is harmless. */
	readonly idempotent?: boolean;
	/** Set where a token is what is asked for; elsewhere the node's own is masked in what comes. */
	readonly givesToken?: true;
	/** Set where all that it does is start a job that changes nothing, such as a search. */
	readonly startsJob?: true;
	/** Set where it is observed practice, and not one of the specification. */
	readonly isBeyond?: boolean;
	/** Set where a call that is no GET reads or calculates, such as a query, and changes nothing. */
	readonly onlyReads?: true;
	/** Whether columns with personal data are left out unless the user asks for them. */
	readonly holdsPersonalData?: true;
	/**
	 * Set where exactly one of the optional values must be given: their names on the wire, and the word that
	 * each of them puts into the place `{by}` of the path.
	 */
	readonly by?: Readonly<Record<string, string>>;
	/** Under which name the platform takes the passphrase that the credential holds. */
	readonly passphraseAs?: string;
	/** What to do when the platform refuses, where the row knows better than the table of causes. */
	readonly refusal?: string;
	/** What is asked first, where the platform can tell without doing anything that it would refuse. */
	readonly rehearsal?: Rehearsal;
}

/** An operation that is one call to an endpoint, or one call per page of a list. */
export interface EndpointOperation extends OperationBase, Endpoint {}

/** A GET that takes some of the values of an operation, and refuses what the operation would. */
export interface Rehearsal {
	readonly path: string;
	readonly what: string;
	/** The values that it takes, by the platform's names. */
	readonly takes: readonly string[];
	/** What to do when it refuses. */
	readonly refusal: string;
}

/** An operation that a row cannot say: a function of the node, perhaps with a form of its own. */
export interface SpecialOperation<Run extends string> extends OperationBase {
	readonly run: Run;
	/**
	 * Whether doing it twice changes something twice. Starting a job that only calculates does not; operations
	 * that call any endpoint learn it from the endpoint of each item.
	 */
	readonly changes: boolean | 'byEndpoint';
	/** Whether it sends values that the specification does not show, as operations that are one call do. */
	readonly takesMore?: true;
	/** Whether it sends a file, which its endpoints want and no other operation has. */
	readonly sendsFile?: true;
	/** The job runs it waits for, where several resources share the function. */
	readonly runs?: {
		readonly folder: string;
		readonly what: string;
		readonly job: string;
		readonly collect: string;
	};
	/** The endpoints it calls, as `METHOD path`. */
	readonly calls: readonly string[];
}

/** A group of operations, as the Resource list shows it. */
export interface Resource<Run extends string = never> {
	/** The resource's value in workflows; never changes. */
	readonly value: string;
	readonly label: string;
	readonly description: string;
	/** The first is the one that a new node starts with. */
	readonly operations: AtLeastOne<EndpointOperation | SpecialOperation<Run>>;
}

/** A list that is never empty. */
export type AtLeastOne<T> = readonly [T, ...T[]];
