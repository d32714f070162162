import pLimit from 'p-limit';

/** What became of a piece of work. */
export type Settled<T> = { readonly value: T } | { readonly error: unknown };

/** Waits for a piece of work, however it ends. */
export async function settle<T>(work: Promise<T>): Promise<Settled<T>> {
	return await work.then(
		(value) => ({ value }),
		(error: unknown) => ({ error }),
	);
}

/**
 * Does the same for several values, at most `concurrency` at a time. One that goes wrong leaves the
 * others whole.
 */
export async function settleAll<In, Out>(
	values: readonly In[],
	concurrency: number,
	work: (value: In, index: number) => Promise<Out>,
): Promise<Array<Settled<Out>>> {
	return await pLimit(concurrency).map(
		values,
		async (value, index) => await settle(work(value, index)),
	);
}
