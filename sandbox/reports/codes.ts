import type { SiteEndpoint } from '../request/endpoint';
import { list } from '../http/reply';
import { DEVICES, VIEWS } from '../shop/codes';

/**
 * The codes that report filters take: device types (docs/platform.md, Device Type) and
 * attribution views.
 */
export const codeEndpoints: readonly SiteEndpoint[] = [
	{
		scope: 'site',
		methods: ['GET'],
		path: '/ea/{site}/db/mdevicetype/getall.json',
		handle: () =>
			list(
				['mdevicetype_id', 'mdevicetype_name'],
				DEVICES.map(({ id, name }) => [String(id), name]),
			),
	},
	{
		scope: 'site',
		methods: ['GET'],
		// Observed practice: not in the specification.
		path: '/ea/{site}/db/view/get_all_name.json',
		handle: () =>
			list(
				['view_id', 'view_name'],
				VIEWS.map(({ id, name }) => [String(id), name]),
			),
	},
];
