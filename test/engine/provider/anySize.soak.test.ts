import type { INodeParameters } from 'n8n-workflow';

import { lines } from '../../../harness/engine';
import { type Imports, startImports } from '../../../harness/imports';
import { type LargeProvider, startLargeProvider } from '../../../harness/largeProvider';
import { PROVIDER } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';
import type { Played } from '../../support/scene';

// A common limit of n8n workers.
const HEAP = '--max-old-space-size=256';
const ROWS_PER_DAY = 6_000;
const DAYS = 31;
const MOST_GROWTH = 128e6;
const IMPORT: INodeParameters = { operation: 'reImport', importSite: 'shop-eu', levels: ['page'] };
const FILE: INodeParameters = { operation: 'getData', level: 'page', output: 'csv' };

let provider: LargeProvider;
let platform: Imports;
beforeAll(async () => {
	[provider, platform] = [await startLargeProvider(ROWS_PER_DAY), await startImports()];
});
afterAll(() => {
	provider.close();
	platform.close();
});

describe.each(lines())('a month of many rows, on %s', (line) => {
	const stage = withStage(line, { environment: { NODE_OPTIONS: HEAP } });

	const run = async (parameters: INodeParameters, to: string): Promise<Played> => {
		const days = { from: '2022-01-01', to: `2022-01-${to}`, returnAll: true };
		const step = { type: PROVIDER, parameters: { ...parameters, ...days } };
		const keys = { accessApiKey: 'access-key', secretKey: 'secret-key', siteId: '1' };
		const done = await stage.play({
			...step,
			credentials: {
				analyticsProviderApi: {
					baseUrl: provider.url,
					...keys,
					importUrl: platform.url,
					connectorToken: 'a-token',
				},
			},
		});
		expect(done.error).toBeUndefined();
		return done;
	};
	/** The additional memory of a month over some days, and its items. */
	const grown = async (parameters: INodeParameters) => {
		await run(parameters, '10');
		let month: Played | undefined;
		const growth = await stage.engine.growthIn(
			async () => (month = await run(parameters, `${DAYS}`)),
		);
		expect(growth).toBeLessThan(MOST_GROWTH);
		return month?.output() ?? [];
	};

	it('is imported again day by day', async () => {
		const days = await grown(IMPORT);
		expect(days.map(({ json }) => json.rows)).toEqual(new Array(DAYS).fill(ROWS_PER_DAY));
		expect(platform.arrivals.at(-1)?.bytes).toBe(platform.arrivals.at(-1)?.announced);
	}, 300_000);

	it('is a file', async () => {
		const [item] = await grown(FILE);
		expect(item?.json.rows).toBe(DAYS * ROWS_PER_DAY);
		const text = (await stage.engine.binary(item)).toString();
		expect(text.split('\n')).toHaveLength(DAYS * ROWS_PER_DAY + 2);
	}, 300_000);
});
