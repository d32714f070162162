import type * as Loaded from '../../sandbox';

declare global {
	/** Set by plainEnvironment.ts. */
	var loadedSandbox: typeof Loaded | undefined;
}

// Loading it takes longer than many files, and each would generate the same traffic again.
jest.doMock('../../sandbox', () => globalThis.loadedSandbox);
