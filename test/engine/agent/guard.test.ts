import type { INodeParameters } from 'n8n-workflow';

import { lines, newestLine } from '../../../harness/engine';
import type { Step } from '../../../harness/workflows';
import { locator, MARKETING_ANALYTICS, PROVIDER } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';
import { Origin } from '../client/origin';
import { containing, credentialFor } from '../client/scene';

const TOOL = `${MARKETING_ANALYTICS}Tool`;
const calling = (method: string, endpoint: string, options: INodeParameters = {}) => ({
	...{ resource: 'api', operation: 'call', method, endpoint, options },
});
const known = (endpoint: string, value: INodeParameters = {}) => ({
	...{ resource: 'api', operation: 'callKnown', knownEndpoint: locator(endpoint, 'id') },
	endpointValues: {
		mappingMode: 'defineBelow',
		value: { site: 'shop-eu', changesPlatform: true, ...value },
	},
});
const DENY = '/ea/shop-eu/db/iduser/deny.json';
const SEARCH = '/ea/shop-eu/db/profile/search.json';
const LATER = '/ea/shop-eu/db/later/list.json';
const CHANGES = 'does not let an agent do that';
const TOKEN = 'agents never receive tokens';

/** Answers like a platform that does whatever is requested. */
function withPlatform(line: Parameters<typeof withStage>[0]) {
	const stage = withStage(line, { hurry: 20 });
	let origin: Origin;
	let drops = false;
	beforeAll(async () => {
		origin = await Origin.start((response) => {
			if (drops) return response.destroy();
			return response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":1}');
		});
	});
	afterAll(async () => await origin?.stop());
	return async (
		parameters: INodeParameters,
		step: Step = {},
		input: object[] = [{}],
		cut = false,
	) => {
		drops = cut;
		const before = origin.arrivals.length;
		const done = await stage.play({
			parameters,
			...step,
			credentials: { ...stage.credentials, ...credentialFor(origin.url, 'token') },
			input,
		});
		const arrived = origin.arrivals.slice(before).map(({ method, path }) => `${method} ${path}`);
		return { done, arrived, items: done.error ? [] : done.items };
	};
}

