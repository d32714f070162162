import { Engine, type EngineOptions, startEngine } from '../../harness/engine';
import type { EnginePool } from './enginePool';

declare global {
	/** Set by engineEnvironment.ts. */
	var enginePool: EnginePool | undefined;
}

/** An engine, from the pool if no special options are needed. */
export async function engineOf({ line, ...special }: EngineOptions): Promise<Engine> {
	const isOrdinary = Object.values(special).every((one) => one === undefined);
	const pool = isOrdinary ? globalThis.enginePool : undefined;
	if (pool === undefined) return await startEngine({ line, ...special });
	const { host, giveBack } = await pool.lend(line);
	return new Engine(host, giveBack);
}
