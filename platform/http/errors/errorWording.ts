import type { ErrorFacts } from './errorFacts';

/** The words of who was asked, after a colon. */
export const upstreamMessageText = ({ upstreamMessage: upstreamMessageText }: ErrorFacts) =>
	upstreamMessageText ? `: ${upstreamMessageText}` : '';
/** The days that a job is about. */
export const of = ({ days }: ErrorFacts) => (days ? ` of ${days}` : '');
/** The status of a reply, in brackets. */
export const status = ({ status }: ErrorFacts) => (status ? ` (HTTP ${status})` : '');
/** What was being done. */
export const what = (facts: ErrorFacts) => facts.what ?? 'the request';
/** Who was asked. */
export const upstreamName = (facts: ErrorFacts) => facts.upstream ?? 'platform';
/** What opens it. */
export const secret = (facts: ErrorFacts) => (facts.upstream === 'provider' ? 'keys' : 'token');
/** Which token was sent. */
export const token = (facts: ErrorFacts) => facts.token ?? 'token';
/** The host, or who it belongs to. */
export const host = (facts: ErrorFacts) => facts.host ?? `The ${upstreamName(facts)}`;
/** The host without its port, as NO_PROXY takes it: a port would leave out other ports. */
export const hostName = (facts: ErrorFacts) => host(facts).replace(/:\d+$/, '');

/** A time in the unit that a person would choose. */
export function spanInWords(seconds = 0): string {
	if (seconds < 2 * 60) return `${seconds} seconds`;
	const hours = seconds / 3_600;
	return hours < 2 ? `${Math.round(seconds / 60)} minutes` : `${Number(hours.toFixed(1))} hours`;
}
