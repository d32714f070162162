import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { InvalidInput } from '../../platform/client/faults';
import { openProvider } from '../../platform/provider/provider';
import { verifyAccess } from '../../platform/provider/verify';
import { getData } from './getData';
import { reImport } from './reImport';

type Run = (context: IExecuteFunctions) => Promise<INodeExecutionData[][]>;

const OPERATIONS: ReadonlyMap<unknown, Run> = new Map([
	['getData', getData],
	['reImport', reImport],
	['verifyAccess', verify],
]);

/** The operation with a name. @throws InvalidInput */
export function findOperation(name: unknown): Run {
	const run = OPERATIONS.get(name);
	if (run) return run;
	throw new InvalidInput(
		'Operation',
		`There is no operation ${String(name)}`,
		`Use ${[...OPERATIONS.keys()].join(', ')}`,
	);
}

/** Verify Access: whether the keys are right and the site has data. */
async function verify(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const provider = await openProvider(context);
	const access = { access: true, siteId: provider.siteId, ...(await verifyAccess(provider)) };
	return [context.getInputData().map((_, item) => ({ json: access, pairedItem: { item } }))];
}
