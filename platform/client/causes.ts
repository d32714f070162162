import type { FaultFacts } from './facts';
import { rightsAdvice, TOKEN_ADVICE } from './tokenAdvice';

/** What is said of a cause, and what it means for who asked. */
export interface Sentences {
	/** What happened. */
	readonly message: (facts: FaultFacts) => string;
	/** What to do next. */
	readonly advice: (facts: FaultFacts) => string;
	/** Whether the same call may well work a little later. */
	readonly transient?: true;
	/** Whether the platform certainly did nothing with the request, so that even a POST may be repeated. */
	readonly untouched?: true;
	/** Whether nobody knows, after it, if the platform has processed the request. */
	readonly lost?: true;
	/** Whether the message says what was asked for, or which job it is about. */
	readonly names?: 'call' | 'job';
}

const said = ({ said }: FaultFacts) => (said ? `: ${said}` : '');
const of = ({ days }: FaultFacts) => (days ? ` of ${days}` : '');
const status = ({ status }: FaultFacts) => (status ? ` (HTTP ${status})` : '');
const what = (facts: FaultFacts) => facts.what ?? 'the request';
const asked = (facts: FaultFacts) => facts.asked ?? 'platform';
const secret = (facts: FaultFacts) => (facts.asked === 'provider' ? 'keys' : 'token');
const token = (facts: FaultFacts) => facts.token ?? 'token';
const host = (facts: FaultFacts) => facts.host ?? `The ${asked(facts)}`;
// As NO_PROXY takes it: a port would leave out other ports.
const nameOf = (facts: FaultFacts) => host(facts).replace(/:\d+$/, '');

/** In the unit that a person would choose. */
function span(seconds = 0): string {
	if (seconds < 2 * 60) return `${seconds} seconds`;
	const hours = seconds / 3_600;
	return hours < 2 ? `${Math.round(seconds / 60)} minutes` : `${Number(hours.toFixed(1))} hours`;
}

