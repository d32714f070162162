/**
 * The name of an event or of its click as it is stored: without a leading `https:/`, then without a
 * leading `/` (docs/platform.md, Third-party analytics provider connector: Events).
 */
export function cleanName(name: string): string {
	return name.replace(/^https:\//, '').replace(/^\//, '');
}
