import type { WorkflowJson } from '../../harness/engine';
import type { LargeReports } from '../../harness/largeReports';
import { startLargeReports } from '../../harness/largeReports';
import type { RunningN8n, StoredCredential } from '../../harness/n8n';
import { N8N_2, preparePack, startN8n, until } from '../../harness/n8n';
import { locator, reportParameters, workflowOf } from '../../harness/workflows';
import type { Figure } from '../figure';
import { median } from '../figure';

const ROUNDS = 3;
const GOAL = 0.5;
// About 150,000 rows.
const SITE = '25';
const PATIENCE = { timeoutMs: 300_000, everyMs: 100 };

/** The time of a large report as items, compared with n8n's own nodes on a real server. */
export async function againstHttpAndCode(): Promise<Figure> {
	const reports = await startLargeReports();
	const server = await startN8n({ version: N8N_2, packs: [await preparePack()] });
	try {
		const seconds = await compare(server, reports);
		return {
			name: 'items, compared with HTTP Request and Code',
			ratio: seconds.ours / seconds.theirs,
			goal: GOAL,
			detail: `${seconds.ours.toFixed(1)} s against ${seconds.theirs.toFixed(1)} s in n8n ${N8N_2}, for 150,000 rows`,
		};
	} finally {
		await server.discard();
		await reports.close();
	}
}

async function compare(server: RunningN8n, reports: LargeReports) {
	const facts = { baseUrl: reports.url, apiToken: 'token-of-the-bench' };
	const credential = await server.createCredential('marketingAnalyticsApi', facts);
	const ours = await store(server, oneNode(), [credential]);
	const theirs = await store(server, httpAndCode(reports.url), []);
	const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
	for (let round = 0; round < ROUNDS; round += 1) {
		times.theirs.push(await secondsOf(server, theirs));
		times.ours.push(await secondsOf(server, ours));
	}
	return { ours: median(times.ours), theirs: median(times.theirs) };
}

async function store(
	server: RunningN8n,
	workflow: WorkflowJson,
	credentials: readonly StoredCredential[],
): Promise<string> {
	return (await server.createWorkflow(workflow, credentials)).id;
}

function oneNode(): WorkflowJson {
	return workflowOf({ Report: { parameters: reportParameters({ site: locator(SITE) }) } });
}

/** The equivalent workflow from tutorials: submit, check, download, and a few lines of code. */
function httpAndCode(url: string): WorkflowJson {
	const call = (path: string, more = {}) => ({
		type: 'n8n-nodes-base.httpRequest',
		typeVersion: 4.2,
		parameters: { url: `${url}/ea/v2/ea/${SITE}/report/batch/${path}`, options: {}, ...more },
	});
	return workflowOf({
		Submit: call('query.json', { method: 'POST' }),
		Status: call('status.json'),
		Download: call('download.json'),
		Rows: {
			type: 'n8n-nodes-base.code',
			typeVersion: 2,
			parameters: { jsCode: CODE },
		},
	});
}

const CODE = `
const report = $input.first().json.data.reports[0];
const { dimensions, metrics } = report.columnHeader;
return report.data
	.filter((row) => row.dimensions[0] !== 'GLOBAL')
	.map((row) => {
		const json = {};
		dimensions.forEach(({ name }, i) => (json[name] = row.dimensions[i]));
		metrics.forEach(({ name }, i) => (json[name] = Number(row.metrics[i][0].values[0])));
		return { json };
	});
`;

interface Listed {
	readonly id: string;
	readonly status: string;
	readonly startedAt: string;
	readonly stoppedAt?: string | null;
}

/** The duration of an execution, read without its data. */
async function secondsOf(server: RunningN8n, workflowId: string): Promise<number> {
	const id = await server.run(workflowId, 'Start');
	const filter = encodeURIComponent(JSON.stringify({ workflowId }));
	const findSeconds = async () => {
		const path = `/rest/executions?limit=10&filter=${filter}`;
		const { results } = await server.rest.get<{ results: Listed[] }>(path);
		const found = results.find((one) => one.id === id);
		if (!found?.stoppedAt) return undefined;
		if (found.status !== 'success') throw new Error(`Execution ${id} ended with ${found.status}`);
		return (Date.parse(found.stoppedAt) - Date.parse(found.startedAt)) / 1_000;
	};
	return await until(`Execution ${id} has ended`, findSeconds, PATIENCE);
}
