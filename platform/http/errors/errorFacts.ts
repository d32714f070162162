/** What messages call the tokens of the data warehouse. */
export type WarehouseTokenName = 'session token' | 'API token' | 'access token';

/** What is known about a fault; the table below turns it into sentences. */
export interface ErrorFacts {
	/** Who was asked, when it is not the platform. */
	readonly upstream?: 'provider';
	/** Which token was sent, when it is not the API token. */
	readonly token?: 'connector token' | 'OAuth2 token' | WarehouseTokenName;
	/** Whether a person signs in with the credential, by its button. */
	readonly connects?: boolean;
	/** What was being done, as a noun: "the report", "the list of sites". */
	readonly what?: string;
	readonly host?: string;
	/** The proxy between n8n and the host. */
	readonly proxy?: string;
	readonly status?: number;
	/** The platform's own words, already masked. */
	readonly upstreamMessage?: string;
	/** The platform's request id (`meta.reqid`), for its support. */
	readonly requestId?: string;
	readonly seconds?: number;
	/** How much of a reply is taken. */
	readonly megabytes?: number;
	/** How many lists and objects may lie within each other. */
	readonly levels?: number;
	/** Whether what the platform says is about the request itself, which is no better later. */
	readonly isFinal?: boolean;
	/** Whether time has run out on the platform, which may have done it all the same. */
	readonly isTimeout?: boolean;
	/** How long the platform asks to wait: its Retry-After header, or its words. */
	readonly retryAfterMs?: number;
	readonly job?: string;
	/** The job whose ID is part of `what`. */
	readonly requestedJob?: string | undefined;
	/** Whether the result of a job is asked for. */
	readonly isResult?: boolean;
	/** The job's state as the platform words it. */
	readonly state?: string;
	/** What to do when the platform refuses, where the operation knows better than this table. */
	readonly refusal?: string;
	/** What to do where that is not told in a node. */
	readonly advice?: string;
	/** The provider's site. */
	readonly site?: number;
	/** First and last day that were asked for. */
	readonly days?: string;
	/** The operation that can still fetch the job's result later. */
	readonly collect?: string;
	/** The setting that says how long to wait, where the operation has one. */
	readonly setting?: string | undefined;
}
