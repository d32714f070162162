import { RestSession } from './rest';
import { N8nServer } from './server';
import { type RunningN8n, startN8n } from './start';
import type { N8nVersion } from './versions';

/** Tells the tests where the servers are that they may share. */
const SHARED_VARIABLE = 'N8N_SHARED_SERVERS';

interface Place {
	readonly version: N8nVersion;
	readonly url: string;
	readonly home: string;
	/** Of the owner. */
	readonly cookie: string;
}

/** A server that other tests use at the same time: it is never stopped, and nothing in it is counted. */
export class SharedN8n extends N8nServer {
	constructor(private readonly place: Place) {
		super(new RestSession(place.url, place.cookie));
	}

	get home(): string {
		return this.place.home;
	}
}

/** Servers for all tests that need nothing special of one: to start n8n takes longer than most of them. */
export class SharedServers {
	private constructor(private readonly servers: ReadonlyArray<[N8nVersion, RunningN8n]>) {}

	static async start(versions: readonly N8nVersion[], pack: string): Promise<SharedServers> {
		const all = versions.map(async (version): Promise<[N8nVersion, RunningN8n]> => [
			version,
			await startN8n({ version, packs: [pack] }),
		]);
		return new SharedServers(await Promise.all(all));
	}

	/** What the process of the tests needs to find them. */
	get environment(): Record<string, string> {
		const places = this.servers.map(([version, { url, home, rest }]): Place => {
			return { version, url, home, cookie: rest.signedIn };
		});
		return { [SHARED_VARIABLE]: JSON.stringify(places) };
	}

	async discard(): Promise<void> {
		await Promise.all(this.servers.map(async ([, server]) => await server.discard()));
	}
}

/** The shared server of a version, signed in to. */
export function sharedN8n(version: N8nVersion): SharedN8n {
	const places = JSON.parse(process.env[SHARED_VARIABLE] ?? '[]') as Place[];
	const place = places.find((one) => one.version === version);
	if (place === undefined) throw new Error(`There is no shared server of n8n ${version}`);
	return new SharedN8n(place);
}
