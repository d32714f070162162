import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { join } from 'node:path';
import type { FromHost } from './protocol';

interface HostOptions {
	node: string;
	environment: NodeJS.ProcessEnv;
}

/** A listener to a host process. */
export interface Listener {
	heard(message: FromHost): void;
	/** The process has ended; `how` describes it. */
	gone(how: string): void;
}

const outputLimit = 1_000_000;

/** A running host process. */
export class HostProcess {
	private readonly child: ChildProcess;
	private readonly listeners = new Set<Listener>();
	/** Resolves when the process has ended, however it did. */
	readonly ended: Promise<void>;
	private lastId = 0;
	private text = '';

	constructor({ node, environment }: HostOptions) {
		this.child = fork(join(__dirname, 'startHost.cjs'), {
			execPath: node,
			execArgv: [],
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
			for (const listener of this.listeners) listener.heard(message);
		});
		this.child.once('error', (error) => this.tellGone(`could not be started: ${error.message}`));
		// 'close' follows the end of stderr, but not a disconnect from this side.
		this.child.once('close', (code, signal) =>
			this.tellGone(`ended (${signal ?? `exit code ${code}`})`),
		);
		this.ended = new Promise((resolve) => {
			this.child.once('exit', () => resolve());
			this.child.once('error', () => resolve());
		});
	}

	/** The last megabyte of the host's output since the last `forget`, including logs. */
	get output(): string {
		return this.text;
	}

	get isRunning(): boolean {
		return this.child.connected;
	}

	/** A number that is unique in this process. */
	newId(): number {
		return ++this.lastId;
	}

	/** @returns a function that ends the listening */
	listen(listener: Listener): () => void {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	}

	send(message: Serializable, failed: (error: Error) => void): void {
		this.child.send(message, (error) => error && failed(error));
	}

	/** Removes all listeners and the output so far. */
	forget(): void {
		this.listeners.clear();
		this.text = '';
	}

	/** Ends the process and waits for its end. */
	async stop(graceMs = 2000): Promise<void> {
		if (this.child.connected) this.child.disconnect();
		const timer = setTimeout(() => this.child.kill('SIGKILL'), graceMs);
		await this.ended;
		clearTimeout(timer);
		this.tellGone('was stopped');
	}

	/** Whether the host keeps this process alive; true at first. */
	keepsAlive(keeps: boolean): void {
		const { child } = this;
		for (const handle of [child, child.channel, child.stdout, child.stderr]) {
			if (!handle || !('ref' in handle)) continue;
			if (keeps) handle.ref();
			else handle.unref();
		}
	}

	private tellGone(how: string): void {
		for (const listener of this.listeners) listener.gone(how);
	}
}
