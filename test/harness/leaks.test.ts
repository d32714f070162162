import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLeaks, spellings } from '../../harness/n8n/leaks';

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
	['in bytes that are no text', Buffer.concat([Buffer.alloc(9, 255), Buffer.from(SECRET)])],
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
	expect(() => spellings('any')).toThrow('"any" is too short to be looked for');
});
