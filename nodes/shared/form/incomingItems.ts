import type { INodeProperties } from 'n8n-workflow';

import type { JsonRecord } from '../../../platform/base/json/json';
import { isRecord, listOf } from '../../../platform/base/json/json';
import type { EditorForm } from './parameters';

// Enough to show what columns hold, and little enough to be sent with each list.
const INCOMING = '={{ $input.all().slice(0, 50).map((item) => item.json) }}';

/** The first of the incoming items, which the editor sends along when it asks for a list. */
export const incomingItems: INodeProperties = {
	displayName: 'Incoming Items',
	name: 'incomingItems',
	type: 'hidden',
	default: INCOMING,
};

/** The first of the incoming items, as the editor knows them after a test run of the nodes before. */
export function readIncomingItems(context: EditorForm): JsonRecord[] {
	return listOf(context.getCurrentNodeParameter(incomingItems.name)).filter(isRecord);
}
