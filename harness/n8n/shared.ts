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

/** The variable with the addresses of shared servers. */
const SHARED_VARIABLE = 'N8N_SHARED_SERVERS';

interface Place {
	readonly version: N8nVersion;
	readonly url: string;
	readonly home: string;
	/** Where n8n stores uploads temporarily. */
	readonly uploads: string;
	readonly log: string;
	/** The cookie of the owner. */
	readonly cookie: string;
}

interface Invited {
	readonly user: { readonly inviteAcceptUrl: string };
}

/** A server that tests share: it is never stopped, and its contents are not counted. */
export class SharedN8n extends N8nServer {
	constructor(private readonly place: Place) {
		super(new RestSession(place.url, place.cookie));
	}

	get home(): string {
		return this.place.home;
	}

	/** Where n8n stores uploads temporarily. */
	get uploads(): string {
		return this.place.uploads;
	}

	/** The server for a new user without any data; n8n 2 only. */
	async newcomer(): Promise<SharedN8n> {
		const person = { email: `${randomUUID()}@example.com`, role: 'global:member' };
		const [invited] = await this.rest.post<Invited[]>('/rest/invitations', [person]);
		const link = new URL(invited?.user.inviteAcceptUrl ?? '');
		const newcomer = new SharedN8n({ ...this.place, cookie: '' });
		await newcomer.rest.join(link.searchParams.get('token') ?? '');
		return newcomer;
	}

	/** Its output so far, including its log. */
	get output(): string {
		return readFileSync(this.place.log, 'utf8');
	}
}

/** Shared servers for tests without special needs, as starting n8n takes longer than most tests. */
export class SharedServers {
	private constructor(private readonly servers: ReadonlyArray<readonly [Place, RunningN8n]>) {}

	/**
	 * Starts one server per version, and keeps its home for servers that tests start on their own.
	 */
	static async start(versions: readonly N8nVersion[], pack: string): Promise<SharedServers> {
		return new SharedServers(
			await Promise.all(versions.map(async (version) => await start(version, pack))),
		);
	}

	/** The environment with which a test process finds the servers. */
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
	// It logs as much as possible, as no secret may be logged, behind a proxy that forwards the
	// client's address.
	const environment = {
		...{ N8N_LOG_LEVEL: 'debug', N8N_PROXY_HOPS: '1', TMPDIR: uploads },
		EXTERNAL_HOOK_FILES: join(__dirname, 'keepCompiled.cjs'),
	};
	const server = await startN8n({ version, packs: [pack], environment, log });
	await keepReadyHome(version, server.home);
	const { url, home, rest } = server;
	return [{ version, url, home, uploads, log, cookie: rest.signedIn }, server];
}

/** The shared server of a version, signed in. */
export function sharedN8n(version: N8nVersion): SharedN8n {
	const places = JSON.parse(process.env[SHARED_VARIABLE] ?? '[]') as Place[];
	const place = places.find((one) => one.version === version);
	if (place === undefined)
		throw new Error(
			`There is no shared server of n8n ${version}: run end-to-end tests with "npm run test:e2e"`,
		);
	return new SharedN8n(place);
}
