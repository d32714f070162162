import { type Answer, errorAnswer, type Meta } from './reply';

/** The number of requests accepted within a time; others are answered with 429. */
export interface Rate {
	requests: number;
	seconds: number;
}

/** Rejects requests above a rate, and says when the next one is accepted. */
export class RateLimit {
	private rate: Rate | undefined;
	/** The times of the accepted requests, in real time, oldest first. */
	private taken: number[] = [];

	set(rate: Rate | undefined): void {
		this.rate = rate;
		this.taken = [];
	}

	/** The answer to a request above the rate. */
	refusal(meta: Meta): Answer | undefined {
		if (this.rate === undefined) return undefined;
		const now = performance.now();
		const { requests, seconds } = this.rate;
		this.taken = this.taken.filter((at) => at > now - seconds * 1000);
		const [oldest] = this.taken;
		if (oldest === undefined || this.taken.length < requests) {
			this.taken.push(now);
			return undefined;
		}
		const wait = Math.ceil(oldest / 1000 + seconds - now / 1000);
		const error_msg = `More than ${requests} requests in ${seconds} seconds.`;
		const answer = errorAnswer(429, error_msg, 'RATE', meta);
		answer.headers['retry-after'] = String(Math.max(1, wait));
		return answer;
	}
}
