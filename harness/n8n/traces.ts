import { appendFileSync, mkdirSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

/** Names the folder that keeps what servers stored and showed; without it nothing is kept. */
export const TRACES_VARIABLE = 'N8N_TRACES';

/** What the folder of traces holds. */
export const HOMES = 'homes';
export const DATABASES = 'databases';
export const ANSWERS = 'answers';
export const SECRETS = 'secrets.txt';

/** A place among the traces, when they are kept. */
export function placeFor(kind: string, name: string): string | undefined {
	const traces = process.env[TRACES_VARIABLE];
	if (traces === undefined) return undefined;
	mkdirSync(join(traces, kind), { recursive: true });
	return join(traces, kind, name);
}

/** Announces the data of a server: an announced folder that stays empty was removed unseen. */
export async function expectHome(log: string): Promise<void> {
	const place = placeFor(HOMES, basename(log));
	if (place !== undefined) await mkdir(place, { recursive: true });
}

/** Copies what a server has stored: its database, files, and logs of events. */
export async function keepHome(home: string, log: string): Promise<void> {
	const place = placeFor(HOMES, basename(log));
	// The pack as it was installed, and n8n's own pages, are the same in every run.
	const isInstalled = (file: string) =>
		file === join(home, '.cache') || file === join(home, '.n8n/nodes');
	const filter = (file: string) => !isInstalled(file);
	if (place !== undefined) await cp(home, place, { recursive: true, filter });
}

/** Keeps a text that a server has shown. */
export function keepAnswer(text: string): void {
	const place = placeFor(ANSWERS, `${process.pid}.txt`);
	if (place !== undefined) appendFileSync(place, `${text}\n`);
}

const OURS = /^(marketingAnalytics|analyticsProvider)/;
// Like a user name, an access key says who asks: n8n's own rules want it shown in the form.
const NO_SECRETS = new Set([
	'baseUrl',
	'warehouseUrl',
	'siteId',
	'pageUser',
	'importUrl',
	'accessApiKey',
	'clientId',
	'grantType',
	'accessTokenUrl',
	'authUrl',
	'scope',
	'authentication',
]);

/** Remembers what must be found nowhere: each text of a credential that is not known to be harmless. */
export function keepSecrets(type: string, data: ICredentialDataDecryptedObject): void {
	const place = placeFor('.', SECRETS);
	if (place === undefined || !OURS.test(type)) return;
	for (const [field, value] of Object.entries(data)) {
		if (typeof value === 'string' && !NO_SECRETS.has(field)) {
			appendFileSync(place, `${JSON.stringify(value.trim())}\n`);
		}
	}
}
