import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { checkReport } from '../../../platform/reports/contract';
import { datesIn } from '../../shared/report/dated';
import { readReport } from '../../shared/report/read';
import { eachItem, toItems } from '../../shared/run/eachItem';
import { readThenRun } from '../../shared/run/readThenRun';
import { toItem } from '../../shared/run/toItem';
import { readPace } from './submit';

/** Report > Check Request: what the platform makes of the report of each item, without a job. */
export async function checkReports(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	return await readThenRun(context, {
		readCommon: readPace,
		readItem: readReport,
		run: async ({ node, platform, wanted, common }) => {
			const dated = datesIn(platform);
			const checked = await eachItem(node, wanted, common, async (request, item) => [
				{
					json: toItem(await checkReport(platform, await dated(request))),
					pairedItem: { item },
				},
			]);
			return [toItems(node, checked)];
		},
	});
}
