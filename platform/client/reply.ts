import type { Chunks } from './body';
import { toText } from './body';
import type { Cause, FaultFacts } from './faults';
import { Fault } from './faults';
import { memberOf } from './jobs/created';
import { phaseOf } from './jobs/states';
import { momentOf } from './moment';
import type { JsonRecord } from './values/json';
import { isRecord, listOf, textOf, tryParseJson } from './values/json';
import { MOST_LEVELS, nestingOf } from './values/nesting';
import { quote } from './mask';

const CAUSES_BY_STATUS: Readonly<Record<number, Cause>> = {
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

function causeOfStatus(status: number, { asked }: FaultFacts): Cause {
	// Only the platform tells of wrong values with a 500 (observed practice).
	if (status === 500 && asked === 'provider') return 'platformDown';
	if (status >= 300 && status < 400) return 'redirected';
	return CAUSES_BY_STATUS[status] ?? (status >= 500 ? 'platformDown' : 'refused');
}

/**
 * The fault that a status other than 2xx stands for (statuses: "not shown" in
 * docs/platform.md, Errors 3).
 */
export function faultOfStatus(
	status: number,
	text: string,
	facts: FaultFacts,
	secrets: readonly string[],
): Fault {
	const body = tryParseJson(text);
	const cause = causeOfStatus(status, facts);
	return refusalOf(cause, body ?? text, { ...facts, status, ...platformWords(body, secrets) });
}

/** Causes that need not be about the request, but about the moment, where the platform says so. */
const REFUSALS: readonly Cause[] = ['refused', 'reported', 'forbidden', 'notFound'];

function refusalOf(cause: Cause, body: unknown, facts: FaultFacts): Fault {
	if (!REFUSALS.includes(cause)) return new Fault(cause, facts);
	const { about, isTimeout, retryAfterMs } = momentOf(body, facts.status);
	if (about === 'now') {
		const hint = facts.retryAfterMs ?? retryAfterMs;
		return new Fault('notNow', { ...facts, isTimeout, retryAfterMs: hint });
	}
	const isFinal = cause === 'reported' && about === 'final';
	return new Fault(cause, isFinal ? { ...facts, isFinal } : facts);
}

/**
 * Reads the body of a good reply. An `error` member that is set makes it a fault even then
 * (docs/platform.md, Errors 1: false or 0 on success).
 *
 * @throws Fault `emptyReply`, `webPage`, `cutReply`, `brokenReply`, `tooDeep`, `unexpectedReply`,
 * `reported` or `notNow`
 */
export function readJsonBody(text: string, facts: FaultFacts, secrets: readonly string[]): unknown {
	const start = text.trimStart();
	if (start === '') throw new Fault('emptyReply', facts);
	if (start.startsWith('<')) throw new Fault('webPage', facts);
	const { levels, isOpen } = nestingOf(text);
	if (levels > MOST_LEVELS) throw new Fault('tooDeep', { ...facts, levels: MOST_LEVELS });
	const body = tryParseJson(text);
	if (body === undefined && /^[{[]/.test(start)) {
		throw new Fault(isOpen ? 'cutReply' : 'brokenReply', facts);
	}
	if (body === undefined) {
		throw new Fault('unexpectedReply', { ...facts, said: quote(text, secrets) });
	}
	if (isRecord(body) && isErrorSet(body.error)) {
		throw refusalOf('reported', body, { ...facts, ...platformWords(body, secrets) });
	}
	const state = facts.isResult ? stateInsteadOf(body) : undefined;
	if (state !== undefined) throw new Fault('notNow', { ...facts, said: quote(state, secrets) });
	return body;
}

/** The state of a job that goes on, where that is sent instead of its result. */
function stateInsteadOf(body: unknown): string | undefined {
	if (!isRecord(body)) return undefined;
	const state = ['data', 'reports', 'rows'].some((name) => name in body)
		? undefined
		: memberOf(body, [...STATES_OF_JOBS, 'status', 'state']);
	return state !== undefined && phaseOf(state) === 'running' ? state : undefined;
}

// What begins so is JSON or a web page, and nothing else.
const NO_WORDS = /^(["{[]|<(?!\?xml))/;

/**
 * The same where the specification shows no reply: what is neither JSON nor a web page is a text, under
 * `text`.
 *
 * @throws Fault as `readJsonBody` does, but for `unexpectedReply`
 */
export function readWordsBody(
	text: string,
	facts: FaultFacts,
	secrets: readonly string[],
): unknown {
	const words = text.trim();
	const isText = words !== '' && !NO_WORDS.test(words) && tryParseJson(words) === undefined;
	return isText ? { text: words } : readJsonBody(text, facts, secrets);
}

/** What went wrong is told in a few words; a longer body, in bytes, is a result. */
export const LONGEST_REFUSAL = 100_000;

/**
 * Checks the body of a good reply that may be large, without parsing a large one.
 *
 * @throws Fault as `readWordsBody` does
 */
export function checkChunks(chunks: Chunks, facts: FaultFacts, secrets: readonly string[]): void {
	const size = chunks.reduce((sum, { length }) => sum + length, 0);
	if (size <= LONGEST_REFUSAL) readWordsBody(toText(chunks), facts, secrets);
	else if (toText(chunks.slice(0, 1)).trimStart().startsWith('<'))
		throw new Fault('webPage', facts);
}

const NO_ERROR = ['false', 'no', 'none', 'null'];

/** Whether an `error` member says that something went wrong: true, or a number other than 0. */
export function isErrorSet(error: unknown): boolean {
	if (typeof error === 'string' && NO_ERROR.includes(error.trim().toLowerCase())) return false;
	return error !== undefined && Number(error) !== 0;
}

/**
 * Observed practice: `error_msg` and `error_code` at the top level, or in the data warehouse `data`
 * with domain, layer, message and code; `meta.reqid` (docs/platform.md, Batch job responses). The
 * third-party provider says `ErrorMessage` and `ErrorCode`.
 */
function platformWords(body: unknown, secrets: readonly string[]): FaultFacts {
	if (!isRecord(body)) return {};
	const [, , warehouseMessage, warehouseCode] = listOf(body.data).map(textOf);
	const message = wordsIn(body) ?? warehouseMessage ?? textOf(body.error);
	const code = textOf(body.error_code) ?? textOf(body.ErrorCode) ?? warehouseCode;
	const words = [message, code && `(${code})`].filter((part) => part !== undefined).join(' ');
	const requestId = isRecord(body.meta) ? textOf(body.meta.reqid) : undefined;
	const state = memberOf(body, STATES_OF_JOBS);
	return {
		...(state === undefined ? {} : { state: quote(state, secrets) }),
		...(words && words !== 'true' ? { said: quote(words, secrets) } : {}),
		...(requestId ? { requestId: quote(requestId, secrets) } : {}),
	};
}

// Beside an error, `status` alone may be that of the reply.
const STATES_OF_JOBS = ['jobrunstatus', 'jobstatus'];

function wordsIn(body: JsonRecord): string | undefined {
	return textOf(body.error_msg) ?? textOf(body.ErrorMessage);
}
