import { channelName } from '../../base/names/channels';
import type { Row } from '../table/tableCell';
import type { TableStep } from '../table/reportTable';
import { mapRows } from './mapRows';

/** Labels channels in a language; unknown codes stay. */
export function nameChannels(language: string | undefined): TableStep {
	return (table) => {
		const columns = table.columns.filter(({ field }) => field === 'media_key');
		if (columns.length === 0) return table;
		return mapRows(table, (row) => {
			const named: Row = { ...row };
			for (const { name } of columns) {
				const code = row[name] ?? null;
				named[name] = typeof code === 'string' ? channelName(code, language) : code;
			}
			return named;
		});
	};
}
