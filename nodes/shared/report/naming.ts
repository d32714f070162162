import type { Column } from '../../../platform/reports/types';
import type { Parameters } from '../form/parameters';
import { readOption } from '../form/settings';
import type { EnteredColumn } from './columns';
import { forDatabase } from './database';
import { channelNames, columnNames } from './options';

/** What columns are called. */
export interface ColumnNaming {
	readonly from: 'labels' | 'lists' | 'fields';
	/** Nodes that were made before lists had names call a column without a label by its field. */
	readonly knowsLists: boolean;
	/** Whether channels are named as on the platform's screens. */
	readonly namesChannels: boolean;
}

const KNOWS_LISTS = 1.1;

/** Reads what the columns of an item are called. @throws InvalidInput */
export function namingOf(context: Parameters, item: number): ColumnNaming {
	const { typeVersion = KNOWS_LISTS } = context.getNode?.() ?? {};
	const isKept = readOption(context, forDatabase, item);
	const from = isKept ? 'fields' : readOption(context, columnNames, item);
	const knowsLists = typeVersion >= KNOWS_LISTS;
	// What was saved with codes keeps them, and field names are for databases, which do not change.
	const namesChannels =
		readOption(context, channelNames, item) ?? (knowsLists && from !== 'fields');
	return { from, knowsLists, namesChannels };
}

/** Gives columns their names. */
export function namedAs({ from, knowsLists }: Pick<ColumnNaming, 'from' | 'knowsLists'>) {
	return <C extends EnteredColumn>({ label, listed, ...column }: C) => ({
		...column,
		name: nameOf({ label, listed, field: column.field }, from, knowsLists),
	});
}

function nameOf(
	{ label, listed, field }: EnteredColumn,
	from: ColumnNaming['from'],
	knowsLists: boolean,
): Column['name'] {
	if (from === 'fields') return field;
	if (from === 'lists') return listed || field;
	return label || (knowsLists && listed) || field;
}
