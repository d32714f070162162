import type { INodeProperties } from 'n8n-workflow';

/** The fields of an operation that its catalogue row cannot describe. */
export interface Form {
	readonly fields: readonly INodeProperties[];
	readonly options?: readonly INodeProperties[];
}
