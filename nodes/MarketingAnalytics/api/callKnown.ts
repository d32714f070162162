import { eachItem, resultValues } from '../../shared/run/eachItem';
import { rowsToItems } from '../../shared/run/noRows';
import { onlySiteOf } from '../../shared/run/onlySite';
import { readThenRun } from '../../shared/run/readThenRun';
import type { Execute } from '../../shared/run/execute';
import { fetchSigned, paceOf } from '../endpoint/run';
import { needsSite, readKnownCall } from './readKnown';

/**
 * API > Call a Known Endpoint: any endpoint of the catalogue, with the form and the replies of all
 * operations.
 */
export const callKnown: Execute = async (context, operation) => {
	const site = needsSite(context) ? await onlySiteOf(context) : undefined;
	return await readThenRun(context, {
		readCommon: () => undefined,
		readItem: (form, item) => readKnownCall(form, operation, item, site),
		run: async ({ node, platform, requests }) => {
			// Items may name different endpoints. If one of them changes something, all run one at
			// a time.
			const pace = paceOf(resultValues(requests).map(({ endpoint }) => endpoint));
			const results = await eachItem(
				node,
				requests,
				pace,
				async ({ endpoint, request }, item) =>
					await fetchSigned(node, platform, request, endpoint, item),
			);
			return [rowsToItems(node, results)];
		},
	});
};
