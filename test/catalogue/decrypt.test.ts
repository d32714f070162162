import { execFileSync, spawnSync } from 'node:child_process';

import { decrypt } from '../../platform/encryption/decrypt';
import { thrownBy } from '../client/pure/thrown';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const whereOpenssl = hasOpenssl ? test : test.skip;
const ENC = ['enc', '-aes-256-cbc', '-md', 'sha256', '-base64', '-A', '-pass', 'pass:open sesame'];

function sealed(text: string): string {
	return `0${execFileSync('openssl', ENC, { input: text }).toString()}`;
}

whereOpenssl.each(['', 'plain', 'à côté, 東京', 'x'.repeat(5_000)])(
	'opens what openssl has sealed: %.20s',
	(text) => {
		expect(decrypt(sealed(text), 'open sesame')).toBe(text);
	},
);

test.each([
	['', 'The payload has format nothing, and only format 0 can be opened here'],
	['1abc', 'The payload has format 1, and only format 0 can be opened here'],
	['0abc', 'The payload is not what format 0 looks like'],
])('refuses the payload %j', (payload, message) => {
	expect(thrownBy(() => decrypt(payload, 'x'))).toMatchObject({ parameter: 'Payload', message });
});
