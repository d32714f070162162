import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isRecord } from '../../platform/base/json/json';
import { checkSlack } from '../support/slackRules';

/** A row of a sheet. */
export type SheetRow = Record<string, unknown>;

/** A message in a channel. */
export interface Message {
	readonly channel: string;
	readonly text: string;
}

/** A file that was posted to a channel. */
export interface ChannelFile {
	readonly channel: string;
	/** Its message. */
	readonly thread: string;
	readonly name: string;
	readonly bytes: Buffer;
}

/** The ID of a message. */
export const TIMESTAMP = '1795000000.000100';

/** Replaces Slack, Google Sheets and Telegram locally. */
export class Services {
	readonly messages: Message[] = [];
	readonly files: ChannelFile[] = [];
	/** The contents of the sheets by name. */
	readonly sheets: Record<string, SheetRow[]> = {};
	/** The rows that were written into the sheets, by name. */
	readonly written: Record<string, SheetRow[]> = {};
	/** The URLs of the buttons of the last question, by label. */
	buttons: Record<string, string> = {};
	url = '';
	private readonly server = createServer((request, response) => {
		void this.answer(request).then(
			(reply) => response.end(JSON.stringify(reply)),
			(error: unknown) => response.writeHead(400).end(String(error)),
		);
	});

	static async open(): Promise<Services> {
		const services = new Services();
		const { server } = services;
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		const address = server.address();
		if (address === null || typeof address === 'string') throw new Error('There is no port');
		services.url = `http://127.0.0.1:${address.port}`;
		server.prependListener('request', (_, response) => {
			response.setHeader('content-type', 'application/json');
		});
		return services;
	}

	close(): void {
		this.server.close();
	}

	private async answer(request: IncomingMessage): Promise<unknown> {
		const { pathname, searchParams } = new URL(request.url ?? '', this.url);
		const body = await buffer(request);
		const [, service, name = ''] = pathname.split('/').map(decodeURIComponent);
		if (service === 'file') return await this.takeFile(request.headers['content-type'] ?? '', body);
		if (request.method === 'GET') return this.rows(name, searchParams);
		const said: unknown = JSON.parse(body.toString());
		if (!isRecord(said)) throw new Error('No object was sent');
		if (service === 'message') return this.takeMessage(said);
		if (service === 'sheet') return this.write(name, said);
		return this.ask(said);
	}

	private takeMessage({ channel, text, blocks }: SheetRow): unknown {
		const shown: unknown = typeof blocks === 'string' ? JSON.parse(blocks) : undefined;
		const refusals = isRecord(shown) ? checkSlack({ text, ...shown }) : [];
		if (refusals.length > 0) throw new Error(refusals.join());
		this.messages.push({ channel: String(channel), text: String(text) });
		return { ok: true, message_timestamp: TIMESTAMP };
	}

	private async takeFile(type: string, body: Buffer): Promise<unknown> {
		const form = await new Response(body, { headers: { 'content-type': type } }).formData();
		const file = form.get('file');
		if (!(file instanceof File)) throw new Error('There is no file');
		const [channel = '', thread = ''] = ['channel', 'thread'].map((one) => String(form.get(one)));
		const bytes = Buffer.from(await file.arrayBuffer());
		this.files.push({ channel, thread, name: file.name, bytes });
		return { ok: true };
	}

	private rows(name: string, wanted: URLSearchParams): SheetRow[] {
		const rows = (this.sheets[name] ?? []).map((row, index) => ({ row_number: index + 2, ...row }));
		return rows.filter((row: SheetRow) => [...wanted].every(([key, value]) => row[key] === value));
	}

	private write(name: string, row: SheetRow): SheetRow {
		(this.written[name] ??= []).push(row);
		return row;
	}

	/** Telegram: a message with buttons. */
	private ask({ text, reply_markup: markup }: SheetRow): unknown {
		this.messages.push({ channel: 'question', text: String(text) });
		for (const [, says = '', url = ''] of JSON.stringify(markup).matchAll(
			/"text":"([^"]*)","url":"([^"]*)"/g,
		)) {
			this.buttons[says] = url;
		}
		return { ok: true, result: {} };
	}
}
