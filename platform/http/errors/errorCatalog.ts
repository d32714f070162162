import { networkErrorEntries } from './networkErrorEntries';
import { tokenErrorEntries, rightsAdvice, TOKEN_ADVICE } from './tokenErrorEntries';
import type { ErrorEntry } from './errorEntry';
import {
	upstreamName,
	fieldsAdvice,
	host,
	of,
	upstreamMessageText,
	secret,
	spanInWords,
	status,
	token,
	requestFor,
	what,
} from './errorWording';

/**
 * Every cause of an error: its message, its advice, and whether a call may be repeated after it.
 */
export const errorCatalog = {
	...networkErrorEntries,
	...tokenErrorEntries,
	outcomeUnknown: {
		message: (f) =>
			`The platform may have received ${what(f)}, but no readable answer arrived${status(f)}${upstreamMessageText(f)}`,
		advice: () =>
			'Nothing was sent twice. Before you run the node again, check in the platform whether the request arrived',
		names: 'call',
	},
	requestUnanswered: {
		message: (f) =>
			`The platform may have received ${what(f)}, but no readable answer arrived${status(f)}${upstreamMessageText(f)}`,
		advice: () =>
			'After a second attempt, the trigger waits until the report is next due. To get the report sooner, use Report > Run',
		names: 'call',
	},
	searchUnanswered: {
		message: (f) =>
			`The platform may have received ${what(f)}, but no readable answer arrived${status(f)}${upstreamMessageText(f)}`,
		advice: () =>
			'The trigger searches again by itself, which changes nothing on the platform. If this error persists, contact the support team of the platform',
		names: 'call',
	},
	timesLeftOut: {
		message: (f) =>
			`The reports that were due ${f.days} were not requested, because the trigger only makes up for the last 31`,
		advice: () => 'If you need these reports, request them with Report > Run for their days',
	},
	tokenRefused: {
		message: (f) => `The platform does not accept the ${token(f)}`,
		advice: (f) => TOKEN_ADVICE[f.token ?? 'none'],
	},
	keysRefused: {
		message: (f) =>
			`The provider does not accept the keys for site ${f.site}${upstreamMessageText(f)}`,
		advice: () =>
			'Compare Access Key, Secret Key and Site ID in the credential with the values that the provider shows',
	},
	siteEmpty: {
		message: (f) => `The provider has no visits for site ${f.site} from ${f.days}`,
		advice: () =>
			'Compare Site ID in the credential with the ID that the provider shows. The platform verifies a provider with the visits of these days only',
	},
	tooManyRows: {
		message: (f) => `The provider has more rows for ${f.days} than it returns for one request`,
		advice: (f) =>
			f.refusal ?? 'Choose a shorter period or fewer columns, or set Filter (JSON) under Options',
	},
	forbidden: {
		message: (f) => `The ${token(f)} does not give access to ${what(f)}${upstreamMessageText(f)}`,
		advice: rightsAdvice,
		names: 'call',
	},
	notFound: {
		message: (f) => `The ${upstreamName(f)} found nothing for ${what(f)}${upstreamMessageText(f)}`,
		advice: (f) =>
			f.token === 'connector token'
				? `Check the site, and the ${f.token} and the address in the credential`
				: 'Check the site and the IDs. If every request fails, check the address in the credential',
		names: 'call',
	},
	tooManyRequests: {
		message: (f) => `The ${upstreamName(f)} has received too many requests`,
		advice: (f) =>
			(f.retryAfterMs
				? `It asks you to wait ${spanInWords(Math.ceil(f.retryAfterMs / 1_000))}. `
				: '') + 'Send fewer requests at the same time, or run the workflow less often',
		transient: true,
		notProcessed: true,
	},
	refused: {
		message: (f) => `The ${upstreamName(f)} refused ${requestFor(f)}${upstreamMessageText(f)}`,
		advice: (f) => f.refusal ?? fieldsAdvice(f),
		names: 'call',
	},
	unavailable: {
		message: (f) =>
			`The ${upstreamName(f)} could not process ${requestFor(f)}${status(f)}${upstreamMessageText(f)}`,
		advice: () => 'Try again later',
		transient: true,
		notProcessed: true,
		names: 'call',
	},
	platformDown: {
		message: (f) =>
			`The ${upstreamName(f)} could not process ${requestFor(f)}${status(f)}${upstreamMessageText(f)}`,
		advice: () => 'Try again later',
		transient: true,
		outcomeUnknown: true,
		names: 'call',
	},
	redirected: {
		message: (f) =>
			`${host(f)} redirects to another address, to which the ${secret(f)} ${secret(f) === 'keys' ? 'were' : 'was'} not sent`,
		advice: (f) => `If the ${upstreamName(f)} has moved, enter its new address in the credential`,
	},
	resultElsewhere: {
		message: (f) =>
			`The result is at ${host(f)}, but the token was not sent there, because the credential contains a different address`,
		advice: () => 'Check Data Warehouse Address in the credential',
	},
	webPage: {
		message: (f) => `${host(f)} answered with a web page instead of data${upstreamMessageText(f)}`,
		advice: (f) =>
			`The ${upstreamName(f)} may be under maintenance, or the address in the credential is that of a website: check the address, or try again later`,
		transient: true,
		outcomeUnknown: true,
	},
	emptyReply: {
		message: (f) => `The ${upstreamName(f)} sent an empty reply to ${requestFor(f)}`,
		advice: () => 'Try again later',
		transient: true,
		outcomeUnknown: true,
		names: 'call',
	},
	cutReply: {
		message: (f) => `The reply of the ${upstreamName(f)} was cut off in the middle`,
		advice: () => 'Try again later. If this keeps happening, request less data at a time',
		transient: true,
		outcomeUnknown: true,
	},
	brokenReply: {
		message: (f) =>
			`The reply of the ${upstreamName(f)} is not valid JSON${upstreamMessageText(f)}`,
		advice: (f) =>
			`Try again later. If this keeps happening, contact the support team of the ${upstreamName(f)}`,
		transient: true,
		outcomeUnknown: true,
	},
	tooDeep: {
		message: (f) => `The reply to ${requestFor(f)} is nested more than ${f.levels} levels deep`,
		advice: (f) =>
			`Ask the operator of the ${upstreamName(f)} whether its API has changed, and open an issue in the repository of this node`,
		outcomeUnknown: true,
		names: 'call',
	},
	tooLarge: {
		message: (f) => `The reply to ${requestFor(f)} is larger than the limit of ${f.megabytes} MB`,
		advice: () =>
			'Request less at a time: a shorter period, fewer columns, or only the rows that a filter keeps',
		outcomeUnknown: true,
		names: 'call',
	},
	reported: {
		message: (f) =>
			`The ${upstreamName(f)} reported an error for ${what(f)}${upstreamMessageText(f)}`,
		advice: (f) =>
			f.refusal ??
			(f.requestedJob !== undefined && !f.isFinal ? 'Try again later' : fieldsAdvice(f)),
		names: 'call',
	},
	notNow: {
		message: (f) =>
			`The ${upstreamName(f)} could not process ${requestFor(f)} at the moment${upstreamMessageText(f)}`,
		advice: () => 'Try again later',
		transient: true,
		names: 'call',
	},
	unexpectedReply: {
		message: (f) =>
			`The reply to ${requestFor(f)} lacks data that the node needs${upstreamMessageText(f)}`,
		advice: (f) =>
			f.refusal ??
			`Ask the operator of the ${upstreamName(f)} whether its API has changed, and open an issue in the repository of this node`,
		outcomeUnknown: true,
		names: 'call',
	},
	otherDays: {
		message: (f) =>
			`The platform sent a result for ${f.statedDays}, but ${f.days} was requested, so it belongs to a different request`,
		advice: () =>
			"Request the report again. If the days differ again, ask the platform's support why the job has the result of a different request",
	},
	jobNotNamed: {
		message: (f) =>
			`No job ID was recognized in the platform’s answer to ${what(f)}${upstreamMessageText(f)}`,
		advice: () =>
			'The job may be running. Look for its ID in the answer before you run the node again, and open an issue with this answer in the repository of this node',
		names: 'call',
	},
	jobNamed: {
		message: (f) =>
			`The platform reported an error for ${what(f)}, but its answer names job ${f.job}${status(f)}${upstreamMessageText(f)}`,
		advice: () =>
			'The job may be running, so nothing was sent twice. Before you run the node again, check the job with this ID',
		names: 'job',
	},
	notStored: {
		message: (f) => `n8n could not store ${what(f)}${upstreamMessageText(f)}`,
		advice: () =>
			'Ask the administrator of n8n to check the storage for binary data, and to free up space if it is full',
		names: 'call',
	},
	stopped: {
		message: (f) => `Waiting for ${what(f)} was stopped${f.job ? ` (job ${f.job})` : ''}`,
		advice: () => '',
		names: 'job',
	},
	jobFailed: {
		message: (f) =>
			`The platform could not finish job ${f.job}${of(f)} (state ${f.state})${upstreamMessageText(f)}`,
		advice: () => 'Check the request for errors, or submit it again',
		names: 'job',
	},
	jobExpired: {
		message: (f) => `The result of job ${f.job}${of(f)} is no longer available (state ${f.state})`,
		advice: () => 'Submit the request again, and fetch the result sooner',
		names: 'job',
	},
	jobTooSlow: {
		message: (f) =>
			`Job ${f.job}${of(f)} is not finished after ${spanInWords(f.seconds)} (state ${f.state})`,
		advice: ({ setting }) =>
			`The job continues on the platform${setting ? `. Raise ${setting} for jobs that take this long` : ''}`,
		names: 'job',
	},
} satisfies Record<string, ErrorEntry>;

/** The causes with which a call to the platform can fail. */
export type ErrorKind = keyof typeof errorCatalog;
