/** What a piece of work throws; undefined when it ends well. */
export function thrownBy(work: () => unknown): unknown {
	try {
		work();
	} catch (error) {
		return error;
	}
	return undefined;
}
