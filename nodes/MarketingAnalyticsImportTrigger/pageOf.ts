import type { IWebhookFunctions } from 'n8n-workflow';

/** What identifies a page. */
export type PageContext = Pick<IWebhookFunctions, 'getNode' | 'getWorkflow'>;

/** The key of a page among all pages of this n8n. */
export function pageOf(context: PageContext): string {
	return `${context.getWorkflow().id} ${context.getNode().id}`;
}
