const ROUNDS = 2;
// Before code is compiled it is slow, which would make the small input look like a large one.
const WARM_UPS = 20;
const TIMES_LARGER = 64;
/** Growth with the input, and much more for the machine's memory and its caches; a square would be 4,096. */
export const LINEAR = 600;
// What else the machine does can make a single measurement wrong, and never several times over.
const ATTEMPTS = 3;
// Less is noise; what takes less does not hold anybody up.
const SHORTEST_MICROSECONDS = 500;

/**
 * How many times as much of the processor's time something takes with 64 times the input: about 64 where
 * time grows with the input, and 4,096 where it grows with its square. What other programs do does not count.
 *
 * @param size so large that it takes milliseconds
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
