import type { Column } from '../../../platform/reports/types';
import type { Parameters } from '../form/parameters';
import { readOption } from '../form/settings';
import type { EnteredColumn } from './columns';
import { columnNames } from './options';

/** What columns are called. */
export interface ColumnNaming {
	readonly from: 'labels' | 'lists' | 'fields';
	/** Nodes that were made before lists had names call a column without a label by its field. */
	readonly knowsLists: boolean;
}

const KNOWS_LISTS = 1.1;

/** Reads what the columns of an item are called. @throws InvalidInput */
export function namingOf(context: Parameters, item: number): ColumnNaming {
	const { typeVersion = KNOWS_LISTS } = context.getNode?.() ?? {};
	return {
		from: readOption(context, columnNames, item),
		knowsLists: typeVersion >= KNOWS_LISTS,
	};
}

/** Gives columns their names. */
export function namedAs({ from, knowsLists }: ColumnNaming) {
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
