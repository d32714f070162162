import { isRecord } from '../../../platform/base/json/json';

const FIGURES_TOOL = /figures/i;

/** What the stand-in asks the platform, whatever the user has written. */
const QUESTION = {
	Figures: 'visits, sales, conversion rate',
	By: 'channel',
	When: 'last week',
	Compare_With: 'period before',
};

const NOTE =
	'This model is a stand-in: it asks for the same figures whatever you write. For real ' +
	'answers, add your own credential to the node "Model".';

/**
 * Answers a chat completion of OpenAI without understanding it: calls the tool for figures once,
 * and passes on its result.
 */
export function answerAsModel({ messages, tools }: Record<string, unknown>): object {
	const last: unknown = Array.isArray(messages) ? messages.at(-1) : undefined;
	const isResult = isRecord(last) && last.role === 'tool';
	const name = nameOfTool(tools);
	const message =
		isResult || name === undefined
			? { content: `${isResult ? `${String(last.content)}\n\n` : ''}${NOTE}` }
			: { content: null, tool_calls: [callOf(name)] };
	return {
		id: 'answer',
		object: 'chat.completion',
		created: 1,
		choices: [{ index: 0, message: { role: 'assistant', ...message } }],
		usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
	};
}

function nameOfTool(tools: unknown): string | undefined {
	const names = (Array.isArray(tools) ? tools : []).flatMap((tool: unknown) =>
		isRecord(tool) && isRecord(tool.function) ? [String(tool.function.name)] : [],
	);
	return names.find((name) => FIGURES_TOOL.test(name));
}

function callOf(name: string): object {
	const call = { name, arguments: JSON.stringify(QUESTION) };
	return { id: 'call', type: 'function', function: call };
}
