// Submits a report for a database in slices in an engine, collects each as a CSV file, and prints
// the peak memory of this process in bytes. Arguments: the engine's folder, the folder of the pack,
// address and token of the platform, and the number of slices of 31 days.
import { loadN8n } from '../../harness/engine/host/n8n';
import { Executions } from '../../harness/engine/host/execution';
import { Pack } from '../../harness/engine/host/pack';
import { columns, locator, reportParameters, workflowOf } from '../../harness/workflows';
import { peakBytes } from '../../harness/peak';

const DAYS = 31;
const DAY_MS = 86_400_000;
const LAST = Date.parse('2025-12-31');

async function measure(
	engine: string,
	folder: string,
	baseUrl: string,
	apiToken: string,
	slices: number,
) {
	const n8n = await loadN8n(engine);
	const executions = new Executions(n8n, await Pack.load(n8n, folder, {}), () => {});
	const from = new Date(LAST - (slices * DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
	const submit = reportParameters({
		operation: 'submit',
		period: 'dates',
		from,
		to: '2025-12-31',
		dimensions: columns({ ope_name: 'Campaign' }),
		metrics: columns({ visit: 'Visits', scartvalid: 'Sales', realscartvalid: 'Validated' }),
		options: {
			path: locator('mcMEDIAINCOMING[?].mcMEDIASC.mcOPE'),
			forDatabase: true,
			daysPerJob: DAYS,
		},
	});
	const site = locator('={{ $json.site }}', 'id');
	const collect = { resource: 'report', operation: 'collect', site, output: 'csv' };
	const workflow = workflowOf({ Submit: { parameters: submit }, Collect: { parameters: collect } });
	const credentials = { marketingAnalyticsApi: { baseUrl, apiToken } };
	const request = { executionId: '1', workflow, credentials, mode: 'trigger' as const };
	const { status, data } = await executions.run(request);
	if (status !== 'success') throw new Error(`The execution ended with ${status}: ${data}`);
	process.stdout.write(`${peakBytes()}\n`, () => process.exit());
}

const [, , engine = '', folder = '', baseUrl = '', token = '', slices = ''] = process.argv;
void measure(engine, folder, baseUrl, token, Number(slices));
