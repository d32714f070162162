import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { repository } from '../../harness/engine/lines';
import { N8N_2, readyHome, TRACES_VARIABLE, until } from '../../harness/n8n';

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

	it('npm run n8n opens the editor with the ready-made workflows', async () => {
		const home = readyHome(N8N_2);
		if (home) await cp(home, join(folder, '.cache/n8n/home'), { recursive: true });
		const editor = Command.type('n8n', folder);
		try {
			await editor.says('n8n is ready');
			const [address = ''] = /http:\/\/\S+\/workflow\/\w+/.exec(editor.text) ?? [];
			expect((await fetch(address)).status).toBe(200);
		} finally {
			await editor.pressCtrlC();
		}
	});
});
