import { join } from 'node:path';
import { repository } from '../engine/lines';
import { newHome } from './home';
import { Instance, type Role } from './instance';
import { installPacks } from './pack';
import { freePort } from './ports';
import { RestSession } from './rest';
import { N8nServer } from './server';
import { expectHome } from './secrets/traces';
import { installN8n, type N8nVersion } from './versions';

/** Options of a server. */
export interface N8nOptions {
	version: N8nVersion;
	/** Tarballs to install as community nodes; see `preparePack`. */
	packs?: readonly string[];
	/** The permanent data folder; by default a temporary one that `discard` deletes. */
	home?: string;
	/** The preferred port; any by default. */
	port?: number;
	/** Additional environment variables of n8n. */
	environment?: Record<string, string>;
	/** The log file; by default one below `.cache/e2e/logs`. */
	log?: string;
}

let servers = 0;

/** The folder of server logs. */
export const logs = join(repository, '.cache/e2e/logs');

/** A log name that is unique in this run. */
export function logFile(name: string): string {
	servers += 1;
	return join(logs, `${name}-${process.pid}-${servers}.log`);
}

/** Prepares the folder and the ports of a process. */
export async function prepareInstance(role: Role, options: N8nOptions): Promise<Instance> {
	const { version, packs = [], environment = {}, port } = options;
	const log = options.log ?? logFile(`n8n-${version}-${role}`);
	const n8n = await installN8n(version);
	const home = options.home ?? (await newHome(version));
	await installPacks(home, packs);
	await expectHome(log);
	return new Instance({
		n8n,
		role,
		seat: { home, port: await freePort(port), brokerPort: await freePort() },
		environment,
		log,
		isTemporary: options.home === undefined,
	});
}

/** A server in a separate process that can be stopped and restarted. */
export class RunningN8n extends N8nServer {
	constructor(private readonly instance: Instance) {
		super(new RestSession(instance.url));
	}

	get home(): string {
		return this.instance.home;
	}

	/** Its output so far, including its log. */
	get output(): string {
		return this.instance.output;
	}

	/** Starts or restarts it with the same data and port, and signs in. */
	async start(): Promise<void> {
		await this.instance.start();
		await this.rest.signIn();
	}

	/** Stops it like an administrator, and waits until its port is free. */
	async stop(): Promise<void> {
		await this.instance.stop();
	}

	/** Ends it at once, like kill -9. */
	async kill(): Promise<void> {
		await this.instance.kill();
	}

	/** Stops it, and deletes its data unless the caller provided the folder. */
	async discard(): Promise<void> {
		await this.instance.discard();
	}
}

/** Starts a real n8n server on loopback with a signed-in owner. */
export async function startN8n(options: N8nOptions): Promise<RunningN8n> {
	const server = new RunningN8n(await prepareInstance('start', options));
	try {
		await server.start();
		return server;
	} catch (error) {
		await server.discard();
		throw error;
	}
}
