/**
 * Addresses of pages that everybody can read in this repository: those that ready-made workflows ever
 * carried, and those that forms and documentation show. A test finds every other that is added.
 */
export const PUBLISHED_ADDRESSES: readonly string[] = [
	'7d2f6b1a-3c58-4e90-a6d4-0b9e8c7f5a21',
	'c41b7e52-9d03-4f6a-8a57-2b8e6d90f1aa',
	'import-history',
];

/** Whether the address of a page, a path or the ID that n8n puts in its place, can be read here. */
export function isPublished(address: string): boolean {
	const plain = address.trim().replaceAll(/^\/+|\/+$/g, '');
	return PUBLISHED_ADDRESSES.includes(plain.toLowerCase());
}
