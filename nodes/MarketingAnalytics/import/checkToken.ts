import { openImportConnection } from '../../../platform/http/connection/importConnection';
import { checkConnectorToken } from '../../../platform/imports/tokenCheck';
import { read } from '../../shared/form/readSetting';
import { eachItem, toItems } from '../../shared/run/eachItem';
import type { NodeRun } from '../../shared/run/readThenRun';
import { readOpenRun } from '../../shared/run/readThenRun';
import { KIND, IMPORT_SITE } from './settings';

/** Import > Check Token: whether the platform accepts the connector token for each site. */
export const checkTokens: NodeRun = async (context) =>
	await readOpenRun(context, {
		readCommon: () => ({ concurrency: 1 }),
		readItem: (form, item) => ({
			kind: read(form, KIND, item),
			site: read(form, IMPORT_SITE, item),
		}),
		open: async () => ({ importer: await openImportConnection(context) }),
		run: async ({ node, requests, common, importer }) => {
			const checked = await eachItem(node, requests, common, async (one, item) => {
				const { site, kind } = one;
				const isAccepted = await checkConnectorToken(importer, site, kind);
				// Without the platform's confirmation the outcome is unknown.
				const json = { tokenAccepted: isAccepted ? true : null, kind: kind.name, site };
				return [{ json, pairedItem: { item } }];
			});
			return [toItems(node, checked), []];
		},
	});
