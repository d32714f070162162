/** The name of a click as it is stored: without a leading `https:/`, then a leading `/` (api.md, Events). */
export function cleanClick(name: string): string {
	return name.replace(/^https:\//, '').replace(/^\//, '');
}
