import { createHash } from 'node:crypto';

export const COOKIE_PREFIXES = [
	'shop',
	'cart',
	'visit',
	'consent',
	'ads',
	'affil',
	'social',
	'chat',
	'test',
	'login',
	'geo',
	'push',
] as const;

const SUFFIXES = [
	'id',
	'uid',
	'session',
	'ts',
	'ref',
	'state',
	'token',
	'lang',
	'seg',
	'src',
	'v2',
];

/** More than one page of cookies; `prefix` is the index of the company that sets them. */
export const COOKIE_NAMES = COOKIE_PREFIXES.flatMap((text, prefix) =>
	SUFFIXES.map((suffix) => ({ name: `${text}_${suffix}`, prefix })),
);

export function hashOf(value: string): string {
	return createHash('sha256').update(value).digest('hex');
}
