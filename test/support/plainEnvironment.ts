import { AsyncLocalStorage } from 'node:async_hooks';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';
import * as sandbox from '../../sandbox';
import { shareScripts } from './sharedScripts';

const { createContext } = vm;
const { run } = AsyncLocalStorage.prototype;

shareScripts();

/** The storages that the current file has used, each of which slows down every promise a little. */
const storages = new Set<AsyncLocalStorage<unknown>>();

AsyncLocalStorage.prototype.run = function runNoted<R>(
	this: AsyncLocalStorage<unknown>,
	...given: Parameters<typeof run>
): R {
	storages.add(this);
	return run.apply(this, given) as R;
};

/**
 * Jest's environment of a file without the interceptors of globals, with which tests that calculate
 * take up to twice as long. The sandbox, with its generated traffic, is loaded once for all files.
 */
export default class PlainEnvironment extends TestEnvironment {
	constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
		// Jest has no option for it, and creates the context in its constructor.
		vm.createContext = (_intercepted, options) =>
			createContext(vm.constants.DONT_CONTEXTIFY, options);
		try {
			super(...given);
		} finally {
			vm.createContext = createContext;
		}
	}

	override async setup(): Promise<void> {
		await super.setup();
		this.global.loadedSandbox = sandbox;
	}

	/** Disposes of the storages of a file, which would keep the whole environment in memory. */
	override async teardown(): Promise<void> {
		for (const storage of storages) storage.disable();
		storages.clear();
		await super.teardown();
	}
}
