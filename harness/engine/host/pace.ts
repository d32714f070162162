/**
 * The clock of this process for waiting. It may run faster than real time, so that tests of long
 * waits are short: every timer is shortened by the factor by which time passes faster. Dates are
 * unaffected.
 */
const worldNow = performance.now.bind(performance);
let speed = 1;
let [worldMs, shownMs] = [worldNow(), worldNow()];

performance.now = () => shownMs + (worldNow() - worldMs) * speed;

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
	apply: (real, self, [handler, ms, ...values]: unknown[]): unknown =>
		Reflect.apply(real, self, [handler, typeof ms === 'number' ? ms / speed : ms, ...values]),
});

/** @param times the factor from now on; running timers are unaffected */
export function setPace(times: number): void {
	[shownMs, worldMs, speed] = [performance.now(), worldNow(), times];
}
