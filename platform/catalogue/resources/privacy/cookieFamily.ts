import { yesNo } from '../../commonFields';
import { asPartOperations } from '../../parts';
import type { EndpointOperation } from '../../endpointRow';
import type { Noun } from '../../standard';
import { create, getMany, remove, rename, update } from '../../standard';

const family: Noun = {
	object: 'cookiecontrolfamily',
	one: 'cookie family',
	a: 'a cookie family',
	many: 'cookie families',
	list: 'cookieFamily',
	search: 'like',
};

const archived = yesNo('archived', 'cookiecontrolfamily-archive', [
	'Archived',
	'Whether the family is archived',
]);

/** Families of cookies (docs/platform.md, CookieControlFamily). */
export const cookieFamilies: readonly EndpointOperation[] = asPartOperations(
	{ one: 'Family', many: 'Families' },
	[
		getMany(
			family,
			yesNo('archived', 'cookiecontrolfamily-archive', [
				'Archived',
				'Whether to list archived families (on) or all others (off)',
			]),
		),
		create(family, [archived]),
		update(family, rename(family), archived),
		remove(family),
	],
);
