// A mutant is tried in seconds: a few of the thousands of generated cases have to do.
const MOST_CASES = 20;

jest.mock('fast-check', () => {
	const real = jest.requireActual('fast-check');
	const assert = (property, { numRuns = 100, ...rest } = {}) =>
		real.assert(property, { ...rest, numRuns: Math.min(numRuns, MOST_CASES) });
	return { ...real, __esModule: true, assert, default: { ...real.default, assert } };
});

// All of n8n-workflow takes seconds to load, and most of the code needs nothing of it but this.
jest.mock('n8n-workflow', () => {
	const sleep = async (ms) => await new Promise((resolve) => setTimeout(resolve, ms));
	const some = { __esModule: true, sleep };
	const get = (_, name) => some[name] ?? jest.requireActual('n8n-workflow')[name];
	return new Proxy(some, { get });
});
