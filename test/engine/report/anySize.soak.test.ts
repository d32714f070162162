import { type Engine, lines, type Run, startEngine } from '../../../harness/engine';
import { type LargeReports, startLargeReports } from '../../../harness/largeReports';
import { locator, reportParameters, workflowOf } from '../../../harness/workflows';

// A common limit of n8n workers; Node.js 24 would use four times as much for short-lived objects
// alone.
const HEAP = '--max-old-space-size=256 --max-semi-space-size=16';
// More than fits into memory.
const MANY_PARTS = '50';

let platform: LargeReports;
beforeAll(async () => {
	platform = await startLargeReports();
});
afterAll(async () => await platform.close());

describe.each(lines())('a report of any size, on %s', (line) => {
	let engine: Engine;

	beforeAll(async () => {
		engine = await startEngine({ line, environment: { NODE_OPTIONS: HEAP } });
	});
	afterAll(async () => await engine.stop());

	const begin = (site: string, output = 'csv') => {
		const parameters = reportParameters({ site: locator(site), output });
		const workflow = workflowOf({ Report: { parameters } });
		const apiToken = 'token-of-large-reports';
		const credentials = { marketingAnalyticsApi: { baseUrl: platform.url, apiToken } };
		return engine.begin({ workflow, credentials });
	};
	const itemOf = (run: Run) => {
		expect(run.error).toBeUndefined();
		const [item] = run.items('Report');
		return item;
	};
	const textOf = async (run: Run) => (await engine.binary(itemOf(run))).toString();

	it.each([
		['csv', /^(.*\n)([^]*\n)$/, '', (rows: string) => rows],
		['json', /^(\[)([^]*)\]\n$/, ',\n', (rows: string) => `${rows}]\n`],
	])('becomes the same %s file as a small one', async (output, parts, between, ended) => {
		const [, head = '', rows = ''] =
			parts.exec(await textOf(await begin('0.1', output).done)) ?? [];
		const large = await textOf(await begin(MANY_PARTS, output).done);
		const repeated = new Array<string>(platform.repetitions(MANY_PARTS)).fill(rows).join(between);
		expect(rows.length).toBeGreaterThan(10_000);
		// A difference of such length could not be displayed.
		expect(large === head + ended(repeated)).toBe(true);
	});

	it('is downloaded again when the connection is lost', async () => {
		const before = platform.downloads();
		platform.cutNext();
		const run = await begin('2').done;
		expect(itemOf(run)?.json.rows).toBe(platform.repetitions('2') * ROWS);
		expect(platform.downloads() - before).toBe(2);
	});

	it('is no longer downloaded when the execution is stopped', async () => {
		const before = platform.downloads();
		const going = begin('5000');
		while (platform.downloads() === before) await new Promise((wake) => setTimeout(wake, 50));
		await going.cancel();
		// Without the stop it would continue for minutes, longer than the test's limit.
		expect((await going.done).status).toBe('canceled');
	});
});

// The rows of 2,000 elements, without the totals (GLOBAL).
const ROWS = 1_979;
