import type { AlertState } from '../../../platform/alerts/alertState';
import { pollSites } from '../../../platform/alerts/sites/pollSites';
import type { SitesPoll } from '../../../platform/alerts/sites/pollSites';
import { collectAlerts, readSitesState } from '../../../platform/alerts/sites/sitesState';
import { Fault } from '../../../platform/http/errors/fault';
import { InvalidInput } from '../../../platform/base/invalidInput';

const NOW = Date.parse('2026-11-20T09:00Z');
const HOUR = 3_600_000;
const state = (pending: number, through = '2026-11-19'): AlertState => ({
	reports: {
		...{ schedule: 'x', slot: NOW },
		pending: Array.from({ length: pending }, (_, id) => ({
			...{ id: String(id), site: 's', slot: NOW, submittedAt: NOW },
		})),
	},
	...{ through, alerts: [] },
});
const ok = (after: AlertState, news?: string) => ({
	...{ state: after, errors: [], isSettled: false },
	...(news === undefined ? {} : { news }),
});
const failing = (message: string) => ({
	...{ state: state(0), isSettled: true },
	errors: [new InvalidInput('Site', message, 'x')],
});
const listed = (names: readonly string[], hasMoreSites = false) => ({ names, hasMoreSites });
const sources = (names: readonly string[], results: Readonly<Record<string, () => object>>) => ({
	list: () => Promise.resolve(listed(names)),
	pollSite: async (site: string) => {
		const found = results[site]?.() ?? ok(state(0));
		return await Promise.resolve(found as ReturnType<typeof ok>);
	},
});
const stored = ({ sites, listedAt, hasMoreSites }: SitesPoll<string>) =>
	readSitesState(
		JSON.parse(JSON.stringify({ sites, listedAt, hasMoreSites, collected: [] })),
		() => undefined,
		NOW,
	);

