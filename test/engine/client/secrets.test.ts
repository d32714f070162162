import { lines, type Engine } from '../../../harness/engine';
import { sideBySideByName } from '../../support/sideBySide';
import { withStage } from '../../support/withStage';
import { type Answer, Origin, sending } from './origin';
import { ODD_TOKEN, credentialFor, containing, endpoint } from './scene';
import type { Scene } from '../../support/scene';

const encoded = encodeURIComponent(ODD_TOKEN);
const forms = [
	ODD_TOKEN,
	encoded,
	encoded.replace(/%../g, (code) => code.toLowerCase()),
	new URLSearchParams({ t: ODD_TOKEN }).toString().slice(2),
];
const echo = `You sent ${forms.join(' and ')}`;
const refusal = { error: true, error_msg: echo, error_code: ODD_TOKEN, meta: { reqid: ODD_TOKEN } };
const text = JSON.stringify(refusal);

/** The faults of a server, which may repeat the token. */
const answers: Array<[what: string, answer: Answer]> = [
	['refuses the token', sending(text, 401)],
	['refuses the request', sending(text, 400)],
	['reports an error with status 200', sending(text)],
	['is down', sending(text, 503)],
	['answers with a text', sending(echo)],
	['answers with a long text', sending(`${'x'.repeat(285)}${echo}`)],
	['answers with a web page', sending(`<p>${echo}</p>`)],
	['answers with half of the JSON', sending(text.slice(0, -9))],
	['answers nothing', sending('')],
	['drops the connection', (response) => response.socket?.destroy()],
	[
		'cuts its reply',
		(response) => {
			response.writeHead(200, { 'content-length': text.length });
			response.write(text.slice(0, 40), () => response.socket?.destroy());
		},
	],
	[
		'redirects',
		(response) => response.writeHead(302, { location: `/?t=${encoded}`, 'x-t': ODD_TOKEN }).end(),
	],
];

describe.each(lines())('%s', (line) => {
	const stage = withStage(line, { hurry: 10, remembers: true });
	let engine: Engine;
	const origins: Origin[] = [];

	beforeAll(async () => {
		engine = stage.engine;
	});
	const ended = sideBySideByName(Object.fromEntries(answers), async (answer) => {
		const origin = await Origin.start(answer);
		origins.push(origin);
		return await stage.play(kindsAt(origin.url));
	});
	afterAll(async () => await Promise.all(origins.map(async (origin) => await origin.stop())));

	function kindsAt(address: string): Scene {
		const credentials = credentialFor(address, ODD_TOKEN);
		return { ...endpoint('getKinds'), credentials };
	}

	it.each(answers)('a token is never shown when the server %s', async (what) => {
		const run = await ended(what);
		expect(run.error?.name).toBe('NodeApiError');
		expectHidden(run.stored, run.error?.json, JSON.stringify(run.hints));
	});

	it('a token is never shown when an item goes to the error output', async () => {
		const origin = await Origin.start(sending(text, 400));
		const run = await stage.play({
			...endpoint('getKinds', {}),
			onError: 'continueErrorOutput',
			credentials: credentialFor(origin.url, ODD_TOKEN),
		});
		await origin.stop();
		expect(run.itemsOf(1)).toMatchObject([{ error: containing('You sent •••') }]);
		expectHidden(run.stored);
	});

	it('a token is never shown that was pasted with white space', async () => {
		const origin = await Origin.start(sending(text, 400));
		const credentials = credentialFor(origin.url, ` ${ODD_TOKEN}\n`);
		const run = await stage.play({ ...endpoint('getKinds'), credentials });
		await origin.stop();
		expect(origin.arrivals[0]?.headers.authorization).toBe(`Bearer ${ODD_TOKEN}`);
		expect(run.error?.httpCode).toBe('400');
		expectHidden(run.stored, run.error?.json);
	});

	it('a token is never shown when a list cannot be filled', async () => {
		const origin = await Origin.start(sending(text, 400));
		const credentials = credentialFor(origin.url, ODD_TOKEN);
		const node = 'n8n-nodes-marketing-analytics.marketingAnalytics';
		const list = engine.listSearch({ node, method: 'searchSites', credentials });
		const error: unknown = await list.catch((thrown: unknown) => thrown);
		await origin.stop();
		expect(error).toMatchObject({ message: containing('You sent •••') });
		expectHidden(JSON.stringify(error));
	});

	it('a token is never shown when a credential is tested', async () => {
		const origin = await Origin.start(sending(text, 403));
		const [data] = Object.values(credentialFor(origin.url, ODD_TOKEN));
		const reply = await engine.testCredential('marketingAnalyticsApi', data ?? {});
		await origin.stop();
		expect(reply).toMatchObject({ status: 'Error' });
		expectHidden(reply.message);
	});

	it('a token is sent unchanged, and never shown on success', async () => {
		const origin = await Origin.start(sending('{"error":false,"data":{"rows":[{"kind":"a"}]}}'));
		const run = await stage.play(kindsAt(origin.url));
		await origin.stop();
		expect(origin.arrivals[0]?.headers.authorization).toBe(`Bearer ${ODD_TOKEN}`);
		expect(run.items).toEqual([{ kind: 'a' }]);
		expectHidden(run.stored);
	});

	it('a token is never shown when a successful reply repeats it', async () => {
		const said = { error: false, data: { rows: [{ kind: echo, [ODD_TOKEN]: 'b' }] } };
		const origin = await Origin.start(sending(JSON.stringify(said)));
		const run = await stage.play(kindsAt(origin.url));
		await origin.stop();
		expect(run.items).toEqual([{ kind: 'You sent ••• and ••• and ••• and •••', '•••': 'b' }]);
		expectHidden(run.stored);
	});

	it('a requested token is shown', async () => {
		const { token } = stage.sandbox;
		const parameters = { resource: 'account', operation: 'getUserToken' };
		const run = await stage.play({ parameters: { ...parameters, email: 'owner@shop.example' } });
		expect(run.items).toEqual([{ api_token: token }]);
	});

	it('a token is never shown in anything that a report stores', async () => {
		const { token } = stage.sandbox;
		const run = await stage.report({ output: 'csv' });
		const file = await stage.engine.binary(run.output()[0]);
		expect(file.length).toBeGreaterThan(20);
		for (const kept of [run.stored, file.toString(), stage.engine.output]) {
			expect(kept).not.toContain(token);
		}
		const shown = await stage.report();
		expect(shown.stored).not.toContain(token);
	});

	it('a token is never shown in the log of n8n', async () => {
		for (const [what] of answers) await ended(what);
		expect(engine.output).toContain('Start executing node');
		expect(engine.output).toContain('You sent •••');
		expectHidden(engine.output);
		expect(engine.output).not.toContain(stage.sandbox.token);
	});

	function expectHidden(...kept: Array<string | undefined>) {
		const all = kept.join('\n');
		expect(forms.filter((form) => all.includes(form))).toEqual([]);
	}
});
