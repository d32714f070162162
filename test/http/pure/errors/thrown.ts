/** The error that work throws; undefined if it succeeds. */
export function thrownBy(work: () => unknown): unknown {
	try {
		work();
	} catch (error) {
		return error;
	}
	return undefined;
}
