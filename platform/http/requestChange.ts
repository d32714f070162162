import type { Connection } from './connection/connection';
import { quoteUpstream } from './secrets/mask';
import { readConfirmation } from './reply/confirmation';
import type { Change, ValidationState } from './reply/replyVerdict';
import { reasonFacts, refusalOf } from './reply/parseReply';
import type { Call } from './call';
import { requestFacts } from './callFaults';
import { requestReply } from './request';
import { isRecord, textOf } from '../base/json/json';

/** The outcome of a change, as far as the reply says. */
export interface ChangeReply {
	readonly reply: unknown;
	/** Whether the platform confirms the whole change. */
	readonly confirmed: boolean;
	/** Whether it confirms a part, and rejects the rest. */
	readonly isPartly: boolean;
	/** How many entries were rejected while the rest was accepted. */
	readonly rejected: number;
	/** If unconfirmed: the reply in one line, perhaps empty. */
	readonly answer: string;
}

/** Paths of calls that cancel or delete: CANCELLED in the reply is then the result, and no refusal. */
const ENDING = /cancel|(?<!un)deny|inactive|remove|delete|del_|purge|disable/;

/**
 * Makes a call that changes something, and reads its outcome from any kind of reply: the
 * specification shows no reply of such calls.
 *
 * @param about what is known of the entries that the call sends
 * @throws Fault, `reported` also if the reply has no `error` but reports a refusal in another form
 */
export async function requestChange(
	platform: Connection,
	call: Call,
	about: Pick<Change, 'isEmpty' | 'upload'> = {},
): Promise<ChangeReply> {
	const { body, status } = await requestReply(platform, { ...call, textReply: true });
	const becomes = stateAfter(call.path);
	const change = { ...about, status, isEnding: ENDING.test(call.path), becomes };
	const { verdict, rejected } = readConfirmation(body, change);
	if (verdict === 'refused') {
		throw refusalOf('reported', body, {
			...requestFacts(platform, call),
			...reasonFacts(textOnly(body) ?? body, platform.secrets),
		});
	}
	const confirmed = verdict === 'confirmed';
	const replyText = textOnly(body) ?? JSON.stringify(body) ?? '';
	return {
		reply: body,
		confirmed,
		isPartly: verdict === 'partly',
		rejected,
		answer: confirmed ? '' : quoteUpstream(replyText, platform.secrets),
	};
}

/** The state of a sale or an estimate after a call (docs/platform.md, States and transitions). */
function stateAfter(path: string): ValidationState | undefined {
	const [, move] = /\/report\/(?:order|estimate)\/(valid|cancel)\.json$/.exec(path) ?? [];
	if (move === undefined) return undefined;
	return move === 'valid' ? 'VALID' : 'INVALID';
}

/** The text of a reply that contains nothing else. */
function textOnly(body: unknown): string | undefined {
	const text = isRecord(body) && Object.keys(body).length === 1 ? body.text : body;
	return typeof text === 'string' ? textOf(text) : undefined;
}
