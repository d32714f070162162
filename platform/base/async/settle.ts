import pLimit from 'p-limit';

/** The outcome of work: its value or its error. */
export type Settled<T> = { readonly value: T } | { readonly error: unknown };

/** Awaits work and returns its outcome without throwing. */
export async function settle<T>(work: Promise<T>): Promise<Settled<T>> {
	return await work.then(
		(value) => ({ value }),
		(error: unknown) => ({ error }),
	);
}

/**
 * Runs the work for each value, at most `concurrency` at a time. An error does not affect the other
 * values.
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
