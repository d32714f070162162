/** Whether a parameter, as the workflow stores it, is an expression, which n8n calculates for each item. */
export function isExpression(stored: unknown): boolean {
	return typeof stored === 'string' && stored.startsWith('=');
}
