import type { HttpMethod } from '../endpointRow';

/**
 * The effect of an endpoint: none, a change, or only the start of a job that calculates. A method
 * other than GET counts as a change unless the endpoint only reads.
 */
export type ObservedEffect = 'reads' | 'changes' | 'starts';

/** What happened to an endpoint after a release: saved workflows hold its method and path. */
interface EndpointHistory {
	/** The method and path that it had before. Workflows that hold them call it as it is now. */
	readonly renamedFrom?: CallId;
	/** What to use instead, as a noun: "Report > Run". */
	readonly deprecatedFor?: string;
}

/** A method and a path below the service root: `GET /ea/{site}/db/edw/exists.json`. */
type CallId = `${HttpMethod} /${'ea' | 'er'}/${string}`;

/**
 * An endpoint: method and path, its name (the subject, a colon, and the action), its effect, and
 * what happened to it.
 */
export type ObservedRow = readonly [
	call: CallId,
	name: `${string}: ${string}`,
	effect: ObservedEffect,
	history?: EndpointHistory,
];
