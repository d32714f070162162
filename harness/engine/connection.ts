import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { EngineError } from './failure';
import type { FromHost, HostCall, Progress, ReplyOf, RequestOf } from './protocol';

interface Pending {
	resolve(reply: unknown): void;
	reject(error: Error): void;
}

interface HostOptions {
	node: string;
	environment: NodeJS.ProcessEnv;
	onProgress(progress: Progress): void;
}

const outputLimit = 1_000_000;

/** A running host process, and the calls that wait for its answer. */
export class Connection {
	private readonly child: ChildProcess;
	private readonly pending = new Map<number, Pending>();
	/** Resolves when the process is gone, however it ended. */
	readonly ended: Promise<void>;
	private lastId = 0;
	private text = '';

	constructor({ node, environment, onProgress }: HostOptions) {
		const tsx = createRequire(__filename).resolve('tsx/cjs');
		this.child = fork(join(__dirname, 'host.ts'), {
			execPath: node,
			execArgv: ['--require', tsx],
			env: environment,
			serialization: 'advanced',
			stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
		});
		for (const stream of [this.child.stdout, this.child.stderr]) {
			stream?.setEncoding('utf8').on('data', (chunk: string) => {
				this.text = (this.text + chunk).slice(-outputLimit);
			});
		}
		this.child.on('message', (message: FromHost) => {
			if ('progress' in message) onProgress(message.progress);
			else this.settle(message);
		});
		this.child.once('error', (error) => this.fail(`could not be started: ${error.message}`));
		// 'close' comes after the last of stderr was read, but not after a disconnect from this side.
		this.child.once('close', (code, signal) =>
			this.fail(`ended (${signal ?? `exit code ${code}`})`),
		);
		this.ended = new Promise((resolve) => {
			this.child.once('exit', () => resolve());
			this.child.once('error', () => resolve());
		});
	}

	/** All that the host printed, logs included; the last megabyte of it. */
	get output(): string {
		return this.text;
	}

	async call<Call extends HostCall>(call: Call, request: RequestOf<Call>): Promise<ReplyOf<Call>> {
		const reply = await new Promise<unknown>((resolve, reject) => {
			if (!this.child.connected) {
				reject(new Error(`The engine's host process is not running\n${this.tail()}`));
				return;
			}
			const id = ++this.lastId;
			this.pending.set(id, { resolve, reject });
			this.child.send({ id, call, request }, (error) => {
				if (error === null) return;
				this.pending.delete(id);
				reject(error);
			});
		});
		// The host's calls are typed by the same table.
		return reply as ReplyOf<Call>;
	}

	/** Ends the process, and waits until it is gone. */
	async stop(graceMs = 2000): Promise<void> {
		if (this.child.connected) this.child.disconnect();
		const timer = setTimeout(() => this.child.kill('SIGKILL'), graceMs);
		await this.ended;
		clearTimeout(timer);
		this.fail('was stopped');
	}

	private settle(message: Exclude<FromHost, { progress: Progress }>): void {
		const waiting = this.pending.get(message.id);
		this.pending.delete(message.id);
		if ('error' in message) waiting?.reject(new EngineError(message.error));
		else waiting?.resolve(message.reply);
	}

	private fail(what: string): void {
		const waiting = [...this.pending.values()];
		this.pending.clear();
		const error = new Error(`The engine's host process ${what}\n${this.tail()}`);
		for (const { reject } of waiting) reject(error);
	}

	private tail(): string {
		return this.text.slice(-4000);
	}
}
