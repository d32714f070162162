import type { INodeParameters } from 'n8n-workflow';

import { startImports } from '../harness/imports';
import { startLargeProvider } from '../harness/largeProvider';
import { PROVIDER, workflowOf } from '../harness/workflows';
import type { Figure } from './figure';
import type { Measured } from './nodeRuns';
import { runNodes, SMALL_HEAP } from './nodeRuns';

const DAYS = 31;
const FIRST = '2022-01-01';
const LAST = `2022-01-${DAYS}`;
const MOST_MB = 64;
// About as many rows as other measures begin with.
const WARM_UP_TO = '2022-01-05';

/** How far n8n grows beyond one day of them while a month of the provider's pages becomes a CSV file. */
export async function providerFileMemory(rows = 1_000_000): Promise<Figure> {
	const form = { operation: 'getData', level: 'page', returnAll: true, output: 'csv' };
	return await growthOf('provider file, growth', form, rows);
}

/** The same while the month is imported again. */
export async function reImportMemory(rows = 1_000_000): Promise<Figure> {
	const form = { operation: 'reImport', importSite: 'shop-eu', levels: ['page'] };
	return await growthOf('re-import, growth', form, rows);
}

async function growthOf(name: string, form: INodeParameters, rows: number): Promise<Figure> {
	const perDay = Math.ceil(rows / DAYS);
	const day = await runProvider(perDay, { ...form, from: FIRST, to: FIRST });
	const month = await runProvider(perDay, { ...form, from: FIRST, to: LAST });
	const more = Math.max(0, month.grownMB - day.grownMB);
	return {
		name,
		ratio: more / MOST_MB,
		goal: 1,
		detail: `${more.toFixed(0)} MB of ${perDay * DAYS} rows beyond the ${day.grownMB.toFixed(0)} MB of a day, against ${MOST_MB} MB`,
	};
}

async function runProvider(rowsPerDay: number, parameters: INodeParameters): Promise<Measured> {
	const provider = await startLargeProvider(rowsPerDay);
	const platform = await startImports();
	const workflowFor = (more: INodeParameters) =>
		workflowOf({ It: { type: PROVIDER, parameters: { ...parameters, ...more } } });
	try {
		const runs = {
			first: workflowFor({ to: WARM_UP_TO }),
			last: workflowFor({}),
			credentials: {
				analyticsProviderApi: {
					baseUrl: provider.url,
					accessKey: 'access-key',
					secretKey: 'secret-key',
					siteId: '1',
					importUrl: platform.url,
					connectorToken: 'a-token',
				},
			},
		};
		return await runNodes(runs, 'filesystem', SMALL_HEAP);
	} finally {
		provider.close();
		platform.close();
	}
}
