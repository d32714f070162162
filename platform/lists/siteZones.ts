import { IANAZone } from 'luxon';

import type { Connection } from '../http/connection/connection';
import { readRecords } from '../http/reply/readRecords';
import { requestJson } from '../http/request';
import { settle } from '../base/async/settle';
import { textOf } from '../base/json/json';

/**
 * The time zones of the sites that the token may access, by site name (docs/platform.md, Account;
 * observed: `website_tzone`). Empty if the platform does not return them.
 */
export async function zonesOfSites(platform: Connection): Promise<ReadonlyMap<string, string>> {
	const reply = await settle(
		requestJson(platform, {
			method: 'GET',
			path: '/er/account/getallowedwebsite.json',
			what: 'the time zone of the site',
		}),
	);
	if ('error' in reply) return new Map();
	return new Map(
		readRecords(reply.value).flatMap(({ website_name: site, website_tzone: tzone }) => {
			const [name, zone] = [textOf(site), textOf(tzone)?.trim() ?? ''];
			return name !== undefined && IANAZone.isValidZone(zone) ? [[name, zone] as const] : [];
		}),
	);
}

// Observed practice: the end of the host name identifies the data centre, whose time zone applies
// to reports.
const DATA_CENTRES: ReadonlyArray<readonly [ending: RegExp, zone: string]> = [
	[/\.eulerian\.(com|fr)$/i, 'Europe/Paris'],
	[/\.eulerian\.ca$/i, 'America/Montreal'],
];

/** The time zone of the data centre at an address, if it is known. */
export function zoneOfDataCentre(address: string): string | undefined {
	const { hostname } = new URL(address);
	return DATA_CENTRES.find(([ending]) => ending.test(hostname))?.[1];
}
