import type { FaultFacts } from './facts';

/** The words of who was asked, after a colon. */
export const said = ({ said }: FaultFacts) => (said ? `: ${said}` : '');
/** The days that a job is about. */
export const of = ({ days }: FaultFacts) => (days ? ` of ${days}` : '');
/** The status of a reply, in brackets. */
export const status = ({ status }: FaultFacts) => (status ? ` (HTTP ${status})` : '');
/** What was being done. */
export const what = (facts: FaultFacts) => facts.what ?? 'the request';
/** Who was asked. */
export const asked = (facts: FaultFacts) => facts.asked ?? 'platform';
/** What opens it. */
export const secret = (facts: FaultFacts) => (facts.asked === 'provider' ? 'keys' : 'token');
/** Which token was sent. */
export const token = (facts: FaultFacts) => facts.token ?? 'token';
/** The host, or who it belongs to. */
export const host = (facts: FaultFacts) => facts.host ?? `The ${asked(facts)}`;
/** The host without its port, as NO_PROXY takes it: a port would leave out other ports. */
export const nameOf = (facts: FaultFacts) => host(facts).replace(/:\d+$/, '');

/** A time in the unit that a person would choose. */
export function span(seconds = 0): string {
	if (seconds < 2 * 60) return `${seconds} seconds`;
	const hours = seconds / 3_600;
	return hours < 2 ? `${Math.round(seconds / 60)} minutes` : `${Number(hours.toFixed(1))} hours`;
}
