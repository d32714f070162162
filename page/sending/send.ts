import { texts } from '../pageTexts';
import type { ServerReply } from '../protocol';

/**
 * Posts a form to the address of the page.
 *
 * @param progress receives the uploaded share, 0 to 1
 */
export async function send(
	form: FormData,
	progress: (share: number) => void = () => {},
): Promise<ServerReply> {
	return await new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.open('POST', location.href);
		request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
			if (lengthComputable) progress(loaded / total);
		});
		request.addEventListener('load', () => resolve(readReply(request.responseText)));
		request.addEventListener('error', () => resolve(LOST));
		request.addEventListener('abort', () => resolve(LOST));
		request.send(form);
	});
}

const LOST: ServerReply = { ok: false, ...texts.sent.lost };
const STRANGE: ServerReply = { ok: false, ...texts.sent.strange };

function readReply(text: string): ServerReply {
	try {
		const reply: unknown = JSON.parse(text);
		return isReply(reply) ? reply : STRANGE;
	} catch {
		return STRANGE;
	}
}

function isReply(reply: unknown): reply is ServerReply {
	if (typeof reply !== 'object' || reply === null) return false;
	return 'ok' in reply && 'message' in reply && typeof reply.message === 'string';
}
