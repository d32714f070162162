import type { Json } from './json';

export interface Aim {
	/** Part of `METHOD /path?query`; every request when left out. */
	match?: string;
	/** How many requests it hits; 1 when left out. */
	times?: number;
	/** How many matching requests pass unharmed first. */
	after?: number;
}

/** Something that goes wrong on purpose. */
export type Fault = Aim &
	(
		| {
				kind: 'status';
				status: number;
				retryAfter?: number | string;
				body?: Json;
				contentType?: string;
		  }
		| { kind: 'html'; status?: number }
		| { kind: 'error200'; error_msg?: string; error_code?: string }
		| { kind: 'empty' }
		| { kind: 'cut' }
		| { kind: 'cutChunked' }
		| { kind: 'slow'; chunkDelayMs: number; chunks: number }
		| { kind: 'hang' }
		| { kind: 'drop' }
		| { kind: 'dropBefore' }
		| { kind: 'redirect'; location: string; status?: number }
		| { kind: 'reply'; status?: number; body?: Json; headers?: Record<string, string> }
	);

/** The faults waiting for a request. */
export class FaultQueue {
	private waiting: { fault: Fault; skip: number; left: number }[] = [];

	add(fault: Fault): void {
		this.waiting.push({ fault, skip: fault.after ?? 0, left: fault.times ?? 1 });
	}

	clear(): void {
		this.waiting = [];
	}

	/** The fault for this request, if one is due. */
	take(methodAndUrl: string): Fault | undefined {
		for (const entry of this.waiting) {
			if (entry.left <= 0 || !methodAndUrl.includes(entry.fault.match ?? '')) continue;
			if (entry.skip > 0) {
				entry.skip -= 1;
				continue;
			}
			entry.left -= 1;
			return entry.fault;
		}
		return undefined;
	}
}
