import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WorkflowJson } from '../harness/engine';

const FOLDER = path.join(__dirname, '..', 'workflows');

/** Reads one of the ready-made workflows by its file name without `.json`. */
export async function readWorkflow(name: string): Promise<WorkflowJson> {
	const workflow: unknown = JSON.parse(await readFile(path.join(FOLDER, `${name}.json`), 'utf8'));
	if (isWorkflow(workflow)) return workflow;
	throw new Error(`workflows/${name}.json holds no workflow`);
}

function isWorkflow(value: unknown): value is WorkflowJson {
	return typeof value === 'object' && value !== null && 'nodes' in value && 'connections' in value;
}
