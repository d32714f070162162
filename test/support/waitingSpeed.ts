/** The factor by which waits are shorter: 1, unless a test runs in hurried time. */
export const waitingSpeed = { times: 1 };

/** A time limit that Node.js keeps itself, which is then as short as the waits of the current test. */
export function hurried(ms: number): number {
	return Math.ceil(ms / waitingSpeed.times);
}
