import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { checkSlack } from './slackRules';

/** A file that was posted to a chat. */
export interface PostedFile {
	readonly name: string;
	readonly type: string;
	readonly bytes: Buffer;
}

/** A local incoming webhook of a chat, which refuses what Slack refuses. */
export class Chat {
	readonly posted: string[] = [];
	readonly files: PostedFile[] = [];
	private origin = '';
	private readonly server = createServer((request, response) => {
		void this.take(request).then((refusals) => {
			const body = JSON.stringify({ ok: refusals.length === 0, refusals });
			response.writeHead(refusals.length === 0 ? 200 : 400, { 'content-type': 'application/json' });
			response.end(body);
		});
	});

	static async open(): Promise<Chat> {
		const chat = new Chat();
		await new Promise<void>((resolve) => chat.server.listen(0, '127.0.0.1', resolve));
		const address = chat.server.address();
		if (address === null || typeof address === 'string') throw new Error('The chat has no port');
		chat.origin = `http://127.0.0.1:${address.port}`;
		return chat;
	}

	get url(): string {
		return `${this.origin}/hook`;
	}

	/** The posted texts. */
	get texts(): string[] {
		return this.posted.map((body) => {
			const message: unknown = JSON.parse(body);
			const isText = typeof message === 'object' && message !== null && 'text' in message;
			return isText ? String(message.text) : body;
		});
	}

	close(): void {
		this.server.close();
	}

	/** Returns the reasons for which Slack would refuse it. */
	private async take(request: IncomingMessage): Promise<string[]> {
		const body = await buffer(request);
		const type = request.headers['content-type'] ?? '';
		if (type.startsWith('multipart/form-data')) return this.takeFile(type, body);
		this.posted.push(body.toString());
		const message: unknown = JSON.parse(body.toString());
		const hasBlocks = typeof message === 'object' && message !== null && 'blocks' in message;
		return hasBlocks ? checkSlack(message) : [];
	}

	private takeFile(type: string, body: Buffer): string[] {
		const file = readFile(type, body);
		if (file === undefined) return ['no file'];
		this.files.push(file);
		const isPng = file.type === 'image/png' && file.bytes.subarray(0, 8).equals(PNG_SIGNATURE);
		return isPng ? [] : [`a file of type ${file.type}, which Slack does not show`];
	}
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The only file of a form. */
function readFile(contentType: string, body: Buffer): PostedFile | undefined {
	const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1] ?? '';
	const text = body.toString('latin1');
	const start = text.indexOf('\r\n\r\n');
	const end = text.indexOf(`\r\n--${boundary}`, start);
	const head = text.slice(0, start);
	const name = /filename="([^"]*)"/.exec(head)?.[1];
	const type = /content-type: ([^\r\n]*)/i.exec(head)?.[1];
	if (start < 0 || end < 0 || name === undefined || type === undefined) return undefined;
	return { name, type, bytes: body.subarray(start + 4, end) };
}
