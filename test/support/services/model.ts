import type { IDataObject } from 'n8n-workflow';

import { type Answering, answering } from '../answering';

/** The relevant members of an agent's request: an OpenAI chat completion. */
interface Asked {
	readonly messages: ReadonlyArray<{ readonly role: string; readonly content: string }>;
	readonly tools?: ReadonlyArray<{ readonly function: Tool }>;
}

interface Tool {
	readonly name: string;
	readonly description: string;
	readonly parameters: IDataObject;
}

/** A local language model that uses its tool once for each of its arguments, and then repeats the results. */
export class Model {
	/** The tool to use; the first one if empty. */
	wants = '';
	/** The arguments of each call of the tool. */
	given: readonly IDataObject[] = [{}];
	/** The tool's description from the agent. */
	description = '';
	/** The tool as the agent sent it. */
	tool: Tool | undefined;
	/** The last result of a tool. */
	heard = '';
	private server?: Answering;

	static async open(): Promise<Model> {
		const model = new Model();
		model.server = await answering((body) => model.answer(JSON.parse(body) as Asked));
		return model;
	}

	get url(): string {
		return `${this.server?.origin}/v1`;
	}

	close(): void {
		this.server?.close();
	}

	private answer({ messages, tools }: Asked): object {
		const last = messages.at(-1);
		const results = messages.flatMap(({ role, content }) => (role === 'tool' ? content : []));
		const content = results.length > 1 ? `[${results.join()}]` : last?.content;
		if (last?.role === 'tool') this.heard = last.content;
		const tool = (tools?.find((one) => one.function.name === this.wants) ?? tools?.[0])?.function;
		const message = last?.role === 'tool' || !tool ? { content } : this.call(tool);
		const choice = { index: 0, message: { role: 'assistant', ...message } };
		const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
		return { id: 'answer', object: 'chat.completion', created: 1, choices: [choice], usage };
	}

	private call(tool: Tool): object {
		const { name, description } = tool;
		this.tool = tool;
		this.description = description;
		const calls = this.given.map((given, index) => ({
			...{ id: `call${index}`, type: 'function' },
			function: { name, arguments: JSON.stringify(given) },
		}));
		return { content: null, tool_calls: calls };
	}
}
