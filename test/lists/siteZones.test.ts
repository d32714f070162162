import { readAddress } from '../../platform/http/connection/baseAddress';
import type { Connection } from '../../platform/http/connection/connection';
import { zonesOfSites } from '../../platform/lists/siteZones';
import { Origin } from '../engine/client/origin';
import { platformAt, throughAxios } from '../http/wire/throughAxios';

const HOUR_MS = 3_600_000;
const SITE = 'shop-eu';

let zone: string;
let status: number;
let requests: string[];
let origin: Origin;
let lastToken = 0;

beforeEach(async () => {
	[zone, status, requests] = ['Europe/Paris', 200, []];
	origin = await Origin.start((response, { headers }) => {
		requests.push(String(headers.authorization));
		const columns = ['website_name', 'website_tzone'].map((name) => ({ name }));
		const reply = { error: false, data: { fields: columns, rows: [[SITE, zone]] } };
		response.writeHead(status, { 'content-type': 'application/json' });
		response.end(JSON.stringify(reply));
	});
});
afterEach(async () => await origin.stop());

/** The platform with a token that no other test has. */
function withToken(
	token = `token-${(lastToken += 1)}`,
	more: Partial<Connection> = {},
): Connection {
	const once = { attempts: 1, totalMs: 60_000, idleMs: 60_000 };
	const transmit = throughAxios(token);
	return platformAt(origin.url, { transmit, secrets: [token], retryPolicy: once, ...more });
}

const zoneFor = async (platform: Connection) => (await zonesOfSites(platform)).get(SITE);

/** Sets the clock of this process forward, or back. */
function pass(ms: number): void {
	const now = Date.now() + ms;
	jest.spyOn(Date, 'now').mockReturnValue(now);
}

describe('the time zones of the sites', () => {
	it('are requested once an hour, however many executions need them', async () => {
		const platform = withToken();
		for (let count = 0; count < 20; count++) expect(await zoneFor(platform)).toBe('Europe/Paris');
		pass(HOUR_MS - 1_000);
		expect(await zoneFor({ ...platform })).toBe('Europe/Paris');
		expect(requests).toHaveLength(1);
	});

	it('are requested once by 300 triggers that poll at the same time', async () => {
		const platform = withToken();
		const zones = await Promise.all(Array.from({ length: 300 }, () => zoneFor(platform)));
		expect(new Set(zones)).toEqual(new Set(['Europe/Paris']));
		expect(requests).toHaveLength(1);
	});

	it('are the new ones an hour after they were changed', async () => {
		const platform = withToken();
		expect(await zoneFor(platform)).toBe('Europe/Paris');
		zone = 'America/New_York';
		expect(await zoneFor(platform)).toBe('Europe/Paris');
		pass(HOUR_MS);
		expect(await zoneFor(platform)).toBe('America/New_York');
		expect(requests).toHaveLength(2);
	});

	it('are requested anew when the clock was set back', async () => {
		const platform = withToken();
		await zoneFor(platform);
		pass(-1_000);
		await zoneFor(platform);
		expect(requests).toHaveLength(2);
	});

	it('are never those of another token', async () => {
		const [one, other] = [withToken(), withToken()];
		await zoneFor(one);
		zone = 'Asia/Tokyo';
		expect([await zoneFor(one), await zoneFor(other)]).toEqual(['Europe/Paris', 'Asia/Tokyo']);
		expect(new Set(requests).size).toBe(2);
	});

	it('are never those of another platform with the same token', async () => {
		const here = withToken();
		const port = new URL(origin.url).port;
		const there = { ...here, address: readAddress(`http://localhost:${port}`, false) };
		await zoneFor(here);
		zone = 'Asia/Tokyo';
		expect([await zoneFor(here), await zoneFor(there)]).toEqual(['Europe/Paris', 'Asia/Tokyo']);
	});

	it('are requested again after a refusal, which is not remembered', async () => {
		const platform = withToken();
		status = 500;
		expect(await zoneFor(platform)).toBeUndefined();
		status = 200;
		expect(await zoneFor(platform)).toBe('Europe/Paris');
	});

	it('are requested by an execution whose predecessor was cancelled meanwhile', async () => {
		const token = `token-${(lastToken += 1)}`;
		const cancelled = new AbortController();
		const first = zoneFor(withToken(token, { signal: cancelled.signal }));
		const second = zoneFor(withToken(token));
		cancelled.abort();
		expect([await first, await second]).toEqual([undefined, 'Europe/Paris']);
	});

	it('are not awaited any longer by an execution that is cancelled while another one loads them', async () => {
		const token = `token-${(lastToken += 1)}`;
		await origin.stop();
		origin = await Origin.start((response) => void requests.push(String(response.statusCode)));
		const ends = new AbortController();
		const cancelled = new AbortController();
		const first = zoneFor(withToken(token, { signal: ends.signal }));
		const second = zoneFor(withToken(token, { signal: cancelled.signal }));
		cancelled.abort();
		expect(await second).toBeUndefined();
		ends.abort();
		expect(await first).toBeUndefined();
	});
});
