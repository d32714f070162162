import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../../harness/engine/lines';
import { TRACES_VARIABLE, until } from '../../harness/n8n';

const MINUTES = 60_000;

/** A command of the README, typed in the folder of the repository. */
class Command {
	private constructor(
		private readonly child: ChildProcess,
		private readonly printed: string[],
	) {}

	static type(script: string): Command {
		// Ctrl-C reaches all that a terminal has started: a group of processes.
		// It keeps its data where a user finds it, and leaves none to be searched.
		const { [TRACES_VARIABLE]: _traces, ...env } = process.env;
		const child = spawn('npm', ['run', script], { cwd: repository, detached: true, env });
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

	/** Waits until it has printed this, or has ended. */
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

describe('the commands that the README tells to type', () => {
	it('npm run demo prints the weekly report, and writes it as a file', async () => {
		const file = join(repository, 'channels-by-day.csv');
		await rm(file, { force: true });
		const demo = Command.type('demo');
		expect([await demo.code(), demo.text]).toEqual([0, expect.stringContaining('Direct access')]);
		expect(demo.text).toContain('channels-by-day.csv');
		const lines = (await readFile(file, 'utf8')).trim().split('\n');
		expect(lines).toHaveLength(1 + 10 * 7);
		await rm(file);
	});

	it('npm run n8n opens the editor with the ready-made workflows', async () => {
		const editor = Command.type('n8n');
		try {
			await editor.says('n8n is ready');
			const [address = ''] = /http:\/\/\S+\/workflow\/\w+/.exec(editor.text) ?? [];
			expect((await fetch(address)).status).toBe(200);
		} finally {
			await editor.pressCtrlC();
		}
	});
});
