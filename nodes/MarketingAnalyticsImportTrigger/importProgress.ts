import type { DayProgress } from '../../page/protocol';

/** A running import: how far it is, and whether it should stop before the next day. */
export class ImportProgress {
	private done = 0;
	private of = 0;
	private isToStop = false;

	/** Counts the days that were imported. */
	count(done: number, of: number): void {
		this.done = done;
		this.of = of;
	}

	get days(): DayProgress {
		return { done: this.done, of: this.of };
	}

	/** Asks for an end before the next day. A day that is being sent is awaited. */
	stop(): void {
		this.isToStop = true;
	}

	get isStopped(): boolean {
		return this.isToStop;
	}
}
