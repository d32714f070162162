import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A program to run, and the file of its output. */
export interface Program {
	name: string;
	command: string;
	args: string[];
	environment: NodeJS.ProcessEnv;
	log: string;
	/** The user to run as, if root is not allowed. */
	user?: { uid: number; gid: number };
}

const GRACE_MS = 40_000;
const LAST_WORDS = 4_000;

/** A program that ends, with all its children, no later than its parent process. */
export class Guarded {
	private readonly child: ChildProcess;
	private gone = false;
	/** Resolves when the program has ended, however it did. */
	readonly ended: Promise<void>;

	constructor(private readonly program: Program) {
		const { command, args, environment, log, user } = program;
		mkdirSync(dirname(log), { recursive: true });
		const file = openSync(log, 'a');
		const identity = user ? { GUARD_UID: String(user.uid), GUARD_GID: String(user.gid) } : {};
		this.child = spawn(process.execPath, [join(__dirname, 'guard.mjs'), command, ...args], {
			env: { ...environment, ...identity },
			stdio: ['pipe', file, file],
			detached: true,
		});
		closeSync(file);
		this.ended = new Promise((resolve) => {
			const end = () => {
				this.gone = true;
				resolve();
			};
			this.child.once('exit', end);
			this.child.once('error', end);
		});
	}

	/** The output of the program so far. */
	get output(): string {
		return readFileSync(this.program.log, 'utf8');
	}

	/** @throws if the program has ended, with its last output */
	assertRunning(): void {
		if (this.gone) throw new Error(`${this.program.name} ended\n${this.output.slice(-LAST_WORDS)}`);
	}

	/** Asks the program to end, and waits for its end. */
	async stop(signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM'): Promise<void> {
		if (!this.gone) this.child.kill(signal);
		const timer = setTimeout(() => this.killGroup(), GRACE_MS);
		await this.ended;
		clearTimeout(timer);
	}

	/** Ends the program at once, like a crash or a power failure. */
	async kill(): Promise<void> {
		this.killGroup();
		await this.ended;
	}

	private killGroup(): void {
		const { pid } = this.child;
		if (!this.gone && pid !== undefined) process.kill(-pid, 'SIGKILL');
	}
}
