import { type Answering, answering } from './answering';

/** The incoming webhook of a chat, on this computer. */
export class Chat {
	private constructor(
		private readonly server: Answering,
		readonly posted: readonly string[],
	) {}

	static async open(): Promise<Chat> {
		const posted: string[] = [];
		const server = await answering((body) => {
			posted.push(body);
			return { ok: true };
		});
		return new Chat(server, posted);
	}

	get url(): string {
		return `${this.server.origin}/hook`;
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
