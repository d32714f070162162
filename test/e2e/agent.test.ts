import type { IDataObject, INode, INodeParameters } from 'n8n-workflow';

import { type Sandbox, startSandbox } from '../../sandbox';
import toolContract from '../../bench/agents/toolContract.json';
import { Model } from '../support/services/model';
import {
	type Execution,
	newestVersion,
	type SharedN8n,
	sharedN8n,
	versions,
} from '../../harness/n8n';
import { jsonOf } from '../support/stage';
import { locator, MARKETING_ANALYTICS, PROVIDER, reportParameters } from '../../harness/workflows';
import { dayBefore } from '../../harness/siteDays';

// The older agent runs its tools itself; for the newer one, n8n runs them.
const AGENTS = [2.2, 3];
const [, NEWEST = 0] = AGENTS;
const A_NUMBER: unknown = expect.any(Number);
const ASK = { resource: 'report', operation: 'askForFigures', site: locator('shop-eu') };
const fromAgent = (name: string) => `={{ $fromAI('${name}', 'The ${name} to use', 'string') }}`;

describe.each(versions())('an agent of n8n %s', (version) => {
	let sandbox: Sandbox;
	let model: Model;
	let n8n: SharedN8n;

	beforeAll(async () => {
		[sandbox, model] = await Promise.all([startSandbox({ jobSeconds: 0 }), Model.open()]);
		n8n = sharedN8n(version);
	});
	afterAll(async () => {
		model?.close();
		await sandbox?.close();
	});

	/** Lets an agent use a node as its tool once. */
	async function use(
		agent: number,
		tool: { type?: string; parameters: INodeParameters; name?: string },
		...given: IDataObject[]
	): Promise<Execution> {
		model.given = given.length > 0 ? given : [{}];
		const { url, token, provider } = sandbox;
		const { accessApiKey, secretKey, siteId } = provider;
		const address = { baseUrl: url, allowPlainHttp: false };
		const keys = { accessApiKey, secretKey, siteId: String(siteId) };
		const credentials = [
			await n8n.createCredential('openAiApi', { apiKey: 'any', url: model.url }),
			await n8n.createCredential('marketingAnalyticsApi', { ...address, apiToken: token }),
			await n8n.createCredential('analyticsProviderApi', { ...address, ...keys }),
		];
		const wire = (to: string, type: 'main' | 'ai_languageModel' | 'ai_tool') => ({
			[type]: [[{ node: to, type, index: 0 }]],
		});
		const { type = MARKETING_ANALYTICS, parameters, name = 'Tool' } = tool;
		const { id } = await n8n.createWorkflow(
			{
				nodes: [
					nodeOf('Start', 'n8n-nodes-base.manualTrigger'),
					nodeOf('Agent', '@n8n/n8n-nodes-langchain.agent', asked, agent),
					{
						...nodeOf('Model', '@n8n/n8n-nodes-langchain.lmChatOpenAi', gpt, 1.2),
						credentials: { openAiApi: { id: null, name: 'any' } },
					},
					nodeOf(name, `${type}Tool`, parameters),
				],
				connections: {
					Start: wire('Agent', 'main'),
					Model: wire('Agent', 'ai_languageModel'),
					[name]: wire('Agent', 'ai_tool'),
				},
			},
			credentials,
		);
		return await n8n.runToEnd(id, 'Start');
	}

	/** The tool's result for the agent. */
	function told(run: Execution): unknown {
		expect([run.status, run.error]).toEqual(['success', undefined]);
		const [answer] = jsonOf(run.items('Agent'));
		return JSON.parse(String(answer?.output));
	}

	it.each(AGENTS)('may leave out everything except Figures (agent %s)', async (agent) => {
		const some = { Figures: 'sales', By: 'channel', When: 'yesterday', Limit: '3' };
		const all = { ...some, Compare_With: '["period before"]', Only: '{"device":"mobile"}' };
		const asked = [{ Figures: 'sales' }, some, all];
		const run = await use(agent, { parameters: ASK, name: 'Ask for Figures' }, ...asked);
		expect(model.tool?.parameters).toMatchObject({ required: ['Figures'] });
		const answers = told(run) as Array<Array<{ understood: string }>>;
		expect(answers.flat().map(({ understood }) => understood)).toEqual([
			`Sales (scartvalid), ${dayBefore(7)} to ${dayBefore(1)}`,
			`Sales (scartvalid) by Channel, ${dayBefore(1)}`,
			expect.stringMatching(/, compared with .*, only where Device is /),
		]);
		sandbox.control.clearLog();
	});

	if (!newestVersion().includes(version)) return;

	it.each(AGENTS)('runs a report of the site and the days it chose (agent %s)', async (agent) => {
		const site = { __rl: true, mode: 'id', value: fromAgent('site') };
		const days = { from: fromAgent('first_day'), to: fromAgent('last_day') };
		const parameters = reportParameters({ site, period: 'dates', ...days });
		const [first, last] = [dayBefore(3), dayBefore(2)];
		const given = { site: 'shop-eu', first_day: first, last_day: last };
		const run = await use(agent, { parameters }, given);
		expect(model.description).toBe('Run a report in Marketing Analytics');
		const row = { Channel: 'Organic search', Visits: A_NUMBER, 'Visits Share (%)': A_NUMBER };
		const rows: unknown = expect.arrayContaining([row]);
		const shown = '10 of 10 rows';
		const facts = { site: 'shop-eu', from: first, to: last, shown, totals: { Visits: A_NUMBER } };
		expect(told(run)).toMatchObject([{ ...facts, rows }]);
		const [query] = sandbox.log().filter(({ path }) => path.endsWith('query.json'));
		expect(query?.path).toContain('/shop-eu/');
		for (const day of [first, last]) expect(query?.body).toContain(day);
		sandbox.control.clearLog();
	});

	it('collects the report that it submitted', async () => {
		const submit = { parameters: reportParameters({ operation: 'submit' }) };
		const [submitted] = told(await use(NEWEST, submit)) as [{ jobId: string; site: string }];
		const collect = { resource: 'report', operation: 'collect' };
		const site = locator(submitted.site, 'id');
		const parameters = { ...collect, site, jobId: fromAgent('job') };
		const run = await use(NEWEST, { parameters }, { job: submitted.jobId });
		// Only the job ID is known, so rows stay unchanged.
		const row: unknown = expect.objectContaining({ Channel: 'Offline', Visits: A_NUMBER });
		const rows: unknown = expect.arrayContaining([row]);
		expect(told(run)).toMatchObject([{ jobId: submitted.jobId, rows }]);
	});

	it('accepts null, lists, objects and numbers as n8n passes them on', async () => {
		const given = {
			...{
				Figures: ['sales', 'revenue'],
				By: null,
				When: { from: dayBefore(3), to: dayBefore(2) },
			},
			...{ Compare_With: null, Only: {}, Limit: 3 },
		};
		const run = await use(NEWEST, { parameters: ASK, name: 'Ask for Figures' }, given);
		const [answer] = told(run) as [{ understood: string }];
		expect(answer.understood).toBe(
			`Sales (scartvalid), Sales revenue (scartvalidamount), ${dayBefore(3)} to ${dayBefore(2)}`,
		);
		sandbox.control.clearLog();
	});

	it('asks for figures in words, with a newly added tool', async () => {
		const given = {
			...{ Figures: 'ventes, CA', By: 'canal', When: 'la semaine dernière' },
			...{ Compare_With: 'period before', Only: 'canal est SEA', Limit: '5' },
		};
		const run = await use(NEWEST, { parameters: ASK, name: 'Ask for Figures' }, given);
		expect(model.tool).toMatchObject(toolContract[0] ?? {});
		const [answer] = told(run) as [{ understood: string; rows: unknown[] }];
		expect(answer.understood).toContain(
			'Sales (scartvalid), Sales revenue (scartvalidamount) by Channel',
		);
		expect(answer.understood).toContain('only where Channel is Paid search');
		expect(answer.rows).toEqual([
			expect.objectContaining({ Channel: 'Paid search', Sales: A_NUMBER }),
		]);
		sandbox.control.clearLog();
	});

	it('receives the candidates of an ambiguous word, and finds names', async () => {
		const given = {
			Figures: 'conversions',
			By: '',
			When: '',
			Compare_With: '',
			Only: '',
			Limit: '10',
		};
		const error: unknown = expect.stringContaining('may mean Sales, Leads or Conversion Rate');
		expect(told(await use(NEWEST, { parameters: ASK }, given))).toMatchObject([{ error }]);
		const find = { ...ASK, operation: 'findNames' };
		const run = await use(
			NEWEST,
			{ parameters: find, name: 'Find Names' },
			{ Words: 'revenue', Values_Of: '' },
		);
		expect(model.tool).toMatchObject(toolContract[1] ?? {});
		const names: unknown = expect.arrayContaining([
			expect.objectContaining({ name: 'Sales revenue' }),
		]);
		expect(told(run)).toMatchObject([{ names }]);
	});

	it.each(AGENTS)('changes nothing without permission (agent %s)', async (agent) => {
		const name = `From agent ${agent}`;
		const create = { resource: 'audience', operation: 'create', site: locator('shop-eu'), name };
		const created = () =>
			sandbox.log().filter(({ method, path }) => method !== 'GET' && path.includes('cluster'));
		sandbox.control.clearLog();
		const error: unknown = expect.stringContaining('does not let an agent do that');
		expect(told(await use(agent, { parameters: create }))).toMatchObject([{ error }]);
		const byModel = { ...create, letAgentChange: "={{ $fromAI('let', '', 'boolean') }}" };
		expect(told(await use(agent, { parameters: byModel }, { let: true }))).toMatchObject([
			{ error },
		]);
		expect(created()).toEqual([]);
		await use(agent, { parameters: { ...create, letAgentChange: true } });
		expect(created()).toHaveLength(1);
		sandbox.control.clearLog();
	});

	it('queries the provider', async () => {
		const run = await use(NEWEST, { type: PROVIDER, parameters: { operation: 'verifyAccess' } });
		expect(told(run)).toMatchObject([{ access: true, siteId: sandbox.provider.siteId }]);
	});

	it.each(AGENTS)('receives the error and its advice (agent %s)', async (agent) => {
		const site = { __rl: true, mode: 'id', value: fromAgent('site') };
		const run = await use(agent, { parameters: reportParameters({ site }) }, { site: 'shop-us' });
		const error: unknown = expect.stringContaining('There is no site "shop-us"');
		const message: unknown = expect.stringContaining('Check the site');
		expect(told(run)).toMatchObject([{ error, message }]);
		expect(run.text).not.toContain(sandbox.token);
	});
});

const asked = { promptType: 'define', text: 'Use your tool.', options: {} };
const gpt = { model: locator('gpt-4o', 'id'), responsesApiEnabled: false, options: {} };

function nodeOf(
	name: string,
	type: string,
	parameters: INodeParameters = {},
	typeVersion = 1,
): INode {
	return { id: name, name, type, typeVersion, position: [0, 0], parameters };
}
