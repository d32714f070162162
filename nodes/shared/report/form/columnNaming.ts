import type { Column } from '../../../../platform/reports/types';
import type { Parameters } from '../../form/parameters';
import { readOption } from '../../form/settings';
import type { ColumnInput } from './columnRows';
import { warehouseTableSetting } from './database';
import type { Labels } from './labels';
import { channelNames, columnNames } from './rowFormat';

/** What columns are called. */
export interface ColumnNaming {
	readonly from: 'labels' | 'lists' | 'fields';
	/** Whether channels are named as on the platform's screens. */
	readonly namesChannels: boolean;
}

/** Reads how the columns of an item are named. @throws InvalidInput */
export function namingOf(context: Parameters, item: number): ColumnNaming {
	const isKept = readOption(context, warehouseTableSetting, item);
	const from = isKept ? 'fields' : readOption(context, columnNames, item);
	// Field names are for databases, which want what never changes.
	const namesChannels = readOption(context, channelNames, item) ?? from !== 'fields';
	return { from, namesChannels };
}

/** Gives columns their names. */
export function columnNamingOf(from: ColumnNaming['from'], labels: Labels) {
	return <C extends ColumnInput>({ listed, ...column }: C): Omit<C, 'listed'> & Column => {
		const label = from === 'labels' ? labels.get(column.field) : undefined;
		const name = (from !== 'fields' && (label || listed)) || column.field;
		return { ...column, name };
	};
}
