import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { INode } from 'n8n-workflow';
import { repository } from '../../harness/engine/lines';
import {
	N8N_2,
	N8nServer,
	OWNER,
	readyHome,
	RestSession,
	type StoredWorkflow,
	TRACES_VARIABLE,
	until,
} from '../../harness/n8n';
import { PASSPHRASE } from '../../demo/n8n/stock';
import { formOf, pageReady, post } from './importPage/importPosts';

const MINUTES = 60_000;
const INSTALLED = ['node_modules', 'tools/n8n', 'tools/engines', 'tools/n8n-lint', 'tools/mutants'];
const BUILT = '.cache/build.sha256';

/** A copy of the repository with its installed packages, so that the original stays unchanged. */
async function copyRepository(): Promise<string> {
	const copy = await mkdtemp(join(tmpdir(), 'repository-'));
	const left = [...INSTALLED, '.git', '.cache'];
	const filter = (file: string) => !left.includes(relative(repository, file));
	await cp(repository, copy, { recursive: true, filter });
	await cp(join(repository, BUILT), join(copy, BUILT));
	for (const one of INSTALLED) await symlink(join(repository, one), join(copy, one), 'junction');
	return copy;
}

/** A command of the README, run in the folder of a repository. */
class Command {
	private constructor(
		private readonly child: ChildProcess,
		private readonly printed: string[],
	) {}

	static type(script: string, cwd: string): Command {
		// Ctrl-C reaches the whole process group of a terminal. Data are kept where a user finds them,
		// and no traces are recorded.
		const { [TRACES_VARIABLE]: _traces, ...env } = process.env;
		const child = spawn('npm', ['run', script], { cwd, detached: true, env });
		const printed: string[] = [];
		for (const stream of [child.stdout, child.stderr]) {
			stream.on('data', (text: Buffer) => printed.push(text.toString()));
		}
		return new Command(child, printed);
	}

	get text(): string {
		return this.printed.join('');
	}

	async code(): Promise<number | null> {
		if (this.child.exitCode === null) await once(this.child, 'exit');
		return this.child.exitCode;
	}

	/** Waits until it has printed a text, or has ended. */
	async says(words: string): Promise<void> {
		const isThere = () => this.text.includes(words) || this.child.exitCode !== null || undefined;
		await until(`"${words}"`, async () => await Promise.resolve(isThere()), {
			timeoutMs: 5 * MINUTES,
		});
		expect(this.text).toContain(words);
	}

	async pressCtrlC(): Promise<void> {
		if (this.child.exitCode !== null || this.child.pid === undefined) return;
		process.kill(-this.child.pid, 'SIGINT');
		await this.code();
	}
}

describe('the commands in the README', () => {
	let folder: string;
	beforeAll(async () => {
		folder = await copyRepository();
	});
	afterAll(async () => await rm(folder, { recursive: true }));

	it('npm run demo prints the weekly report, and writes it as a file', async () => {
		const demo = Command.type('demo', folder);
		expect([await demo.code(), demo.text]).toEqual([0, expect.stringContaining('Direct access')]);
		expect(demo.text).toContain('channels-by-day.csv');
		const text = await readFile(join(folder, 'channels-by-day.csv'), 'utf8');
		expect(text.trim().split('\n')).toHaveLength(1 + 10 * 7);
	});

	describe('npm run n8n', () => {
		let editor: Command;
		let n8n: N8nServer;
		let workflows: StoredWorkflow[];
		let posted: string;
		beforeAll(async () => {
			const home = readyHome(N8N_2);
			if (home) await cp(home, join(folder, '.cache/n8n/home'), { recursive: true });
			await mkdir(join(folder, '.cache/n8n'), { recursive: true });
			// This process is alive, and no n8n answers there.
			const stale = JSON.stringify({ pid: process.pid, url: 'http://127.0.0.1:9' });
			await writeFile(join(folder, '.cache/n8n/running.json'), stale);
			editor = Command.type('n8n', folder);
			await editor.says('n8n is ready');
			const [, address = ''] = /n8n is ready\s+(http:\S+)/.exec(editor.text) ?? [];
			n8n = new N8nServer(new RestSession(address));
			await n8n.rest.signIn();
			posted = /What was posted\s+(http:\S+)/.exec(editor.text)?.[1] ?? '';
			const list = await n8n.rest.get<Array<{ id: string }>>('/rest/workflows');
			workflows = await Promise.all(list.map(async ({ id }) => await n8n.workflow(id)));
		});
		afterAll(async () => await editor.pressCtrlC());

		it('opens the editor with the first workflow', async () => {
			const [address = ''] = /http:\/\/\S+\/workflow\/\w+/.exec(editor.text) ?? [];
			expect((await fetch(address)).status).toBe(200);
		});

		it('says user, password and address again when it runs already', async () => {
			const second = Command.type('n8n', folder);
			expect(await second.code()).toBe(0);
			expect(second.text).toContain('n8n is already running');
			for (const part of [n8n.url, OWNER.email, OWNER.password]) {
				expect(second.text).toContain(part);
			}
		});

		it('publishes and runs every ready-made workflow as it is', async () => {
			const started = [];
			for (const workflow of workflows) {
				// Clients of the MCP server start it, so that it is only published.
				if (workflow.nodes.some(({ type }) => type.endsWith('.mcpTrigger'))) {
					await n8n.activate(workflow.id);
					continue;
				}
				started.push({ workflow, execution: await startOnce(n8n, workflow) });
			}
			await approve(posted);
			const outcomes = await Promise.all(
				started.map(async ({ workflow, execution }) => await outcomeOf(n8n, workflow, execution)),
			);
			expect(workflows.length).toBeGreaterThanOrEqual(18);
			expect(outcomes.filter((outcome) => outcome !== 'success')).toEqual([]);
		});

		it('shows on a page what the workflows have posted', async () => {
			const page = await (await fetch(posted)).text();
			expect(page).toContain('Visits, Sales, and Conversion Rate by Channel');
			expect(page).toContain('Sheet: Cost per Sale');
			expect(page).toMatch(/<img src="\/files\/\d+"/);
		});
	});
});

