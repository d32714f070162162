import { forbidden, unauthorized } from '../http/refusal';

// Fixed on purpose, like the tokens of the platform: tests want to know them beforehand.
export const ACCESS_KEY = 'sandbox-provider-0005';
export const SECRET_KEY = 'sandbox-secret-0006';

/** The shop as the older tool knows it. */
export const SITE_WITH_DATA = 614_694;
export const EMPTY_SITE = 614_695;

/** docs/platform.md, Authentication 5: the two keys joined by an underscore. */
export function checkKeys(header: string | undefined): void {
	if (header === `${ACCESS_KEY}_${SECRET_KEY}`) return;
	throw unauthorized('AccessDenied_InvalidApiKey', 'The API key is missing or not valid.');
}

export function checkSite(id: number): void {
	if (id === SITE_WITH_DATA || id === EMPTY_SITE) return;
	throw forbidden('AccessDenied_Site', `The API key does not give access to site ${id}.`);
}
