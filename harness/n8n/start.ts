import { join } from 'node:path';
import { repository } from '../engine/lines';
import { newHome } from './home';
import { Instance, type Role } from './instance';
import { installPacks } from './pack';
import { freePort } from './ports';
import { RestSession } from './rest';
import { N8nServer } from './server';
import { expectHome } from './traces';
import { installN8n, type N8nVersion } from './versions';

/** How to start a server. */
export interface N8nOptions {
	version: N8nVersion;
	/** Tarballs to install as community nodes; see `preparePack`. */
	packs?: readonly string[];
	/** Where its data is and stays; by default a temporary folder that `discard` removes. */
	home?: string;
	/** Taken when it is free; by default any. */
	port?: number;
	/** More of n8n's environment variables. */
	environment?: Record<string, string>;
	/** The file for its log; by default one of its own below `.cache/e2e/logs`. */
	log?: string;
}

let servers = 0;

/** Where the logs of servers are kept. */
export const logs = join(repository, '.cache/e2e/logs');

/** A name for a log that no other server of this run has. */
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

/** A server of its own process, which can be stopped and started again. */
export class RunningN8n extends N8nServer {
	constructor(private readonly instance: Instance) {
		super(new RestSession(instance.url));
	}

	get home(): string {
		return this.instance.home;
	}

	/** All that it printed so far, its log included. */
	get output(): string {
		return this.instance.output;
	}

	/** Starts it, or starts it again on the same data and port, and signs in. */
	async start(): Promise<void> {
		await this.instance.start();
		await this.rest.signIn();
	}

	/** Stops it as an administrator does, and waits until its port is free. */
	async stop(): Promise<void> {
		await this.instance.stop();
	}

	/** Ends it at once, as kill -9 does. */
	async kill(): Promise<void> {
		await this.instance.kill();
	}

	/** Stops it, and removes its data unless the caller named the place for it. */
	async discard(): Promise<void> {
		await this.instance.discard();
	}
}

/** Starts a real n8n server on loopback, with an owner who is signed in. */
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
