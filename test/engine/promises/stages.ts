import type { INodeParameters } from 'n8n-workflow';
import { locator, reportParameters } from '../../../harness/workflows';
import { csv, fileItem, importOf } from '../import/scene';
import type { Scene } from '../../support/scene';

/** A call of a node, and a scene that makes it. */
export interface Stage {
	/** A part of `METHOD /path?query` of this stage's calls. */
	readonly match: string;
	readonly scene: Scene;
}

const site = locator('shop-eu', 'id');
const report = (more: INodeParameters = {}): Scene => ({ parameters: reportParameters(more) });

const manyLines = Array.from({ length: 8_000 }, (_, line) => `Engine number ${line},${line}`);

/** The stages of the work, in order. */
export const STAGES = {
	submit: { match: 'batch/query.json', scene: report() },
	status: { match: 'batch/status.json', scene: report() },
	download: { match: 'batch/download.json', scene: report() },
	file: { match: 'batch/download.json', scene: report({ output: 'csv' }) },
	// The sandbox has 128 such jobs, in pages of 100.
	page: {
		match: 'start=100',
		scene: { parameters: { resource: 'adHocJob', operation: 'getMany', site, returnAll: true } },
	},
	search: {
		match: '/order/search.json',
		scene: {
			parameters: {
				resource: 'sale',
				operation: 'searchAndWait',
				site,
				period: 'dates',
				from: '2026-11-01',
				to: '2026-11-02',
			},
		},
	},
	// More than is sent at once.
	upload: {
		match: 'analyticsimport/searchengine.json',
		scene: importOf(
			{ importKind: 'searchengine' },
			{ files: [fileItem(csv('engine,visits', ...manyLines))] },
		),
	},
} satisfies Record<string, Stage>;

export type StageName = keyof typeof STAGES;
