import { appendFileSync, mkdirSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

/**
 * The variable with the folder of traces (what servers stored and sent); without it nothing is
 * kept.
 */
export const TRACES_VARIABLE = 'N8N_TRACES';

/** The subfolder of server data. */
export const HOMES = 'homes';
export const DATABASES = 'databases';
export const ANSWERS = 'answers';
export const SECRETS = 'secrets.txt';

/** A path within the traces, if they are kept. */
export function placeFor(kind: string, name: string): string | undefined {
	const traces = process.env[TRACES_VARIABLE];
	if (traces === undefined) return undefined;
	mkdirSync(join(traces, kind), { recursive: true });
	return join(traces, kind, name);
}

/** Announces the data of a server: an announced folder that stays empty was deleted unseen. */
export async function expectHome(log: string): Promise<void> {
	const place = placeFor(HOMES, basename(log));
	if (place !== undefined) await mkdir(place, { recursive: true });
}

/** Copies what a server has stored: database, files and event logs. */
export async function keepHome(home: string, log: string): Promise<void> {
	const place = placeFor(HOMES, basename(log));
	// The installed pack and n8n's pages are the same in every run.
	const isInstalled = (file: string) =>
		file === join(home, '.cache') || file === join(home, '.n8n/nodes');
	const filter = (file: string) => !isInstalled(file);
	if (place !== undefined) await cp(home, place, { recursive: true, filter });
}

/** Records a text that a server has sent. */
export function keepAnswer(text: string): void {
	const place = placeFor(ANSWERS, `${process.pid}.txt`);
	if (place !== undefined) appendFileSync(place, `${text}\n`);
}

const OURS = /^(marketingAnalytics|analyticsProvider)/;
// Like a user name, an access key identifies the caller: n8n's rules require it to be visible in
// the form.
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
	'scopes',
	'authentication',
]);

/**
 * Records the secrets to search for: each text of a credential that is not known to be harmless.
 */
export function keepSecrets(type: string, data: ICredentialDataDecryptedObject): void {
	const place = placeFor('.', SECRETS);
	if (place === undefined || !OURS.test(type)) return;
	for (const [field, value] of Object.entries(data)) {
		if (typeof value === 'string' && !NO_SECRETS.has(field)) {
			appendFileSync(place, `${JSON.stringify(value.trim())}\n`);
		}
	}
}