describe.each(newestLine())('the tool of an agent, on %s', (line) => {
	const run = withPlatform(line);
	const use = async (parameters: INodeParameters, input: object[] = [{}]) =>
		await run(parameters, { type: TOOL }, input);

	it.each<[string, INodeParameters, string]>([
		['a GET that changes something', calling('GET', DENY), CHANGES],
		['a POST', calling('POST', '/ea/shop-eu/db/cluster/create.json'), CHANGES],
		['a path that nobody knows', calling('GET', LATER), CHANGES],
		['a known path in another notation', calling('GET', `${SEARCH}/`), CHANGES],
		[
			'a path chosen by the agent, although the owner says that another one only reads',
			calling('GET', `={{ "${LATER}" }}`, { onlyReads: true }),
			CHANGES,
		],
		[
			'a method chosen by the agent, although the owner says that the path only reads',
			calling('={{ "POST" }}', LATER, { onlyReads: true }),
			CHANGES,
		],
		['a switch by expression', calling('GET', LATER, { onlyReads: '={{ true }}' }), CHANGES],
		['a known GET that changes something', known('GET /ea/{site}/db/iduser/deny.json'), CHANGES],
		['a token by its path', calling('GET', '/er/account/getuserapitoken.json'), TOKEN],
		[
			'a token, though it may change things',
			{ ...calling('GET', '/er/account/get_dw_access_token.json'), letAgentChange: true },
			TOKEN,
		],
		['a token by a known endpoint', known('GET /er/account/getuserapitoken.json'), TOKEN],
		[
			'a token known from practice',
			{ ...known('POST /ea/{site}/db/uparaminject/get_token.json'), letAgentChange: true },
			TOKEN,
		],
		['a token by an operation', { resource: 'account', operation: 'getUserToken' }, TOKEN],
		[
			'a new token',
			{ resource: 'account', operation: 'resetUserToken', email: 'a@b.c', letAgentChange: true },
			TOKEN,
		],
		[
			'the token of a job',
			{
				resource: 'adHocJob',
				operation: 'getToken',
				site: locator('shop-eu'),
				entry: locator('1'),
			},
			TOKEN,
		],
		[
			'an operation that changes',
			{ resource: 'account', operation: 'disableUser', email: 'a@b.c' },
			CHANGES,
		],
	])('sends no request for %s', async (_, parameters, message) => {
		const { arrived, items } = await use(parameters);
		expect(arrived).toEqual([]);
		expect(items).toMatchObject([{ error: containing(message) }]);
	});

	it.each<[string, INodeParameters]>([
		['a known path that reads', calling('GET', SEARCH)],
		['a path that reads according to the owner', calling('GET', LATER, { onlyReads: true })],
		['a change that the owner permits', { ...calling('GET', DENY), letAgentChange: true }],
		['a known endpoint that reads', known('GET /ea/{site}/db/website/get_me.json')],
	])('sends a request for %s', async (_, parameters) => {
		const { arrived } = await use(parameters);
		expect(arrived).toHaveLength(1);
	});

	it('checks the permission of each item', async () => {
		const parameters = calling('={{ $json.method }}', '={{ $json.endpoint }}');
		const input = [
			{ method: 'GET', endpoint: SEARCH },
			{ method: 'POST', endpoint: '/ea/shop-eu/db/cluster/create.json' },
			{ method: 'get', endpoint: SEARCH },
			{ method: 'HEAD', endpoint: SEARCH },
			{ method: 'GET', endpoint: DENY },
		];
		const { arrived, items } = await use(parameters, input);
		expect(arrived).toEqual([`GET /ea/v2${SEARCH}`]);
		expect(items).toMatchObject([
			{ a: 1 },
			{ error: containing(CHANGES) },
			{ error: containing('Method cannot be "get"') },
			{ error: containing('Method cannot be "HEAD"') },
			{ error: containing(CHANGES) },
		]);
	});

	it.each(['x/db/iduser/deny.json?', 'x;y', 'a%2fb'])(
		'cannot be led to another endpoint by a value: %s',
		async (site) => {
			const cookies = { resource: 'audience', operation: 'getMany', site: locator(site, 'id') };
			for (const parameters of [
				cookies,
				known('GET /ea/{site}/db/website/get_me.json', { site }),
			]) {
				const { arrived, items } = await use(parameters);
				expect(arrived).toEqual([]);
				expect(items).toMatchObject([{ error: containing('in a tool of an agent') }]);
			}
		},
	);

	it("cannot import with the provider's node", async () => {
		const parameters = {
			operation: 'reImport',
			from: '2022-01-10',
			to: '2022-01-10',
			importSite: 'shop-eu',
		};
		const { items } = await run(parameters, { type: `${PROVIDER}Tool` });
		expect(items).toMatchObject([{ error: containing(CHANGES) }]);
	});
});

describe.each(lines())('a Custom API Call, on %s', (line) => {
	const run = withPlatform(line);

	it.each<[string, number, INodeParameters]>([
		['a GET that changes something', 1, calling('GET', DENY)],
		['a path that nobody knows', 1, calling('GET', LATER)],
		['a POST that changes something', 1, calling('POST', '/ea/shop-eu/db/cluster/create.json')],
		['a path that reads', 5, calling('GET', SEARCH)],
		['a path that reads according to the owner', 5, calling('GET', LATER, { onlyReads: true })],
		[
			'a POST that is known to read',
			5,
			calling('POST', '/ea/shop-eu/report/batch/flat_aggregate.json'),
		],
	])('sends %s whose reply is lost %i times', async (_, times, parameters) => {
		const { arrived, done } = await run(parameters, {}, [{}], true);
		expect(done.error).toBeDefined();
		expect(arrived).toHaveLength(times);
	});

	it('is rejected with Retry On Fail if any item may change something', async () => {
		const step = { retryOnFail: true, maxTries: 2, waitBetweenTries: 1 };
		const parameters = calling('GET', '={{ $json.endpoint }}');
		for (const endpoint of [DENY, LATER]) {
			const input = [{ endpoint: SEARCH }, { endpoint }];
			const { arrived, done } = await run(parameters, step, input);
			expect(done.error?.message).toMatch(/^Nothing was sent: Retry On Fail is on/);
			expect(arrived).toEqual([]);
		}
		const unknown = await run(calling('GET', LATER), step);
		expect(unknown.done.error?.description).toContain('turn on Read-Only Path under Options');
		const read = await run(calling('GET', LATER, { onlyReads: true }), step);
		expect(read.arrived).not.toEqual([]);
	});
});
