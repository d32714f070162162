import type * as Loaded from '../../sandbox';

declare global {
	/** Given by engineEnvironment.ts. */
	var loadedSandbox: typeof Loaded | undefined;
}

// Loading it takes longer than many files take, and each would begin by inventing the same traffic.
jest.doMock('../../sandbox', () => globalThis.loadedSandbox);
