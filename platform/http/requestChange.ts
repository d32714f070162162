import type { Connection } from './connection/connection';
import { quote } from './secrets/mask';
import { readConfirmation } from './reply/confirmation';
import { reasonFacts, refusalOf } from './reply/parseReply';
import type { Call } from './request';
import { requestFacts, requestReply } from './request';
import { isRecord, textOf } from '../base/json/json';

/** What became of a change, as far as the reply says. */
export interface ChangeReply {
	readonly reply: unknown;
	/** Whether the platform says that all of it was done. */
	readonly confirmed: boolean;
	/** How much of it the platform says that it refused, where it did the rest. */
	readonly rejected: number;
	/** Where it is not confirmed: the reply in a line, perhaps empty. */
	readonly answer: string;
}

/** What is to be cancelled, denied or removed ends in states that mean a refusal elsewhere. */
const ENDING = /cancel|(?<!un)deny|inactive|remove|delete|del_|purge|disable/;

/**
 * Makes a call that changes something, and reads from whatever comes whether it was done: the specification
 * shows no reply of such calls.
 *
 * @param isEmpty set where nothing is sent, so that nothing taken is no refusal
 * @throws Fault, `reported` also where the reply has no `error` but says in another way that it was refused
 */
export async function requestChange(
	platform: Connection,
	call: Call,
	isEmpty = false,
): Promise<ChangeReply> {
	const { body, status } = await requestReply(platform, { ...call, textReply: true });
	const change = { status, isEmpty, isEnding: ENDING.test(call.path) };
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
		rejected,
		answer: confirmed ? '' : quote(replyText, platform.secrets),
	};
}

/** The text of a reply that is nothing else. */
function textOnly(body: unknown): string | undefined {
	const text = isRecord(body) && Object.keys(body).length === 1 ? body.text : body;
	return typeof text === 'string' ? textOf(text) : undefined;
}
