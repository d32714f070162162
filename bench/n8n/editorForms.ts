import type { CDPSession } from 'playwright-core';
import type { INode } from 'n8n-workflow';

import { N8N_2, preparePack, type RunningN8n, startN8n } from '../../harness/n8n';
import { MARKETING_ANALYTICS } from '../../harness/workflows';
import { Editor } from '../../test/support/editor/editor';
import type { Figure } from '../figure';

const ROUNDS = 9;
const NODES = 10;
/** What each kind of work may take of what Salesforce's node takes. */
const GOAL = 1.2;
/** Until the editor has done what follows an event, such as checking the form. */
const SETTLED_MS = 1_500;

/** A node whose form is opened, and what is changed in it. */
interface Subject {
	readonly label: string;
	readonly type: string;
	readonly typeVersion: number;
	readonly resource: string;
	readonly operation: string;
}

const OURS: Subject = {
	label: 'Marketing Analytics',
	type: MARKETING_ANALYTICS,
	typeVersion: 1,
	resource: 'Audience',
	operation: 'Update',
};
const SALESFORCE: Subject = {
	label: 'Salesforce',
	type: 'n8n-nodes-base.salesforce',
	typeVersion: 1,
	resource: 'Account',
	operation: 'Update',
};
const GOOGLE: Subject = {
	label: 'Google Analytics',
	type: 'n8n-nodes-base.googleAnalytics',
	typeVersion: 2,
	resource: 'User Activity',
	operation: 'Search',
};
const SUBJECTS = [OURS, SALESFORCE, GOOGLE] as const;

const WORK = {
	'change of resource': async (editor: Editor, { resource }: Subject) =>
		await editor.form.select('resource', resource),
	'change of operation': async (editor: Editor, { operation }: Subject) =>
		await editor.form.select('operation', operation),
};
type Work = keyof typeof WORK | 'new form' | 'workflow of ten nodes';
const WORKS: readonly Work[] = [
	'new form',
	'change of resource',
	'change of operation',
	'workflow of ten nodes',
];

/**
 * What n8n's editor computes for forms of the node and for a workflow of ten of them, compared with
 * n8n's nodes for Salesforce and Google Analytics.
 */
export async function editorForms(): Promise<Figure[]> {
	const server = await startN8n({ version: N8N_2, packs: [await preparePack()] });
	try {
		const workflows = await Promise.all(SUBJECTS.map(async (one) => await store(server, one)));
		const editor = await Editor.open(server);
		try {
			const clock = await openClock(editor);
			// The first visit loads and compiles the editor.
			for (const id of workflows) await editor.openWorkflow(id);
			const seconds = SUBJECTS.map(() => new Map(WORKS.map((work) => [work, [] as number[]])));
			for (let round = 0; round < ROUNDS; round++) {
				for (const [index, subject] of SUBJECTS.entries()) {
					const visited = { subject, workflow: workflows[index] ?? '', node: `Node ${round}` };
					await visit(editor, clock, visited, (work, spent) => {
						seconds[index]?.get(work)?.push(spent);
					});
				}
			}
			return WORKS.flatMap((work) =>
				figuresOf(
					work,
					seconds.map((all) => undisturbed(all.get(work) ?? [])),
				),
			);
		} finally {
			await editor.close();
		}
	} finally {
		await server.discard();
	}
}

/** Compared with Salesforce, which has the goal, and with Google Analytics, the nearest node of n8n. */
function figuresOf(work: Work, [ours = NaN, salesforce = NaN, google = NaN]: number[]): Figure[] {
	const figure = (node: string, theirs: number): Figure => ({
		name: `editor, ${work}, compared with ${node}`,
		ratio: ours / theirs,
		detail: `${ms(ours)} against ${ms(theirs)}`,
	});
	return [{ ...figure('Salesforce', salesforce), goal: GOAL }, figure('Google Analytics', google)];
}

/** The mean of the faster half: whatever disturbs a measurement makes it slower. */
function undisturbed(seconds: readonly number[]): number {
	const faster = [...seconds].sort((a, b) => a - b).slice(0, Math.ceil(seconds.length / 2));
	return faster.reduce((sum, one) => sum + one, 0) / faster.length;
}

const ms = (seconds: number) => `${(seconds * 1e3).toFixed(0)} ms`;

async function store(server: RunningN8n, { type, typeVersion }: Subject): Promise<string> {
	const nodes = Array.from({ length: NODES }, (_, index): INode => ({
		...{ id: String(index), name: `Node ${index}`, type, typeVersion, parameters: {} },
		position: [(index % 5) * 250, Math.floor(index / 5) * 250],
	}));
	return (await server.createWorkflow({ nodes, connections: {} })).id;
}

/** The seconds that the page has worked so far, without the commands of the driver. */
type Clock = () => Promise<number>;

async function openClock(editor: Editor): Promise<Clock> {
	const session: CDPSession = await editor.page.context().newCDPSession(editor.page);
	// The processor time of the page's thread: other processes do not count.
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	return async () => {
		await editor.page.waitForTimeout(SETTLED_MS);
		const { metrics } = await session.send('Performance.getMetrics');
		const spent = (metric: string) =>
			metrics.find(({ name }) => name === metric)?.value ?? Number.NaN;
		// The commands are those of the driver, which looks for elements again and again.
		return spent('TaskDuration') - spent('DevToolsCommandDuration');
	};
}

/** What is opened. n8n saves what is changed, so that a node is a new one only once. */
interface Visited {
	readonly subject: Subject;
	readonly workflow: string;
	readonly node: string;
}

async function visit(
	editor: Editor,
	clock: Clock,
	{ subject, workflow, node }: Visited,
	report: (work: Work, seconds: number) => void,
): Promise<void> {
	// A new page counts from zero.
	let before = 0;
	const measure = async (work: Work, run: () => Promise<unknown>) => {
		await run();
		const after = await clock();
		report(work, after - before);
		before = after;
	};
	await measure('workflow of ten nodes', async () => await editor.openWorkflow(workflow));
	await measure('new form', async () => await editor.openNode(node));
	for (const work of ['change of resource', 'change of operation'] as const) {
		await measure(work, async () => await WORK[work](editor, subject));
	}
	await editor.closeNode();
}
