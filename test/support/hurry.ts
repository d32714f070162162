/**
 * The clock for waiting of a test file, which may run faster than real time until a test ends. Dates
 * are unaffected, and each file has a global scope of its own.
 */
const worldNow = performance.now.bind(performance);
const begunMs = worldNow();
let speed = 1;

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
	apply: (real, self, [handler, ms, ...values]: unknown[]): unknown =>
		Reflect.apply(real, self, [handler, typeof ms === 'number' ? ms / speed : ms, ...values]),
});
afterEach(() => void (speed = 1));

/** @param times the factor by which the waits of the current test are shorter */
export function hurry(times: number): void {
	speed = times;
	const now = () => begunMs + (worldNow() - begunMs) * times;
	jest.spyOn(performance, 'now').mockImplementation(now);
}

/** A time limit that Node.js keeps itself, which is then as short as the waits of the current test. */
export function hurried(ms: number): number {
	return Math.ceil(ms / speed);
}
