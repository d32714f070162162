import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { Run } from '../../platform/catalogue';
import { catalogue } from '../../platform/catalogue';
import { changesOf } from '../../platform/catalogue/changes';
import type { SpecialOperation } from '../../platform/catalogue/row';
import { callApi } from './callApi';
import { uploadCosts } from './campaign/uploadCosts';
import { runSearches } from './datamining/run';
import { decryptHere } from './decryptHere';
import { callEndpoint } from './endpoint/run';
import { checkImports, previewImports } from './import/check';
import { importFiles, importItems } from './import/run';
import { runAnalyses, submitAnalyses } from './journey/run';
import { collectReports } from './report/collect';
import { runReports } from './report/run';
import { getReportStatus } from './report/status';
import { submitReports } from './report/submit';
import { refuseRetries } from './retries';
import {
	cancelWarehouseQuery,
	getWarehouseStatus,
	runWarehouseQuery,
	submitWarehouseQuery,
} from './warehouse/run';

type Execute = (context: IExecuteFunctions) => Promise<INodeExecutionData[][]>;
type ExecuteRow = (
	context: IExecuteFunctions,
	operation: SpecialOperation<Run>,
) => Promise<INodeExecutionData[][]>;

/** What the catalogue's rows name but cannot say. */
const special: Record<Run, ExecuteRow> = {
	runReport: runReports,
	submitReport: submitReports,
	collectReport: collectReports,
	getReportStatus,
	runAnalysis: runAnalyses,
	submitAnalysis: submitAnalyses,
	searchAndWait: runSearches,
	runQuery: runWarehouseQuery,
	submitQuery: submitWarehouseQuery,
	getQueryStatus: getWarehouseStatus,
	cancelQuery: cancelWarehouseQuery,
	decryptHere,
	uploadCosts,
	importFile: importFiles,
	importItems,
	checkImport: checkImports,
	previewImport: previewImports,
	callApi,
};

/** Finds what to do for the chosen resource and operation. */
export function findOperation(resource: string, operation: string): Execute | undefined {
	const row = catalogue
		.find(({ value }) => value === resource)
		?.operations.find(({ value }) => value === operation);
	if (!row) return undefined;
	return async (context) => {
		if (changesOf(row) === true) refuseRetries(context);
		return 'run' in row ? await special[row.run](context, row) : await callEndpoint(context, row);
	};
}
