import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../platform/base/json/json';
import type { WorkflowJson } from '../harness/engine';
import { locator } from '../harness/workflows';

const FOLDER = path.join(__dirname, '..', 'workflows');

/** The sandbox site for ready-made workflows that leave the site to the user. */
export const SITE = 'shop-eu';

/** The file names of the ready-made workflows, without `.json`. */
export async function workflowNames(): Promise<string[]> {
	const files = await readdir(FOLDER);
	return files.filter((file) => file.endsWith('.json')).map((file) => path.parse(file).name);
}

/** Reads a ready-made workflow as users get it: without a site. */
export async function readTemplate(name: string): Promise<WorkflowJson> {
	const workflow: unknown = JSON.parse(await readFile(path.join(FOLDER, `${name}.json`), 'utf8'));
	if (isWorkflow(workflow)) return workflow;
	throw new Error(`workflows/${name}.json contains no workflow`);
}

/** Reads a ready-made workflow for the sandbox, with its site chosen. */
export async function readWorkflow(name: string): Promise<WorkflowJson> {
	const workflow = await readTemplate(name);
	for (const { parameters } of workflow.nodes) {
		const { site } = parameters;
		if (isRecord(site) && 'value' in site && site.value === '') parameters.site = locator(SITE);
	}
	fillSettings(workflow, { site: SITE });
	return workflow;
}

/** Fills the Settings of a workflow, as far as it has such settings. */
export function fillSettings(
	{ nodes }: WorkflowJson,
	values: Readonly<Record<string, string | number>>,
): void {
	const settings = nodes.find(({ name }) => name === 'Settings');
	for (const setting of settingsIn(settings?.parameters.assignments)) {
		const value = values[String(setting.name)];
		if (value !== undefined) setting.value = value;
	}
}

/** The assignments of an Edit Fields node. */
function settingsIn(assignments: unknown): Array<Record<string, unknown>> {
	const list: unknown = isRecord(assignments) ? assignments.assignments : undefined;
	return Array.isArray(list) ? list.filter(isRecord) : [];
}

function isWorkflow(value: unknown): value is WorkflowJson {
	return isRecord(value) && 'nodes' in value && 'connections' in value;
}
