import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { findLeaks, spellings } from '../../harness/n8n/secrets/leaks';
import { OWNER } from '../../harness/n8n/rest';
import { checkSecrets } from '../../harness/n8n/secrets/secretCheck';
import { keepSecrets, TRACES_VARIABLE } from '../../harness/n8n/secrets/traces';

describe('leaks', () => {
	const SECRET = 'pass+word/with=odd&chars"1';

	let folder: string;
	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), 'leaks-'));
	});
	afterEach(async () => await rm(folder, { recursive: true }));

	async function findIn(content: string | Buffer) {
		const file = join(folder, 'file');
		await writeFile(file, content);
		return await findLeaks([file], [SECRET, 'another-secret']);
	}

	const base64 = (text: string) => Buffer.from(text).toString('base64');

	it.each([
		['as it stands', `token=${SECRET};`],
		['in a URL', encodeURIComponent(`q=${SECRET}`)],
		['in a form', new URLSearchParams({ token: SECRET }).toString()],
		['in JSON', JSON.stringify({ token: SECRET })],
		['as hexadecimal digits', Buffer.from(`x${SECRET}x`).toString('hex')],
		['in base64, at its beginning', base64(`${SECRET}:x`)],
		['in base64, after one character', base64(`u${SECRET}:x`)],
		['in base64, after two characters', base64(`u:${SECRET}:x`)],
		['in base64, at its end', base64(`user:${SECRET}`)],
		['in base64 for URLs', Buffer.from(`user:${SECRET}`).toString('base64url')],
		['in binary data', Buffer.concat([Buffer.alloc(9, 255), Buffer.from(SECRET)])],
		['across two pieces of a file', `${'x'.repeat(1_048_576 - 9)}${SECRET}`],
	])('finds a secret %s', async (_where, content) => {
		expect(await findIn(content)).toMatchObject([{ secret: SECRET }]);
	});

	it('finds nothing where no secret is', async () => {
		expect(await findIn(`${SECRET.slice(1)} ${base64(SECRET.slice(3))}`)).toEqual([]);
	});

	it('shows what is around it', async () => {
		const [leak] = await findIn(`\u0000{"error":"no ${SECRET} here"}`);
		expect(leak?.around).toBe(`.{"error":"no ${SECRET} here"}`);
	});

	it('does not look for what is found by chance', () => {
		expect(() => spellings('any')).toThrow('"any" is too short to be searched for');
	});
});

describe('secret check', () => {
	let folder: string;
	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), 'traces-'));
		process.env[TRACES_VARIABLE] = join(folder, 'traces');
		keepSecrets('marketingAnalyticsApi', {
			baseUrl: 'http://127.0.0.1:1',
			apiToken: 'my-secret-token',
		});
		await put('logs/n8n.log', 'n8n ready');
		await put('traces/answers/1.txt', '{"data":[]}');
		await put('traces/homes/n8n/.n8n/database.sqlite', `SQLite ${OWNER.email}`);
	});
	afterEach(async () => {
		delete process.env[TRACES_VARIABLE];
		await rm(folder, { recursive: true });
	});

	async function put(file: string, content: string): Promise<void> {
		await mkdir(dirname(join(folder, file)), { recursive: true });
		await writeFile(join(folder, file), content);
	}

	const check = async (isWhole = false) =>
		await checkSecrets({ traces: join(folder, 'traces'), logs: join(folder, 'logs'), isWhole });

	it('is content with traces that hold no secret', async () => {
		expect(await check()).toEqual([]);
	});

	it.each([
		['a log', 'logs/n8n.log'],
		['an answer', 'traces/answers/1.txt'],
		['a database', 'traces/homes/n8n/.n8n/database.sqlite'],
		['a file of an item', 'traces/homes/n8n/.n8n/binaryData/1'],
		['a dump', 'traces/databases/postgres.sql'],
	])(
		'finds the secret of a credential, and a token that was given out, in %s',
		async (_what, file) => {
			await put(file, `${OWNER.email} my-secret-token and dw-session-0123`);
			expect(await check()).toEqual([
				expect.stringContaining('The secret dw-session- is in'),
				expect.stringContaining('The secret my-secret-token is in'),
			]);
		},
	);

	it.each([
		['logs', 'No log could be searched for secrets'],
		['traces/answers', 'No answer could be searched for secrets'],
		['traces/homes', 'No database could be searched for secrets'],
	])('fails without %s', async (kind, problem) => {
		await rm(join(folder, kind), { recursive: true });
		expect(await check()).toEqual([problem]);
	});

	it('fails after a run of all tests that stored no credential, as some files of tests do alone', async () => {
		await rm(join(folder, 'traces/secrets.txt'));
		await expect(check(true)).rejects.toThrow('secrets.txt');
		expect(await check()).toEqual([]);
		await put('logs/n8n.log', 'dw-session-0123');
		expect(await check()).toEqual([expect.stringContaining('The secret dw-session- is in')]);
	});

	it('requires traces of every kind after a run of all tests', async () => {
		expect(await check(true)).toEqual([
			'No PostgreSQL database could be searched for secrets',
			'No file of an item could be searched for secrets',
			'No event log could be searched for secrets',
		]);
	});

	it('fails when the data of a server was removed unseen', async () => {
		await mkdir(join(folder, 'traces/homes/n8n-2'));
		expect(await check()).toEqual(['The data of n8n-2 was removed before it could be searched']);
	});

	it('fails when a database shows nothing', async () => {
		await put('traces/homes/n8n/.n8n/database.sqlite', 'SQLite');
		expect(await check()).toEqual([expect.stringMatching(/^The database .+ cannot be searched: /)]);
		await put('traces/homes/n8n/.n8n/database.sqlite-wal', OWNER.email);
		expect(await check()).toEqual([]);
	});
});
