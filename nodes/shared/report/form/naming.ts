import type { Column } from '../../../../platform/reports/types';
import type { Parameters } from '../../form/parameters';
import { readOption } from '../../form/settings';
import type { EnteredColumn } from './columnRows';
import { forDatabase } from './database';
import { channelNames, columnNames } from './options';

/** What columns are called. */
export interface ColumnNaming {
	readonly from: 'labels' | 'lists' | 'fields';
	/** Whether channels are named as on the platform's screens. */
	readonly namesChannels: boolean;
}

/** Reads what the columns of an item are called. @throws InvalidInput */
export function namingOf(context: Parameters, item: number): ColumnNaming {
	const isKept = readOption(context, forDatabase, item);
	const from = isKept ? 'fields' : readOption(context, columnNames, item);
	// Field names are for databases, which want what never changes.
	const namesChannels = readOption(context, channelNames, item) ?? from !== 'fields';
	return { from, namesChannels };
}

/** Gives columns their names. */
export function namedAs(from: ColumnNaming['from']) {
	return <C extends EnteredColumn>({ label, listed, ...column }: C) => ({
		...column,
		name: nameOf({ label, listed, field: column.field }, from),
	});
}

function nameOf(
	{ label, listed, field }: EnteredColumn,
	from: ColumnNaming['from'],
): Column['name'] {
	if (from === 'fields') return field;
	return (from === 'labels' && label) || listed || field;
}
