import type { Fault } from '../../../../sandbox';
import { lines } from '../../../../harness/engine';
import { jsonOf, waitsBetween, succeeded } from '../../../support/stage';
import { withStage } from '../../../support/withStage';
import { endpointWorkflow, runWorkflow, submitWorkflow, A_TEXT, containing } from '../scene';

const FATE_UNKNOWN =
	'The platform may have received the report request, but no readable answer arrived';
const LOOK_FIRST =
	'Nothing was sent twice. Check in the platform whether the request arrived before you run the node again';

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
		const workflow = runWorkflow();

		it.each(lost)('a report is not requested again after %s', async (_what, fault, title = '') => {
			stage.sandbox.control.fault(fault);
			const run = await stage.run({ workflow });
			expect(run.error).toMatchObject({
				name: 'NodeApiError',
				message: FATE_UNKNOWN + title,
				description: LOOK_FIRST,
				itemIndex: 0,
			});
			expect(methods()).toEqual(['POST']);
		});

		it('a report is not requested again that a gateway may have forwarded', async () => {
			stage.sandbox.control.fault({ kind: 'status', status: 502, retryAfter: 0 });
			const run = await stage.run({ workflow });
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
			stage.sandbox.control.fault(fault);
			const run = succeeded(await stage.run({ workflow: submitWorkflow() }));
			const [first, , third, ...more] = stage.requests('query.json');
			expect(more).toEqual([]);
			const waits = waitsBetween(stage.requests('query.json'));
			expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_000);
			expect(third?.body).toBe(first?.body);
			expect(jsonOf(run.items('Report'))).toMatchObject([{ jobId: A_TEXT }]);
		},
	);

	it('a query is repeated although it is a POST', async () => {
		stage.sandbox.control.fault([
			{ kind: 'drop' },
			{ kind: 'status', status: 503 },
			{ kind: 'reply', body: { error: false, data: { rows: [{ Visits: 7 }] } } },
		]);
		const run = await stage.run({ workflow: endpointWorkflow('queryFlatAggregate') });
		expect(methods()).toEqual(['POST', 'POST', 'POST']);
		expect(jsonOf(run.items('Report'))).toEqual([{ Visits: 7 }]);
	});

	it('a truncated download is repeated', async () => {
		stage.sandbox.control.fault([
			{ kind: 'cut', match: 'download.json' },
			{ kind: 'cutChunked', match: 'download.json' },
		]);
		const run = succeeded(await stage.report({ output: 'csv', options: {} }));
		expect(stage.requests('download.json')).toHaveLength(3);
		const file = await stage.engine.binary(run.items('Report')[0]);
		expect(file.toString()).toMatch(/^\uFEFF?Channel,Visits\r?\n/);
	});

	const methods = () => stage.requests().map(({ method }) => method);
});
