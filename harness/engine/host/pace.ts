/**
 * The clock by which this process waits. It may run faster than the world's, so that a test of long
 * waits takes little time: every timer is shorter by the same factor by which time seems to pass
 * faster. Dates stay as they are.
 */
const worldNow = performance.now.bind(performance);
let speed = 1;
let [worldMs, shownMs] = [worldNow(), worldNow()];

performance.now = () => shownMs + (worldNow() - worldMs) * speed;

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
	apply: (real, self, [handler, ms, ...values]: unknown[]): unknown =>
		Reflect.apply(real, self, [handler, typeof ms === 'number' ? ms / speed : ms, ...values]),
});

/** @param times how much faster than the world's clock from now on; a timer that runs stays as it is */
export function setPace(times: number): void {
	[shownMs, worldMs, speed] = [performance.now(), worldNow(), times];
}
