import type { INodeExecutionData } from 'n8n-workflow';
import type { WorkflowJson } from '../../../harness/engine';
import { locator, reportParameters, workflowOf } from '../../../harness/workflows';
import { csv, DAY, fileItem } from '../import/scene';

/** A call of a node, and a workflow that makes it. The node is named It. */
export interface Stage {
	/** A part of `METHOD /path?query` of this stage's calls. */
	readonly match: string;
	readonly workflow: WorkflowJson;
	readonly input?: INodeExecutionData[];
}

const site = locator('shop-eu', 'id');
const node = (parameters: NonNullable<Parameters<typeof reportParameters>[0]>) =>
	workflowOf({ It: { parameters } });
const report = (more: Parameters<typeof reportParameters>[0] = {}) => node(reportParameters(more));

const manyLines = Array.from({ length: 8_000 }, (_, line) => `Engine number ${line},${line}`);

/** The stages of the work, in order. */
export const STAGES = {
	submit: { match: 'batch/query.json', workflow: report() },
	status: { match: 'batch/status.json', workflow: report() },
	download: { match: 'batch/download.json', workflow: report() },
	file: { match: 'batch/download.json', workflow: report({ output: 'csv' }) },
	// The sandbox has 128 such jobs, in pages of 100.
	page: {
		match: 'start=100',
		workflow: node({ resource: 'adHocJob', operation: 'getMany', site, returnAll: true }),
	},
	search: {
		match: '/order/search.json',
		workflow: node({
			resource: 'sale',
			operation: 'searchAndWait',
			site,
			period: 'dates',
			from: '2026-11-01',
			to: '2026-11-02',
		}),
	},
	// More than is sent at once.
	upload: {
		match: 'analyticsimport/searchengine.json',
		workflow: node({
			resource: 'import',
			operation: 'importFile',
			importKind: 'searchengine',
			importSite: 'shop-eu',
			period: 'dates',
			...DAY,
		}),
		input: [fileItem(csv('engine,visits', ...manyLines))],
	},
} satisfies Record<string, Stage>;

export type StageName = keyof typeof STAGES;
