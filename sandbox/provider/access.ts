import { forbidden, unauthorized } from '../http/refusal';

// Fixed on purpose, like the tokens of the platform: tests need to know them in advance.
export const ACCESS = {
	accessApiKey: 'sandbox-provider-0005',
	secretKey: 'sandbox-secret-0006',
	/** The shop's ID in the older tool. */
	siteId: 614_694,
	/** A site that the keys may read, but that has no data. */
	emptySiteId: 614_695,
};

/** docs/platform.md, Authentication 5: the two keys joined by an underscore. */
export function checkKeys(header: string | undefined): void {
	if (header === `${ACCESS.accessApiKey}_${ACCESS.secretKey}`) return;
	throw unauthorized('AccessDenied_InvalidApiKey', 'The API key is missing or not valid.');
}

export function checkSite(id: number): void {
	if (id === ACCESS.siteId || id === ACCESS.emptySiteId) return;
	throw forbidden('AccessDenied_Site', `The API key does not give access to site ${id}.`);
}
