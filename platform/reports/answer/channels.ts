import type { Row } from '../cells';
import type { Step } from '../table';
import { mapRows } from './rows';

// docs/platform.md, Generic file import, names what costs; free traffic is called as marketing people do.
const NAMES: Readonly<Record<string, string>> = {
	ADVERTISING: 'Display',
	AFFILIATION: 'Affiliation',
	GENERIC: 'Generic',
	MAILING: 'Emailing',
	NATURAL: 'Direct access',
	OFFLINE: 'Offline',
	PARTNER: 'Partners',
	REFERER: 'Referring sites',
	SEARCHENGINE: 'Organic search',
	SOCIAL: 'Social',
	SPONSOREDLINK: 'Paid search',
	TRUSTEDFEED: 'Comparison engine',
};

/** Writes channels as the screens of the platform name them; codes that are not known stay. */
export const nameChannels: Step = (table) => {
	const columns = table.columns.filter(({ field }) => field === 'media_key');
	if (columns.length === 0) return table;
	return mapRows(table, (row) => {
		const named: Row = { ...row };
		for (const { name } of columns) named[name] = channelName(row[name] ?? null);
		return named;
	});
};

/** A channel as the screens of the platform name it; a code that is not known stays. */
export function channelName(code: Row[string]): Row[string] {
	if (typeof code !== 'string' || !Object.hasOwn(NAMES, code)) return code ?? null;
	return NAMES[code] ?? code;
}
