import type { Chunks } from '../readBody';
import { toText } from '../readBody';
import type { ErrorKind } from '../errors/errorCatalog';
import type { ErrorFacts } from '../errors/errorFacts';
import { Fault } from '../errors/fault';
import { jobIdInRefusal, memberOf } from './jobId';
import { jobIdInWords } from './refusal/jobInWords';
import { phaseOf } from '../jobPhase';
import { readRefusalHints } from '../errors/refusalHints';
import { kindOfBytes } from './binaryContent';
import { isRefusalInWords, reportsFailure } from './refusal/failureEnvelope';
import { isPage, readMarkup, titleOf } from './markup';
import { reasonIn } from './errorReason';
import { isRecord, textOf, tryParseJson, tryParseJsonLines } from '../../base/json/json';
import { MOST_LEVELS, nestingOf } from '../../base/json/nesting';
import { quoteUpstream } from '../secrets/mask';
import { openTexts } from './tables/openTexts';
import { replyInWords } from './replyInWords';

const CAUSES_BY_STATUS: Readonly<Record<number, ErrorKind>> = {
	401: 'tokenRefused',
	403: 'forbidden',
	404: 'notFound',
	407: 'proxyRefused',
	408: 'timedOut',
	429: 'tooManyRequests',
	500: 'reported',
	501: 'refused',
	503: 'unavailable',
};

function causeOfStatus(status: number, { upstream }: ErrorFacts): ErrorKind {
	// Only the platform reports invalid values with status 500 (observed practice).
	if (status === 500 && upstream === 'provider') return 'platformDown';
	if (status >= 300 && status < 400) return 'redirected';
	return CAUSES_BY_STATUS[status] ?? (status >= 500 ? 'platformDown' : 'refused');
}

/** The fault of a status other than 2xx (statuses: "not shown" in docs/platform.md, Errors 3). */
export function faultOfStatus(
	status: number,
	text: string,
	facts: ErrorFacts,
	secrets: readonly string[],
): Fault {
	const body = tryParseJson(text);
	const cause = causeOfStatus(status, facts);
	const reasonGiven = reasonFacts(body === undefined ? text : body, secrets);
	return refusalOf(cause, body ?? text, { ...facts, status, ...reasonGiven });
}

/** Causes of a refusal, which may be temporary if the reply says so. */
export const REFUSALS: readonly ErrorKind[] = ['refused', 'reported', 'forbidden', 'notFound'];

/** The fault of a refusal; it becomes `notNow` if the reply says that it is temporary. */
export function refusalOf(cause: ErrorKind, body: unknown, facts: ErrorFacts): Fault {
	if (!REFUSALS.includes(cause)) return new Fault(cause, facts);
	const { about, isTimeout, retryAfterMs } = readRefusalHints(body, facts.status);
	if (about === 'now') {
		const hint = facts.retryAfterMs ?? retryAfterMs;
		return new Fault('notNow', { ...facts, isTimeout, retryAfterMs: hint });
	}
	const isFinal = cause === 'reported' && about === 'final';
	return new Fault(cause, isFinal ? { ...facts, isFinal } : facts);
}

/**
 * Reads the body of a reply with a successful status, which may still report a failure
 * (docs/platform.md, Errors 1: `error` is false or 0 on success).
 *
 * @throws Fault `emptyReply`, `webPage`, `cutReply`, `brokenReply`, `tooDeep`, `unexpectedReply`,
 * `reported` or `notNow`
 */
