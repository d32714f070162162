import type { Multipart } from './multipart';
import { settle } from '../base/async/settle';

/**
 * A form as the body of a request. What n8n sends requests with takes what calls itself a Blob: it
 * asks for its size, and reads it anew each time that it is sent, so that little of it is in memory.
 */
export class FormBody {
	readonly [Symbol.toStringTag] = 'Blob';
	readonly size: number;
	readonly type: string;
	/** Why the form could not be written to its end. */
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

	/** Ends what was not read to its end: a file stays open otherwise. */
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

/** Does what sends a form. @throws what kept the form from being written, or what `work` throws */
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

// A megabit a second.
const SLOWEST_BYTES_PER_MS = 125;

/** How long a form may be on its way, in milliseconds. */
export function sendingMs(form: Multipart | undefined): number {
	return Math.round((form?.bytes ?? 0) / SLOWEST_BYTES_PER_MS);
}
