import type { INodeParameters } from 'n8n-workflow';

import { startImports } from '../harness/imports';
import { PROVIDER, workflowOf } from '../harness/workflows';
import type { Figure } from './figure';
import type { Measured } from './nodeRuns';
import { runNodes } from './nodeRuns';
import { startProvider } from './providerServer';

const DAYS = 31;
const FIRST = '2022-01-01';
const LAST = `2022-01-${DAYS}`;
const MOST_MB = 64;

/** How far n8n grows while a year of the provider's pages becomes a CSV file, whatever their number. */
export async function providerFileMemory(rows = 1_000_000): Promise<Figure> {
	const perDay = Math.ceil(rows / DAYS);
	const { grownMB } = await runProvider(perDay, {
		...{ operation: 'getData', level: 'page', returnAll: true, output: 'csv' },
		...{ from: FIRST, to: LAST },
	});
	return {
		name: 'provider file, growth',
		ratio: grownMB / MOST_MB,
		goal: 1,
		detail: `${grownMB.toFixed(0)} MB of ${perDay * DAYS} rows, against ${MOST_MB} MB`,
	};
}

/** How much more n8n grows while a month of many rows is imported again than for one of its days. */
export async function reImportMemory(rows = 1_000_000): Promise<Figure> {
	const perDay = Math.ceil(rows / DAYS);
	const reImport = async (to: string) =>
		await runProvider(perDay, {
			...{ operation: 'reImport', importSite: 'shop-eu', levels: ['page'], from: FIRST, to },
		});
	const [day, month] = [await reImport(FIRST), await reImport(LAST)];
	const more = month.grownMB - day.grownMB;
	const shown = [month, day].map(({ grownMB }) => `${grownMB.toFixed(0)} MB`);
	return {
		name: 're-import, growth',
		ratio: more / MOST_MB,
		goal: 1,
		detail: `${shown.join(' of a month, ')} of a day; ${MOST_MB} MB more at most, ${perDay * DAYS} rows`,
	};
}

async function runProvider(rowsPerDay: number, parameters: INodeParameters): Promise<Measured> {
	const provider = await startProvider(rowsPerDay);
	const platform = await startImports();
	const workflowFor = (more: INodeParameters) =>
		workflowOf({ It: { type: PROVIDER, parameters: { ...parameters, ...more } } });
	try {
		return await runNodes({
			// One day of few rows.
			first: workflowFor({ to: FIRST }),
			last: workflowFor({}),
			credentials: {
				analyticsProviderApi: {
					...{ baseUrl: provider.url, accessKey: 'access-key', secretKey: 'secret-key' },
					siteId: '1',
				},
				marketingAnalyticsImportApi: { baseUrl: platform.url, connectorToken: 'a-token' },
			},
		});
	} finally {
		provider.close();
		platform.close();
	}
}
