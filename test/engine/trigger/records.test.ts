import type { INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { locator } from '../../../harness/workflows';
import { clock, followsCalmly, MINUTE, passes, records, sentencesOf, Watch } from './scene';

const GROUPS = {
	sale: 'order',
	estimate: 'estimate',
	goal: 'actionlog',
	internalSearch: 'isenginerequest',
	outboundClick: 'tpopedataclick',
	shoppingCart: 'scart',
	thirdPartySale: 'tporder',
} as const;
const kinds = ['sale', 'estimate', 'goal', 'internalSearch', 'outboundClick'] as const;
const others = ['shoppingCart', 'thirdPartySale'] as const;
const PERSONAL = /email|userid|buyerid|_ip$|^ip$/;
const parameter = [{ name: 'with-email', value: '1' }];

/** The settings of sale searches, by subject. */
const settings: Record<string, INodeParameters> = {
	regular: {},
	today: { options: { lookBack: 0 } },
	month: { options: { lookBack: 28 } },
	more: { options: { columns: ['cgiparam'], attributionRule: locator('1', 'id') } },
	personal: { options: { personalData: ['email', 'ip'] } },
	sneaked: { options: { additionalParameters: { parameter } } },
};

describe.each(newestLine())('a new record starts a workflow, on %s', (line) => {
	const stage = withStage(line, followsCalmly);
	const watches = new Map<string, Watch>();
	const searches = new Map<string, object>();

	beforeAll(async () => {
		for (const kind of [...kinds, ...others]) {
			watches.set(kind, new Watch(stage, records(kind)));
		}
		// In sequence, so that each search can be attributed.
		const first = [...watches.values()].map(async (watch) => await watch.poll());
		const polls = await Promise.all(first);
		expect(polls.map((poll) => [poll.output, sentencesOf(poll)])).toEqual(
			polls.map(() => [null, []]),
		);
		for (const [name, set] of Object.entries(settings)) {
			const watch = new Watch(stage, records('sale', set));
			stage.clear();
			await watch.poll();
			watches.set(name, watch);
			searches.set(name, stage.requests('search.json')[0]?.query ?? {});
		}
	});

	function watchOf(name: string): Watch {
		const watch = watches.get(name);
		if (watch === undefined) throw new Error(`Nothing watches ${name}`);
		return watch;
	}

	function arrives(group: (typeof GROUPS)[keyof typeof GROUPS], reference: string, hoursAgo = 1) {
		const at = clock.now / 1_000 - hoursAgo * 3_600;
		stage.sandbox.control.addRecord({ site: 'shop-eu', group, reference, at, amount: 50 });
	}

	/** A poll that starts a search, and one that reads it. */
	async function nextSearch(watch: Watch) {
		expect((await watch.poll(passes(MINUTE))).output).toBeNull();
		return await watch.poll(passes(MINUTE));
	}

	it.each([...kinds, ...others])('a new record of %s starts the workflow once', async (kind) => {
		const watch = watchOf(kind);
		const group = GROUPS[kind];
		arrives(group, `new-${kind}`);
		const found = await nextSearch(watch);
		expect(sentencesOf(found)).toEqual([]);
		expect(jsonOf(found.items)).toMatchObject([{ [`${group}_ref`]: `new-${kind}` }]);
		const columns = found.items.flatMap(({ json }) => Object.keys(json));
		expect(columns.filter((name) => PERSONAL.test(name))).toEqual([]);
		expect(stage.requests().map(({ path }) => path.split('/').pop())).toEqual([
			'search.json',
			'status.json',
			'download.json',
		]);
		expect((await nextSearch(watch)).output).toBeNull();
	});

	it('is neither a changed record nor an earlier one', async () => {
		const watch = watchOf('regular');
		arrives('order', 'old-sale', 4 * 24);
		arrives('order', 'late-sale', 2 * 24);
		const found = await nextSearch(watch);
		expect(jsonOf(found.items).map(({ order_ref }) => order_ref)).toContain('late-sale');
		expect(jsonOf(found.items).map(({ order_ref }) => order_ref)).not.toContain('old-sale');
		const late = { site: 'shop-eu', group: 'order', reference: 'late-sale' } as const;
		stage.sandbox.control.setStatus({ ...late, status: 'VALID' });
		expect((await nextSearch(watch)).output).toBeNull();
	});

	// Today is included in any time zone of the site.
	it.each([
		['regular', '11/17/2026', '11/20/2026'],
		['today', '11/19/2026', '11/20/2026'],
		['month', '10/22/2026', '11/20/2026'],
	])('is found within the look-back: %s', (name, from, to) => {
		expect(searches.get(name)).toEqual({ 'date-from': from, 'date-to': to });
	});

	it('has the chosen columns, attribution rule and parameters', () => {
		expect(searches.get('more')).toMatchObject({ 'with-cgiparam': '1', 'view-id': '1' });
		expect(searches.get('personal')).toMatchObject({ 'with-email': '1', 'with-ip': '1' });
		expect(searches.get('sneaked')).toMatchObject({ 'with-email': '1' });
	});

	it.each([
		['personal', ['email', 'ip']],
		['sneaked', []],
	])('has only the personal data chosen under Personal Data: %s', async (name, columns) => {
		arrives('order', `${name}-sale`);
		const { items } = await nextSearch(watchOf(name));
		const found = items.map(({ json }) => json).find((json) => json.order_ref === `${name}-sale`);
		expect(found).toBeDefined();
		expect(Object.keys(found ?? {}).filter((column) => PERSONAL.test(column))).toEqual(columns);
	});

	it('is compared with earlier ones after a change of the credential, but not of the filter', async () => {
		const watch = new Watch(stage, records('sale'));
		await watch.poll();
		arrives('order', 'between-credentials');
		watch.parameters = records('sale', { authentication: 'oAuth2' });
		const { oauthCredential } = stage;
		const credentials = { ...stage.credentials, marketingAnalyticsOAuth2Api: oauthCredential };
		await watch.poll(passes(MINUTE), { credentials });
		const found = await watch.poll(passes(MINUTE), { credentials });
		expect(jsonOf(found.items).map(({ order_ref }) => order_ref)).toEqual(['between-credentials']);
		watch.parameters = records('sale', { options: { attributionRule: locator('1', 'id') } });
		expect((await watch.poll(passes(MINUTE))).items).toEqual([]);
		expect((await nextSearch(watch)).items).toEqual([]);
	});
});
