import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isRecord } from '../../../platform/base/json/json';
import { answerAsModel } from './model';
import type { ChannelFile, Message } from './page';
import { pageOf } from './page';
import { type SheetRow, Sheets } from './sheets';

export type { SheetRow } from './sheets';

/** The ID of a message. */
export const TIMESTAMP = '1795000000.000100';

/** Why a service would refuse a message. */
type Check = (message: SheetRow) => string[];

interface Options {
	/** A free one if 0, the default. */
	readonly port?: number;
	/** None by default. */
	readonly check?: Check;
}

/** Stands in for Slack, Google Sheets, Telegram and OpenAI, and shows what was posted. */
export class Services {
	readonly messages: Message[] = [];
	readonly files: ChannelFile[] = [];
	private readonly sheetFile = new Sheets();
	url = '';
	private readonly server = createServer((request, response) => {
		this.answer(request, response).catch((error: unknown) =>
			response.writeHead(400).end(String(error)),
		);
	});

	private constructor(private readonly check: Check) {}

	static async open({ port = 0, check = () => [] }: Options = {}): Promise<Services> {
		const services = new Services(check);
		const { server } = services;
		await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
		const address = server.address();
		if (address === null || typeof address === 'string') throw new Error('There is no port');
		services.url = `http://127.0.0.1:${address.port}`;
		return services;
	}

	/** The rows of the sheets, by name. */
	get sheets(): Record<string, SheetRow[]> {
		return this.sheetFile.rows;
	}

	/** The addresses of the buttons of the last question, by label. */
	get buttons(): Readonly<Record<string, string>> {
		const questions = this.messages.filter(({ buttons }) => buttons !== undefined);
		return questions.at(-1)?.buttons ?? {};
	}

	close(): void {
		this.server.close();
		this.server.closeAllConnections();
	}

	private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { pathname, searchParams } = new URL(request.url ?? '', this.url);
		const [, service = '', name = ''] = pathname.split('/').map(decodeURIComponent);
		const send = (type: string, content: string | Buffer) =>
			response.writeHead(200, { 'content-type': type }).end(content);
		if (request.method === 'GET' && service !== 'sheet') {
			if (service === '') send('text/html; charset=utf-8', pageOf(this));
			else this.sendFile(name, response);
			return;
		}
		const reply = await this.replyTo(request, { service, name, query: searchParams });
		send('application/json', JSON.stringify(reply));
	}

	private sendFile(name: string, response: ServerResponse): void {
		const file = this.files[Number(name)];
		if (file === undefined) response.writeHead(404).end();
		else response.writeHead(200, { 'content-type': file.type }).end(file.bytes);
	}

	private async replyTo(
		request: IncomingMessage,
		{ service, name, query }: { service: string; name: string; query: URLSearchParams },
	): Promise<unknown> {
		if (request.method === 'GET') return this.sheetFile.read(name, query);
		const content = await buffer(request);
		if (service === 'file') {
			return await this.receiveFile(request.headers['content-type'] ?? '', content);
		}
		const body: unknown = JSON.parse(content.toString());
		if (!isRecord(body)) throw new Error('No object was sent');
		if (service === 'message') return this.receiveMessage(body);
		if (service === 'v1') return answerAsModel(body);
		if (service !== 'sheet') return this.receiveQuestion(body);
		const [operation, match] = ['operation', 'match'].map((one) => query.get(one) ?? '');
		return this.sheetFile.write(name, body, operation ?? '', match ?? '');
	}

	private receiveMessage({ channel = 'incoming webhook', text, blocks }: SheetRow): unknown {
		const shown: unknown = typeof blocks === 'string' ? JSON.parse(blocks) : undefined;
		const refusals = isRecord(shown) ? this.check({ text, ...shown }) : [];
		if (refusals.length > 0) throw new Error(refusals.join());
		this.messages.push({ channel: String(channel), text: String(text) });
		return { ok: true, message_timestamp: TIMESTAMP };
	}

	private async receiveFile(contentType: string, body: Buffer): Promise<unknown> {
		const headers = { 'content-type': contentType };
		const form = await new Response(body, { headers }).formData();
		const file = form.get('file');
		if (!(file instanceof File)) throw new Error('There is no file');
		const [channel = '', thread = ''] = ['channel', 'thread'].map((one) => String(form.get(one)));
		const { name, type } = file;
		this.files.push({ channel, thread, name, type, bytes: Buffer.from(await file.arrayBuffer()) });
		return { ok: true };
	}

	/** Telegram: a message with buttons. */
	private receiveQuestion({ text, reply_markup: markup }: SheetRow): unknown {
		const found = JSON.stringify(markup).matchAll(/"text":"([^"]*)","url":"([^"]*)"/g);
		const buttons = Object.fromEntries(
			[...found].map(([, label = '', url = '']): [string, string] => [label, url]),
		);
		this.messages.push({ channel: 'question', text: String(text), buttons });
		return { ok: true, result: {} };
	}
}
