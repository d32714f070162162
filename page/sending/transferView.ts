import { part } from '../dom';
import { texts } from '../pageTexts';

const STALLED_AFTER_MS = 20_000;
const LOOK_MS = 1_000;

const transfer = part('transfer', HTMLElement);
const bar = part('progress', HTMLProgressElement);
const words = part('progress-words', HTMLElement);
const stalled = part('stalled', HTMLElement);
const status = part('sending-status', HTMLElement);

/** The progress of an upload, to see and to hear, and a warning if nothing moves. */
export class TransferView {
	private lastSign = performance.now();
	private announced = '';
	private readonly watch = setInterval(() => this.look(), LOOK_MS);

	constructor() {
		stalled.hidden = true;
		transfer.hidden = false;
		// The pressed button is disabled, so that focus would be lost.
		transfer.focus();
		this.show(texts.sent.sending, 0, 'sending');
	}

	/** Shows how much of the file has left. */
	sent(share: number): void {
		const quarter = Math.floor(share * 4);
		this.show(texts.sent.share(share), share, `sent ${quarter}`);
	}

	/** Shows how many days are imported; of none while the file is checked. */
	imported(done: number, of: number): void {
		if (of < 2) this.show(texts.sent.importing, undefined, 'importing');
		else this.show(texts.sent.daysDone(done, of), done / of, `days ${Math.floor((4 * done) / of)}`);
	}

	/** Shows that the import ends before its next day. */
	stopping(): void {
		this.show(texts.sent.stopping, undefined, 'stopping');
	}

	/** Notes that the server or the network did something. */
	moved(): void {
		this.lastSign = performance.now();
		stalled.hidden = true;
	}

	close(): void {
		clearInterval(this.watch);
		transfer.hidden = true;
		status.textContent = '';
	}

	/** @param stage the text that is read aloud, once: each percentage would be too much */
	private show(text: string, share: number | undefined, stage: string): void {
		this.moved();
		words.textContent = text;
		if (share !== undefined) bar.value = Math.round(100 * share);
		if (this.announced === stage) return;
		this.announced = stage;
		status.textContent = text;
	}

	private look(): void {
		const still = performance.now() - this.lastSign;
		if (still < STALLED_AFTER_MS || !stalled.hidden) return;
		const text = texts.sent.stalled(Math.floor(still / 1_000));
		stalled.textContent = text;
		stalled.hidden = false;
		status.textContent = text;
		this.announced = 'stalled';
	}
}
