import { spawnSync } from 'node:child_process';
import { Asking, refusalOf } from './asking';
import { Caller, matching } from './caller';

const caller = Caller.forFile();
const ask = Asking.of(caller);

const KEY = 'correct horse é';
const ZEROS = Buffer.alloc(32).toString('base64');
const OPENSSL = ['enc', '-aes-256-cbc', '-md', 'sha256', '-base64', '-A', '-pass', `pass:${KEY}`];
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const withOpenssl = hasOpenssl ? it : it.skip;
const note = hasOpenssl ? '' : ' (skipped: there is no openssl here)';

function openssl(more: string[], input: string): string {
	const done = spawnSync('openssl', [...OPENSSL, ...more], { input });
	if (done.status !== 0) throw new Error(done.stderr.toString());
	return done.stdout.toString();
}

async function payloadOf(value: string | number): Promise<string> {
	const { data } = (await ask.post('encdec/encrypt', { value, key: KEY })).data;
	expect(data).toEqual({ payload: matching(/^0U2FsdGVkX1[\w+/]+=*$/) });
	return Object.values(data).join('');
}

describe('an encrypted payload', () => {
	it.each(['customer@shop.example', 'Éclat "or"; 50 €', 'x'.repeat(1_000), 42])(
		'decrypts to %s',
		async (value) => {
			const reply = await ask.post('encdec/decrypt', { payload: await payloadOf(value), key: KEY });
			expect(reply.data.data).toEqual({ value: String(value) });
		},
	);

	it('differs each time', async () => {
		expect(await payloadOf('same')).not.toBe(await payloadOf('same'));
	});

	it('is returned as a sample that can be decrypted', async () => {
		const { data } = (await ask.post('encdec/sample', { format: 0 })).data;
		const sample = new Map(Object.entries<unknown>(data));
		expect([...sample.keys()]).toEqual(['format', 'key', 'value', 'payload']);
		const asked = { payload: sample.get('payload'), key: sample.get('key') };
		const reply = await ask.post('encdec/decrypt', asked);
		expect(reply.data.data).toEqual({ value: sample.get('value') });
	});

	withOpenssl(`is read by openssl${note}`, async () => {
		const payload = await payloadOf('Éclat; 50 €');
		expect(openssl(['-d'], payload.slice(1))).toBe('Éclat; 50 €');
	});

	withOpenssl(`may be written by openssl${note}`, async () => {
		const payload = `0${openssl([], 'Éclat; 50 €')}`;
		const reply = await ask.post('encdec/decrypt', { payload, key: KEY });
		expect(reply.data.data).toEqual({ value: 'Éclat; 50 €' });
	});
});

describe('encryption refuses', () => {
	it('a wrong key, whatever it is', async () => {
		const payload = await payloadOf('customer@shop.example');
		for (let index = 0; index < 300; index += 1) {
			const reply = await ask.post('encdec/decrypt', { payload, key: `wrong ${index}` });
			expect(refusalOf(reply)).toEqual([400, 'KEY_WRONG']);
		}
	});

	it.each([
		['decrypt', { payload: '1U2FsdGVkX18=', key: KEY }, 'FORMAT_UNKNOWN'],
		['decrypt', { payload: '0not base64', key: KEY }, 'PAYLOAD_INVALID'],
		['decrypt', { payload: '0U2FsdGVkX18=', key: KEY }, 'PAYLOAD_INVALID'],
		['decrypt', { payload: `0${ZEROS}`, key: KEY }, 'PAYLOAD_INVALID'],
		['decrypt', { payload: '0U2FsdGVkX18=' }, 'MEMBER_MISSING'],
		['encrypt', { value: 'x', key: KEY, format: 1 }, 'FORMAT_UNKNOWN'],
		['encrypt', { value: 'x', key: '' }, 'MEMBER_MISSING'],
		['encrypt', { value: 'x', key: KEY, salt: 'y' }, 'MEMBER_UNKNOWN'],
		['sample', { format: 'a' }, 'FORMAT_UNKNOWN'],
	])('%s %j', async (name, body, code) => {
		expect(refusalOf(await ask.post(`encdec/${name}`, body))).toEqual([400, code]);
	});
});
