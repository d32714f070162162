import type { INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { run as query } from '../warehouse/scene';
import { withStage } from '../../support/withStage';
import { locator } from '../../../harness/workflows';
import type { Scene } from '../../support/scene';

const site = locator('shop-eu', 'id');
const SALES = { resource: 'sale', operation: 'searchAndWait', site, period: 'dates' };

describe.each(newestLine())('%s', (line) => {
	const stage = withStage(line);

	const periods = () =>
		stage.requests('search.json').map(({ query }) => [query['date-from'], query['date-to']]);

	it('a search of a long period is done in parts and joined', async () => {
		const search = { ...SALES, from: '2026-10-01', to: '2026-11-10' };
		const found = await stage.play({ parameters: search });
		expect(periods()).toEqual([
			['10/01/2026', '10/31/2026'],
			['11/01/2026', '11/10/2026'],
		]);
		const references = found.items.map(({ order_ref }) => order_ref);
		expect(references.length).toBeGreaterThan(100);
		expect(new Set(references).size).toBe(references.length);
		const columns = Object.keys(found.items[0] ?? {});
		expect(columns.filter((name) => /email|userid|buyerid|_ip$/.test(name))).toEqual([]);
	});

	it('a search is written as a file, with requested labels and personal data', async () => {
		const found = await stage.play({
			parameters: {
				...SALES,
				from: '2026-11-01',
				to: '2026-11-02',
				output: 'csv',
				options: { columns: ['cgiparam'], personalData: ['email'] },
			},
		});
		expect(found.error).toBeUndefined();
		const [item] = found.output();
		expect(item?.json).toMatchObject({ fileName: 'order-shop-eu-2026-11-01-2026-11-02.csv' });
		const file = await stage.engine.binary(item);
		const [header = ''] = file.toString().split('\n');
		expect(header).toMatch(/email/);
		expect(header).toMatch(/cgiparam_\d+ \(.+\)/);
	});

	it('a single sale has no personal data unless requested', async () => {
		const day = { from: '2026-11-01', to: '2026-11-01' };
		const [first] = (await stage.play({ parameters: { ...SALES, ...day } })).items;
		const one = { resource: 'sale', operation: 'get', site, id: String(first?.order_ref) };
		const [shown] = (await stage.play({ parameters: one })).items;
		const [whole] = (
			await stage.play({ parameters: { ...one, options: { includePersonalData: true } } })
		).items;
		const personal = Object.keys(whole ?? {}).filter((name) => !(name in (shown ?? {})));
		expect(personal.join()).toMatch(/email/);
		expect(shown).toMatchObject({ order_ref: first?.order_ref });
	});

	it('a change that the platform refuses is explained', async () => {
		const reference = 'late-1';
		stage.sandbox.control.addRecord({
			site: 'shop-eu',
			group: 'order',
			reference,
			at: 1_795_000_000,
			amount: 50,
			status: 'PENDING',
		});
		const move = { resource: 'sale', operation: 'updateAmount', site, reference, amount: 20 };
		const refused = await stage.play({ parameters: move });
		expect(refused.error?.description).toMatch(/Only a sale that is valid can get another amount/);
		expect(
			(await stage.play({ parameters: { ...move, operation: 'validate' } })).error,
		).toBeUndefined();
		expect((await stage.play({ parameters: move })).error).toBeUndefined();
		expect(stage.requests('update_amount.json')).toHaveLength(2);
		stage.sandbox.control.setStatus({
			site: 'shop-eu',
			group: 'order',
			reference,
			status: 'PENDING',
		});
	});

	it('a query of the data warehouse is run and freed', async () => {
		const rows = await stage.play({ parameters: query });
		expect(rows.output().length).toBeGreaterThan(0);
		expect(stage.requests('/cancel')).toHaveLength(1);
		const session = stage.requests('/edw/jobs')[0]?.headers.authorization;
		expect(session).not.toContain(stage.sandbox.token);
		const file = await stage.play({ parameters: { ...query, output: 'parquet' } });
		expect(file.output()[0]?.json.fileName).toMatch(/\.parquet$/);
	});

	const encryptionOf = (encryptionPassphrase: string, more: INodeParameters): Scene => {
		const parameters = { resource: 'encryption', ...more };
		return { parameters, credential: { encryptionPassphrase } };
	};

	it.each([
		{ operation: 'encrypt', site, value: 'x' },
		{ operation: 'decryptHere', payload: '0x' },
	])('$operation requires the passphrase in the credential', async (parameters) => {
		const { error } = await stage.play(encryptionOf('', parameters));
		expect(error?.message).toMatch(/^The credential has no encryption passphrase/);
		expect(error?.description).toBe('Fill in Encryption Passphrase in the credential of this node');
		expect(stage.requests()).toEqual([]);
	});

	it('a passphrase that the platform repeats is masked, and other texts are not', async () => {
		const body = { error: true, error_msg: 'Wrong key: shop' };
		stage.sandbox.control.fault({ kind: 'reply', status: 200, body, times: 1 });
		const refused = await stage.play(
			encryptionOf('shop', { operation: 'encrypt', site, value: 'x' }),
		);
		expect(refused.error?.message).toContain('Wrong key: ');
		expect(refused.error?.json).not.toContain('key: shop');
		const parameters = { resource: 'account', operation: 'getSites' };
		const sites = await stage.play({ parameters, credential: { encryptionPassphrase: 'shop' } });
		expect(JSON.stringify(sites.items)).toContain('shop-eu');
	});

	it('a payload is decrypted locally without a request', async () => {
		const sample = await stage.play({
			parameters: { resource: 'encryption', operation: 'getSample', site },
		});
		const [{ payload = '', key = '', value } = {}] = sample.items;
		stage.clear();
		const opened = await stage.play(
			encryptionOf(String(key), {
				operation: 'decryptHere',
				payload: String(payload),
			}),
		);
		expect(opened.items).toEqual([{ value }]);
		expect(stage.requests()).toEqual([]);
	});

	it.each([
		[{ $path: '/er/account/ping.json' }, '/ea/v2/er/account/ping.json'],
		[{ $path: 'ea/v2/er/account/ping.json' }, '/ea/v2/er/account/ping.json'],
	])('any endpoint can be called: %j', async ({ $path }, arrived) => {
		await stage.play({
			parameters: { resource: 'api', operation: 'call', method: 'GET', endpoint: $path },
		});
		expect(stage.requests().map(({ path }) => path)).toEqual([arrived]);
	});

	it('no update is sent without a change, and no change without an ID', async () => {
		const update = { resource: 'audience', operation: 'update', site };
		const nothing = await stage.play({ parameters: { ...update, entry: locator('1', 'id') } });
		expect(nothing.error?.message).toMatch(/There is nothing to change/);
		const nobody = await stage.play({
			parameters: {
				...update,
				entry: locator('={{ $json.nothing }}', 'id'),
				updateFields: { name: 'x' },
			},
		});
		expect(nobody.error?.message).toMatch(/^Audience is empty/);
		expect(stage.requests()).toEqual([]);
	});
});
