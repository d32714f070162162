import type { IHttpRequestMethods } from 'n8n-workflow';

import type { Multipart } from './multipart';
import type { Query } from './url';

/** One call to the platform. */
export interface Call {
	readonly method: IHttpRequestMethods;
	/** Relative to the service root, with `{name}` for each path value. */
	readonly path: string;
	readonly pathValues?: Readonly<Record<string, string>>;
	readonly query?: Query;
	/** A body that is sent as JSON. */
	readonly body?: unknown;
	/** A multipart form that is sent instead of a body. */
	readonly form?: Multipart;
	/** The purpose of the call, as a noun for messages: "the list of sites". */
	readonly what: string;
	/** The job whose ID is part of `what`. */
	readonly requestedJob?: string;
	/** Whether a repetition changes nothing; by default it is true for GET and false for others. */
	readonly idempotent?: boolean;
	/**
	 * Set if the call changes nothing but starts a calculation: it is retried after a temporary
	 * refusal.
	 */
	readonly onlyCosts?: true;
	/** Advice for a refusal, if the caller knows better than the error catalog. */
	readonly refusal?: string;
	/** The Accept header; JSON by default. */
	readonly accept?: string;
	/** The longest total time of the call in milliseconds, if that is shorter than the policy's. */
	readonly totalMs?: number;
	/** Set if a large result is requested, whose limit is the maximum length of a string. */
	readonly isLarge?: true;
	/**
	 * Set if the specification shows no reply: the reply may be a text, and that of a change may be
	 * empty. Both are returned as `text`.
	 */
	readonly textReply?: true;
	/** Set if a token is requested: the reply is not masked. */
	readonly givesToken?: true;
}
