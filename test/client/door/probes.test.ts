import { InvalidInput } from '../../../platform/client/faults';
import { BY_PROVIDER } from '../../../platform/client/importer';
import { probeImports } from '../../../platform/client/importProbe';
import { probe, tellInWords } from '../../../platform/client/probe';
import { contextOf } from './contexts';

const baseUrl = 'https://x.example.com';
const replying =
	(statusCode: number, body = '', type = '') =>
	() => ({ statusCode, body, headers: { 'content-type': type } });
const page = replying(200, '<html>', 'text/html');

describe('the test of a token', () => {
	test('asks for what needs the least rights', async () => {
		const { context, sent } = contextOf({}, replying(200, '{"error":false}'));
		await probe(context, { baseUrl, apiToken: ' t ' });
		expect(sent).toMatchObject([
			{
				options: {
					method: 'GET',
					url: `${baseUrl}/ea/v2/er/account/ping.json`,
					headers: { Accept: 'application/json', Authorization: 'Bearer t' },
				},
			},
		]);
	});

	test('asks even without a token, as the platform knows best', async () => {
		const { context, sent } = contextOf({}, replying(401));
		await expect(probe(context, { baseUrl })).rejects.toThrow(
			'The platform does not accept the token. ',
		);
		expect(sent).toMatchObject([{ options: { headers: { Authorization: 'Bearer ' } } }]);
	});

	test('says in a sentence what is wrong, and what to do, at once', async () => {
		const { context, sent } = contextOf({}, replying(503));
		const wrong = probe(context, { baseUrl, apiToken: 't' });
		await expect(wrong).rejects.toThrow(
			/^The platform could not process this address \(HTTP 503\)\. \w/,
		);
		expect(sent).toHaveLength(1);
	});

	test('tells what else is wrong as it is', async () => {
		const wrong = new InvalidInput('Site', 'Site is empty', 'Choose one');
		await expect(tellInWords(Promise.reject(wrong))).rejects.toThrow('Site is empty. Choose one');
		const bug = new TypeError('a bug');
		await expect(tellInWords(Promise.reject(bug))).rejects.toBe(bug);
		await expect(tellInWords(Promise.resolve(1))).resolves.toBeUndefined();
	});
});

describe('the test of imports', () => {
	const credential = { baseUrl, connectorToken: 'abc' };

	test.each([
		replying(200, 'x'),
		replying(404),
		replying(400),
		replying(403),
		replying(401),
		page,
		replying(200),
		replying(200, '', 'application/json'),
	])('is content with a server that answers (%#)', async (answer) => {
		const { context, sent } = contextOf({}, answer);
		await expect(probeImports(context, credential)).resolves.toBeUndefined();
		expect(sent).toMatchObject([{ options: { method: 'GET', url: `${baseUrl}/ea/v2/` } }]);
	});

	test.each([
		[replying(503), /^The platform could not process this address \(HTTP 503\)\. \w/],
		[replying(302), /^x\.example\.com redirects to another address.*\. \w/],
	])('says what is wrong (%#)', async (answer, sentence) => {
		const { context, sent } = contextOf({}, answer);
		await expect(probeImports(context, credential)).rejects.toThrow(sentence);
		expect(sent).toHaveLength(1);
	});

	test('takes address and token of a credential of the older tool', async () => {
		const { context, sent } = contextOf({}, replying(404));
		const provider = { baseUrl: 'https://provider.example.com', connectorToken: 'abc' };
		const both = { ...provider, importUrl: baseUrl };
		await expect(probeImports(context, both, BY_PROVIDER)).resolves.toBeUndefined();
		expect(sent).toMatchObject([{ options: { url: `${baseUrl}/ea/v2/` } }]);
		await expect(probeImports(context, provider, BY_PROVIDER)).rejects.toThrow(
			/^The credential holds no import address\. Re-Import needs Import Address and Connector Token/,
		);
	});

	test('needs a token that can be sent, and an address', async () => {
		const { context, sent } = contextOf({});
		await expect(probeImports(context, { baseUrl })).rejects.toThrow('holds no connector token');
		const nowhere = { ...credential, baseUrl: '' };
		await expect(probeImports(context, nowhere)).rejects.toThrow('no import address');
		expect(sent).toEqual([]);
	});
});
