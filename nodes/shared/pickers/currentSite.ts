import type { ILoadOptionsFunctions } from 'n8n-workflow';

import { InvalidInput } from '../../../platform/base/invalidInput';
import type { Connection } from '../../../platform/http/connection/connection';
import { settle } from '../../../platform/base/async/settle';
import { ALL_SITES } from '../../../platform/lists/chosenSites';
import { listSites, onlySite } from '../../../platform/lists/reportLists';
import { readCurrent, readNeeded } from '../form/parameters';

/**
 * The site that a list depends on: the chosen one, or the token's only one.
 *
 * @throws NodeOperationError, Fault
 */
export async function currentSite(
	platform: Connection,
	context: ILoadOptionsFunctions,
): Promise<string> {
	const chosen = readCurrent(context, 'site');
	if (chosen.trim() === ALL_SITES) return (await listSites(platform))[0]?.value ?? chosen;
	// Of several sites, the first one stands for all.
	if (chosen !== '') return chosen.split(',')[0]?.trim() ?? chosen;
	const only = await settle(onlySite(platform));
	if ('value' in only) return only.value;
	if (only.error instanceof InvalidInput) return readNeeded(context, 'site', 'Site');
	throw only.error;
}
