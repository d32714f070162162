import { EngineError } from './failure';
import type { HostProcess } from './hostProcess';
import type { FromHost, HostCall, Progress, ReplyOf, RequestOf } from './protocol';

interface Pending {
	resolve(reply: unknown): void;
	reject(error: Error): void;
}

/** The pending calls to a host process. */
export class Connection {
	private readonly pending = new Map<number, Pending>();
	private readonly hangUp: () => void;

	constructor(
		private readonly host: HostProcess,
		onProgress: (progress: Progress) => void,
	) {
		this.hangUp = host.listen({
			heard: (message) => {
				if ('progress' in message) onProgress(message.progress);
				else this.settle(message);
			},
			gone: (how) => this.fail(how),
		});
	}

	async call<Call extends HostCall>(call: Call, request: RequestOf<Call>): Promise<ReplyOf<Call>> {
		const reply = await new Promise<unknown>((resolve, reject) => {
			if (!this.host.isRunning) {
				reject(new Error(`The engine's host process is not running\n${this.tail()}`));
				return;
			}
			const id = this.host.newId();
			this.pending.set(id, { resolve, reject });
			this.host.send({ id, call, request }, (error) => {
				this.pending.delete(id);
				reject(error);
			});
		});
		// The host's replies have the types of the same table.
		return reply as ReplyOf<Call>;
	}

	/** Whether every call was answered. */
	get isIdle(): boolean {
		return this.pending.size === 0;
	}

	/** Stops listening to answers, while the process continues. */
	close(): void {
		this.hangUp();
		this.fail('is disconnected');
	}

	private settle(message: Exclude<FromHost, { progress: Progress }>): void {
		const waiting = this.pending.get(message.id);
		this.pending.delete(message.id);
		if ('error' in message) waiting?.reject(new EngineError(message.error));
		else waiting?.resolve(message.reply);
	}

	private fail(how: string): void {
		const waiting = [...this.pending.values()];
		this.pending.clear();
		const error = new Error(`The engine's host process ${how}\n${this.tail()}`);
		for (const { reject } of waiting) reject(error);
	}

	private tail(): string {
		return this.host.output.slice(-4000);
	}
}
