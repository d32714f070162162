import type { AccountEndpoint, SiteEndpoint } from '../request/endpoint';
import { list } from '../http/reply';
import { cookiecontrol, cookiecontrolfamily, cookiecontrolrules } from './objects/cookies';
import { cookiepedia, cookiepediacompany, cookiepediacompanytool } from './objects/cookiepedia';
import { reading } from './routes';
import { searchParameters, searchReply } from './search';
import type { Entry, ObjectShape } from './objects/shape';
import type { EntryTable } from './tables';
import type { ConfigNeeds, ConfigStore } from './store';

/** The two overviews of the cookies a site sets. */
export const cookieEndpoints: readonly SiteEndpoint<ConfigNeeds>[] = [
	reading(`${cookiecontrol.name}/simple`, {}, ({ table }) =>
		list(
			['cookiecontrolfamily_id', 'cookiecontrolfamily_name', 'cookiecontrol_count'],
			table(cookiecontrolfamily)
				.all()
				.map((family) => [
					family.cookiecontrolfamily_id ?? '',
					family.cookiecontrolfamily_name ?? '',
					String(cookiesOf(family, table(cookiecontrol)).length),
				]),
		),
	),
	reading(`${cookiecontrol.name}/advanced`, {}, ({ table, store }) => {
		const tables = [
			table(cookiecontrolfamily),
			table(cookiecontrolrules),
			store.sharedConfig.tableOf(cookiepediacompany),
		];
		return list(
			[
				'cookiecontrol_id',
				'cookiecontrol_name',
				...tables.map(({ shape }) => `${shape.name}_name`),
			],
			table(cookiecontrol)
				.all()
				.map((cookie) => [
					cookie.cookiecontrol_id ?? '',
					cookie.cookiecontrol_name ?? '',
					...tables.map((other) => nameOf(cookie, other)),
				]),
		);
	}),
];

/** The reference lists every account reads (docs/platform.md, Cookie reference lists). */
export const cookieReferenceEndpoints: readonly AccountEndpoint<ConfigStore>[] = [
	cookiepedia,
	cookiepediacompany,
	cookiepediacompanytool,
].map(referenceSearch);

function referenceSearch(shape: ObjectShape): AccountEndpoint<ConfigStore> {
	return {
		scope: 'account',
		methods: ['GET'],
		path: `/er/${shape.name}/search.json`,
		optional: searchParameters(shape),
		handle: ({ store, query }) => searchReply(store.sharedConfig.tableOf(shape), query),
	};
}

function cookiesOf(family: Entry, cookies: EntryTable): Entry[] {
	const { cookiecontrolfamily_id: id } = family;
	return cookies.all().filter((cookie) => cookie.cookiecontrolfamily_id === id);
}

/** The name of what the cookie points at. */
function nameOf(cookie: Entry, table: EntryTable): string {
	const { idColumn, name } = table.shape;
	return table.find(cookie[idColumn] ?? '')?.[`${name}_name`] ?? '';
}
