import { readProvider, signatureOf } from '../../platform/provider/provider';

const credential = {
	baseUrl: 'https://api.provider.example',
	accessApiKey: ' ACCESS-0001 ',
	secretKey: '\tSECRET-0002\n',
	siteId: '614694',
};

it('the two keys are joined with an underscore, without surrounding white space', () => {
	expect(signatureOf(credential)).toEqual({ 'x-api-key': 'ACCESS-0001_SECRET-0002' });
});

it('the keys are masked in messages, both separately and joined', () => {
	const { secrets } = readProvider(credential);
	const all = ['ACCESS-0001_SECRET-0002', 'ACCESS-0001', 'SECRET-0002'];
	expect([...secrets].sort()).toEqual([...all].sort());
	// The joined key is masked first, so that no underscore remains between two masks.
	expect(secrets[0]).toBe(all[0]);
});

it.each([
	['https://api.provider.example', 'https://api.provider.example'],
	['api.provider.example', 'https://api.provider.example'],
	[' https://api.provider.example/ ', 'https://api.provider.example'],
	['https://api.provider.example/v3', 'https://api.provider.example'],
	['https://api.provider.example/v3/data', 'https://api.provider.example'],
	['https://api.provider.example/v3/data/getData', 'https://api.provider.example'],
	['https://api.provider.example/v3/data/getData/', 'https://api.provider.example'],
	['https://gate.example:8443/tool/v3/', 'https://gate.example:8443/tool'],
	['https://gate.example/v3/tool', 'https://gate.example/v3/tool'],
	['http://localhost:8080/v3', 'http://localhost:8080'],
])('the provider address %s leads to %s', (baseUrl, root) => {
	expect(readProvider({ ...credential, baseUrl }).address.root).toBe(root);
});

it.each([...['', 'ftp://x.example', 'https://me:pass@x.example', 'https://x.example?k=1', '::']])(
	'the provider address "%s" is invalid, and the provider is named',
	(baseUrl) => {
		expect(() => readProvider({ ...credential, baseUrl })).toThrow(/address of the provider/);
	},
);

it('a plain http address needs a permission, as keys would be sent unencrypted', () => {
	const plain = { ...credential, baseUrl: 'http://api.provider.example' };
	expect(() => readProvider(plain)).toThrow(/keys unencrypted/);
	expect(readProvider({ ...plain, allowPlainHttp: true }).address.host).toBe(
		'api.provider.example',
	);
});

it.each([
	['614694', 614_694],
	[' 7 ', 7],
	[614_694, 614_694],
])('the site ID %j is read as %d', (siteId, id) => {
	expect(readProvider({ ...credential, siteId }).siteId).toBe(id);
});

it.each<Record<string, string>>([{ siteId: '' }, { siteId: ' ' }, {}])(
	'a credential with %j has no site ID',
	(siteId) => {
		const { baseUrl, accessApiKey, secretKey } = credential;
		expect(() => readProvider({ baseUrl, accessApiKey, secretKey, ...siteId })).toThrow(
			/no site ID/,
		);
	},
);

it.each(['0', '-5', '1.5', '1e3', '614 694', 'shop', '1234567890123456'])(
	'the site ID %j is invalid',
	(siteId) => {
		expect(() => readProvider({ ...credential, siteId })).toThrow(/whole number/);
	},
);
