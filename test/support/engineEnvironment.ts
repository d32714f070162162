import { EnginePool } from './enginePool';
import PlainEnvironment from './plainEnvironment';

/** One pool per jest worker. */
const pool = new EnginePool();

/** The environment of engine tests: n8n is started once and lent to one file after the other. */
export default class EngineEnvironment extends PlainEnvironment {
	override async setup(): Promise<void> {
		await super.setup();
		this.global.enginePool = pool;
	}

	override async teardown(): Promise<void> {
		await pool.endLent();
		await super.teardown();
	}
}
