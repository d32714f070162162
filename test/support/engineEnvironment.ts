import { TestEnvironment } from 'jest-environment-node';
import { EnginePool } from './enginePool';

/** One for each of jest's workers. */
const pool = new EnginePool();

/** Where engine tests run: n8n is started once and lent to one file after the other. */
export default class EngineEnvironment extends TestEnvironment {
	override async setup(): Promise<void> {
		await super.setup();
		this.global.enginePool = pool;
	}

	override async teardown(): Promise<void> {
		await pool.endLent();
		await super.teardown();
	}
}
