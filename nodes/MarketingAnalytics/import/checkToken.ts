import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { openImporter } from '../../../platform/client/importer';
import { checkConnectorToken } from '../../../platform/imports/tokenCheck';
import { read } from '../../shared/form/settings';
import { allItems, eachItem, toItems } from '../../shared/run/eachItem';
import { KIND, SITE } from './settings';

/** Import > Check Token: whether the platform takes the connector token for the site of each item. */
export async function checkTokens(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const importer = await openImporter(context);
	const wanted = await eachItem(context, allItems(context), { concurrency: 1 }, (_, item) => ({
		kind: read(context, KIND, item).name,
		site: read(context, SITE, item),
	}));
	const checked = await eachItem(context, wanted, { concurrency: 1 }, async (one, item) => {
		await checkConnectorToken(importer, one.site, one.kind);
		return [{ json: { tokenAccepted: true, ...one }, pairedItem: { item } }];
	});
	return [toItems(context, checked), []];
}
