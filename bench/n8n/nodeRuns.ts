import type { WorkflowJson } from '../../harness/engine';
import { inEngine } from './inEngine';

/** The runs in a separate engine. */
export interface NodeRuns {
	/** A first run that loads what n8n loads once. */
	readonly first: WorkflowJson;
	/** The run that is measured. */
	readonly last: WorkflowJson;
	readonly credentials: Credentials;
}

/** Credential data by type. */
export type Credentials = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The measurements of the last run. */
export interface Measured {
	/** The peak growth of the process, in megabytes. */
	readonly grownMB: number;
	/** Seconds of processor time. */
	readonly cpu: number;
	readonly seconds: number;
}

/** A common limit of workers: with more memory, Node.js collects garbage later. */
export const SMALL_HEAP = '--max-old-space-size=256';

/** Where n8n stores files: on disk or, in the mode `default`, in memory. */
export type Mode = 'default' | 'filesystem';

/** Runs the nodes. @param options of Node.js */
export async function runNodes(
	runs: NodeRuns,
	mode: Mode = 'filesystem',
	options = '',
): Promise<Measured> {
	const environment = { N8N_DEFAULT_BINARY_DATA_MODE: mode, NODE_OPTIONS: options };
	const [grown = Number.NaN, cpu = Number.NaN, seconds = Number.NaN] = await inEngine(
		'nodeChild.ts',
		[JSON.stringify(runs)],
		environment,
	);
	return { grownMB: grown / 1e6, cpu, seconds };
}
