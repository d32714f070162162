import { list } from '../http/reply';
import type { AccountEndpoint, SiteEndpoint } from '../request/endpoint';
import { parametersOf, reading } from '../request/siteEndpoints';
import { SHOP_CA } from '../shop/sites';
import {
	cookiecontrol,
	cookiecontrolfamily,
	cookiecontrolrules,
	cookiepedia,
	cookiepediacompany,
	cookiepediacompanytool,
} from './objects/cookies';
import type { Entry } from './objects/shape';
import { searchParameters, searchReply } from './search';
import { type EntryTable, tableOf } from './tables';

/** The two overviews of the cookies of a site. */
export const cookieEndpoints: readonly SiteEndpoint[] = [
	reading('cookiecontrol/simple', [], (call) => {
		const cookies = tableOf(call, cookiecontrol).all();
		const families = tableOf(call, cookiecontrolfamily).all();
		return list(
			['cookiecontrolfamily_id', 'cookiecontrolfamily_name', 'cookiecontrol_count'],
			families.map(({ cookiecontrolfamily_id: id = '', cookiecontrolfamily_name: name = '' }) => {
				const ofFamily = cookies.filter((cookie) => cookie.cookiecontrolfamily_id === id);
				return [id, name, String(ofFamily.length)];
			}),
		);
	}),
	reading('cookiecontrol/advanced', [], (call) => {
		const tables = [
			tableOf(call, cookiecontrolfamily),
			tableOf(call, cookiecontrolrules),
			tableOf(call, cookiepediacompany),
		];
		const names = tables.map(({ shape }) => `${shape.name}_name`);
		const cookies = tableOf(call, cookiecontrol).all();
		return list(
			['cookiecontrol_id', 'cookiecontrol_name', ...names],
			cookies.map((cookie) => {
				const { cookiecontrol_id: id = '', cookiecontrol_name: name = '' } = cookie;
				return [id, name, ...tables.map((other) => nameOf(cookie, other))];
			}),
		);
	}),
];

/** The reference lists that every account can read (docs/platform.md, Cookie reference lists). */
export const cookieReferenceEndpoints: readonly AccountEndpoint[] = [
	cookiepedia,
	cookiepediacompany,
	cookiepediacompanytool,
].map((shape) => ({
	scope: 'account',
	methods: ['GET'],
	path: `/er/${shape.name}/search.json`,
	...parametersOf(searchParameters(shape)),
	// They are the same for every site.
	handle: (call) => searchReply(tableOf({ ...call, site: SHOP_CA }, shape), call.query),
}));

/** The name of the entry that the cookie refers to. */
function nameOf(cookie: Entry, table: EntryTable): string {
	const { idColumn, name } = table.shape;
	return table.find(cookie[idColumn] ?? '')?.[`${name}_name`] ?? '';
}
