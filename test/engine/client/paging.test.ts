import type { INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { MARKETING_ANALYTICS, locator } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';
import { Origin } from './origin';
import { credentialFor } from './scene';

const LONG = 100_001;

/** How a platform splits a list of creatives into pages. */
interface Manner {
	readonly entries: number;
	/** The maximum page size, whatever is requested. */
	readonly cap?: number;
	/** It ignores `start`, or both parameters. */
	readonly knows?: 'limit' | 'nothing';
}

describe.each(newestLine())('lists in pages, on %s', (line) => {
	const stage = withStage(line, { remembers: true });
	let origin: Origin;
	let manner: Manner;
	let asked: string[];

	beforeAll(async () => {
		origin = await Origin.start((response, { path }) => {
			const { searchParams } = new URL(path, 'http://x');
			const number = (name: string) => Number(searchParams.get(name) ?? 0);
			const { entries, cap = Infinity, knows } = manner;
			asked.push(`${number('limit')} from ${number('start')}`);
			const start = knows === undefined ? number('start') : 0;
			const limit = knows === 'nothing' ? Infinity : Math.min(number('limit'), cap);
			const end = Math.min(entries, start + limit);
			const rows = Array.from({ length: Math.max(0, end - start) }, (_, at) => [start + at + 1]);
			const text = JSON.stringify({ data: { fields: [{ name: 'creative_id' }], rows } });
			response.writeHead(200, { 'content-type': 'application/json' }).end(text);
		});
	});
	afterAll(async () => await origin.stop());

	async function getMany(how: Manner, more: INodeParameters) {
		[manner, asked] = [how, []];
		const site = locator('shop-eu', 'id');
		const parameters = { resource: 'campaign', operation: 'getManyCreatives', site, ...more };
		const run = await stage.play({ parameters, credentials: credentialFor(origin.url, 'token') });
		expect(run.error).toBeUndefined();
		return run;
	}
	async function list(how: Manner, amount: { limit: number } | { returnAll: true }) {
		const run = await getMany(how, amount);
		const ids = run.items.map(({ id }) => id);
		expect(ids).toEqual(Array.from({ length: ids.length }, (_, at) => String(at + 1)));
		return { count: ids.length, hints: run.hints };
	}
	const ALL = { returnAll: true } as const;
	const CAP = /^The platform returned only 20 entries of the list of creatives at a time/;
	const AGAIN = /^The platform sent the same 100 entries/;

	it('continue after the received entries, and report a small page size', async () => {
		const { count, hints } = await list({ entries: 45, cap: 20 }, ALL);
		expect(count).toBe(45);
		expect(hints).toEqual([expect.stringMatching(CAP)]);
		expect(asked).toEqual(['100 from 0', '100 from 20', '100 from 40', '100 from 45']);
	});

	it('may be incomplete when a full page repeats', async () => {
		const all = await list({ entries: 300, knows: 'limit' }, ALL);
		expect(all).toEqual({ count: 100, hints: [expect.stringMatching(AGAIN)] });
		expect(asked).toHaveLength(2);
		const some = await list({ entries: 300, knows: 'limit' }, { limit: 150 });
		expect(some).toEqual({ count: 100, hints: [expect.stringMatching(AGAIN)] });
	});

	it('end at the limit of this node', async () => {
		// The raw reply is one item; so many items would only cost time.
		const run = await getMany({ entries: LONG, knows: 'nothing' }, { ...ALL, simplify: false });
		expect(run.hints).toContain(
			'Only the first 100,000 entries of the list of creatives were read, the most that this node can read. Use filters to get the others.',
		);
	});

	it('of a picker continue after the received entries, and end with an empty or repeated page', async () => {
		const open = async (paginationToken?: string) =>
			await stage.engine.listSearch({
				node: MARKETING_ANALYTICS,
				method: 'searchCreative',
				parameters: {
					resource: 'campaign',
					operation: 'getManyCreatives',
					site: locator('shop-eu'),
				},
				credentials: credentialFor(origin.url, 'token'),
				...(paginationToken === undefined ? {} : { paginationToken }),
			});
		async function read(how: Manner) {
			[manner, asked] = [how, []];
			const values: unknown[] = [];
			let page = await open();
			values.push(...page.results.map(({ value }) => value));
			while (typeof page.paginationToken === 'string' && asked.length < 9) {
				page = await open(page.paginationToken);
				values.push(...page.results.map(({ value }) => value));
			}
			return values.length;
		}
		expect(await read({ entries: 45, cap: 20 })).toBe(45);
		expect(asked.at(-1)).toBe('100 from 45');
		expect(await read({ entries: 300, knows: 'limit' })).toBe(100);
		expect(asked).toHaveLength(2);
	});
});
