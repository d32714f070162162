import type { Fault } from '../../../../sandbox';

/** A reply that ends a call, and the message for the user. */
export interface FailureCase {
	readonly what: string;
	readonly fault: Fault;
	/** HOST stands for the platform's host. */
	readonly message: string;
	readonly advice: string;
	readonly httpCode?: string;
	/** The expected number of requests. */
	readonly requests: number;
}

const told = (status: number) => `The sandbox was told to answer ${status}. (HTTP_${status})`;
const SUPPORT = /Request ID for the platform's support: [0-9a-f]{32}$/.source;
const said = {
	error: true,
	error_msg: 'Bad kind.',
	error_code: 'KIND',
	meta: { reqid: 'r-1' },
};
const CHECK = 'Read the message of the platform, and correct the fields of the node';
const SUPPORT_R1 = `${CHECK}. Request ID for the platform's support: r-1`;

/** Answers to Get Kinds; test/http/pure and wire test the others. `advice` is a pattern. */
export const failures: FailureCase[] = [
	{
		what: '401',
		fault: { kind: 'status', status: 401 },
		message: 'The platform does not accept the token',
		advice: `^Copy the token from the platform into the credential again. .*${SUPPORT}`,
		httpCode: '401',
		requests: 1,
	},
	{
		what: '403',
		fault: { kind: 'status', status: 403 },
		message: `The token does not give access to the report kinds: ${told(403)}`,
		advice: `^Ask an administrator of the platform for access, .*${SUPPORT}`,
		httpCode: '403',
		requests: 1,
	},
	{
		what: '400 with words',
		fault: { kind: 'status', status: 400, body: said },
		message: 'The platform refused the request for the report kinds: Bad kind. (KIND)',
		advice: `^${SUPPORT_R1}$`,
		httpCode: '400',
		requests: 1,
	},

	{
		what: '429 with a long Retry-After',
		fault: { kind: 'status', status: 429, retryAfter: 3600, body: '' },
		message: 'The platform has received too many requests',
		advice:
			'^It asks you to wait 60 minutes. Send fewer requests at the same time, or run the workflow less often$',
		httpCode: '429',
		requests: 1,
	},
	{
		what: '500',
		fault: { kind: 'status', status: 500 },
		message: `The platform reported an error for the report kinds: ${told(500)}`,
		advice: `^${CHECK}. ${SUPPORT}`,
		httpCode: '500',
		requests: 1,
	},
	{
		what: '503',
		fault: { kind: 'status', status: 503, times: 9 },
		message: `The platform could not process the request for the report kinds (HTTP 503): ${told(503)}`,
		advice: `^Try again later. ${SUPPORT}`,
		httpCode: '503',
		requests: 5,
	},
	{
		what: '200 with a web page',
		fault: { kind: 'html', times: 9 },
		message: 'HOST answered with a web page instead of data: Maintenance',
		advice: '^The platform may be under maintenance, ',
		requests: 5,
	},
	{
		what: '200 with error: true',
		fault: { kind: 'reply', body: said },
		message: 'The platform reported an error for the report kinds: Bad kind. (KIND)',
		advice: `^${SUPPORT_R1}$`,
		requests: 1,
	},
	{
		what: 'an error in words that n8n takes for a code',
		fault: { kind: 'error200', error_msg: 'Upstream: ECONNREFUSED', error_code: 'GETADDRINFO' },
		message:
			'The platform reported an error for the report kinds: Upstream: ECONNREFUSED (GETADDRINFO)',
		advice: `^${CHECK}. ${SUPPORT}`,
		requests: 1,
	},
	{
		what: 'a connection that is cut before the reply',
		fault: { kind: 'dropBefore', times: 9 },
		message: 'The connection to HOST was interrupted before the reply was complete',
		advice: '^Try again later$',
		requests: 5,
	},
	{
		what: 'a reply that is cut short of its length',
		fault: { kind: 'cut', times: 9 },
		message: 'The connection to HOST was interrupted before the reply was complete',
		advice: '^Try again later$',
		requests: 5,
	},
	{
		what: 'a reply in chunks that is cut',
		fault: { kind: 'cutChunked', times: 9 },
		message: 'The connection to HOST was interrupted before the reply was complete',
		advice: '^Try again later$',
		requests: 5,
	},
];
