import { openProvider } from '../../platform/provider/provider';
import { verifyAccess } from '../../platform/provider/verify';
import { read } from '../shared/form/readSetting';
import { choiceSetting } from '../shared/form/settings';
import type { NodeRun } from '../shared/run/readThenRun';
import { refuseAgents } from '../shared/run/toolAnswer/agentGuard';
import { readOpenRun } from '../shared/run/readThenRun';
import { getData } from './readDataRequest';
import { reImport } from './reImport';

type OperationName = 'getData' | 'reImport' | 'verifyAccess';

export const OPERATION = choiceSetting<OperationName>(
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
			action: 'Reimport history into the platform',
			description: 'Get figures day by day, and import them into your platform',
		},
		{
			name: 'Verify Access',
			value: 'verifyAccess',
			action: 'Verify access to the provider',
			description: 'Check whether the keys are valid and the site has data',
		},
	],
	'getData',
);

/** Verify Access: checks the keys, and that the site has data. */
const verify: NodeRun = async (context) =>
	await readOpenRun(context, {
		readCommon: () => undefined,
		readItem: () => undefined,
		open: async () => ({ provider: await openProvider(context) }),
		run: async ({ node, provider }) => {
			const access = { access: true, siteId: provider.siteId, ...(await verifyAccess(provider)) };
			return [node.getInputData().map((_, item) => ({ json: access, pairedItem: { item } }))];
		},
	});

const runs: Readonly<Record<OperationName, NodeRun>> = { getData, reImport, verifyAccess: verify };

/** Runs the operation that the node is set to. @throws InvalidInput */
export const runOperation: NodeRun = async (context) => {
	const operation = read(context, OPERATION, 0);
	const effect = { changes: operation === 'reImport', givesToken: false };
	refuseAgents(context, 'Re-import history into the platform', effect);
	return await runs[operation](context);
};
