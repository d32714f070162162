import type { INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { locator } from '../../../harness/workflows';

const site = locator('shop-eu', 'id');

describe.each(newestLine())(
	'a picked or typed value that is checked before it is sent, on %s',
	(line) => {
		const stage = withStage(line);

		it('updates the picked translation, or that of a typed ID', async () => {
			const update = { resource: 'consentCategory', operation: 'updateTranslation', site };
			const updateFields = { header: 'Necessary' };
			for (const entry of [locator('1', 'id'), locator('2')]) {
				expect(
					(await stage.play({ parameters: { ...update, entry, updateFields } })).error,
				).toBeUndefined();
			}
			const sent = stage.requests('update.json').map(({ body }): unknown => JSON.parse(body));
			expect(sent).toMatchObject([
				{ 'collectorconfigpmcategorylang-id': '1' },
				{ 'collectorconfigpmcategorylang-id': '2' },
			]);
			const none = await stage.play({
				parameters: { ...update, entry: locator('={{ "" }}', 'id'), updateFields },
			});
			expect(none.error?.message).toMatch(/^Translation is empty/);
		});

		const exporting = (audienceRequest: string, more: INodeParameters = {}) => ({
			resource: 'audienceEngine',
			operation: 'exportUsers',
			site,
			audienceRequest,
			options: more,
		});

		it('starts no export of users that the platform would refuse', async () => {
			const refused = await stage.play({ parameters: exporting('(viewed_bags_90d') });
			expect(refused.error).toMatchObject({
				message:
					'The platform refused the request: The request has a bracket without its counterpart. (REQUEST_INVALID)',
				description: expect.stringMatching(/^Nothing was exported\./) as unknown,
			});
			expect(stage.requests('export_users.json')).toEqual([]);
		});

		it('exports users if the preliminary check is forbidden, with columns of the list and others', async () => {
			stage.sandbox.control.fault({ kind: 'status', status: 403, match: 'count_by_request' });
			const columns = { exportColumnNames: ['visits'], exportColumns: 'country' };
			const started = await stage.play({ parameters: exporting('viewed_bags_90d', columns) });
			expect(started.error).toBeUndefined();
			const [{ body = '' } = {}] = stage.requests('export_users.json');
			expect(JSON.parse(body)).toMatchObject({ 'cold-columns': 'visits,country' });
		});
	},
);
