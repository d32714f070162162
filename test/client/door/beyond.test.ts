import { lists } from '../../../platform/catalogue/lists';
import { uploadCall } from '../../../platform/campaigns/costs';
import { collected } from '../../../harness/fileContent';
import { loadPage } from '../../../platform/lists/pages';
import { listAttributionRules } from '../../../platform/lists/reports';
import { cancelQuery, queryState, submitQuery } from '../../../platform/warehouse/queries';
import type { Answer } from '../../engine/client/origin';
import { inTurn, platformAt } from './platformAt';

const rules = (id: string) => ({
	data: { fields: [{ name: 'id' }, { name: 'name' }], rows: [[id, 'Last']] },
});

/** A platform that does not have the list beyond the specification. */
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
		'come from the specified list when the other answers %d',
		async (status) => {
			const { platform, origin } = await platformAt(specified(status, rules('7')));
			await expect(listAttributionRules(platform, 'shop')).resolves.toEqual(rule);
			const page = await loadPage(platform, lists.attributionRule, 'shop', '', '');
			expect(page.choices).toEqual(rule);
			expect(asked(origin.arrivals)).toEqual([...both, ...both]);
		},
	);

	test('come from the one list where there is one', async () => {
		const { platform, origin } = await platformAt(inTurn(rules('7')));
		await expect(listAttributionRules(platform, 'shop')).resolves.toEqual(rule);
		expect(asked(origin.arrivals)).toEqual([both[0]]);
	});

	test('are missed with the first reason when no list has them', async () => {
		const { platform } = await platformAt(
			specified(403, { error: true, error_msg: 'None either' }),
		);
		await expect(listAttributionRules(platform, 'shop')).rejects.toMatchObject({
			kind: 'forbidden',
		});
	});
});

test('what the specification does not show of a query is sent with it', async () => {
	const bodies: unknown[] = [];
	const { platform } = await platformAt(inTurn({ status: 'Running', data: ['1', 'x'] }), {
		transmit: async ({ body }) => {
			bodies.push(body);
			return await Promise.resolve({
				statusCode: 200,
				headers: {},
				body: '{"status":"Running","data":["1","x"]}',
			});
		},
	});
	await submitQuery(platform, 'GET {}', 'rows', { expiration: '7' });
	expect(JSON.parse(String(bodies[0]))).toEqual({
		kind: 'edw#request',
		query: 'GET {}',
		expiration: '7',
	});
});

test('what the specification does not show of a look or an end is asked with it', async () => {
	const { platform, origin } = await platformAt(inTurn({ status: 'Running', data: ['1', 'x'] }));
	await queryState(platform, '1', undefined, { 'ea-lg': 'fr' });
	await cancelQuery(platform, '1', { force: '1' });
	expect(origin.arrivals.map(({ path }) => path.replace('/ea/v2', ''))).toEqual([
		'/edw/jobs/1?ea-lg=fr',
		'/edw/jobs/1/cancel?force=1',
	]);
});

test('what the specification does not show of costs is sent with their file', async () => {
	const costs = { site: 'shop', kind: 'media', fileName: 'a.csv', csv: Buffer.from('x') };
	const { form } = uploadCall({ ...costs, more: { mode: 'add', level: 2 } });
	const written = form ? await collected(form) : '';
	expect(String(written)).toMatch(/name="mode"\r\n\r\nadd\r\n[^]*name="level"\r\n\r\n2\r\n/);
});
