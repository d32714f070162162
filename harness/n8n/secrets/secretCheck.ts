import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { filesBelow, findLeaks, type Leak } from './leaks';
import { OWNER } from '../rest';
import { ANSWERS, DATABASES, HOMES, SECRETS } from './traces';

/** The beginnings of the tokens that the sandbox issues. */
const GIVEN_OUT = [
	'sandbox-token-',
	'sandbox-access-',
	'sandbox-refresh-',
	'sandbox-code-',
	'dw-session-',
	'dw-access-',
	'kafka-session-',
	'replay-shop-',
];

/** Places where a secret is allowed. */
const allowed: ReadonlyArray<{ file: RegExp; secret: string; why: string }> = [];

/** The recorded output of n8n during a test run. */
export interface Run {
	/** Stored data and replies. */
	traces: string;
	/** Printed logs. */
	logs: string;
	/** Whether all tests ran, so that traces of every kind exist. */
	isWhole: boolean;
}

/**
 * Searches everything that n8n stored, printed and sent during a test run for the secrets of the
 * tests.
 *
 * @returns the problems in words: each leak, and each trace that is missing or unreadable
 */
export async function checkSecrets({ traces, logs, isWhole }: Run): Promise<string[]> {
	const homes = await filesBelow(join(traces, HOMES));
	const dumps = await filesBelow(join(traces, DATABASES));
	const answers = await filesBelow(join(traces, ANSWERS));
	const printed = await filesBelow(logs);
	// Some test files, run alone, store no credential: only tokens that were issued can be found.
	const storesNone = !isWhole && !existsSync(join(traces, SECRETS));
	const secrets = storesNone ? GIVEN_OUT : await secretsOf(traces);
	const found = await findLeaks([...homes, ...dumps, ...answers, ...printed], secrets);
	const leaks = found.filter((leak) => !isAllowed(leak)).map((leak) => describe(leak, traces));
	if (storesNone) return leaks;
	const sqlite = homes.filter((file) => basename(file) === 'database.sqlite');
	const always = { log: printed, answer: answers, database: [...sqlite, ...dumps] };
	const inAll = {
		'SQLite database': sqlite,
		'PostgreSQL database': dumps,
		'file of an item': homes.filter((file) => /[/\\](binaryData|storage)[/\\]/.test(file)),
		'event log': homes.filter((file) => basename(file).startsWith('n8nEventLog')),
	};
	return [
		...leaks,
		...missing(isWhole ? { ...always, ...inAll } : always),
		...(await unseen(join(traces, HOMES))),
		...(await unreadable(always.database, homes)),
	];
}

/** @throws if no credential was stored, as nothing would be searched for */
async function secretsOf(traces: string): Promise<string[]> {
	const lines = (await readFile(join(traces, SECRETS), 'utf8')).trim().split('\n');
	return [...new Set([...GIVEN_OUT, ...lines.map((line) => String(JSON.parse(line)))])];
}

const isAllowed = (leak: Leak) =>
	allowed.some(({ file, secret }) => file.test(leak.file) && secret === leak.secret);

const describe = ({ file, secret, around }: Leak, traces: string) =>
	`The secret ${secret} is in ${relative(traces, file)}: ${around}`;

function missing(kinds: Readonly<Record<string, readonly string[]>>): string[] {
	const empty = Object.entries(kinds).filter(([, files]) => files.length === 0);
	return empty.map(([kind]) => `No ${kind} could be searched for secrets`);
}

/** Announced data of servers that were deleted before they could be searched. */
async function unseen(homes: string): Promise<string[]> {
	const folders = await readdir(homes).catch(() => []);
	const files = await Promise.all(folders.map(async (one) => await filesBelow(join(homes, one))));
	const empty = folders.filter((_, index) => files[index]?.length === 0);
	return empty.map((name) => `The data of ${name} was removed before it could be searched`);
}

/** Databases in which not even the owner of n8n is found; recent changes are in separate files. */
async function unreadable(databases: string[], homes: string[]): Promise<string[]> {
	const held = await Promise.all(
		databases.map(async (database) => {
			const files = [database, ...homes.filter((file) => file === `${database}-wal`)];
			const contents = await Promise.all(files.map(async (file) => await readFile(file)));
			return contents.some((content) => content.includes(OWNER.email));
		}),
	);
	const blind = databases.filter((_, index) => !held[index]);
	return blind.map(
		(database) =>
			`The database ${database} cannot be searched: it does not even contain the email address of the owner`,
	);
}
