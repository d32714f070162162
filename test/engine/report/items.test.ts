import type { IDataObject, INodeExecutionData, INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import type { LoggedRequest } from '../../../sandbox';
import { columns } from '../../../harness/workflows';
import { HURRY, succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import type { Played } from '../../support/scene';
import { NODE } from '../../support/scene';

const CHANNELS = 10;
const numbered = (count: number): IDataObject[] =>
	Array.from({ length: count }, (_, n) => ({ n: n + 1 }));

/** Marks the item of a row with a column. */
const marked: INodeParameters = {
	metrics: columns({ visit: '={{ "Visits of " + $json.n }}' }),
	options: { atOnce: 1 },
};

/** Every answer is slow enough for others to begin. */
const slow = { kind: 'slow', chunks: 1, chunkDelayMs: 200, times: 9 } as const;
const mostInFlight = (requests: readonly LoggedRequest[]) =>
	Math.max(...requests.map(({ inFlight }) => inFlight));

const itemOf = ({ pairedItem }: INodeExecutionData) => pairedItem;
const markOf = ({ json }: INodeExecutionData) => Object.keys(json)[1] ?? '';

describe.each(newestLine())('several input items, on %s', (line) => {
	const stage = withStage(line);

	it('are submitted as a report each, and returned in order even if the first ends last', async () => {
		const run = await stage.report(marked, { input: numbered(3), jobs: [{ seconds: 2 / HURRY }] });
		expect(stage.submitted()).toMatchObject(
			[1, 2, 3].map((n) => ({ reports: [{ metrics: [{ name: `Visits of ${n}` }] }] })),
		);
		const expected = [0, 1, 2].flatMap((item) =>
			Array.from({ length: CHANNELS }, () => [{ item }, `Visits of ${item + 1}`]),
		);
		expect(run.output().map((one) => [itemOf(one), markOf(one)])).toEqual(expected);
	});

	it('have at most as many concurrent requests as Concurrent Requests says', async () => {
		const atOnce = 3;
		const inFlight = async (endpoint: string) => {
			const own = await stage.beside();
			succeeded(
				await own.report(
					{ options: { atOnce } },
					{ input: numbered(7), faults: { ...slow, match: endpoint } },
				),
			);
			expect(own.requests(endpoint)).toHaveLength(7);
			return mostInFlight(own.requests(endpoint));
		};
		const endpoints = ['query.json', 'status.json', 'download.json'];
		expect(await Promise.all(endpoints.map(inFlight))).toEqual([atOnce, atOnce, atOnce]);
	});

	describe('some of which fail', () => {
		const input: IDataObject[] = [
			{ n: 1, city: 'Rome' },
			{ n: 2, city: 'Oslo' },
			{ n: 3, city: 'Bern' },
			{ n: 4, city: 'Graz', field: 'no_such_metric' },
			{ n: 5, city: 'Lyon', day: '2026-11-01' },
			{ n: 6, city: 'Kiel' },
		];
		const parameters: INodeParameters = {
			...marked,
			metrics: columns({ '={{ $json.field || "visit" }}': '={{ "Visits of " + $json.n }}' }),
			period: 'dates',
			from: '2026-11-02',
			to: '={{ $json.day || "2026-11-08" }}',
		};
		const reasons = [
			/^The platform could not finish job \d{18} \(state FAILED\): Too many rows$/,
			/^The result of job \d{18} is no longer available \(state EXPIRED\)$/,
			/^The platform refused the report request: .*no_such_metric/,
			/^Period ends \(2026-11-01\) before it starts \(2026-11-02\) \[item 4\]$/,
		];
		const failures = reasons.map((reason) => ({
			error: expect.stringMatching(reason) as unknown,
			message: expect.stringMatching(/\w+ \w+/) as unknown,
		}));

		const play = async (onError?: 'continueRegularOutput' | 'continueErrorOutput') => {
			const { control } = stage.sandbox;
			control.nextJobs({});
			control.nextJobs({ outcome: 'failed', detail: 'Too many rows' });
			control.nextJobs({ outcome: 'expired' });
			return await stage.report(parameters, { input, ...(onError ? { onError } : {}) });
		};
		const rowsOf = (run: Played, item: number) =>
			run
				.output()
				.filter((one) => itemOf(one) !== undefined && markOf(one) === `Visits of ${item + 1}`);

		it('keep failed items in their places on the regular output', async () => {
			const run = await play('continueRegularOutput');
			expect(run.status).toBe('success');
			const items = run.output();
			expect(items).toHaveLength(2 * CHANNELS + 4);
			const middle = items.slice(CHANNELS, -CHANNELS);
			expect(middle).toEqual(
				failures.map((json, index) => ({ json, pairedItem: { item: index + 1 } })),
			);
			expect(rowsOf(run, 0)).toEqual(items.slice(0, CHANNELS));
			expect(rowsOf(run, 5)).toEqual(items.slice(-CHANNELS));
		});

		it('send failed items with their input data to the error output', async () => {
			const run = await play('continueErrorOutput');
			expect(run.status).toBe('success');
			expect(run.output(1).map(({ json }) => json)).toEqual(
				failures.map((failure, index) => ({ ...input[index + 1], ...failure })),
			);
			expect(run.output(1).map(itemOf)).toEqual([1, 2, 3, 4].map((item) => ({ item })));
			expect(run.output()).toEqual([...rowsOf(run, 0), ...rowsOf(run, 5)]);
			expect(run.output()).toHaveLength(2 * CHANNELS);
		});

		it('name the jobs of all items if one ends the node', async () => {
			const { control } = stage.sandbox;
			control.nextJobs({});
			control.nextJobs({ outcome: 'failed', detail: 'Too many rows' });
			const run = await stage.report(marked, { input: numbered(3) });
			expect(run.status).toBe('error');
			expect(run.error).toMatchObject({ itemIndex: 1, node: NODE });
			expect(run.error?.message).toMatch(reasons[0] ?? '');
			const ids = stage.requests('status.json').map(({ query }) => String(query['jobrun-id']));
			expect(new Set(ids).size).toBe(3);
			const told = `${run.error?.message} ${run.error?.description}`;
			for (const id of ids) expect(told.split(id)).toHaveLength(2);
			expect(run.error?.description).toContain('Report > Collect');
		});

		it('name the submitted jobs if the platform refuses another', async () => {
			const refused = { kind: 'error200', match: 'query.json', error_msg: 'Enough' } as const;
			const run = await stage.report(marked, {
				input: numbered(3),
				faults: { ...refused, after: 1 },
			});
			expect(run.error).toMatchObject({ itemIndex: 1 });
			expect(run.error?.message).toContain('Enough');
			expect(run.error?.description).toMatch(/Submitted in this run: \d{18}, \d{18}\./);
			expect(stage.requests('status.json')).toEqual([]);
		});
	});
});
