import { idOf, object } from './shape';
import { COOKIE_NAMES, COOKIE_PREFIXES } from './cookieNames';

/** Reference lists that all sites share. */
export const cookiepediacompany = object('cookiepediacompany', {
	match: 'like',
	operations: ['search'],
	seeds: () => COOKIE_PREFIXES.map((prefix) => ({ name: `${capitalised(prefix)} Technologies` })),
});

export const cookiepedia = object('cookiepedia', {
	match: 'like',
	attributes: [idOf(cookiepediacompany)],
	operations: ['search'],
	seeds: () =>
		COOKIE_NAMES.map(({ name, prefix }) => ({ name, cookiepediacompany_id: String(prefix + 1) })),
});

export const cookiepediacompanytool = object('cookiepediacompanytool', {
	match: 'like',
	attributes: [idOf(cookiepediacompany)],
	operations: ['search'],
	seeds: () =>
		COOKIE_PREFIXES.flatMap((prefix, index) =>
			['Tag', 'Server connector'].map((tool) => ({
				name: `${capitalised(prefix)} ${tool}`,
				cookiepediacompany_id: String(index + 1),
			})),
		),
});

function capitalised(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
