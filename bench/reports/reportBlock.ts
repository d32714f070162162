import type { INodeParameters } from 'n8n-workflow';

import { startLargeReports } from '../../harness/largeReports';
import { columns, locator, reportParameters, workflowOf } from '../../harness/workflows';
import type { Figure } from '../figure';
import { inEngine } from '../n8n/inEngine';

const MEGABYTES = '30';
const GOAL = 0.5;

const METRICS = columns({ hit: 'Page Views', visit: 'Visits', click: 'Clicks' });
const SORTED = { by: { column: 'Visits', direction: 'largest' } };

/** The outputs of the report, and the parameters of the node for each. */
const OUTPUTS: ReadonlyArray<readonly [name: string, parameters: INodeParameters]> = [
	['rows', { output: 'rows' }],
	['sorted rows', { output: 'rows', order: SORTED }],
	['rows with job details', { output: 'rows', options: { jobFacts: true } }],
	['raw reply', { output: 'raw' }],
	['CSV file', { output: 'csv' }],
	['JSON file', { output: 'json' }],
	['message', { output: 'message' }],
	['HTML page', { output: 'html' }],
];

/**
 * The longest time in which a worker responds to nothing while a report of 30 MB is read, compared
 * with making all items in one step. Most of it is garbage collection.
 */
export async function reportBlock(): Promise<Figure[]> {
	const reports = await startLargeReports();
	try {
		const credentials = {
			marketingAnalyticsApi: { baseUrl: reports.url, apiToken: 'token-of-the-bench' },
		};
		const workflows = OUTPUTS.map(([, parameters]) =>
			workflowOf({
				Report: {
					parameters: reportParameters({
						site: locator(MEGABYTES),
						metrics: METRICS,
						...parameters,
					}),
				},
			}),
		);
		const [first] = workflows;
		const args = [credentials, [first, ...workflows]].map((each) => JSON.stringify(each));
		const longest = await inEngine('../reports/reportBlockChild.ts', args, {
			N8N_DEFAULT_BINARY_DATA_MODE: 'filesystem',
		});
		const atOnce = longest.at(-1) ?? Number.NaN;
		return OUTPUTS.map(([name], index) => {
			const ms = longest[index] ?? Number.NaN;
			const detail = `${ms.toFixed(0)} ms against ${atOnce.toFixed(0)} ms when all items are made in one step`;
			return { name: `30 MB as ${name}, block`, ratio: ms / atOnce, goal: GOAL, detail };
		});
	} finally {
		await reports.close();
	}
}
