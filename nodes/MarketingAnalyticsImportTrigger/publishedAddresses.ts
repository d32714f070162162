/**
 * Addresses that are public because they stand in this repository: in workflow templates, forms and
 * documentation. A test finds every further one.
 */
const PUBLISHED_ADDRESSES: readonly string[] = [
	'7d2f6b1a-3c58-4e90-a6d4-0b9e8c7f5a21',
	'c41b7e52-9d03-4f6a-8a57-2b8e6d90f1aa',
	'import-history',
];

/** Whether the path or webhook ID of a page is public. */
export function isPublished(address: string): boolean {
	const plain = address.trim().replaceAll(/^\/+|\/+$/g, '');
	return PUBLISHED_ADDRESSES.includes(plain.toLowerCase());
}
