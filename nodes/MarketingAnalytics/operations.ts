import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { Run } from '../../platform/catalogue';
import { catalogue } from '../../platform/catalogue';
import { callEndpoint } from './endpoint';
import { collectReports } from './report/collect';
import { runReports } from './report/run';
import { getReportStatus } from './report/status';
import { submitReports } from './report/submit';

type Execute = (context: IExecuteFunctions) => Promise<INodeExecutionData[][]>;

/** What the catalogue's rows name but cannot say. */
const special: Record<Run, Execute> = {
	runReport: runReports,
	submitReport: submitReports,
	collectReport: collectReports,
	getReportStatus,
};

/** Finds what to do for the chosen resource and operation. */
export function findOperation(resource: string, operation: string): Execute | undefined {
	const row = catalogue
		.find(({ value }) => value === resource)
		?.operations.find(({ value }) => value === operation);
	if (!row) return undefined;
	if ('run' in row) return special[row.run];
	return async (context) => await callEndpoint(context, row);
}
