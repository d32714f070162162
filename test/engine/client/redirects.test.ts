import { lines } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { Origin, sending } from './origin';
import { endpoint } from './scene';

const TABLE = '{"error":false,"data":{"fields":[{"name":"kind"}],"rows":[["stolen"]]}}';

describe.each(lines())('%s', (line) => {
	const stage = withStage(line);
	let elsewhere: Origin;

	beforeAll(async () => {
		elsewhere = await Origin.start(sending(TABLE));
	});

	afterAll(async () => await elsewhere.stop());

	it.each([301, 302, 303, 307, 308])(
		'a redirect with status %d is not followed',
		async (status) => {
			const location = `${elsewhere.url}/ea/v2/ea/shop-eu/report/batch/kinds.json`;
			const run = await stage.play({
				...endpoint('getKinds'),
				faults: { kind: 'redirect', location, status },
			});
			expectRefusal(run.error, status);
			expect(stage.requests('kinds.json')).toHaveLength(1);
		},
	);

	it('a report request is not sent to another address', async () => {
		const location = `${elsewhere.url}/ea/v2/ea/shop-eu/report/batch/query.json`;
		const run = await stage.report(
			{ operation: 'submit' },
			{ faults: { kind: 'redirect', location, status: 307 } },
		);
		expectRefusal(run.error, 307);
		expect(stage.requests('query.json')).toHaveLength(1);
	});

	it('a list request is not sent to another address', async () => {
		stage.sandbox.control.fault({ kind: 'redirect', location: `${elsewhere.url}/`, status: 302 });
		const node = 'n8n-nodes-marketing-analytics.marketingAnalytics';
		const { credentials } = stage;
		const list = stage.engine.listSearch({ node, method: 'searchSites', credentials });
		await expect(list).rejects.toThrow('redirects to another address');
		expect(stage.requests()).toHaveLength(1);
		expect(elsewhere.arrivals).toEqual([]);
	});

	function expectRefusal(error: unknown, status: number) {
		const host = new URL(stage.sandbox.url).host;
		expect(error).toMatchObject({
			name: 'NodeApiError',
			message: `${host} redirects to another address, to which the token was not sent`,
			description: 'If the platform has moved, enter its new address in the credential',
			httpCode: String(status),
			itemIndex: 0,
		});
		expect(elsewhere.arrivals).toEqual([]);
	}
});
