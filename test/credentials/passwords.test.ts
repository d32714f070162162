import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ICredentialType } from 'n8n-workflow';

const FOLDER = path.join(__dirname, '../../credentials');
const SUFFIX = '.credentials.ts';

/** What a field of a credential is called when who reads it may use it. */
const SECRET = /key|token|secret|password|passphrase/i;

const types = readdirSync(FOLDER)
	.filter((file) => file.endsWith(SUFFIX))
	.map((file) => file.slice(0, -SUFFIX.length));

async function open(name: string): Promise<ICredentialType> {
	const all = (await import(path.join(FOLDER, `${name}.credentials`))) as Record<
		string,
		new () => ICredentialType
	>;
	const Type = all[name];
	if (Type === undefined) throw new Error(`${name} is not in its file`);
	return new Type();
}

it.each(types)('every secret of the credential %s is a password field', async (name) => {
	const { properties } = await open(name);
	const typed = properties.filter(
		({ type, name: field }) => type === 'string' && SECRET.test(field),
	);
	const shown = typed.filter(({ typeOptions }) => typeOptions?.password !== true);
	expect(shown.map(({ displayName }) => displayName)).toEqual([]);
});
