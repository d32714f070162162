import { IANAZone } from 'luxon';

import type { Connection } from '../http/connection/connection';
import { digestOf } from '../http/connection/signature';
import { pause } from '../http/pause';
import { readRecords } from '../http/reply/readRecords';
import { requestJson } from '../http/request';
import { settle } from '../base/async/settle';
import { textOf } from '../base/json/json';
import { HOUR_MS } from '../base/dates/durations';

/** The time zones of sites, by site name. */
type Zones = ReadonlyMap<string, string>;

/** The zones that a credential was given, and when, in Unix milliseconds. */
interface KnownZones {
	readonly zones: Zones;
	readonly at: number;
}

// A site hardly ever changes its time zone; whoever changes it sees the effect within the hour.
const KNOWN_FOR_MS = HOUR_MS;
// A request of another execution may be slow, or end with that execution.
const LONGEST_WAIT_MS = 10_000;

/** The zones that this process knows, by platform and credential. */
const known = new Map<string, KnownZones>();
/** Requests that have no answer yet, by platform and credential. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * The time zones of the sites that the token may access, by site name (docs/platform.md, Account;
 * observed: `website_tzone`). Empty if the platform does not return them.
 *
 * All executions and triggers of this process that use the same credential share the answer for an
 * hour, because most of them need the list for nothing else.
 */
export async function zonesOfSites(platform: Connection): Promise<Zones> {
	const key = keyOf(platform);
	const others = underWay.get(key);
	if (others && !knownZones(key)) await firstOf(others, platform.signal);
	const zones = knownZones(key);
	if (zones) return zones;
	const request = settle(requestZones(platform));
	underWay.set(key, request);
	const reply = await request;
	if (underWay.get(key) === request) underWay.delete(key);
	// A failed request is not remembered: the next execution sends another one.
	if ('error' in reply) return new Map();
	forgetOld();
	known.set(key, { zones: reply.value, at: Date.now() });
	return reply.value;
}

/**
 * The time zone of a site: the one that the platform reports, else that of its data center, else
 * another one, such as that of the workflow.
 */
export async function zoneOfSite(
	platform: Connection,
	site: string,
	other: string,
	zones: Promise<Zones> = zonesOfSites(platform),
): Promise<string> {
	return (await zones).get(site) ?? zoneOfDataCentre(platform.address.root) ?? other;
}

async function requestZones(platform: Connection): Promise<Zones> {
	const reply = await requestJson(platform, {
		method: 'GET',
		path: '/er/account/getallowedwebsite.json',
		what: 'the time zone of the site',
	});
	return new Map(
		readRecords(reply).flatMap(({ website_name: site, website_tzone: tzone }) => {
			const [name, zone] = [textOf(site), textOf(tzone)?.trim() ?? ''];
			return name !== undefined && IANAZone.isValidZone(zone) ? [[name, zone] as const] : [];
		}),
	);
}

/** Another token may access other sites, even on the same platform. Tokens are kept as hashes only. */
function keyOf({ address, secrets }: Connection): string {
	const text = JSON.stringify([address.root, ...secrets]);
	return digestOf(text);
}

function knownZones(key: string): Zones | undefined {
	const found = known.get(key);
	return found && isCurrent(found) ? found.zones : undefined;
}

/** A moment in the future is one before the clock was set back. */
function isCurrent({ at }: KnownZones): boolean {
	const age = Date.now() - at;
	return age >= 0 && age < KNOWN_FOR_MS;
}

function forgetOld(): void {
	for (const [key, one] of known) if (!isCurrent(one)) known.delete(key);
}

async function firstOf(work: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
	const over = new AbortController();
	const ends = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
	await Promise.race([work, pause(LONGEST_WAIT_MS, ends)]);
	over.abort();
}

// Observed practice: the end of the host name identifies the data center, whose time zone applies
// to reports.
const DATA_CENTRES: ReadonlyArray<readonly [ending: RegExp, zone: string]> = [
	[/\.eulerian\.(com|fr)$/i, 'Europe/Paris'],
	[/\.eulerian\.ca$/i, 'America/Montreal'],
];

/** The time zone of the data center at an address, if it is known. */
function zoneOfDataCentre(address: string): string | undefined {
	const { hostname } = new URL(address);
	return DATA_CENTRES.find(([ending]) => ending.test(hostname))?.[1];
}
