import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lines, newestLine } from '../../../harness/engine';
import { type Stage, pairedItemsOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { asked, type Credential, testProvider, withReference, providerOf } from './scene';
import { NODE } from '../../support/scene';

const WELL = { status: 'OK', message: 'Connection successful!' };
const VERIFY = { operation: 'verifyAccess' };
const KEYS =
	'Compare Access Key, Secret Key and Site ID in the credential with the values that the provider shows';
const EMPTY =
	'Compare Site ID in the credential with the ID that the provider shows. The platform verifies a provider with the visits of these days only';

/** The verification call of the specification. */
const verification = (end: string, siteId = 614_694) => ({
	columns: ['m_visits'],
	'max-results': 1,
	period: { p1: [{ start: '2021-01-01', end, type: 'D' }] },
	space: { s: [siteId] },
	'page-num': 1,
	sort: ['-m_visits'],
});

/** Invalid credentials, and the two sentences about them. */
const wrongs: Array<[what: string, credential: Credential, message: string, advice: string]> = [
	[
		'a wrong access key',
		{ accessApiKey: 'wrong' },
		'The provider does not accept the keys for site 614694: The API key is missing or not valid. (AccessDenied_InvalidApiKey)',
		KEYS,
	],
	[
		'a site of somebody else',
		{ siteId: '614696' },
		'The provider does not accept the keys for site 614696: The API key does not give access to site 614696. (AccessDenied_Site)',
		KEYS,
	],
	[
		'a site without data',
		{ siteId: '614695' },
		'The provider has no visits for site 614695 from 2021-01-01 to 2023-03-16',
		EMPTY,
	],
];

// The mechanism of credential tests is n8n's; the day is our own expression.
describe.each(newestLine())('the last requested day, on %s', (line) => {
	const folder = mkdtempSync(join(tmpdir(), 'clock-'));
	const environment = {
		NODE_OPTIONS: `--require "${join(__dirname, 'movedClock.cjs')}"`,
		MOVED_CLOCK: join(folder, 'offset'),
	};
	const stage = withStage(line, () => {
		moveClock(0);
		return { environment };
	});
	const reference = withReference();

	afterEach(() => moveClock(0));
	afterAll(() => rmSync(folder, { recursive: true }));

	function moveClock(offset: number): void {
		writeFileSync(join(folder, 'offset'), String(offset));
	}

	describe.each([
		['2023-03-15T23:59:00Z', '2023-03-15'],
		['2023-03-17T00:00:30Z', '2023-03-16'],
		['2026-11-20T12:00:00Z', '2023-03-16'],
	])('at %s', (moment, end) => {
		beforeEach(() => moveClock(Date.parse(moment) - Date.now()));

		it(`the test of the credential asks up to ${end}`, async () => {
			expect(await testProvider(stage)).toEqual(WELL);
			expectSent(stage, verification(end));
		});

		it(`Verify Access asks up to ${end}, and says how many visits there are`, async () => {
			// The specification's call has no economy mode.
			const days = { from: '2021-01-01', to: end };
			const [row] = await reference.rows(['m_visits'], days, { options: undefined });
			const run = await stage.play(providerOf(VERIFY));
			expect(run.items).toEqual([
				{ access: true, siteId: 614_694, visits: row?.m_visits, ...days },
			]);
			expectSent(stage, verification(end));
		});
	});

	it('is the only one on the first day of the window', async () => {
		moveClock(Date.parse('2021-01-01T12:00:00Z') - Date.now());
		const body = { DataFeed: { Rows: [{ m_visits: 5 }] } };
		stage.sandbox.control.fault({ kind: 'reply', match: 'getData', body, times: 1 });
		expect(await testProvider(stage)).toEqual(WELL);
		expectSent(stage, verification('2021-01-01'));
		const { error } = await stage.play(providerOf(VERIFY));
		expect(error?.message).toBe(
			'The provider has no visits for site 614694 from 2021-01-01 to 2021-01-01',
		);
	});
});

describe.each(lines())('%s', (line) => {
	const stage = withStage(line);

	it.each(wrongs)('reports %s', async (_, credential, message, advice) => {
		expect(await testProvider(stage, credential)).toEqual({
			status: 'Error',
			message: `${message}. ${advice}`,
		});
		const run = await stage.play(providerOf(VERIFY, { credential }));
		expect(run.error).toMatchObject({ message, description: advice, node: NODE });
		expect(asked(stage)).toHaveLength(2);
	});

	it('gives advice if the provider refuses the call', async () => {
		const body = { ErrorMessage: 'No.' };
		stage.sandbox.control.fault({ kind: 'reply', status: 400, body, times: 2 });
		const advice =
			'Compare the keys and the site ID in the credential with the values that the provider shows';
		const message = 'The provider refused the request for the data of site 614694: No.';
		expect(await testProvider(stage)).toEqual({
			status: 'Error',
			message: `${message}. ${advice}`,
		});
		const { error } = await stage.play(providerOf(VERIFY));
		expect(error).toMatchObject({ message, description: advice });
	});

	it('repeats the call after an error of the provider, once for all input items', async () => {
		const run = await stage.play(
			providerOf(VERIFY, { input: [{ a: 1 }, { a: 2 }], faults: { kind: 'status', status: 500 } }),
		);
		expect(pairedItemsOf(run.output())).toEqual([{ item: 0 }, { item: 1 }]);
		expect(stage.requests().map(({ status }) => status)).toEqual([500, 200]);
	});

	it('gives an error item per input item if set to continue', async () => {
		const onError = 'continueRegularOutput';
		const credential = { accessApiKey: 'wrong' };
		const input = [{ a: 1 }, { a: 2 }];
		const run = await stage.play(providerOf(VERIFY, { onError, credential, input }));
		expect(pairedItemsOf(run.output())).toEqual([{ item: 0 }, { item: 1 }]);
		for (const json of run.items) {
			expect(json.error).toMatch(/^The provider does not accept the keys for site 614694: /);
		}
	});
});

function expectSent(stage: Stage, body: object): void {
	expect(asked(stage)).toEqual([body]);
	// n8n requires a request of its own, which has no effect.
	for (const { method, path, headers } of stage.requests('/v3/')) {
		expect([method, path]).toEqual(['POST', '/v3/data/getData']);
		expect(headers['x-api-key']).toBe('sandbox-provider-0005_sandbox-secret-0006');
		expect(headers['content-type']).toMatch(/^application\/json\b/);
	}
}
