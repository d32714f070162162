import type { ErrorFacts } from './errorFacts';

/** The upstream message after a colon, or an empty text. */
export const upstreamMessageText = ({ upstreamMessage: upstreamMessageText }: ErrorFacts) =>
	upstreamMessageText ? `: ${upstreamMessageText}` : '';
/** The days that a job covers. */
export const of = ({ days }: ErrorFacts) => (days ? ` of ${days}` : '');
/** The HTTP status in brackets. */
export const status = ({ status }: ErrorFacts) => (status ? ` (HTTP ${status})` : '');
/** The purpose of the call. */
export const what = (facts: ErrorFacts) => facts.what ?? 'the request';
// What a call reads. Other nouns are what it sends, such as "the upload of costs".
const READ = [
	...['access token', 'address', 'API token', 'available values', 'billing', 'cookie reference'],
	...['creatives', 'data', 'details', 'dimensions', 'drilldowns', 'export$', 'file'],
	...['flat aggregate', 'guide', 'hash', 'information', 'last run', 'list', 'mapping'],
	...['metric segments', 'metrics', 'report kinds', 'result', 'rights', 'runs', 'sample'],
	...['session token', 'state', 'status', 'summary', 'time zone', 'token of', 'translations'],
	...['uplift', 'usage'],
];
const READS = new RegExp(`^the (?:${READ.join('|')})\\b`);

/** The call as the platform receives it: "the upload of costs", "the request for the list of sites". */
export const requestFor = (facts: ErrorFacts) => what(facts).replace(READS, 'the request for $&');
/** The name of the service that was called. */
export const upstreamName = (facts: ErrorFacts) => facts.upstream ?? 'platform';
/** The name of the secret that opens the service. */
export const secret = (facts: ErrorFacts) => (facts.upstream === 'provider' ? 'keys' : 'token');
/** The name of the token that was sent. */
export const token = (facts: ErrorFacts) => facts.token ?? 'token';
/** The host, or the name of the service. */
export const host = (facts: ErrorFacts) => facts.host ?? `The ${upstreamName(facts)}`;
/**
 * The host without its port, in the format of NO_PROXY: with a port, the entry would not match
 * other ports.
 */
export const hostName = (facts: ErrorFacts) => host(facts).replace(/:\d+$/, '');

/** A duration in the unit that a reader would choose. */
export function spanInWords(seconds = 0): string {
	if (seconds < 2 * 60) return `${seconds} second${seconds === 1 ? '' : 's'}`;
	const hours = seconds / 3_600;
	return hours < 2 ? `${Math.round(seconds / 60)} minutes` : `${Number(hours.toFixed(1))} hours`;
}

/** The advice to correct the fields, with the upstream message as a guide if there is one. */
export const fieldsAdvice = (facts: ErrorFacts) =>
	facts.upstreamMessage
		? `Read the message of the ${upstreamName(facts)}, and correct the fields of the node`
		: 'Check the fields of the node';
