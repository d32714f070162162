/** A function whose module is loaded when it is called first, so that no run loads the code of the other operations. */
export function onFirstUse<This, Args extends unknown[], Result>(
	load: () => Promise<(this: This, ...args: Args) => Promise<Result>>,
): (this: This, ...args: Args) => Promise<Result> {
	return async function (this: This, ...args: Args) {
		const call = await load();
		return await call.apply(this, args);
	};
}
