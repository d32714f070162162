import { createServer, type Server } from 'node:http';

/** The incoming webhook of a chat, on this computer. */
export class Chat {
	readonly posted: string[] = [];

	private constructor(
		private readonly server: Server,
		private port = 0,
	) {}

	static async open(): Promise<Chat> {
		const chat: Chat = new Chat(
			createServer((request, response) => {
				let body = '';
				request.setEncoding('utf8').on('data', (text: string) => (body += text));
				request.on('end', () => {
					chat.posted.push(body);
					response.setHeader('content-type', 'application/json').end('{"ok":true}');
				});
			}),
		);
		await new Promise<void>((resolve) => chat.server.listen(0, '127.0.0.1', resolve));
		const address = chat.server.address();
		if (typeof address === 'object') chat.port = address?.port ?? 0;
		return chat;
	}

	get url(): string {
		return `http://127.0.0.1:${this.port}/hook`;
	}

	/** The texts that were posted. */
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
}
