import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepReadyHome } from './home';
import { RestSession } from './rest';
import { N8nServer } from './server';
import { logFile, type RunningN8n, startN8n } from './start';
import type { N8nVersion } from './versions';

/** Tells the tests where the servers are that they may share. */
const SHARED_VARIABLE = 'N8N_SHARED_SERVERS';

interface Place {
	readonly version: N8nVersion;
	readonly url: string;
	readonly home: string;
	/** Where n8n puts aside what is uploaded. */
	readonly uploads: string;
	readonly log: string;
	/** Of the owner. */
	readonly cookie: string;
}

interface Invited {
	readonly user: { readonly inviteAcceptUrl: string };
}

/** A server that other tests use at the same time: it is never stopped, and nothing in it is counted. */
export class SharedN8n extends N8nServer {
	constructor(private readonly place: Place) {
		super(new RestSession(place.url, place.cookie));
	}

	get home(): string {
		return this.place.home;
	}

	/** Where n8n puts aside what is uploaded. */
	get uploads(): string {
		return this.place.uploads;
	}

	/** The same server for somebody who has just joined, and has nothing there; of n8n 2 only. */
	async newcomer(): Promise<SharedN8n> {
		const person = { email: `${randomUUID()}@example.com`, role: 'global:member' };
		const [invited] = await this.rest.post<Invited[]>('/rest/invitations', [person]);
		const link = new URL(invited?.user.inviteAcceptUrl ?? '');
		const newcomer = new SharedN8n({ ...this.place, cookie: '' });
		await newcomer.rest.join(link.searchParams.get('token') ?? '');
		return newcomer;
	}

	/** All that it printed so far, its log included. */
	get output(): string {
		return readFileSync(this.place.log, 'utf8');
	}
}

/** Servers for all tests that need nothing special of one: to start n8n takes longer than most of them. */
export class SharedServers {
	private constructor(private readonly servers: ReadonlyArray<readonly [Place, RunningN8n]>) {}

	/** Starts one of each version, and keeps its home for those that tests start on their own. */
	static async start(versions: readonly N8nVersion[], pack: string): Promise<SharedServers> {
		return new SharedServers(
			await Promise.all(versions.map(async (version) => await start(version, pack))),
		);
	}

	/** What the process of the tests needs to find them. */
	get environment(): Record<string, string> {
		return { [SHARED_VARIABLE]: JSON.stringify(this.servers.map(([place]) => place)) };
	}

	async discard(): Promise<void> {
		await Promise.all(
			this.servers.map(async ([{ uploads }, server]) => {
				await server.discard();
				await rm(uploads, { recursive: true, force: true });
			}),
		);
	}
}

async function start(version: N8nVersion, pack: string): Promise<readonly [Place, RunningN8n]> {
	const log = logFile(`n8n-${version}-shared`);
	const uploads = await mkdtemp(join(tmpdir(), 'uploads-'));
	// It logs all it can, as there must be no secret in it, and stands behind a proxy that tells who asks.
	const environment = { N8N_LOG_LEVEL: 'debug', N8N_PROXY_HOPS: '1', TMPDIR: uploads };
	const server = await startN8n({ version, packs: [pack], environment, log });
	await keepReadyHome(version, server.home);
	const { url, home, rest } = server;
	return [{ version, url, home, uploads, log, cookie: rest.signedIn }, server];
}

/** The shared server of a version, signed in to. */
export function sharedN8n(version: N8nVersion): SharedN8n {
	const places = JSON.parse(process.env[SHARED_VARIABLE] ?? '[]') as Place[];
	const place = places.find((one) => one.version === version);
	if (place === undefined) throw new Error(`There is no shared server of n8n ${version}`);
	return new SharedN8n(place);
}
