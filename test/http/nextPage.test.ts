import type { Connection } from '../../platform/http/connection/connection';
import { listChoices } from '../../platform/http/choices';
import { readList, readOnePage } from '../../platform/http/reply/paging';
import type { Answer } from '../engine/client/origin';
import { Origin, sending } from '../engine/client/origin';
import { platformAt } from './door/platformAt';

const call = { method: 'GET', path: '/list.json', what: 'the list' } as const;

type Leads = (path: string, page: number, host: string | undefined) => object | string;

/** A platform with three pages of two entries each, which say so where the next one is. */
function linked(leads: Leads, last = 3): Answer {
	return (response, { path, headers: { host } }) => {
		const { searchParams, pathname } = new URL(path, 'http://x');
		const page = Number(searchParams.get('page') ?? 1);
		const data = [{ id: 2 * page - 1 }, { id: 2 * page }];
		const sign = page < last ? leads(pathname, page + 1, host) : {};
		if (typeof sign === 'string') response.setHeader('link', sign);
		response.end(JSON.stringify({ data, ...(typeof sign === 'string' ? {} : sign) }));
	};
}

const SIX = [1, 2, 3, 4, 5, 6].map((id) => ({ id }));

const WAYS: ReadonlyArray<[string, Leads]> = [
	[
		'a link with its host',
		(path, page, host) => `<http://${host}${path}?page=${page}>; rel="next"`,
	],
	[
		'a link without',
		(path, page) => `<${path}?page=1>; rel=prev, <${path}?page=${page}>; rel=next`,
	],
	['a member', (path, page) => ({ next: `${path}?page=${page}` })],
	['a member without its path', (_, page) => ({ nextPageUrl: `?page=${page}` })],
	['links', (path, page) => ({ links: { next: `${path}?page=${page}` } })],
	[
		'links with addresses',
		(path, page) => ({ _links: { next: { href: `${path}?page=${page}` } } }),
	],
	['paging', (path, page) => ({ paging: { next: `${path}?page=${page}`, cursors: {} } })],
	['a cursor that is an address', (path, page) => ({ nextCursor: `${path}?page=${page}` })],
];