const MANUAL = 'n8n-nodes-base.manualTrigger';

/** n8n looks for executions to resume once a minute, and this machine may be busy. */
const PATIENCE = { timeoutMs: 4 * MINUTES };

/** Publishes a workflow, unless it is only started by hand, and runs it. @returns the ID of the execution */
async function startOnce(n8n: N8nServer, { id, name, nodes }: StoredWorkflow): Promise<string> {
	const [trigger] = nodes.filter(({ type }) => /trigger$/i.test(type));
	if (trigger === undefined) throw new Error(`${name} has no trigger`);
	if (trigger.type !== MANUAL) await n8n.activate(id);
	return await startedBy(n8n, id, trigger);
}

/** A Wait node sleeps for minutes, and a chat for the next message. */
const SLEEPING = /\.(wait|chat)$/;

/** How a run has ended, or that it sleeps as it should; what is wrong comes with the workflow's name. */
async function outcomeOf(n8n: N8nServer, { name, nodes }: StoredWorkflow, id: string) {
	const maySleep = nodes.some(({ type }) => SLEEPING.test(type));
	const ended = async () => {
		const execution = await n8n.execution(id);
		const { status } = execution;
		if (status === 'success' || (maySleep && status === 'waiting')) return 'success';
		if (['new', 'running', 'waiting'].includes(status)) return undefined;
		return `${name}: ${status} ${execution.error?.message}`;
	};
	return await until(name, ended, PATIENCE);
}

/** Starts a workflow like its user. @returns the ID of the execution */
async function startedBy(n8n: N8nServer, id: string, { name, type, webhookId }: INode) {
	if (type.endsWith('.chatTrigger')) {
		const chatInput = 'How did we do last week?';
		const json = { action: 'sendMessage', sessionId: 'any', chatInput };
		return await n8n.run(id, name, { main: [[{ json }]] });
	}
	if (!type.endsWith('.marketingAnalyticsImportTrigger')) return await n8n.run(id, name);
	const url = `${n8n.url}/webhook/${webhookId}`;
	await pageReady(url, PATIENCE);
	await post(url, formOf({ passphrase: PASSPHRASE }, 'Search Engine,Visits\nBing,1\n'));
	return await until('the execution', async () => (await n8n.executionsOf(id))[0], PATIENCE);
}

/** Presses the button of the question on the page of the stand-ins. */
async function approve(page: string): Promise<void> {
	const link = await until(
		'the question',
		async () => {
			const text = await (await fetch(page)).text();
			return /href="([^"]+)">[^<]*Approve/.exec(text)?.[1];
		},
		PATIENCE,
	);
	// n8n rejects answers from programs, and all of them until the execution sleeps.
	const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
	const press = async () =>
		(await fetch(link.replaceAll('&amp;', '&'), { headers })).ok || undefined;
	await until('the approval', press, PATIENCE);
}
