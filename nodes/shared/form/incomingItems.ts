import type { INodeProperties } from 'n8n-workflow';

import type { JsonRecord } from '../../../platform/base/json/json';
import { isRecord, listOf } from '../../../platform/base/json/json';
import type { EditorForm } from './parameters';

// 50 items show what the columns hold, and are small enough to be sent with each request for a list.
const INCOMING = '={{ $input.all().slice(0, 50).map((item) => item.json) }}';

/** A hidden field with the first incoming items, which the editor sends when it asks for a list. */
export const incomingItems: INodeProperties = {
	displayName: 'Incoming Items',
	name: 'incomingItems',
	type: 'hidden',
	default: INCOMING,
};

/** Reads the first incoming items; none until the nodes before this one were run in the editor. */
export function readIncomingItems(context: EditorForm): JsonRecord[] {
	return listOf(context.getCurrentNodeParameter(incomingItems.name)).filter(isRecord);
}
