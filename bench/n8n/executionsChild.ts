// Runs a workflow repeatedly in an engine, and prints how many bytes of the heap are in use after
// some executions and after all of them. Arguments: the engine's folder, the folder of the pack,
// and address and token of the platform.
import { setImmediate, setTimeout } from 'node:timers/promises';

import { loadN8n } from '../../harness/engine/host/n8n';
import { Executions } from '../../harness/engine/host/execution';
import { Pack } from '../../harness/engine/host/pack';
import { reportParameters, workflowOf } from '../../harness/workflows';
import { collectGarbage } from '../figure';

const FIRST = 50;
const ALL = 500;
const AT_ONCE = 25;

const WORKFLOW = workflowOf({ Rows: { parameters: reportParameters() } });

async function measure(engine: string, folder: string, baseUrl: string, apiToken: string) {
	const n8n = await loadN8n(engine);
	const executions = new Executions(n8n, await Pack.load(n8n, folder, {}), () => {});
	const credentials = { marketingAnalyticsApi: { baseUrl, apiToken } };
	let done = 0;
	const runUntil = async (count: number) => {
		const runNext = async () => {
			while (done < count) {
				const executionId = String(++done);
				const request = { executionId, workflow: WORKFLOW, credentials, mode: 'trigger' as const };
				const { status, data } = await executions.run(request);
				if (status !== 'success') throw new Error(`An execution ended with ${status}: ${data}`);
			}
		};
		await Promise.all(Array.from({ length: AT_ONCE }, runNext));
		await n8n.renewExpressions();
		return await heapInUse();
	};
	const after = [await runUntil(FIRST), await runUntil(ALL)];
	process.stdout.write(`${after.join(' ')}\n`, () => process.exit());
}

// An abandoned timer lives for up to a second (platform/client/pause.ts), in which a fast machine
// has many executions.
const TIMERS_END_MS = 2_000;

/** Some objects are released by one garbage collection and freed by the next. */
async function heapInUse(): Promise<number> {
	await setTimeout(TIMERS_END_MS);
	for (let round = 0; round < 3; round++) {
		collectGarbage();
		await setImmediate();
	}
	return process.memoryUsage().heapUsed;
}

const [, , engine = '', folder = '', baseUrl = '', apiToken = ''] = process.argv;
void measure(engine, folder, baseUrl, apiToken);
