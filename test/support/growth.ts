const ROUNDS = 3;
const TIMES_LARGER = 16;
/** Growth with the input, and some more for the machine's caches and its memory; a square would be 256. */
export const LINEAR = 100;
// What else the machine does can make a single measurement wrong, and never several times over.
const ATTEMPTS = 4;
// Less is noise; what takes less does not hold anybody up.
const SHORTEST_MICROSECONDS = 500;

/**
 * How many times as much of the processor's time something takes with 16 times the input: about 16 where
 * time grows with the input, and 256 where it grows with its square. What other programs do does not count.
 *
 * @param size so large that it takes milliseconds
 */
export function growthOf(size: number, make: (size: number) => () => unknown): number {
	const [small, large] = [make(size), make(TIMES_LARGER * size)];
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
