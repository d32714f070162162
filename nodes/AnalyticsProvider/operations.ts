import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { openProvider } from '../../platform/provider/provider';
import { verifyAccess } from '../../platform/provider/verify';
import { choice, read } from '../shared/form/settings';
import { getData } from './getData';
import { reImport } from './reImport';

type OperationName = 'getData' | 'reImport' | 'verifyAccess';
type Run = (context: IExecuteFunctions) => Promise<INodeExecutionData[][]>;

export const OPERATION = choice<OperationName>(
	{ displayName: 'Operation', name: 'operation', noDataExpression: true },
	[
		{
			name: 'Get Data',
			value: 'getData',
			action: 'Get data from the provider',
			description: 'Get figures of one level as items or as a CSV file',
		},
		{
			name: 'Re-Import',
			value: 'reImport',
			action: 'Re import history into the platform',
			description: 'Get figures day by day, and import them into your platform',
		},
		{
			name: 'Verify Access',
			value: 'verifyAccess',
			action: 'Verify access to the provider',
			description: 'Check whether the keys are right and the site has data',
		},
	],
	'getData',
);

const runs: Readonly<Record<OperationName, Run>> = { getData, reImport, verifyAccess: verify };

/** Does what the node is set to. @throws InvalidInput */
export async function runOperation(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	return await runs[read(context, OPERATION, 0)](context);
}

/** Verify Access: whether the keys are right and the site has data. */
async function verify(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const provider = await openProvider(context);
	const access = { access: true, siteId: provider.siteId, ...(await verifyAccess(provider)) };
	return [context.getInputData().map((_, item) => ({ json: access, pairedItem: { item } }))];
}