export function readJsonBody(text: string, facts: ErrorFacts, secrets: readonly string[]): unknown {
	const start = text.trimStart();
	if (start === '') throw new Fault('emptyReply', facts);
	if (start.startsWith('<')) throw markupFault(start, facts, secrets);
	const { levels, isOpen } = nestingOf(text);
	if (levels > MOST_LEVELS) throw new Fault('tooDeep', { ...facts, levels: MOST_LEVELS });
	const whole = openTexts(tryParseJson(text));
	const body = whole === undefined ? parseLines(text, facts, secrets) : whole;
	if (body === undefined && /^[{[]/.test(start)) {
		if (isOpen) throw new Fault('cutReply', facts);
		throw new Fault('brokenReply', { ...facts, upstreamMessage: quoteUpstream(start, secrets) });
	}
	if (body === undefined) {
		throw new Fault('unexpectedReply', { ...facts, upstreamMessage: quoteText(text, secrets) });
	}
	if (reportsFailure(body) || (facts.requestedJob === undefined && isRefusalInWords(body))) {
		throw refusalOf('reported', body, { ...facts, ...reasonFacts(body, secrets) });
	}
	const state = facts.isResult ? runningState(body) : undefined;
	if (state !== undefined)
		throw new Fault('notNow', { ...facts, upstreamMessage: quoteUpstream(state, secrets) });
	return body;
}

/** A body with a record in each line, whose last one may report a failure that occurred later. */
function parseLines(text: string, facts: ErrorFacts, secrets: readonly string[]) {
	const records = tryParseJsonLines(text);
	const [first, last] = [records?.[0], records?.at(-1)];
	if (!first || !last || !reportsFailure(last)) return records;
	if (Object.keys(first).join() === Object.keys(last).join()) return records;
	throw refusalOf('reported', last, { ...facts, ...reasonFacts(last, secrets) });
}

/** The state of a running job, if the platform sends it instead of the result. */
function runningState(body: unknown): string | undefined {
	if (!isRecord(body)) return undefined;
	const state = ['data', 'reports', 'rows'].some((name) => name in body)
		? undefined
		: memberOf(body, [...STATES_OF_JOBS, 'status', 'state']);
	return state !== undefined && phaseOf(state) === 'running' ? state : undefined;
}

/** The fault of a web page or an XML reply, with its title or message. */
function markupFault(text: string, facts: ErrorFacts, secrets: readonly string[]): Fault {
	if (isPage(text)) {
		const title = titleOf(text);
		const titleGiven =
			title === undefined ? {} : { upstreamMessage: quoteUpstream(title, secrets) };
		return new Fault('webPage', { ...facts, ...titleGiven });
	}
	const reason = reasonIn(readMarkup(text));
	return new Fault(reason === undefined ? 'unexpectedReply' : 'reported', {
		...facts,
		upstreamMessage: quoteUpstream(reason ?? text, secrets),
	});
}

// Texts that start with one of these are JSON or a web page.
const NO_WORDS = /^["{[]/;

/**
 * Reads a body as `readJsonBody` does, where the specification shows no reply: a body that is
 * neither JSON nor a web page nor binary is returned under `text`.
 *
 * @throws Fault as `readJsonBody` does
 */
export function readWordsBody(
	text: string,
	facts: ErrorFacts,
	secrets: readonly string[],
): unknown {
	const words = text.trim();
	const isText = words !== '' && !NO_WORDS.test(words) && !isPage(words);
	if (!isText || tryParseJson(words) !== undefined) return readJsonBody(text, facts, secrets);
	if (kindOfBytes(words) === undefined) return { text: words };
	throw new Fault('unexpectedReply', { ...facts, upstreamMessage: quoteText(words, secrets) });
}

/** The maximum size of an error message, in bytes; a longer body is a result. */
export const LONGEST_REFUSAL = 100_000;

/**
 * Checks the body of a successful reply without parsing it if it is large.
 *
 * @throws Fault as `readWordsBody` does
 */
export function checkChunks(chunks: Chunks, facts: ErrorFacts, secrets: readonly string[]): void {
	const size = chunks.reduce((sum, { length }) => sum + length, 0);
	if (size <= LONGEST_REFUSAL) readWordsBody(toText(chunks), facts, secrets);
	else if (toText(chunks.slice(0, 1)).trimStart().startsWith('<'))
		throw new Fault('webPage', facts);
}

/**
 * The upstream message, the request ID and the job ID of a failure (`meta.reqid`; docs/platform.md, Batch job
 * responses). Without a recognized message, the whole reply is quoted.
 */
export function reasonFacts(body: unknown, secrets: readonly string[]): ErrorFacts {
	const reason = typeof body === 'string' ? undefined : reasonIn(body);
	const reasonGiven =
		typeof body === 'string'
			? quoteText(body, secrets)
			: quoteUpstream(reason ?? replyInWords(body), secrets);
	const requestId = isRecord(body) && isRecord(body.meta) ? textOf(body.meta.reqid) : undefined;
	const state = isRecord(body) ? memberOf(body, STATES_OF_JOBS) : undefined;
	const statedJob = typeof body === 'string' ? undefined : jobIdInRefusal(body);
	const namedJob = statedJob ?? jobIdInWords(body);
	return {
		...(namedJob === undefined ? {} : { namedJob: quoteUpstream(namedJob, secrets) }),
		...(state === undefined ? {} : { state: quoteUpstream(state, secrets) }),
		...(reasonGiven === '' ? {} : { upstreamMessage: reasonGiven }),
		...(requestId ? { requestId: quoteUpstream(requestId, secrets) } : {}),
	};
}

// Next to an error, a member named only `status` may be the status of the reply.
const STATES_OF_JOBS = ['jobrunstatus', 'jobstatus'];

/** Quotes a text, the title of a page, or the kind of binary content. */
function quoteText(text: string, secrets: readonly string[]): string {
	const kind = kindOfBytes(text);
	if (kind !== undefined) return `the reply contains ${kind}`;
	return quoteUpstream(reasonIn(text) ?? (isPage(text) ? '' : text), secrets);
}
