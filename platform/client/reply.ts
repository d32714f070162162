import type { Cause, Facts } from './faults';
import { Fault } from './faults';
import { isRecord, parseJson, textOf } from './json';
import { quote } from './mask';

const CAUSES_BY_STATUS: Readonly<Record<number, Cause>> = {
	401: 'tokenRefused',
	403: 'forbidden',
	404: 'notFound',
	408: 'timedOut',
	429: 'tooManyRequests',
	500: 'reported',
	501: 'refused',
};

function causeOfStatus(status: number): Cause {
	if (status >= 300 && status < 400) return 'redirected';
	return CAUSES_BY_STATUS[status] ?? (status >= 500 ? 'platformDown' : 'refused');
}

/** The fault that a status other than 2xx stands for (statuses: "not shown" in api.md, Errors 3). */
export function faultOfStatus(
	status: number,
	text: string,
	facts: Facts,
	secrets: readonly string[],
): Fault {
	return new Fault(causeOfStatus(status), {
		...facts,
		status,
		...platformWords(tryParse(text), secrets),
	});
}

/**
 * Reads the body of a good reply. An `error` member that is set makes it a fault even then
 * (api.md, Errors 1: false or 0 on success).
 *
 * @throws Fault `emptyReply`, `webPage`, `cutReply` or `reported`
 */
export function readJsonBody(text: string, facts: Facts, secrets: readonly string[]): unknown {
	const start = text.trimStart();
	if (start === '') throw new Fault('emptyReply', facts);
	if (start.startsWith('<')) throw new Fault('webPage', facts);
	const body = tryParse(text);
	if (body === undefined) throw new Fault('cutReply', facts);
	if (isRecord(body) && isErrorSet(body.error)) {
		throw new Fault('reported', { ...facts, ...platformWords(body, secrets) });
	}
	return body;
}

function tryParse(text: string): unknown {
	try {
		return parseJson(text);
	} catch {
		return undefined;
	}
}

/** Whether an `error` member says that something went wrong: true, or a number other than 0. */
export function isErrorSet(error: unknown): boolean {
	return error !== undefined && error !== null && error !== false && Number(error) !== 0;
}

/** Observed practice: `error_msg` and `error_code` at the top level; `meta.reqid` (api.md). */
function platformWords(body: unknown, secrets: readonly string[]): Facts {
	if (!isRecord(body)) return {};
	const message = textOf(body.error_msg) ?? textOf(body.error);
	const code = textOf(body.error_code);
	const words = [message, code && `(${code})`].filter((part) => part !== undefined).join(' ');
	const requestId = isRecord(body.meta) ? textOf(body.meta.reqid) : undefined;
	return {
		...(words && words !== 'true' ? { said: quote(words, secrets) } : {}),
		...(requestId ? { requestId: quote(requestId, secrets) } : {}),
	};
}
