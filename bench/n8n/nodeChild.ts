// Runs nodes in an engine, and prints for the last of them the peak growth of this process in
// bytes, its processor time and its duration in seconds. Arguments: the engine's folder, the folder
// of the pack, and `NodeRuns` as JSON.
import type { WorkflowJson } from '../../harness/engine';
import { loadN8n } from '../../harness/engine/host/n8n';
import { Executions } from '../../harness/engine/host/execution';
import { Pack } from '../../harness/engine/host/pack';
import { forgetPeak, peakBytes } from '../../harness/peak';
import { fillShortLived } from './shortLived';
import type { NodeRuns } from './nodeRuns';

async function measure(engine: string, folder: string, { first, last, credentials }: NodeRuns) {
	const n8n = await loadN8n(engine);
	const executions = new Executions(n8n, await Pack.load(n8n, folder, {}), () => {});
	const run = async (executionId: string, workflow: WorkflowJson) => {
		const request = { executionId, workflow, credentials, mode: 'trigger' as const };
		const { status, data } = await executions.run(request);
		if (status !== 'success') throw new Error(`An execution ended with ${status}: ${data}`);
	};
	await run('1', first);
	fillShortLived();
	const before = forgetPeak();
	const started = { at: performance.now(), cpu: process.cpuUsage() };
	await run('2', last);
	const { user, system } = process.cpuUsage(started.cpu);
	const seconds = (performance.now() - started.at) / 1e3;
	const printed = [peakBytes() - before, (user + system) / 1e6, seconds].join(' ');
	process.stdout.write(`${printed}\n`, () => process.exit());
}

const [, , engine = '', folder = '', runs = ''] = process.argv;
void measure(engine, folder, JSON.parse(runs) as NodeRuns);
