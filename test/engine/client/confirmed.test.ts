import type { INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import type { ANSWERS } from '../../../sandbox';
import { withStage } from '../../support/withStage';
import { csv, DAY, fileItem } from '../import/scene';

const site = locator('shop-eu', 'id');
const file = {
	resource: 'import',
	operation: 'importFile',
	importKind: 'searchengine',
	importSite: 'shop-eu',
	period: 'dates',
	...DAY,
};

/** Operations that change something, their call, and their name in messages. */
const CHANGES: ReadonlyArray<readonly [name: string, parameters: INodeParameters, match: string]> =
	[
		['Import > Import File', file, '/analyticsimport/searchengine.json'],
		[
			'Sale > Validate',
			{ resource: 'sale', operation: 'validate', site, reference: 'r1' },
			'/valid.json',
		],
		[
			'Sale > Cancel',
			{ resource: 'sale', operation: 'cancel', site, reference: 'r1' },
			'/cancel.json',
		],
		[
			'Action Label > Create',
			{ resource: 'actionLabel', operation: 'create', site, label: '1', name: 'x' },
			'/create.json',
		],
		[
			'Deny Entry > Delete',
			{ resource: 'denyEntry', operation: 'delete', site, entry: locator('7', 'id'), id: '7' },
			'/remove.json',
		],
		[
			'Data Warehouse > Cancel',
			{ resource: 'dataWarehouse', operation: 'cancel', ip: '203.0.113.7', jobId: 'a-job' },
			'/a-job/cancel',
		],
		[
			'Campaign > Upload Costs',
			{
				...{ resource: 'campaign', operation: 'uploadCosts', site, costsFor: 'media' },
				options: { sendUnchanged: true },
			},
			'/externaldataupload_media.json',
		],
		[
			'API > Custom API Call',
			{
				resource: 'api',
				operation: 'call',
				method: 'POST',
				endpoint: '/ea/shop-eu/db/ope/x.json',
				body: '{}',
			},
			'/ope/x.json',
		],
		[
			'API > Call a Known Endpoint',
			{
				resource: 'api',
				operation: 'callKnown',
				knownEndpoint: locator('POST /ea/{site}/db/label/create.json', 'id'),
				endpointValues: {
					mappingMode: 'defineBelow',
					value: { site: 'shop-eu', changesPlatform: true },
				},
			},
			'/label/create.json',
		],
	];

describe.each(newestLine())('%s', (line) => {
	const stage = withStage(line);

	async function changed(
		parameters: INodeParameters,
		match: string,
		[says, as]: readonly [keyof typeof ANSWERS, string],
	) {
		const run = await stage.play({
			parameters,
			files: [fileItem(csv('engine,visits', 'Ecosia,3', 'Bing,4', 'Qwant,5', 'Ask,6'))],
			faults: { kind: 'answer', says, as, match },
		});
		expect(stage.requests(match)).toHaveLength(1);
		return run;
	}

	// test/http/pure/reply/confirmation.test.ts tests other answers.
	it.each(CHANGES)('%s counts as not done if it is refused', async (_, parameters, match) => {
		const { error } = await changed(parameters, match, ['refused', 'flag']);
		expect(error?.message).toMatch(/^The platform reported an error for .*: success: false/);
	});

	it.each(CHANGES)('%s is reported as unconfirmed, with the answer', async (...change) => {
		const [, parameters, match] = change;
		const run = await changed(parameters, match, ['neither', 'text']);
		expect(run.error).toBeUndefined();
		const [item = {}] = run.items;
		expect(item).toMatchObject({ confirmed: false });
		expect(JSON.stringify(item)).toContain('"text":"Thank you"');
		expect(Object.values(item)).not.toContain(true);
		expect(run.hints).toEqual([
			expect.stringMatching(/^The platform did not confirm .*; it answered: Thank you$/),
		]);
	});

	it.each(['object', 'data', 'nothing'])('the reply %s does not confirm an import', async (as) => {
		const run = await changed(file, '/analyticsimport/searchengine.json', ['neither', as]);
		expect(run.items).toMatchObject([{ imported: null, confirmed: false, rows: 4 }]);
	});

	it.each([
		[
			'of which the platform counts fewer rows',
			{ error: false, data: { accepted: 3, rejected: 0 } },
		],
		['that waits', { error: false, data: { importId: 'i7', status: 'QUEUED' } }],
	])('an import %s is not reported as done', async (_, body) => {
		const match = '/analyticsimport/searchengine.json';
		const run = await stage.play({
			parameters: file,
			files: [fileItem(csv('engine,visits', 'Ecosia,3', 'Bing,4', 'Qwant,5', 'Ask,6'))],
			faults: { kind: 'reply', body, match },
		});
		expect(run.items).toMatchObject([{ imported: null, confirmed: false, rows: 4 }]);
		expect(run.hints).toEqual([
			expect.stringMatching(/^The platform did not confirm the import to shop-eu; it answered: /),
		]);
	});

	it.each([
		['estimate', 'validate', 'VALID', 'PENDING'],
		['sale', 'cancel', 'INVALID', 'VALID'],
	])(
		'%s > %s is confirmed by the state %s, and not by %s',
		async (resource, operation, ...states) => {
			for (const [at, state] of states.entries()) {
				const run = await stage.play({
					parameters: { resource, operation, site, reference: 'r1' },
					faults: {
						kind: 'reply',
						body: { error: false, data: { reference: 'r1', order_status: state } },
						match: operation === 'validate' ? '/valid.json' : '/cancel.json',
					},
				});
				expect(run.items).toMatchObject([{ confirmed: at === 0 }]);
			}
		},
	);

	it('a partly done import reports how many lines were rejected', async () => {
		const run = await changed(file, '/analyticsimport/searchengine.json', ['partly', 'count']);
		expect(run.items).toMatchObject([{ imported: true, confirmed: true, rows: 3, rejected: 1 }]);
	});

	it('binary content in a reply is named', async () => {
		const bytes = {
			kind: 'bytes',
			base64: 'UEsDBBQAAAAIAA==',
			match: '/analyticsimport/searchengine.json',
		} as const;
		const run = await stage.play({
			parameters: file,
			files: [fileItem(csv('engine,visits', 'Ecosia,3'))],
			faults: bytes,
		});
		expect(run.error?.message).toMatch(/: the reply contains a ZIP file or an Excel workbook$/);
	});
});
