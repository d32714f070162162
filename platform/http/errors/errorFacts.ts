/** What messages call the tokens of the data warehouse. */
type WarehouseTokenName = 'session token' | 'token of the credential' | 'access token';

/** The facts of a fault; the error catalog turns them into sentences. */
export interface ErrorFacts {
	/** The service that was called, if it is not the platform. */
	readonly upstream?: 'provider';
	/** The token that was sent, if it is not the API token. */
	readonly token?: 'connector token' | 'OAuth2 token' | WarehouseTokenName;
	/** Whether a person signs in with the button of the credential. */
	readonly connects?: boolean;
	/** The purpose of the call, as a noun: "the report", "the list of sites". */
	readonly what?: string;
	readonly host?: string;
	/** The proxy between n8n and the host. */
	readonly proxy?: string;
	readonly status?: number;
	/** The upstream message by `quoteUpstream`, with secrets masked. */
	readonly upstreamMessage?: string;
	/** The platform's request ID (`meta.reqid`), for its support. */
	readonly requestId?: string;
	readonly seconds?: number;
	/** The size limit of replies. */
	readonly megabytes?: number;
	/** The nesting limit of replies. */
	readonly levels?: number;
	/** Whether the upstream message is about the request itself, so that a retry cannot help. */
	readonly isFinal?: boolean;
	/** Whether the platform timed out, in which case it may have processed the request. */
	readonly isTimeout?: boolean;
	/** How long the platform asks to wait, by its Retry-After header or its message. */
	readonly retryAfterMs?: number;
	readonly job?: string;
	/** The job whose ID is part of `what`. */
	readonly requestedJob?: string | undefined;
	/** The ID of a job that the reply contains, although it reports an error. */
	readonly namedJob?: string | undefined;
	/** Whether the call downloads the result of a job. */
	readonly isResult?: boolean;
	/** The job's state as the platform words it. */
	readonly state?: string;
	/** Advice, if the operation knows better than the error catalog, as after a refusal. */
	readonly refusal?: string;
	/** Advice for a place other than a node, such as a credential. */
	readonly advice?: string;
	/** The provider's site. */
	readonly site?: number;
	/** The first and last requested day. */
	readonly days?: string;
	/** The first and last day that a result states, if they are not those of the request. */
	readonly statedDays?: string;
	/** The operation that can still fetch the job's result later. */
	readonly collect?: string;
	/** The setting that limits the wait, if the operation has one. */
	readonly setting?: string | undefined;
}
