import type { WorkflowJson } from '../harness/engine';
import { inEngine } from './inEngine';

/** What to run in an engine of its own. */
export interface NodeRuns {
	/** Loads what n8n loads once. */
	readonly first: WorkflowJson;
	/** What is measured. */
	readonly last: WorkflowJson;
	/** By their types. */
	readonly credentials: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What the last run took. */
export interface Measured {
	/** By how much the process grew at most, in megabytes. */
	readonly grownMB: number;
	/** Seconds of processor time. */
	readonly cpu: number;
	readonly seconds: number;
}

/** What a worker is often given: where there is more, Node.js takes more before it tidies up. */
export const SMALL_HEAP = '--max-old-space-size=256';

/** Where n8n keeps files: on its disk or, in the mode `default`, in memory. */
export type Mode = 'default' | 'filesystem';

/** Runs them. @param options of Node.js */
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
