import { AsyncLocalStorage } from 'node:async_hooks';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const { createContext } = vm;
const { run } = AsyncLocalStorage.prototype;

/** Those that were used since the file began, each of which makes every promise a little slower. */
const storages = new Set<AsyncLocalStorage<unknown>>();

AsyncLocalStorage.prototype.run = function runNoted<R>(
	this: AsyncLocalStorage<unknown>,
	...given: Parameters<typeof run>
): R {
	storages.add(this);
	return run.apply(this, given) as R;
};

/**
 * Jest's world of its own for each file, without the interceptors that it puts before every global: with them tests
 * that calculate take up to twice as long.
 */
export default class PlainEnvironment extends TestEnvironment {
	constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
		// Jest has no option for it, and makes the context in its constructor.
		vm.createContext = (_intercepted, options) =>
			createContext(vm.constants.DONT_CONTEXTIFY, options);
		try {
			super(...given);
		} finally {
			vm.createContext = createContext;
		}
	}

	/** Jest leaves one for each file, which would keep the whole world of the file. */
	override async teardown(): Promise<void> {
		for (const storage of storages) storage.disable();
		storages.clear();
		await super.teardown();
	}
}
