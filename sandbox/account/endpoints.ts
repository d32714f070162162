import type { AccountEndpoint } from '../http/endpoint';
import { list, members } from '../http/reply';

const PREFIX = '/er/account';

/** The account calls that need the least rights (api.md, Catalogue: Account). */
export const accountEndpoints: readonly AccountEndpoint[] = [
	{
		scope: 'account',
		methods: ['GET'],
		path: `${PREFIX}/ping.json`,
		handle: () => list(['ping'], [['pong']]),
	},
	{
		scope: 'account',
		methods: ['GET'],
		path: `${PREFIX}/getallowedwebsite.json`,
		handle: ({ account }) =>
			list(
				['website_id', 'website_name', 'website_domain', 'website_tzone'],
				account.sites.map(({ id, name, domain, timeZone }) => [String(id), name, domain, timeZone]),
			),
	},
	{
		scope: 'account',
		methods: ['GET'],
		path: `${PREFIX}/authtree.json`,
		// Observed practice: an object keyed by site id instead of fields and rows.
		handle: ({ account }) =>
			members({
				data: Object.fromEntries(
					account.sites.map(({ id, name, domain, timeZone }) => [
						String(id),
						{
							website_id: String(id),
							website_name: name,
							website_domain: domain,
							website_tzone: timeZone,
						},
					]),
				),
			}),
	},
];
