import * as sandbox from '../../sandbox';
import { EnginePool } from './enginePool';
import PlainEnvironment from './plainEnvironment';

/** One for each of jest's workers. */
const pool = new EnginePool();

/**
 * Where engine tests run: n8n is started once and lent to one file after the other, and the sandbox's code, with the
 * traffic that it has invented so far, is loaded once for all files.
 */
export default class EngineEnvironment extends PlainEnvironment {
	override async setup(): Promise<void> {
		await super.setup();
		this.global.enginePool = pool;
		this.global.loadedSandbox = sandbox;
	}

	override async teardown(): Promise<void> {
		await pool.endLent();
		await super.teardown();
	}
}
