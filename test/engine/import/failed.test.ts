import type { INodeParameters } from 'n8n-workflow';

import { type Fault, SPECIAL_CONNECTOR_TOKEN } from '../../../sandbox';
import { newestLine } from '../../../harness/engine';
import { succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { Origin, sending } from '../client/origin';
import { containing, matching } from '../client/scene';
import { csv, DAY, fileItem, importOf } from './scene';
import type { Played, Scene } from '../../support/scene';

const WRONG_TOKEN = 'wr0ng-connector.token~x';
const file = fileItem(csv('engine,visits', 'Ecosia,3'));
const other = fileItem(csv('engine,visits', 'Bing,4'));
const BY_ENGINE = { importKind: 'searchengine' };

/** The platform may have accepted the file before these. */
const lost: Array<[what: string, fault: Fault]> = [
	['a connection dropped during the upload', { kind: 'dropBefore' }],
	['a reply cut short of its length', { kind: 'cut' }],
];

describe.each(newestLine())('%s', (line) => {
	const stage = withStage(line);

	const importing = (
		{ baseUrl = stage.sandbox.url, connectorToken }: { baseUrl?: string; connectorToken: string },
		more: INodeParameters = {},
		onError?: 'continueErrorOutput',
	): Scene => {
		const parameters = {
			...{ resource: 'import', importSite: 'shop-eu', period: 'dates' },
			...{ ...BY_ENGINE, ...DAY, ...more },
		};
		return {
			parameters,
			...(onError ? { onError } : {}),
			credentials: { marketingAnalyticsImportApi: { baseUrl, connectorToken } },
			files: [file],
		};
	};
	const importAt = async (
		baseUrl: string,
		connectorToken: string,
		onError?: 'continueErrorOutput',
	) =>
		await stage.play(importing({ baseUrl, connectorToken }, { operation: 'importFile' }, onError));
	const checkAt = async (connectorToken: string, more: INodeParameters = {}) =>
		await stage.play(importing({ connectorToken }, { operation: 'checkToken', ...more }));

	it.each(lost)('a file is sent once after %s', async (_what, fault) => {
		const { error } = await stage.play(importOf(BY_ENGINE, { files: [file], faults: fault }));
		expect(error).toMatchObject({
			name: 'NodeApiError',
			message: 'The platform may have received the import, but no readable answer arrived',
			description:
				'Nothing was sent twice. Before you run the node again, check in the platform whether the request arrived',
			itemIndex: 0,
		});
		expect(stage.requests()).toHaveLength(1);
	});

	it('the files imported before one with an unknown outcome are reported', async () => {
		const { error } = await stage.play(
			importOf(BY_ENGINE, { files: [other, file, other], faults: { kind: 'drop', after: 1 } }),
		);
		expect(error).toMatchObject({ itemIndex: 1 });
		expect(error?.description).toMatch(
			/^Nothing was sent twice\. .*\. Files imported before this file: 1$/,
		);
		expect(stage.requests()).toHaveLength(2);
	});

	it.each([500, 502])('a file is sent once after %d', async (status) => {
		const { error } = await stage.play(
			importOf(BY_ENGINE, { files: [file], faults: { kind: 'status', status } }),
		);
		expect(error).toMatchObject({ name: 'NodeApiError', httpCode: String(status) });
		const isKnown = status === 500;
		expect(error?.message.startsWith('The platform may have received the import')).toBe(!isKnown);
		expect(stage.requests()).toHaveLength(1);
	});

	it.each([503])('a file is sent again that the platform did not accept: %d', async (status) => {
		succeeded(
			await stage.play(
				importOf(BY_ENGINE, { files: [file], faults: { kind: 'status', status, retryAfter: 0 } }),
			),
		);
		const [first, second, ...more] = stage.requests();
		expect(more).toEqual([]);
		expect(second?.body).toBe(first?.body);
	});

	it("the platform's refusal of a site or a period is reported", async () => {
		const nowhere = await stage.play(
			importOf({ ...BY_ENGINE, importSite: 'nowhere' }, { files: [file] }),
		);
		expect(nowhere.error?.message).toMatch(/^The platform found nothing for the import: /);
		const future = { ...BY_ENGINE, from: '2027-01-01', to: '2027-01-01' };
		const refused = await stage.play(importOf(future, { files: [file] }));
		expect(refused.error).toMatchObject({
			message:
				'The platform refused the import: The period must not end after today. (PERIOD_INVALID)',
			description: matching(
				/^Unless the message of the platform says otherwise, the file was not imported. Fix the file, and import it again/,
			),
		});
	});

	it('a wrong connector token is reported without showing it', async () => {
		const run = await importAt(stage.sandbox.url, WRONG_TOKEN);
		expect(stage.requests().map(({ status }) => status)).toEqual([401]);
		expect(run.error).toMatchObject({
			name: 'NodeApiError',
			message: 'The platform does not accept the connector token',
			description: containing('It is not the API token'),
			httpCode: '401',
		});
		expectHidden(WRONG_TOKEN, run);
	});

	it('the token is checked without an import', async () => {
		const run = await checkAt(stage.sandbox.connectorToken);
		expect(run.items).toEqual([{ tokenAccepted: true, kind: 'searchengine', site: 'shop-eu' }]);
		expect(stage.requests()).toHaveLength(1);
		expect(stage.requests()[0]?.body).toMatch(/\r\n\r\nsearchengine_name,visit\n\r\n/);
	});

	it.each([
		['the token', {}, /^The platform does not accept the connector token$/],
		[
			'the site',
			{ importSite: 'nowhere' },
			/^The platform found nothing for an import to this site/,
		],
	])('a check reports that %s is wrong', async (what, more, message) => {
		const token = what === 'the token' ? WRONG_TOKEN : stage.sandbox.connectorToken;
		const run = await checkAt(token, more);
		expect(run.error?.message).toMatch(message);
		expectHidden(token, run);
	});

	it("a check reports the platform's refusal of the token in words", async () => {
		const said = { error: true, error_msg: 'Unknown token.' };
		stage.sandbox.control.fault({ kind: 'reply', match: 'analyticsimport', body: said });
		const run = await checkAt(stage.sandbox.connectorToken);
		expect(run.error?.message).toBe('The platform does not accept the connector token');
	});

	it('a file is checked without the platform', async () => {
		succeeded(await checkAt(WRONG_TOKEN, { operation: 'check' }));
		expect(stage.requests()).toEqual([]);
	});

	it.each([
		['with an item for the error output', 'continueErrorOutput' as const],
		['with an error', undefined],
	])('a token that the server repeats is masked, %s', async (_what, onError) => {
		const echo = { error: true, error_msg: `No ${WRONG_TOKEN} here`, error_code: WRONG_TOKEN };
		for (const answer of [sending(JSON.stringify(echo), 400), sending(JSON.stringify(echo))]) {
			const origin = await Origin.start(answer);
			const run = await importAt(origin.url, WRONG_TOKEN, onError);
			await origin.stop();
			expect(origin.arrivals.map(({ path }) => path.split('/')[3])).toEqual([WRONG_TOKEN]);
			const told = run.error?.message ?? JSON.stringify(run.itemsOf(2));
			expect(told).toContain('No ••• here');
			expectHidden(WRONG_TOKEN, run);
		}
	});

	it('a token of any characters is sent encoded, and never shown', async () => {
		const run = succeeded(await importAt(stage.sandbox.url, SPECIAL_CONNECTOR_TOKEN));
		expect(stage.requests()).toMatchObject([
			{
				path: `/ea/v2/${encodeURIComponent(SPECIAL_CONNECTOR_TOKEN)}/epc/shop-eu/analyticsimport/searchengine.json`,
				status: 200,
			},
		]);
		expectHidden(SPECIAL_CONNECTOR_TOKEN, run);
		expectHidden(encodeURIComponent(SPECIAL_CONNECTOR_TOKEN), run);
		const echo = `No ${encodeURI(SPECIAL_CONNECTOR_TOKEN)} at ${SPECIAL_CONNECTOR_TOKEN}`;
		stage.sandbox.control.fault({ kind: 'error200', error_msg: echo });
		const refused = await importAt(stage.sandbox.url, SPECIAL_CONNECTOR_TOKEN);
		expect(refused.error?.message).toContain('No ••• at •••');
		expectHidden(SPECIAL_CONNECTOR_TOKEN, refused);
	});

	it('the token is masked when the connection is lost', async () => {
		const origin = await Origin.start((response) => response.socket?.destroy());
		const lostOne = await importAt(origin.url, WRONG_TOKEN);
		await origin.stop();
		expect(origin.arrivals).toHaveLength(1);
		expect(lostOne.error?.message).toMatch(/^The platform may have received the import/);
		expectHidden(WRONG_TOKEN, lostOne);
	});

	it('nothing is sent to a remote address over plain http', async () => {
		const run = await importAt('http://platform.example', WRONG_TOKEN);
		expect(run.error?.message).toMatch(/uses http, which would send the token unencrypted$/);
		expectHidden(WRONG_TOKEN, run);
	});

	it('the credential test checks that a server responds and that the token is present', async () => {
		const { url: baseUrl, connectorToken } = stage.sandbox;
		const test = async (data: Record<string, string>) =>
			await stage.engine.testCredential('marketingAnalyticsImportApi', data);
		expect(await test({ baseUrl, connectorToken })).toMatchObject({ status: 'OK' });
		expect(await test({ baseUrl, connectorToken: '' })).toMatchObject({
			status: 'Error',
			message: containing('The credential has no connector token'),
		});
		const nobody = await test({ baseUrl: 'http://127.0.0.1:1', connectorToken });
		expect(nobody.message).toMatch(/^127\.0\.0\.1:1 does not accept connections/);
		expect(nobody.message).not.toContain(connectorToken);
	});

	function expectHidden(token: string, run: Played) {
		const kept = [run.stored, run.error?.json, JSON.stringify(run.hints)];
		expect(kept.join('\n')).not.toContain(token);
		expect(stage.engine.output).not.toContain(token);
	}
});
