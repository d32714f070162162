import type { INodeProperties } from 'n8n-workflow';

/** What an operation asks for that its catalogue row cannot say. */
export interface Form {
	readonly fields: readonly INodeProperties[];
	readonly options?: readonly INodeProperties[];
}
