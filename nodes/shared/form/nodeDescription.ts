import type { INodeTypeDescription } from 'n8n-workflow';

/** A node as n8n 2 reads it. The types are those of n8n 1, which passes over what it does not know. */
export interface NodeDescription extends INodeTypeDescription {
	/** What n8n's own assistant is told of the node when it looks for one. */
	readonly builderHint?: { readonly searchHint: string };
	/** Members of items that hold secrets, which n8n is to show nobody. The nodes that come next get them all the same. */
	readonly sensitiveOutputFields?: string[];
}
