import type { AtLeastOne, Field } from './endpointFields';

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
