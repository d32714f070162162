import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from './connection';
import { Engine } from './engine';
import { installPack, installStandIns } from './installPack';
import { installation, repository, type Line } from './lines';
import type { Progress } from './protocol';

export { Engine, type Going, type RunOptions } from './engine';
export { EngineError, type Failure } from './failure';
export { lines, type Line } from './lines';
export type * from './protocol';
export { Poll, type PollOptions } from './poll';
export { Run } from './run';

/** How to start an engine. */
export interface EngineOptions {
	line: Line;
	/** A folder with package.json and dist; by default this repository's root. */
	pack?: string;
	/** Where n8n keeps files: on disk (default) or inside the items. */
	binaryMode?: 'filesystem' | 'memory';
	/** A self-contained CommonJS module that exports node types by their full name. */
	standIns?: string;
	/** How much n8n logs to `engine.output`; by default nothing. */
	logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
	/** More of n8n's environment variables. */
	environment?: Record<string, string>;
}

/** Starts one line of n8n in a process of its own, with the pack installed. */
export async function startEngine(options: EngineOptions): Promise<Engine> {
	const { folder, node } = await installation(options.line);
	const home = await mkdtemp(join(tmpdir(), `${options.line}-`));
	const listeners = new Map<string, (progress: Progress) => void>();
	const connection = new Connection({
		node,
		environment: environment(home, options),
		onProgress: (progress) => listeners.get(progress.executionId)?.(progress),
	});
	const cleaned = connection.ended.then(
		async () => await rm(home, { recursive: true, force: true }),
	);
	const engine = new Engine(connection, listeners, cleaned);
	try {
		const pack = await installPack(options.pack ?? repository, home, folder);
		const standIns = await installStandIns(options.standIns, home);
		await connection.call('start', { engine: folder, pack, standIns });
		return engine;
	} catch (error) {
		await engine.stop();
		throw error;
	}
}

function environment(home: string, options: EngineOptions): NodeJS.ProcessEnv {
	// Not the parent's: a test runner's NODE_ENV makes n8n load nodes in another way, and a proxy
	// would get to see requests to a loopback address.
	const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
	return {
		PATH,
		HOME,
		TMPDIR,
		SystemRoot,
		NODE_ENV: 'production',
		TZ: 'UTC',
		GENERIC_TIMEZONE: 'UTC',
		N8N_USER_FOLDER: home,
		N8N_ENCRYPTION_KEY: 'only-for-tests',
		N8N_DEFAULT_BINARY_DATA_MODE: options.binaryMode === 'memory' ? 'default' : 'filesystem',
		N8N_LOG_LEVEL: options.logLevel ?? 'silent',
		N8N_DIAGNOSTICS_ENABLED: 'false',
		...options.environment,
	};
}