test.each(WAYS)('a list whose next page is named by %s is read to its end', async (_, leads) => {
	const { platform, origin } = await platformAt(linked(leads));
	const list = await readOnePage(platform, call);
	expect([list.records, list.cut]).toEqual([SIX, undefined]);
	expect(list.replies).toHaveLength(3);
	expect(origin.arrivals.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
	const paged = await platformAt(linked(leads));
	const whole = await readList(paged.platform, call, undefined);
	expect([whole.records, whole.cut]).toEqual([SIX, undefined]);
	expect((await readList(paged.platform, call, 3)).records).toEqual(SIX.slice(0, 3));
});

test.each<[string, Leads]>([
	['of another path', (_, page) => ({ next: `/ea/v2/other.json?page=${page}` })],
	['of a folder above', (_, page) => ({ next: `../../reset.json?page=${page}` })],
	['by another scheme', (path, page, host) => ({ next: `https://${host}${path}?page=${page}` })],
	[
		'with a name and a password',
		(path, page, host) => ({ next: `http://a:b@${host}${path}?page=${page}` }),
	],
	['that is this one', (path) => ({ next: `${path}?page=1`, page: 'x' })],
	['that is a token', () => ({ nextPageToken: 'abc/def==' })],
	['that is no address', () => ({ next: 'http://[' })],
	['that is a place on this page', () => ({ next: '#2' })],
])('a next page %s is not requested, and the list is reported as incomplete', async (_, leads) => {
	const { platform, origin } = await platformAt(linked(leads));
	const list = await readOnePage(platform, { ...call, query: { page: '1' } });
	expect(list).toMatchObject({ records: SIX.slice(0, 2), cut: 'partial' });
	expect(origin.arrivals).toHaveLength(1);
});

test('a next page on another host never gets a request, and so no token', async () => {
	const other = await Origin.start(sending('{"data":[]}'));
	try {
		for (const leads of [
			(path: string) => ({ next: `${other.url}${path}?page=2` }),
			(path: string) => `<${other.url}${path}?page=2>; rel="next"`,
			(path: string) => ({ next: `//${other.host}${path}?page=2` }),
			(path: string) => ({ next: `\\\\${other.host}${path}?page=2` }),
		]) {
			const { platform } = await platformAt(linked(leads));
			expect(await readOnePage(platform, call)).toMatchObject({ cut: 'partial' });
			expect(await readList(platform, call, 2)).toMatchObject({ records: SIX.slice(0, 2) });
		}
		expect(other.arrivals).toEqual([]);
	} finally {
		await other.stop();
	}
});

test('pages that lead back to one that was read end the list as a part', async () => {
	const around: Leads = (path, page) => ({ next: `${path}?page=${page > 2 ? 1 : page}` });
	const { platform, origin } = await platformAt(linked(around, 9));
	const list = await readOnePage(platform, { ...call, query: { page: '1' } });
	expect(list).toMatchObject({ records: SIX.slice(0, 4), cut: 'partial' });
	expect(origin.arrivals).toHaveLength(2);
});

test('requests end if the platform sends the same page under every address', async () => {
	const same: Answer = (response, { path }) => {
		const page = Number(new URL(path, 'http://x').searchParams.get('page') ?? 1);
		response.end(JSON.stringify({ data: SIX, next: `/ea/v2/list.json?page=${page + 1}` }));
	};
	const readAll = async (platform: Connection) => await readList(platform, call, undefined);
	const readOne = async (platform: Connection) => await readOnePage(platform, call);
	for (const read of [readOne, readAll]) {
		const { platform, origin } = await platformAt(same);
		expect(await read(platform)).toMatchObject({ records: SIX, cut: 'partial' });
		expect(origin.arrivals).toHaveLength(2);
	}
});

test('a next page that the platform does not know leaves a part, and an outage is an error', async () => {
	const failing =
		(status: number): Answer =>
		(response, arrival) => {
			if (arrival.path.includes('page=2')) response.writeHead(status).end();
			else linked((path, page) => ({ next: `${path}?page=${page}` }))(response, arrival);
		};
	const gone = await platformAt(failing(404));
	expect(await readOnePage(gone.platform, call)).toMatchObject({
		records: SIX.slice(0, 2),
		cut: 'partial',
	});
	const away = await platformAt(failing(503));
	await expect(readOnePage(away.platform, call)).rejects.toMatchObject({ kind: 'unavailable' });
});

test('what changes something is sent once, whatever its reply names', async () => {
	const leads: Leads = (path, page) => ({ next: `${path}?page=${page}` });
	const { platform, origin } = await platformAt(linked(leads));
	await readOnePage(platform, { ...call, idempotent: false });
	await readOnePage(platform, { ...call, method: 'POST' });
	expect(origin.arrivals.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

describe('a list to choose from', () => {
	const columns = { values: ['id'], labels: ['name'] };
	const get = { path: '/list.json', what: 'the list' };

	async function choicesOf(leads: Leads) {
		const parts: string[] = [];
		const reportPart = (what: string, entries: number) => void parts.push(`${entries} of ${what}`);
		const { platform } = await platformAt(linked(leads), { reportPart });
		return { choices: await listChoices(platform, columns, get), parts };
	}

	test('has the entries of all its pages', async () => {
		const { choices, parts } = await choicesOf((path, page) => ({ next: `${path}?page=${page}` }));
		expect(choices).toHaveLength(6);
		expect(parts).toEqual([]);
	});

	test('reports that it is a part if its reply says so without naming the next page', async () => {
		const { choices, parts } = await choicesOf(() => ({ hasMore: true }));
		expect(choices).toHaveLength(2);
		expect(parts).toEqual(['2 of the list']);
	});
});
