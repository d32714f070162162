import type { INodeTypeDescription } from 'n8n-workflow';

/** A node description for n8n 2. The types are those of n8n 1, which ignores unknown members. */
export interface NodeDescription extends INodeTypeDescription {
	/** The hint for n8n's assistant when it searches for nodes. */
	readonly builderHint?: { readonly searchHint: string };
	/**
	 * Members of items with secrets, which n8n masks on screen. Following nodes still receive them.
	 */
	readonly sensitiveOutputFields?: string[];
}
