import { spawnSync } from 'node:child_process';
import { Caller, SITE } from './caller';

const caller = Caller.forFile();

const KEY = 'correct horse é';
const VALUE = 'Éclat; 50 €';
const OPENSSL = ['enc', '-aes-256-cbc', '-md', 'sha256', '-base64', '-A', '-pass', `pass:${KEY}`];
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const withOpenssl = hasOpenssl ? it : it.skip;
const note = hasOpenssl ? '' : ' (skipped: there is no openssl here)';

function openssl(more: string[], input: string): string {
	const done = spawnSync('openssl', [...OPENSSL, ...more], { input });
	if (done.status !== 0) throw new Error(done.stderr.toString());
	return done.stdout.toString();
}

async function answered(name: string, body: object): Promise<string> {
	const path = `/ea/${SITE}/db/encdec/${name}.json`;
	const { data } = await caller.call<{ data: object }>('POST', path, { ...body, key: KEY });
	return Object.values(data.data).join('');
}

withOpenssl(`an encrypted payload is read by openssl${note}`, async () => {
	const payload = await answered('encrypt', { value: VALUE });
	expect(openssl(['-d'], payload.slice(1))).toBe(VALUE);
});

withOpenssl(`an encrypted payload may be written by openssl${note}`, async () => {
	expect(await answered('decrypt', { payload: `0${openssl([], VALUE)}` })).toBe(VALUE);
});
