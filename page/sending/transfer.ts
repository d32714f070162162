import type { Mapping } from '../../platform/imports/columns/chosenColumn';
import { uploadOf } from '../form/formFields';
import { texts } from '../pageTexts';
import type { ServerReply } from '../protocol';
import { isReadable } from '../readFile';
import type { Sending } from './send';
import { LOST, send } from './send';
import { renewSubmission } from './submission';
import { TransferView } from './transferView';

const ASK_AGAIN_MS = 1_000;
const PATIENCE_MS = 15_000;

const CHANGED: ServerReply = { ok: false, ...texts.sent.changedOnDisk };
const CANCELLED: ServerReply = { ok: false, ...texts.sent.cancelled };

const MOST_MISSES = 3;

/** One file on its way to the server, and its import there. */
export class Transfer {
	private readonly view = new TransferView();
	/** Whether the whole file has left, so that the server may import it. */
	private hasLeft = false;
	private isOver = false;
	private current: Sending | undefined;
	/** The server's reply to the request to stop. */
	private stopping: Promise<ServerReply> | undefined;
	private isLost = false;
	private end: (reply: ServerReply) => void = () => {};

	constructor(
		private readonly file: File,
		private readonly mapping: Mapping,
	) {}

	/** Sends the file, and follows its import. @returns how it ended */
	async run(): Promise<ServerReply> {
		const reply = await new Promise<ServerReply>((resolve) => {
			this.end = resolve;
			void this.transfer().then(resolve);
		});
		this.isOver = true;
		this.view.close();
		return reply;
	}

	/** Stops what has not happened yet. The second time it does not wait for the server. */
	cancel(): void {
		const isFirst = this.stopping === undefined;
		this.stopping ??= send(uploadOf('stop', this.mapping), { timeoutMs: PATIENCE_MS }).reply;
		this.view.stopping();
		if (isFirst && this.hasLeft) return;
		this.current?.abort();
		if (!isFirst) this.end(LOST);
	}

	private async transfer(): Promise<ServerReply> {
		if (!(await isReadable(this.file))) return CHANGED;
		// The passphrase is checked before a large file is sent.
		const entrance = await this.post(send(uploadOf('enter', {})));
		if (this.stopping) return await this.stopped(this.stopping);
		if (!entrance.ok) return entrance;
		const events = { progress: (share: number) => this.sent(share), left: () => this.left() };
		const reply = await this.post(send(uploadOf('import', this.mapping, this.file), events));
		if (reply !== LOST) return reply;
		if (!(await isReadable(this.file))) return CHANGED;
		if (!this.hasLeft && this.stopping) return await this.stopped(this.stopping);
		// The server may be at work all the same: some proxies stop waiting before it is done.
		this.isLost = true;
		if (!this.hasLeft) void this.follow();
		return await new Promise(() => {});
	}

	private async post(sending: Sending): Promise<ServerReply> {
		this.current = sending;
		return await sending.reply;
	}

	private async stopped(stopping: Promise<ServerReply>): Promise<ServerReply> {
		await stopping;
		renewSubmission();
		return CANCELLED;
	}

	private sent(share: number): void {
		if (!this.stopping) this.view.sent(share);
	}

	private left(): void {
		this.hasLeft = true;
		if (!this.stopping) this.view.imported(0, 0);
		void this.follow();
	}

	/** Asks how far the import is until it has ended. */
	private async follow(): Promise<void> {
		let misses = 0;
		while (!this.isOver) {
			await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
			if (this.isOver) return;
			const asking = send(uploadOf('progress', this.mapping), { timeoutMs: PATIENCE_MS });
			const answer = await asking.reply;
			misses = answer === LOST ? misses + 1 : 0;
			if (misses === 0) this.view.moved();
			if (answer.progress && !this.stopping) {
				this.view.imported(answer.progress.done, answer.progress.of);
			}
			if (this.isLost && answer.ended) this.end(answer.ended);
			const isUnknown = misses === 0 && !answer.progress && !answer.ended;
			if (this.isLost && (isUnknown || misses >= MOST_MISSES)) this.end(LOST);
		}
	}
}
