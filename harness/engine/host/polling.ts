import { AsyncLocalStorage } from 'node:async_hooks';
import type { INodeExecutionData, IPollFunctions } from 'n8n-workflow';
import type { PollReply, PollRequest } from '../protocol';
import { additionalData } from './additionalData';
import { Credentials } from './credentials';
import { describeError } from './describeError';
import { evaluating } from './evaluating';
import type { N8n } from './n8n';
import type { Pack } from './pack';
import { buildWorkflow, firstNode, staticDataOf } from './workflow';

/** Polls a workflow's trigger once per moment, as n8n does while the workflow is active. */
export async function poll(n8n: N8n, pack: Pack, request: PollRequest): Promise<PollReply[]> {
	const { mode, activation, moments } = request;
	const credentials = new Credentials(n8n, pack, request.credentials);
	const workflow = buildWorkflow(n8n, pack, request);
	const node = firstNode(workflow, pack);
	const method = node && pack.nodeTypes.getByNameAndVersion(node.type, node.typeVersion).poll;
	if (node === undefined || method === undefined) throw new Error('No node that can be polled');

	let errors: unknown[] = [];
	// n8n also keeps one context from the activation on.
	const context = new n8n.core.PollContext(
		workflow,
		node,
		additionalData(n8n, credentials),
		mode,
		activation,
		() => {},
		(error) => errors.push(error),
	);
	const replies: PollReply[] = [];
	for (const moment of moments) {
		errors = [];
		const outcome = await at(moment, async () =>
			evaluating(workflow, async () => await settled(method, context)),
		);
		replies.push({
			...outcome,
			reported: errors.map(describeError),
			staticData: staticDataOf(workflow),
			credentials: credentials.stored,
		});
	}
	return replies;
}

type Method = (this: IPollFunctions) => Promise<INodeExecutionData[][] | null>;

async function settled(method: Method, context: IPollFunctions) {
	try {
		const output = await method.call(context);
		// Items are also stored as JSON.
		return { output: JSON.parse(JSON.stringify(output)) as typeof output };
	} catch (error) {
		return { output: null, thrown: describeError(error) };
	}
}

const stopped = new AsyncLocalStorage<number>();
const { now } = Date;
Date.now = () => stopped.getStore() ?? now();

/** Runs a task with a stopped clock; without a moment the clock runs. */
async function at<Result>(
	moment: number | undefined,
	task: () => Promise<Result>,
): Promise<Result> {
	return moment === undefined ? await task() : await stopped.run(moment, task);
}
