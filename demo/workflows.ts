import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../platform/base/json/json';
import type { WorkflowJson } from '../harness/engine';
import { locator } from '../harness/workflows';

const FOLDER = path.join(__dirname, '..', 'workflows');

/** The site of the sandbox that is chosen where a ready-made workflow leaves that to the user. */
const SITE = 'shop-eu';

/** The file names of the ready-made workflows, without `.json`. */
export async function workflowNames(): Promise<string[]> {
	const files = await readdir(FOLDER);
	return files.filter((file) => file.endsWith('.json')).map((file) => path.parse(file).name);
}

/** Reads one of the ready-made workflows as users get it: without a site. */
export async function readTemplate(name: string): Promise<WorkflowJson> {
	const workflow: unknown = JSON.parse(await readFile(path.join(FOLDER, `${name}.json`), 'utf8'));
	if (isWorkflow(workflow)) return workflow;
	throw new Error(`workflows/${name}.json holds no workflow`);
}

/** Reads one of the ready-made workflows, to run against the sandbox: its site is chosen. */
export async function readWorkflow(name: string): Promise<WorkflowJson> {
	const workflow = await readTemplate(name);
	for (const { parameters } of workflow.nodes) {
		const { site } = parameters;
		if (isRecord(site) && 'value' in site && site.value === '') parameters.site = locator(SITE);
	}
	fillSettings(workflow, { site: SITE });
	return workflow;
}

/** Enters values under Settings, as far as the workflow has such settings. */
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

/** What an Edit Fields node sets. */
function settingsIn(assignments: unknown): Array<Record<string, unknown>> {
	const list: unknown = isRecord(assignments) ? assignments.assignments : undefined;
	return Array.isArray(list) ? list.filter(isRecord) : [];
}

function isWorkflow(value: unknown): value is WorkflowJson {
	return isRecord(value) && 'nodes' in value && 'connections' in value;
}
