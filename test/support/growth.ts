const ROUNDS = 2;
// Code is slow before it is compiled, which would distort the small input.
const WARM_UPS = 20;
const TIMES_LARGER = 64;
/** Linear growth, with a large margin for memory and caches; quadratic growth would be 4,096. */
export const LINEAR = 600;
// Other work on the machine may distort a single measurement, but not several.
const ATTEMPTS = 3;
// Shorter times are noise, and too short to matter.
const SHORTEST_MICROSECONDS = 500;

/**
 * The ratio of processor times for 64 times the input: about 64 for linear growth, and 4,096 for
 * quadratic growth. Other programs are not counted.
 *
 * @param size large enough to take milliseconds
 */
export function growthOf(size: number, make: (size: number) => () => unknown): number {
	const [small, large] = [make(size), make(TIMES_LARGER * size)];
	for (let count = 0; count < WARM_UPS; count++) small();
	let growth = Infinity;
	for (let attempt = 0; attempt < ATTEMPTS && growth >= LINEAR; attempt++) {
		const [least, most] = [small, large].map((work) =>
			Math.min(...Array.from({ length: ROUNDS }, () => timeOf(work))),
		);
		growth = Math.min(growth, (most ?? 0) / Math.max(least ?? 0, SHORTEST_MICROSECONDS));
	}
	return growth;
}

function timeOf(work: () => unknown): number {
	const before = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(before);
	return user + system;
}
