import type { AccountEndpoint, SiteEndpoint } from '../http/endpoint';
import { list } from '../http/reply';
import { cookiecontrol, cookiecontrolfamily, cookiecontrolrules } from './objects/cookies';
import { cookiepedia, cookiepediacompany, cookiepediacompanytool } from './objects/cookiepedia';
import { reading } from './routes';
import { searchParameters, searchReply } from './search';
import type { Entry, ObjectShape } from './shape';
import type { EntryTable } from './store';

/** The two overviews of the cookies a site sets. */
export const cookieEndpoints: readonly SiteEndpoint[] = [
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
	reading(`${cookiecontrol.name}/advanced`, {}, ({ table, platform }) => {
		const tables = [
			table(cookiecontrolfamily),
			table(cookiecontrolrules),
			platform.sharedConfig.tableOf(cookiepediacompany),
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
export const cookieReferenceEndpoints: readonly AccountEndpoint[] = [
	cookiepedia,
	cookiepediacompany,
	cookiepediacompanytool,
].map(referenceSearch);

function referenceSearch(shape: ObjectShape): AccountEndpoint {
	return {
		scope: 'account',
		methods: ['GET'],
		path: `/er/${shape.name}/search.json`,
		optional: searchParameters(shape),
		handle: ({ platform, query }) => searchReply(platform.sharedConfig.tableOf(shape), query),
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
