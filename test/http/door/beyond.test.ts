import { collected } from '../../../harness/fileContent';
import { uploadCall } from '../../../platform/campaigns/costs';
import { lists } from '../../../platform/catalogue/platformLists';
import type { Connection } from '../../../platform/http/connection/connection';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { testImportConnection } from '../../../platform/http/connection/testImportConnection';
import { BY_PROVIDER } from '../../../platform/http/connection/importConnection';
import {
	testConnection,
	withReadableErrors,
} from '../../../platform/http/connection/testConnection';
import { loadPage } from '../../../platform/lists/pages';
import { listAttributionRules } from '../../../platform/lists/reportLists';
import { cancelQuery, queryState, submitQuery } from '../../../platform/warehouse/queries';
import type { Answer } from '../../engine/client/origin';
import { connectionBy } from './connection';
import { contextOf } from './contexts';
import { inTurn, platformAt } from './platformAt';

const rules = (id: string) => ({
	data: { fields: [{ name: 'id' }, { name: 'name' }], rows: [[id, 'Last']] },
});

/** A platform that serves only the list of the specification. */
function specified(status: number, views: object): Answer {
	return (response, { path }) => {
		const isSpecified = path.includes('/cj/assist_get_available_views.json');
		response.writeHead(isSpecified ? 200 : status, { 'content-type': 'application/json' });
		response.end(JSON.stringify(isSpecified ? views : { error: true, error_msg: 'No such list' }));
	};
}

const asked = (arrivals: ReadonlyArray<{ path: string }>) =>
	arrivals.map(({ path }) => path.split('?')[0]?.replace('/ea/v2/ea/shop/db/', ''));

describe('attribution rules', () => {
	const rule = [{ value: '7', label: 'Last' }];
	const both = ['view/get_all_name.json', 'cj/assist_get_available_views.json'];

	test.each([400, 403, 404, 500])(
		'are read from the specified list when the other path answers %d',
		async (status) => {
			const { platform, origin } = await platformAt(specified(status, rules('7')));
			await expect(listAttributionRules(platform, 'shop')).resolves.toEqual(rule);
			const page = await loadPage(platform, lists.attributionRule, 'shop', '', '');
			expect(page.choices).toEqual(rule);
			expect(asked(origin.arrivals)).toEqual([...both, ...both]);
		},
	);

	test('are read from the only list that exists', async () => {
		const { platform, origin } = await platformAt(inTurn(rules('7')));
		await expect(listAttributionRules(platform, 'shop')).resolves.toEqual(rule);
		expect(asked(origin.arrivals)).toEqual([both[0]]);
	});

	test('fail with the first reason when neither list exists', async () => {
		const { platform } = await platformAt(
			specified(403, { error: true, error_msg: 'None either' }),
		);
		await expect(listAttributionRules(platform, 'shop')).rejects.toMatchObject({
			kind: 'forbidden',
		});
	});
});

test('undocumented values of a query are sent with it', async () => {
	const bodies: unknown[] = [];
	const transmit: Connection['transmit'] = async ({ body }) => {
		bodies.push(body);
		const reply = '{"status":"Running","data":["1","x"]}';
		return await Promise.resolve({ statusCode: 200, headers: {}, body: reply });
	};
	await submitQuery(connectionBy(transmit), 'GET {}', 'rows', { expiration: '7' });
	expect(JSON.parse(String(bodies[0]))).toEqual({
		kind: 'edw#request',
		query: 'GET {}',
		expiration: '7',
	});
});

test('undocumented values of a status check or a cancellation are sent with it', async () => {
	const { platform, origin } = await platformAt(inTurn({ status: 'Running', data: ['1', 'x'] }));
	await queryState(platform, '1', undefined, { 'ea-lg': 'fr' });
	await cancelQuery(platform, '1', { force: '1' });
	expect(origin.arrivals.map(({ path }) => path.replace('/ea/v2', ''))).toEqual([
		'/edw/jobs/1?ea-lg=fr',
		'/edw/jobs/1/cancel?force=1',
	]);
});

test('undocumented values of costs are sent with their file', async () => {
	const costs = { site: 'shop', kind: 'media', fileName: 'a.csv', csv: Buffer.from('x') };
	const { form } = uploadCall({ ...costs, more: { mode: 'add', level: 2 } });
	const written = form ? await collected(form) : '';
	expect(String(written)).toMatch(/name="mode"\r\n\r\nadd\r\n[^]*name="level"\r\n\r\n2\r\n/);
});

