import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from './connection';
import { Engine } from './engine';
import { installPack, installStandIns } from './installPack';
import { HostProcess } from './hostProcess';
import { installation, repository, type Line } from './lines';

export { Engine, type Going, type RunOptions } from './engine';
export { EngineError, type Failure } from './failure';
export type { HostProcess } from './hostProcess';
export { lines, newestLine, type Line } from './lines';
export type * from './protocol';
export { Poll, type PollOptions } from './poll';
export { Run } from './run';

/** Options of an engine. */
export interface EngineOptions {
	line: Line;
	/** A folder with package.json and dist; this repository's root by default. */
	pack?: string;
	/** Where n8n stores files: on disk (default) or inside the items. */
	binaryMode?: 'filesystem' | 'memory';
	/** A self-contained CommonJS module that exports node types by their full name. */
	standIns?: string;
	/** A certificate in PEM that n8n trusts. */
	trusted?: string;
	/** How much n8n logs to `engine.output`; nothing by default. */
	logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
	/** Additional environment variables of n8n. */
	environment?: Record<string, string>;
}

/** Starts an n8n engine in a separate process, with the pack installed. */
export async function startEngine(options: EngineOptions): Promise<Engine> {
	const { host, end } = await startHost(options);
	return new Engine(host, end);
}

/** A host process that is ready for an engine. */
export interface StartedHost {
	readonly host: HostProcess;
	/** Ends the process and deletes its data. */
	end(): Promise<void>;
}

/** Starts a host process, which several engines may use one after the other. */
export async function startHost(options: EngineOptions): Promise<StartedHost> {
	const { folder, node } = await installation(options.line);
	const home = await mkdtemp(join(tmpdir(), `${options.line}-`));
	if (options.trusted !== undefined) await writeFile(trustedIn(home), options.trusted);
	const host = new HostProcess({ node, environment: environment(home, options) });
	const cleaned = host.ended.then(async () => await rm(home, { recursive: true, force: true }));
	const end = async () => {
		await host.stop();
		await cleaned;
	};
	const connection = new Connection(host, () => {});
	try {
		const pack = await installPack(options.pack ?? repository, home, folder);
		const standIns = await installStandIns(options.standIns, home);
		await connection.call('start', { engine: folder, pack, standIns });
		return { host, end };
	} catch (error) {
		await end();
		throw error;
	} finally {
		connection.close();
	}
}

const trustedIn = (home: string): string => join(home, 'trusted.pem');

function environment(home: string, options: EngineOptions): NodeJS.ProcessEnv {
	// Not the parent's environment: a test runner's NODE_ENV changes how n8n loads nodes, and a proxy
	// would receive requests to a loopback address.
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
		NODE_COMPILE_CACHE: join(repository, '.cache/compiled'),
		N8N_ENCRYPTION_KEY: 'only-for-tests',
		N8N_DEFAULT_BINARY_DATA_MODE: options.binaryMode === 'memory' ? 'default' : 'filesystem',
		N8N_LOG_LEVEL: options.logLevel ?? 'silent',
		N8N_DIAGNOSTICS_ENABLED: 'false',
		...(options.trusted === undefined ? {} : { NODE_EXTRA_CA_CERTS: trustedIn(home) }),
		...options.environment,
	};
}
