import { sleep } from 'n8n-workflow';

import { waitingSpeed } from './waitingSpeed';

/**
 * The clock for waiting of a test file, which may run faster than real time until a test ends. Dates
 * are unaffected, and each file has a global scope of its own.
 */
const worldNow = performance.now.bind(performance);
const begunMs = worldNow();

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
	apply: (real, self, [handler, ms, ...values]: unknown[]): unknown => {
		const shorter = typeof ms === 'number' ? ms / waitingSpeed.times : ms;
		return Reflect.apply(real, self, [handler, shorter, ...values]);
	},
});
// n8n's sleep is loaded when it is first used. That time must not count as waiting.
beforeAll(async () => await sleep(0));
afterEach(() => void (waitingSpeed.times = 1));

/** @param times the factor by which the waits of the current test are shorter */
export function hurry(times: number): void {
	waitingSpeed.times = times;
	const now = () => begunMs + (worldNow() - begunMs) * times;
	jest.spyOn(performance, 'now').mockImplementation(now);
}