const baseUrl = 'https://x.example.com';
const replying =
	(statusCode: number, body = '', type = '') =>
	() => ({ statusCode, body, headers: { 'content-type': type } });
const page = replying(200, '<html>', 'text/html');

describe('the test of an API token', () => {
	test('makes the call that needs the fewest permissions', async () => {
		const { context, sent } = contextOf({}, replying(200, '{"error":false}'));
		await testConnection(context, { baseUrl, apiToken: ' t ' });
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

	test('makes the call even without a token, as the platform knows best', async () => {
		const { context, sent } = contextOf({}, replying(401));
		await expect(testConnection(context, { baseUrl })).rejects.toThrow(
			'The platform does not accept the token. ',
		);
		expect(sent).toMatchObject([{ options: { headers: { Authorization: 'Bearer ' } } }]);
	});

	test('reports at once, in a sentence, what is wrong and what to do', async () => {
		const { context, sent } = contextOf({}, replying(503));
		const wrong = testConnection(context, { baseUrl, apiToken: 't' });
		await expect(wrong).rejects.toThrow(
			/^The platform could not process this address \(HTTP 503\)\. \w/,
		);
		expect(sent).toHaveLength(1);
	});

	test('passes other errors on unchanged', async () => {
		const wrong = new InvalidInput('Site', 'Site is empty', 'Choose one');
		await expect(withReadableErrors(Promise.reject(wrong))).rejects.toThrow(
			'Site is empty. Choose one',
		);
		const bug = new TypeError('a bug');
		await expect(withReadableErrors(Promise.reject(bug))).rejects.toBe(bug);
		await expect(withReadableErrors(Promise.resolve(1))).resolves.toBeUndefined();
	});
});

describe('the test of the import credential', () => {
	test.each([page, replying(200, '<!DOCTYPE html><title>Sign in</title>')])(
		'reports a web page with a successful status, such as a login (%#)',
		async (answer) => {
			const { context } = contextOf({}, answer);
			const probing = testImportConnection(context, { baseUrl, connectorToken: 'abc' });
			await expect(probing).rejects.toThrow('answered with a web page instead of data');
		},
	);

	const credential = { baseUrl, connectorToken: 'abc' };

	test.each([
		replying(200, 'x'),
		replying(404),
		replying(400),
		replying(403),
		replying(401),
		replying(200),
		replying(200, '', 'application/json'),
	])('succeeds with any server that answers (%#)', async (answer) => {
		const { context, sent } = contextOf({}, answer);
		await expect(testImportConnection(context, credential)).resolves.toBeUndefined();
		expect(sent).toMatchObject([{ options: { method: 'GET', url: `${baseUrl}/ea/v2/` } }]);
	});

	test.each([
		[replying(503), /^The platform could not process this address \(HTTP 503\)\. \w/],
		[replying(302), /^x\.example\.com redirects to another address.*\. \w/],
	])('reports what is wrong (%#)', async (answer, sentence) => {
		const { context, sent } = contextOf({}, answer);
		await expect(testImportConnection(context, credential)).rejects.toThrow(sentence);
		expect(sent).toHaveLength(1);
	});

	test('uses address and token from a credential of the older tool', async () => {
		const { context, sent } = contextOf({}, replying(404));
		const provider = { baseUrl: 'https://provider.example.com', connectorToken: 'abc' };
		const both = { ...provider, importUrl: baseUrl };
		await expect(testImportConnection(context, both, BY_PROVIDER)).resolves.toBeUndefined();
		expect(sent).toMatchObject([{ options: { url: `${baseUrl}/ea/v2/` } }]);
		await expect(testImportConnection(context, provider, BY_PROVIDER)).rejects.toThrow(
			/^The credential has no import address\. Re-Import needs Import Address and Connector Token/,
		);
	});

	test('requires an address and a token that can be sent', async () => {
		const { context, sent } = contextOf({});
		await expect(testImportConnection(context, { baseUrl })).rejects.toThrow(
			'has no connector token',
		);
		const nowhere = { ...credential, baseUrl: '' };
		await expect(testImportConnection(context, nowhere)).rejects.toThrow('no import address');
		expect(sent).toEqual([]);
	});
});