/** The one table of causes. */
export const causes = {
	addressInvalid: {
		message: (f) => `The ${asked(f)} address in the credential is not a web address`,
		advice: (f) =>
			`Enter it as the ${asked(f)} shows it, for example https://customer.api.example.com`,
	},
	addressPlainHttp: {
		message: (f) =>
			`The address of ${host(f)} uses http, which would send the ${secret(f)} unprotected`,
		advice: () =>
			'Use https, or turn on Allow Plain HTTP in the credential for a network you trust',
	},
	addressProxied: {
		message: (f) =>
			`The address of ${host(f)} uses http, and n8n would hand the ${secret(f)} unprotected to the proxy ${f.proxy}`,
		advice: (f) =>
			`Ask the administrator of n8n to add ${nameOf(f)} to NO_PROXY, or turn on Allow Plain HTTP in the credential for a network you trust`,
	},
	proxyUnreachable: {
		message: (f) => `The proxy ${f.proxy} between n8n and ${host(f)} cannot be reached`,
		advice: (f) =>
			`Ask the administrator of n8n whether it is running and right in HTTP_PROXY and HTTPS_PROXY, or to add ${nameOf(f)} to NO_PROXY`,
		transient: true,
		untouched: true,
	},
	hostUnknown: {
		message: (f) => `The host ${host(f)} does not exist`,
		advice: () => 'Check the spelling of the address in the credential',
	},
	hostRefused: {
		message: (f) => `${host(f)} does not accept connections`,
		advice: (f) =>
			`Check address and port in the credential, and whether the ${asked(f)} is running`,
		transient: true,
		untouched: true,
	},
	hostUnreachable: {
		message: (f) => `${host(f)} cannot be reached from this n8n`,
		advice: (f) => `Check the network, proxy and firewall between n8n and the ${asked(f)}`,
		transient: true,
		untouched: true,
	},
	notAllowed: {
		message: (f) => `This n8n does not allow requests to ${host(f)}`,
		advice: () =>
			'Ask its administrator to allow them by N8N_SSRF_ALLOWED_HOSTNAMES or N8N_SSRF_ALLOWED_IP_RANGES',
	},
	proxyRefused: {
		message: (f) => `The proxy between n8n and ${host(f)} wants a user name and a password`,
		advice: () =>
			'Ask the administrator of n8n to add them to HTTP_PROXY and HTTPS_PROXY, as in http://name:password@host',
	},
	certificate: {
		message: (f) => `The certificate of ${host(f)} is not trusted`,
		advice: () => 'Check the address in the credential, or have the certificate renewed',
	},
	notSecure: {
		message: (f) => `No secure connection (https) to ${host(f)} could be made`,
		advice: (f) =>
			`Check address and port in the credential; if the ${asked(f)} speaks http only, start it with http://`,
	},
	connectionLost: {
		message: (f) => `The connection to ${host(f)} was cut before the reply was complete`,
		advice: () => 'Run the node again',
		transient: true,
		lost: true,
	},
	timedOut: {
		message: (f) =>
			`${host(f)} did not answer ${f.seconds === undefined ? 'in time' : `within ${f.seconds} seconds`}`,
		advice: () => 'Try again later, or ask for less data at once',
		transient: true,
		lost: true,
	},
	outcomeUnknown: {
		message: (f) =>
			`The platform may have received ${what(f)}, but its answer did not arrive${status(f)}${said(f)}`,
		advice: () =>
			'Nothing was sent twice. Look in the platform whether it arrived before you run this again',
		names: 'call',
	},
	tokenRefused: {
		message: (f) => `The platform does not accept the ${token(f)}`,
		advice: (f) => TOKEN_ADVICE[f.token ?? 'none'],
	},
	keysRefused: {
		message: (f) => `The provider does not accept the keys for site ${f.site}${said(f)}`,
		advice: () =>
			'Check the access key, the secret key and the site ID in the credential with the provider',
	},
	siteEmpty: {
		message: (f) => `The provider has no visits for site ${f.site} from ${f.days}`,
		advice: () =>
			'Check the site ID in the credential with the provider: a site without data cannot be re-imported',
	},
	tooManyRows: {
		message: (f) => `The provider has more rows for ${f.days} than it gives for one request`,
		advice: (f) =>
			f.refusal ?? 'Choose a shorter period or fewer columns, or set a filter under Options',
	},
	forbidden: {
		message: (f) => `The ${token(f)} gives no access to ${what(f)}${said(f)}`,
		advice: rightsAdvice,
		names: 'call',
	},
	notFound: {
		message: (f) => `The ${asked(f)} found nothing for ${what(f)}${said(f)}`,
		advice: (f) =>
			f.token === 'connector token'
				? `Check the site, and the ${f.token} and the address in the credential`
				: 'Check the site and the IDs; if nothing works, check the address in the credential',
		names: 'call',
	},
	tooManyRequests: {
		message: (f) => `The ${asked(f)} receives too many requests`,
		advice: (f) =>
			(f.retryAfterMs ? `It asks to wait ${Math.ceil(f.retryAfterMs / 1_000)} seconds. ` : '') +
			'Send fewer requests at once, or run the workflow less often',
		transient: true,
		untouched: true,
	},
	refused: {
		message: (f) => `The ${asked(f)} refused ${what(f)}${said(f)}`,
		advice: (f) => f.refusal ?? `Check the values of the node against what the ${asked(f)} says`,
		names: 'call',
	},
	unavailable: {
		message: (f) => `The ${asked(f)} could not process ${what(f)}${status(f)}${said(f)}`,
		advice: () => 'Try again later',
		transient: true,
		untouched: true,
		names: 'call',
	},
	platformDown: {
		message: (f) => `The ${asked(f)} could not process ${what(f)}${status(f)}${said(f)}`,
		advice: () => 'Try again later',
		transient: true,
		lost: true,
		names: 'call',
	},
	redirected: {
		message: (f) =>
			`${host(f)} redirects to another address, where the ${secret(f)} ${secret(f) === 'keys' ? 'were' : 'was'} not sent`,
		advice: (f) => `If the ${asked(f)} has moved, enter its new address in the credential`,
	},
	resultElsewhere: {
		message: (f) => `The result lies at ${host(f)}, where the token was not sent`,
		advice: () => 'Check the data-warehouse address in the credential',
	},
	webPage: {
		message: (f) => `${host(f)} answered with a web page instead of data`,
		advice: (f) =>
			`The ${asked(f)} may be under maintenance, or the address in the credential leads to a website`,
		transient: true,
		lost: true,
	},
	emptyReply: {
		message: (f) => `The ${asked(f)} sent an empty reply to ${what(f)}`,
		advice: () => 'Try again later',
		transient: true,
		lost: true,
		names: 'call',
	},
	cutReply: {
		message: (f) => `The reply of the ${asked(f)} ends in the middle`,
		advice: () => 'Run the node again; if it stays so, ask for less data at once',
		transient: true,
		lost: true,
	},
	brokenReply: {
		message: (f) => `The reply of the ${asked(f)} is no valid JSON`,
		advice: (f) => `Run the node again; if it stays so, tell the support of the ${asked(f)}`,
		transient: true,
		lost: true,
	},
	tooDeep: {
		message: (f) =>
			`The reply to ${what(f)} has more than ${f.levels} lists and objects within each other`,
		advice: (f) =>
			`Check in the ${asked(f)} whether its API has changed, and report it to this node pack`,
		lost: true,
		names: 'call',
	},
	tooLarge: {
		message: (f) =>
			`The reply to ${what(f)} is larger than ${f.megabytes} MB, the most that is taken`,
		advice: () => 'Ask for less at once: a shorter period, fewer columns, or a filter',
		lost: true,
		names: 'call',
	},
	reported: {
		message: (f) => `The ${asked(f)} could not serve ${what(f)}${said(f)}`,
		advice: (f) =>
			f.refusal ??
			(f.jobAsked !== undefined && !f.isFinal
				? 'Try again later'
				: `Check the values of the node against what the ${asked(f)} says`),
		names: 'call',
	},
	notNow: {
		message: (f) => `The ${asked(f)} could not serve ${what(f)} at the moment${said(f)}`,
		advice: () => 'Try again later',
		transient: true,
		names: 'call',
	},
	unexpectedReply: {
		message: (f) => `The reply to ${what(f)} lacks what the node needs${said(f)}`,
		advice: (f) =>
			`Check in the ${asked(f)} whether its API has changed, and report it to this node pack`,
		lost: true,
		names: 'call',
	},
	jobNotNamed: {
		message: (f) =>
			`The platform has taken ${what(f)}, but its answer names no job where the node looks for it${said(f)}`,
		advice: () =>
			'The job may run: look for its ID in the answer before you run this again, and report the answer to this node pack',
		names: 'call',
	},
	notStored: {
		message: (f) => `n8n could not store ${what(f)}${said(f)}`,
		advice: () => 'Ask its administrator for room where it keeps binary data',
		names: 'call',
	},
	stopped: {
		message: (f) => `Waiting for ${what(f)} was stopped${f.job ? ` (job ${f.job})` : ''}`,
		advice: () => '',
		names: 'job',
	},
	jobFailed: {
		message: (f) =>
			`The platform could not finish job ${f.job}${of(f)} (state ${f.state})${said(f)}`,
		advice: () => 'Check the request, or submit it again',
		names: 'job',
	},
	jobExpired: {
		message: (f) => `The result of job ${f.job}${of(f)} is no longer kept (state ${f.state})`,
		advice: () => 'Submit the request again, and collect the result sooner',
		names: 'job',
	},
	jobTooSlow: {
		message: (f) =>
			`Job ${f.job}${of(f)} is not finished after ${span(f.seconds)} (state ${f.state})`,
		advice: ({ setting }) =>
			`It goes on in the platform${setting ? `. Raise ${setting} for jobs that take this long` : ''}`,
		names: 'job',
	},
} satisfies Record<string, Sentences>;

/** The causes a call to the platform can end with. */
export type Cause = keyof typeof causes;
