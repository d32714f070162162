import type { IDataObject } from 'n8n-workflow';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Message {
	readonly role: string;
	readonly content: string;
}

/** What an agent sends, as far as it matters here: the chat completions of OpenAI. */
interface Asked {
	readonly messages: readonly Message[];
	readonly tools?: ReadonlyArray<{
		readonly function: { readonly name: string; readonly description: string };
	}>;
}

/** A language model on this computer, which uses its tool once and then repeats what that said. */
export class Model {
	/** What the tool is given. */
	given: IDataObject = {};
	/** What the agent said of the tool. */
	description = '';

	private constructor(private readonly server: Server) {}

	static async open(): Promise<Model> {
		const model: Model = new Model(
			createServer((request, response) => {
				let body = '';
				request.setEncoding('utf8').on('data', (text: string) => (body += text));
				request.on('end', () => {
					response.setHeader('content-type', 'application/json');
					response.end(JSON.stringify(model.answer(JSON.parse(body) as Asked)));
				});
			}),
		);
		await new Promise<void>((resolve) => model.server.listen(0, '127.0.0.1', resolve));
		return model;
	}

	get url(): string {
		const { port } = this.server.address() as AddressInfo;
		return `http://127.0.0.1:${port}/v1`;
	}

	close(): void {
		this.server.close();
	}

	private answer({ messages, tools = [] }: Asked): object {
		const last = messages.at(-1);
		const message = last?.role === 'tool' ? { content: last.content } : this.toolCall(tools);
		const choice = { index: 0, message: { role: 'assistant', ...message } };
		const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
		return { id: 'answer', object: 'chat.completion', created: 1, choices: [choice], usage };
	}

	private toolCall([tool]: NonNullable<Asked['tools']>): object {
		this.description = tool?.function.description ?? '';
		const call = { name: tool?.function.name, arguments: JSON.stringify(this.given) };
		return { content: null, tool_calls: [{ id: 'call', type: 'function', function: call }] };
	}
}
