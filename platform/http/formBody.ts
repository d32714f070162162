import type { Multipart } from './multipart';
import { settle } from '../base/async/settle';

/**
 * A multipart form as the body of a request. n8n's HTTP client accepts an object that calls itself
 * a Blob: it reads its size and streams it anew for each attempt, so little of it is in memory.
 */
export class FormBody {
	readonly [Symbol.toStringTag] = 'Blob';
	readonly size: number;
	readonly type: string;
	/** The error that kept the form from being written completely. */
	failure: unknown;
	private readonly readings: Array<AsyncGenerator<Uint8Array>> = [];

	constructor(private readonly form: Multipart) {
		this.size = form.bytes;
		this.type = form.contentType;
	}

	stream(): AsyncGenerator<Uint8Array> {
		const reading = this.read();
		this.readings.push(reading);
		return reading;
	}

	/** Ends unfinished reads, because they would keep a file open. */
	async close(): Promise<void> {
		await Promise.all(
			this.readings.map(async (reading) => await settle(reading.return(undefined))),
		);
	}

	private async *read(): AsyncGenerator<Uint8Array> {
		try {
			yield* this.form.open();
		} catch (error) {
			this.failure = error;
			throw this.failure;
		}
	}
}

/**
 * Runs work that sends a form. @throws the error that kept the form from being written, or what
 * `work` throws
 */
export async function withBody<T>(
	form: Multipart | undefined,
	work: (body: FormBody | undefined) => Promise<T>,
): Promise<T> {
	if (!form) return await work(undefined);
	const body = new FormBody(form);
	try {
		return await work(body);
	} catch (error) {
		throw body.failure ?? error;
	} finally {
		await body.close();
	}
}

// One megabit per second.
const SLOWEST_BYTES_PER_MS = 125;

/** How long sending a form may take, in milliseconds. */
export function sendingMs(form: Multipart | undefined): number {
	return Math.round((form?.bytes ?? 0) / SLOWEST_BYTES_PER_MS);
}
