import type { Fault } from '../../../../sandbox';
import { lines } from '../../../../harness/engine';
import { waitsBetween } from '../../../support/stage';
import { withStage } from '../../../support/withStage';
import { A_TEXT, containing, endpoint } from '../scene';

const FATE_UNKNOWN =
	'The platform may have received the report request, but no readable answer arrived';
const LOOK_FIRST =
	'Nothing was sent twice. Before you run the node again, check in the platform whether the request arrived';

/**
 * The platform may have accepted the report before these: test/http/wire/fate.test.ts tests the
 * others.
 */
const lost: Array<[what: string, fault: Fault, title?: string]> = [
	['a connection dropped before the request was looked at', { kind: 'dropBefore' }],
	['a reply cut short of its length', { kind: 'cut' }],
	['a reply in chunks that is cut', { kind: 'cutChunked' }],
	['a web page', { kind: 'html' }, ': Maintenance'],
];

describe.each(lines())('%s', (line) => {
	const stage = withStage(line);

	describe('Run', () => {
		it.each(lost)('a report is not requested again after %s', async (_what, fault, title = '') => {
			const run = await stage.report({}, { faults: fault });
			expect(run.error).toMatchObject({
				name: 'NodeApiError',
				message: FATE_UNKNOWN + title,
				description: LOOK_FIRST,
				itemIndex: 0,
			});
			expect(methods()).toEqual(['POST']);
		});

		it('a report is not requested again that a gateway may have forwarded', async () => {
			const run = await stage.report(
				{},
				{ faults: { kind: 'status', status: 502, retryAfter: 0 } },
			);
			expect(run.error).toMatchObject({
				name: 'NodeApiError',
				message: `${FATE_UNKNOWN} (HTTP 502): The sandbox was told to answer 502. (HTTP_502)`,
				description: containing(`${LOOK_FIRST}. Request ID`),
				httpCode: '502',
			});
			expect(methods()).toEqual(['POST']);
		});
	});

	it.each([429, 503])(
		'a report is requested again that the platform did not accept: %d',
		async (status) => {
			const fault: Fault = { kind: 'status', status, retryAfter: 1, times: 2 };
			const run = await stage.report({ operation: 'submit' }, { faults: fault });
			const [first, , third, ...more] = stage.requests('query.json');
			expect(more).toEqual([]);
			const waits = waitsBetween(stage.requests('query.json'));
			expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_000);
			expect(third?.body).toBe(first?.body);
			expect(run.items).toMatchObject([{ jobId: A_TEXT }]);
		},
	);

	it('a query is repeated although it is a POST', async () => {
		const run = await stage.play({
			...endpoint('queryFlatAggregate'),
			faults: [
				{ kind: 'drop' },
				{ kind: 'status', status: 503 },
				{ kind: 'reply', body: { error: false, data: { rows: [{ Visits: 7 }] } } },
			],
		});
		expect(methods()).toEqual(['POST', 'POST', 'POST']);
		expect(run.items).toEqual([{ Visits: 7 }]);
	});

	it('a truncated download is repeated', async () => {
		const run = await stage.report(
			{ output: 'csv', options: {} },
			{
				faults: [
					{ kind: 'cut', match: 'download.json' },
					{ kind: 'cutChunked', match: 'download.json' },
				],
			},
		);
		expect(stage.requests('download.json')).toHaveLength(3);
		const file = await stage.engine.binary(run.output()[0]);
		expect(file.toString()).toMatch(/^\uFEFF?Channel,Visits\r?\n/);
	});

	const methods = () => stage.requests().map(({ method }) => method);
});
