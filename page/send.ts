import type { ServerReply } from './protocol';

/** Sends a form to the address of the page. @param progress takes the share that has left, 0 to 100 */
export async function send(
	form: FormData,
	progress: (percent: number) => void = () => {},
): Promise<ServerReply> {
	return await new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.open('POST', location.href);
		request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
			if (lengthComputable) progress(Math.round((100 * loaded) / total));
		});
		request.addEventListener('load', () => resolve(readReply(request.responseText)));
		request.addEventListener('error', () => resolve(LOST));
		request.addEventListener('abort', () => resolve(LOST));
		request.send(form);
	});
}

const LOST: ServerReply = {
	ok: false,
	message: 'The answer of the server did not arrive.',
	advice: 'Press the button again: what has arrived already is not imported twice.',
};

const STRANGE: ServerReply = {
	ok: false,
	message: 'The server answered with something that this page does not understand.',
	advice:
		'The page may be switched off, or the file too large for the server. Ask who sent you the link.',
};

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
