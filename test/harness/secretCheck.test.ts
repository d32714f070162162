import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OWNER } from '../../harness/n8n/rest';
import { checkSecrets } from '../../harness/n8n/secretCheck';
import { keepSecrets, TRACES_VARIABLE } from '../../harness/n8n/traces';

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

it('fails when no credential was stored', async () => {
	await rm(join(folder, 'traces/secrets.txt'));
	await expect(check()).rejects.toThrow('secrets.txt');
});

it('wants traces of every kind when all tests have run', async () => {
	expect(await check(true)).toEqual([
		'No database of PostgreSQL could be searched for secrets',
		'No file of an item could be searched for secrets',
		'No log of events could be searched for secrets',
	]);
});

it('fails when the data of a server was removed unseen', async () => {
	await mkdir(join(folder, 'traces/homes/n8n-2'));
	expect(await check()).toEqual(['The data of n8n-2 was removed before it could be searched']);
});

it('fails when a database shows nothing', async () => {
	await put('traces/homes/n8n/.n8n/database.sqlite', 'SQLite');
	expect(await check()).toEqual([expect.stringMatching(/^Nothing can be found in the database /)]);
	await put('traces/homes/n8n/.n8n/database.sqlite-wal', OWNER.email);
	expect(await check()).toEqual([]);
});
