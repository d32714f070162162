import type { Run } from '../../platform/catalogue';
import { catalogue } from '../../platform/catalogue';
import type { EndpointOperation } from '../../platform/catalogue/endpointRow';
import { onFirstUse } from '../../platform/base/async/onFirstUse';
import { changesTwice, effectOfOperation } from '../../platform/catalogue/endpointEffect';
import { refuseAgents } from '../shared/run/toolAnswer/agentGuard';
import { refuseRetries } from '../shared/run/retries';
import { withOnlySite } from '../shared/run/onlySite';
import type { NodeRun } from '../shared/run/readThenRun';
import type { Execute } from '../shared/run/execute';
import { apiOperations } from './api/apiOperations';
import { dataminingOperations } from './datamining/dataminingOperations';
import { encryptionOperations } from './encryption/encryptionOperations';
import { costOperations } from './import/costs/costOperations';
import { importOperations } from './import/importOperations';
import { journeyOperations } from './journey/journeyOperations';
import { presentOperations } from './present/presentOperations';
import { reportOperations } from './report/reportOperations';
import { targetOperations } from './targets/targetOperations';
import { warehouseOperations } from './warehouse/warehouseOperations';

/** The operations that have a function of their own, by the `run` of their catalogue row. */
const ownFunctions: Record<Run, Execute> = {
	...reportOperations,
	...targetOperations,
	...presentOperations,
	...journeyOperations,
	...dataminingOperations,
	...warehouseOperations,
	...encryptionOperations,
	...importOperations,
	...costOperations,
	...apiOperations,
};

const callEndpoint: Execute<EndpointOperation> = onFirstUse(
	async () => (await import('./endpoint/run')).callEndpoint,
);

/** Finds the function of a resource and operation. */
export function findOperation(resource: string, operation: string): NodeRun | undefined {
	const row = catalogue
		.find(({ value }) => value === resource)
		?.operations.find(({ value }) => value === operation);
	if (!row) return undefined;
	return async (context) => {
		const effect = effectOfOperation(row);
		if (effect) refuseAgents(context, row.action, effect);
		if (effect && changesTwice(effect)) refuseRetries(context);
		const node = await withOnlySite(context);
		return 'run' in row ? await ownFunctions[row.run](node, row) : await callEndpoint(node, row);
	};
}
