import { checkReport } from '../../../platform/reports/request/reportJob';
import { datesIn } from '../../shared/report/request/dated';
import { readReport } from '../../shared/report/request/read';
import { eachItem, toItems } from '../../shared/run/eachItem';
import type { NodeRun } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import { toItem } from '../../shared/run/toItem';
import { readPace } from './submitReports';

/**
 * Report > Check Request: how the platform understands the report of each item, without starting a
 * job.
 */
export const checkReports: NodeRun = async (context) =>
	await readThenRun(context, {
		readCommon: readPace,
		readItem: async (form, item) => await readReport(form, item),
		run: async ({ node, platform, requests, common, startedMs }) => {
			const dated = datesIn(platform, startedMs);
			const checked = await eachItem(node, requests, common, async (request, item) => [
				{
					json: toItem(await checkReport(platform, await dated(request))),
					pairedItem: { item },
				},
			]);
			return [toItems(node, checked)];
		},
	});