describe('a poll of several sites', () => {
	it('polls each with a state of its own, and remembers it', async () => {
		const seen: Array<[string, string | undefined]> = [];
		const source = {
			list: () => Promise.resolve(listed(['a', 'b'])),
			pollSite: async (site: string, before: AlertState | undefined) => {
				seen.push([site, before?.through]);
				return await Promise.resolve(
					ok(state(0, site === 'a' ? '2026-11-18' : '2026-11-19'), site),
				);
			},
		};
		const first = await pollSites<string>(undefined, source, NOW);
		expect(first.news).toMatchObject([
			{ site: 'a', news: 'a' },
			{ site: 'b', news: 'b' },
		]);
		await pollSites<string>(stored(first), source, NOW);
		expect(seen).toEqual([
			['a', undefined],
			['b', undefined],
			['a', '2026-11-18'],
			['b', '2026-11-19'],
		]);
	});

	it('keeps a site that is missing from a part of the list, and drops it once the list is whole', async () => {
		const source = (names: readonly string[], hasMoreSites: boolean) => ({
			...sources(names, {}),
			list: () => Promise.resolve(listed(names, hasMoreSites)),
		});
		const namesIn = ({ sites, hasMoreSites }: SitesPoll<string>) => [
			sites.map(({ site }) => site),
			hasMoreSites,
		];
		const first = await pollSites<string>(undefined, source(['a', 'b'], false), NOW - 4 * HOUR);
		const part = await pollSites<string>(stored(first), source(['b', 'c'], true), NOW - 2 * HOUR);
		expect(namesIn(part)).toEqual([['b', 'c', 'a'], true]);
		const soon = await pollSites<string>(stored(part), source([], false), NOW - 2 * HOUR);
		expect(namesIn(soon)).toEqual([['b', 'c', 'a'], true]);
		const whole = await pollSites<string>(stored(soon), source(['b'], false), NOW);
		expect(namesIn(whole)).toEqual([['b'], false]);
	});

	it('reports a site that fails once, in its place, until a report of it was read', async () => {
		let answer: () => object = () => failing('The report of b failed');
		const source = sources(['a', 'b', 'c'], {
			c: () => ok(state(0), 'news of c'),
			b: () => answer(),
		});
		const first = await pollSites<string>(undefined, source, NOW);
		expect(first.news).toMatchObject([
			{ site: 'b', failure: 'The report of b failed' },
			{ site: 'c', news: 'news of c' },
		]);
		expect(first.errors).toEqual([]);
		const second = await pollSites<string>(stored(first), source, NOW);
		expect(second.news).toMatchObject([{ site: 'c' }]);
		answer = () => ok(state(1));
		const third = await pollSites<string>(stored(second), source, NOW);
		answer = () => failing('The report of b failed');
		const fourth = await pollSites<string>(stored(third), source, NOW);
		expect(fourth.news).toMatchObject([{ site: 'c' }]);
		answer = () => ok(state(0));
		const read = await pollSites<string>(stored(third), source, NOW);
		answer = () => failing('The report of b failed');
		const again = await pollSites<string>(stored(read), source, NOW);
		expect(again.news).toMatchObject([{ site: 'b' }, { site: 'c' }]);
	});

	it('fails as one trigger does if no site can be checked', async () => {
		const broken = () => failing('The token is wrong');
		const polled = await pollSites<string>(
			undefined,
			sources(['a', 'b'], { a: broken, b: broken }),
			NOW,
		);
		expect(polled.news).toEqual([]);
		expect(polled.errors).toHaveLength(1);
		expect(polled.sites.every(({ failure }) => failure === undefined)).toBe(true);
	});

	it('waits for an outage of one site, and polls the others', async () => {
		const down = () => {
			throw new Fault('unavailable', { what: 'the report', status: 503 });
		};
		const source = sources(['a', 'b'], { a: down, b: () => ok(state(0), 'news') });
		const polled = await pollSites<string>(undefined, source, NOW);
		expect(polled.trouble?.kind).toBe('unavailable');
		expect(polled.news).toMatchObject([{ site: 'b', news: 'news' }]);
		expect(polled.sites.map(({ site }) => site)).toEqual(['a', 'b']);
	});

	it('lists the sites once an hour, and goes on with those it knows if they cannot be listed', async () => {
		let requests = 0;
		const source = {
			...sources([], {}),
			list: async () => {
				requests += 1;
				return requests === 1
					? await Promise.resolve(listed(['a']))
					: await Promise.reject(new Error('down'));
			},
		};
		const first = await pollSites<string>(undefined, source, NOW);
		await pollSites<string>(first, source, NOW + HOUR / 2);
		expect(requests).toBe(1);
		const later = await pollSites<string>(first, source, NOW + HOUR);
		expect([requests, later.sites.map(({ site }) => site)]).toEqual([2, ['a']]);
		await expect(pollSites<string>(undefined, source, NOW)).rejects.toThrow('down');
	});

	it('is complete when no report of any site is pending', async () => {
		const polled = async (pending: number) =>
			await pollSites<string>(undefined, sources(['a', 'b'], { b: () => ok(state(pending)) }), NOW);
		expect((await polled(1)).isComplete).toBe(false);
		expect((await polled(0)).isComplete).toBe(true);
	});
});

describe('alerts that are collected for a digest', () => {
	const HOUR = 3_600_000;

	it('are due when all sites were checked, or two hours after the first', () => {
		const first = collectAlerts<string>(undefined, ['a'], false, 1_000);
		expect(first).toEqual({ due: [], collected: ['a'], collectedAt: 1_000 });
		const second = collectAlerts(first, ['b'], false, HOUR);
		expect(second).toEqual({ due: [], collected: ['a', 'b'], collectedAt: 1_000 });
		expect(collectAlerts(second, [], true, HOUR)).toEqual({ due: ['a', 'b'], collected: [] });
		expect(collectAlerts(second, [], false, 1_000 + 2 * HOUR).due).toEqual(['a', 'b']);
		expect(collectAlerts(second, [], false, 999 + 2 * HOUR).due).toEqual([]);
		expect(collectAlerts<string>(undefined, [], true, HOUR)).toEqual({ due: [], collected: [] });
	});
});
