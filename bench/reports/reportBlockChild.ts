// Runs report nodes in an engine, one after the other, and prints for each but the first the
// longest time in milliseconds in which it let nothing else run, such as the reports of other
// executions. The last number is the time of the shortest code that makes items of as many rows in
// one step. Arguments: the engine's folder, the folder of the pack, the credentials by type, and
// the workflows, both as JSON.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { IExecuteFunctions } from 'n8n-workflow';

import type { WorkflowJson } from '../../harness/engine';
import { Executions } from '../../harness/engine/host/execution';
import { loadN8n } from '../../harness/engine/host/n8n';
import { Pack } from '../../harness/engine/host/pack';
import { bodyPieces } from '../../harness/reportBody';
import { MARKETING_ANALYTICS } from '../../harness/workflows';
import { median } from '../figure';
import { bareItems } from './items';
import type { Credentials } from '../n8n/nodeRuns';

async function measure(
	engine: string,
	folder: string,
	credentials: Credentials,
	workflows: readonly WorkflowJson[],
) {
	const n8n = await loadN8n(engine);
	const pack = await Pack.load(n8n, folder, {});
	const delay = monitorEventLoopDelay({ resolution: 1 });
	delay.enable();
	const node = pack.node(MARKETING_ANALYTICS);
	if (!('execute' in node) || !node.execute) throw new Error('The node cannot be executed');
	const { execute } = node;
	const longest: number[] = [];
	// Measured within the node: what n8n does with its items is not the node's work.
	node.execute = async function (this: IExecuteFunctions) {
		await wait(100);
		delay.reset();
		const items = await execute.call(this);
		await wait(10);
		longest.push(delay.max / 1e6);
		return items;
	};
	const executions = new Executions(n8n, pack, () => {});
	for (const [index, workflow] of workflows.entries()) {
		const request = { executionId: String(index), workflow, credentials, mode: 'trigger' as const };
		const { status, data } = await executions.run(request);
		if (status !== 'success') throw new Error(`An execution ended with ${status}: ${data}`);
	}
	const printed = [...longest.slice(1), atOnce()];
	process.stdout.write(`${printed.join(' ')}\n`, () => process.exit());
}

function atOnce(): number {
	const bytes = Buffer.from([...bodyPieces()].join(''));
	const times = Array.from({ length: 3 }, () => {
		const start = performance.now();
		bareItems(bytes);
		return performance.now() - start;
	});
	return median(times);
}

const [, , engine = '', folder = '', credentials = '{}', workflows = '[]'] = process.argv;
void measure(
	engine,
	folder,
	JSON.parse(credentials) as Credentials,
	JSON.parse(workflows) as WorkflowJson[],
);
