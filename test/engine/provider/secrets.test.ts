import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { dataOf, historyOf, ONE_DAY, providerOf } from './scene';
import { type Played } from '../../support/scene';

const VERIFY = { operation: 'verifyAccess' };
const SECRETS = ['sandbox-provider-0005', 'sandbox-secret-0006', 'sandbox-connector-0003'];
const KEYS = SECRETS.slice(0, 2);
// Never the connector token, which the provider does not receive.
const echo = `You sent ${KEYS.join('_')}, which is ${KEYS.join(' and ')}`;

describe.each(newestLine())('%s', (line) => {
	const stage = withStage(line);
	const kept: string[] = [];

	beforeAll(async () => {
		const { accessApiKey, secretKey } = stage.credentials.analyticsProviderApi;
		expect([accessApiKey, secretKey, stage.sandbox.connectorToken]).toEqual(SECRETS);
	});

	function keep(run: Played): Played {
		const { error, hints } = run;
		kept.push(run.stored, error?.json ?? '', error?.message ?? '', error?.description ?? '');
		kept.push(...hints);
		return run;
	}

	function expectHidden(): void {
		const all = [...kept, stage.engine.output].join('\n');
		expect(SECRETS.filter((secret) => all.includes(secret))).toEqual([]);
	}

	it('shows no key where all goes well', async () => {
		for (const form of [VERIFY, dataOf({}), dataOf({ output: 'csv' }), historyOf(ONE_DAY)]) {
			expect(keep(await stage.play(providerOf(form))).error).toBeUndefined();
		}
		expectHidden();
	});

	it.each([400, 401, 403, 404])(
		'shows no key that the provider repeats with status %d',
		async (status) => {
			const body = { ErrorCode: echo, ErrorMessage: echo };
			stage.sandbox.control.fault({ kind: 'reply', status, body, times: 9 });
			for (const form of [VERIFY, dataOf({}), historyOf(ONE_DAY)]) {
				expect(keep(await stage.play(providerOf(form))).error?.message).toMatch(/^The provider /);
				const onError = 'continueRegularOutput';
				const [item] = keep(await stage.play(providerOf(form, { onError }))).items;
				expect(item?.error).toMatch(/^The provider /);
			}
			const { analyticsProviderApi } = stage.credentials;
			const test = await stage.engine.testCredential('analyticsProviderApi', analyticsProviderApi);
			expect(test.message).toMatch(/^The provider /);
			kept.push(test.message);
			expectHidden();
		},
	);

	it('shows no token that the platform repeats when it refuses an upload', async () => {
		const body = { error: true, error_msg: `Wrong: ${SECRETS[2]}` };
		const match = 'analyticsimport';
		const { error } = keep(
			await stage.play(
				providerOf(historyOf(ONE_DAY), { faults: { kind: 'reply', status: 400, body, match } }),
			),
		);
		expect(error?.message).toMatch(/^The platform refused the import: Wrong: •+$/);
		expectHidden();
	});

	it('keeps them out of the log of n8n, which has the progress of Re-Import', async () => {
		keep(await stage.play(providerOf(historyOf({ ...ONE_DAY, levels: ['site'] }))));
		expect(stage.engine.output).toContain('Start executing node');
		expect(stage.engine.output).toContain(
			'Re-Import of shop-eu: imported up to and including 2022-01-10',
		);
		expectHidden();
	});
});
