import { texts } from '../pageTexts';
import type { ServerReply } from '../protocol';

/** A request that is being sent. */
export interface Sending {
	/** The reply of the server; `LOST` if none arrives. */
	readonly reply: Promise<ServerReply>;
	/** Ends it; it is lost unless its reply has arrived. */
	readonly abort: () => void;
}

/** What happens to a request. */
interface SendingEvents {
	/** Called with the share of the upload, 0 to 1. */
	readonly progress?: (share: number) => void;
	/** Called when all of it has left. */
	readonly left?: () => void;
	/** How long to wait for the reply, in ms; as long as it takes by default. */
	readonly timeoutMs?: number;
}

/** Stands for the server's reply if none arrived. */
export const LOST: ServerReply = { ok: false, ...texts.sent.lost };
const UNREADABLE: ServerReply = { ok: false, ...texts.sent.strange };

/** Statuses with which proxies report that they lost the server, or that it took too long. */
const LOST_STATUSES = new Set([408, 502, 503, 504, 520, 521, 522, 523, 524]);

/** Posts a form to the address of the page. */
export function send(form: FormData, events: SendingEvents = {}): Sending {
	const request = new XMLHttpRequest();
	const reply = new Promise<ServerReply>((resolve) => {
		request.open('POST', location.href);
		request.timeout = events.timeoutMs ?? 0;
		request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
			if (lengthComputable) events.progress?.(loaded / total);
		});
		request.upload.addEventListener('load', () => events.left?.());
		request.addEventListener('load', () => resolve(readReply(request)));
		for (const end of ['error', 'abort', 'timeout']) {
			request.addEventListener(end, () => resolve(LOST));
		}
		request.send(form);
	});
	return { reply, abort: () => request.abort() };
}

function readReply({ responseText, status }: XMLHttpRequest): ServerReply {
	const unreadable = LOST_STATUSES.has(status) ? LOST : UNREADABLE;
	try {
		const reply: unknown = JSON.parse(responseText);
		return isReply(reply) ? reply : unreadable;
	} catch {
		return unreadable;
	}
}

function isReply(reply: unknown): reply is ServerReply {
	if (typeof reply !== 'object' || reply === null) return false;
	return 'ok' in reply && 'message' in reply && typeof reply.message === 'string';
}
