// Converts large reports to files in an engine, after a small one, and prints for the last: the
// peak growth of this process in bytes, its processor time and its duration in seconds. Arguments:
// the engine's folder, the folder of the pack, address of the platform, CSV or JSON, the site,
// which is named after megabytes, and further members of the request as JSON.
import { loadN8n } from '../../harness/engine/host/n8n';
import { Executions } from '../../harness/engine/host/execution';
import { Pack } from '../../harness/engine/host/pack';
import type { INodeParameters } from 'n8n-workflow';
import { locator, reportParameters, workflowOf } from '../../harness/workflows';
import { forgetPeak, peakBytes } from '../../harness/peak';
import { collectGarbage } from '../figure';

const WARM_UP_MEGABYTES = '30';

async function measure(
	engine: string,
	folder: string,
	baseUrl: string,
	format: string,
	site: string,
	more: INodeParameters,
) {
	const n8n = await loadN8n(engine);
	const executions = new Executions(n8n, await Pack.load(n8n, folder, {}), () => {});
	const credentials = { marketingAnalyticsApi: { baseUrl, apiToken: 'token-of-the-bench' } };
	const run = async (size: string) => {
		const parameters = reportParameters({ site: locator(size), output: format, ...more });
		const workflow = workflowOf({ Report: { parameters } });
		const request = { executionId: size, workflow, credentials, mode: 'trigger' as const };
		const { status, data } = await executions.run(request);
		if (status !== 'success') throw new Error(`An execution ended with ${status}: ${data}`);
	};
	await run(site.replace(/^\d+/, WARM_UP_MEGABYTES));
	collectGarbage();
	const before = forgetPeak();
	const started = { at: performance.now(), cpu: process.cpuUsage() };
	await run(site);
	const { user, system } = process.cpuUsage(started.cpu);
	const seconds = (performance.now() - started.at) / 1e3;
	const printed = [peakBytes() - before, (user + system) / 1e6, seconds].join(' ');
	process.stdout.write(`${printed}\n`, () => process.exit());
}

const [, , engine = '', folder = '', baseUrl = '', format = '', size = '', more = '{}'] =
	process.argv;
void measure(engine, folder, baseUrl, format, size, JSON.parse(more) as INodeParameters);
