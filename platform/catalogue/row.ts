/** The lists that can be offered for a field, one name per noun. */
export type ListName = 'sites' | 'reportKinds' | 'dataLevels' | 'dimensions' | 'metrics';

interface FieldBase {
	/** The parameter's name in workflows; never changes. */
	readonly name: string;
	readonly label: string;
	readonly description: string;
	readonly placeholder?: string;
	readonly required?: true;
}

/** A value for a `{name}` in the path, or a query parameter under the platform's own name. */
interface Sent {
	readonly in: 'path' | 'query';
	readonly as: string;
}

/** One value picked from a list of the platform, or typed. */
export interface PickerField extends FieldBase {
	readonly kind: 'picker';
	readonly list: ListName;
	readonly send: Sent;
}

/** One line of text. */
export interface TextField extends FieldBase {
	readonly kind: 'text';
	readonly send: Sent;
}

/** The request body as JSON. */
export interface JsonField extends FieldBase {
	readonly kind: 'json';
	readonly example: string;
}

/** Query parameters that the specification does not name. */
export interface ParametersField extends FieldBase {
	readonly kind: 'parameters';
}

/** The closed set of field kinds. */
export type Field = PickerField | TextField | JsonField | ParametersField;

/** How a reply becomes items: one per record, or one with the whole reply. */
export type ReplyReader = 'records' | 'whole';

interface OperationBase {
	/** The operation's value in workflows; never changes. */
	readonly value: string;
	/** Title Case, without the resource. */
	readonly label: string;
	/** Sentence case, as the list of actions shows it. */
	readonly action: string;
	readonly description: string;
}

/** An operation that is one call to an endpoint. */
export interface EndpointOperation extends OperationBase {
	readonly method: 'GET' | 'POST' | 'DELETE';
	/** Relative to the service root. */
	readonly path: string;
	/** What is asked for, as a noun for messages. */
	readonly what: string;
	readonly fields: readonly Field[];
	readonly reply: ReplyReader;
	/** For a POST that changes nothing. */
	readonly repeatable?: true;
}

/** An operation that a row cannot say: a function of the node with a form of its own. */
export interface SpecialOperation<Run extends string> extends OperationBase {
	readonly run: Run;
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
