import type { Fault } from '../../../sandbox';
import { newestLine } from '../../../harness/engine';
import { waitsBetween, pairedItemsOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { asked, dataOf, DAY, getData, periods, reImport, providerOf } from './scene';
import { uploads, withReference } from './scene';
import { NODE } from '../../support/scene';

const VISITS = ['date', 'm_visits'];
const FULL_PAGE = Array.from({ length: 10_000 }, () => ({}));
const CHECK =
	'Check the column names, including those under Provider Column Names: each must be a column of the provider';

/** The provider's answers, and their messages. */
const answers: Array<[what: string, fault: Fault, message: RegExp, description: string]> = [
	[
		'an error of its own',
		{ kind: 'reply', status: 400, body: { ErrorCode: 'Odd', ErrorMessage: 'It is odd.' } },
		/^The provider refused the request for the data of site 614694: It is odd\. \(Odd\)$/,
		CHECK,
	],
	[
		'nothing that can be read',
		{ kind: 'reply', body: { DataFeed: 'none' } },
		/^The reply to the request for the data of site 614694 lacks data that the node needs$/,
		'Ask the operator of the provider whether its API has changed, and open an issue in the repository of this node',
	],
];

describe.each(newestLine())('a provider with errors, on %s', (line) => {
	const stage = withStage(line);
	const reference = withReference();

	/** Full pages: test/provider/readSlices.test.ts tests the limit itself. */
	function overflow(times: number): void {
		const body = { DataFeed: { Rows: FULL_PAGE } };
		stage.sandbox.control.fault({ kind: 'reply', body, match: 'getData', times });
	}

	it.each(answers)('that answers %s is called once', async (_, fault, message, description) => {
		const { error } = await stage.play(providerOf(dataOf({}), { faults: fault }));
		expect(error).toMatchObject({ name: 'NodeApiError', itemIndex: 0, node: NODE });
		expect(error?.message).toMatch(message);
		expect(error?.description).toBe(description);
		expect(asked(stage)).toHaveLength(1);
	});

	it('is called again after 429 and 503, as queries change nothing', async () => {
		const { fault } = stage.sandbox.control;
		fault({ kind: 'status', status: 429, retryAfter: 1 });
		fault({ kind: 'status', status: 503 });
		fault({ kind: 'drop' });
		const rows = await reference.rows(VISITS);
		expect(await getData(stage, { columns: ['visits'], simplify: false })).toEqual(rows);
		const requests = stage.requests();
		expect(requests.map(({ status }) => status)).toEqual([429, 503, null, 200]);
		expect(new Set(requests.map(({ body }) => body)).size).toBe(1);
		expect(waitsBetween(requests)[0]).toBeGreaterThanOrEqual(1_000);
	});

	it('may answer with a list of feeds', async () => {
		const body = { DataFeed: [{ Rows: [{ date: DAY, m_visits: 7 }] }] };
		stage.sandbox.control.fault({ kind: 'reply', body });
		expect(await getData(stage, { columns: ['visits'] })).toEqual([{ date: DAY, visits: 7 }]);
	});

	it('may use any column names', async () => {
		const body = { DataFeed: { Rows: [{ day: DAY, count: 7 }] } };
		stage.sandbox.control.fault({ kind: 'reply', body });
		const columnNames = { date: 'day', visits: ' count ' };
		expect(await getData(stage, { columns: ['visits'], columnNames })).toEqual([
			{ date: DAY, visits: 7 },
		]);
		expect(asked(stage)).toMatchObject([{ columns: ['day', 'count'], sort: ['day'] }]);
	});

	it('names an unknown column, without affecting other items', async () => {
		const columnNames = { visits: '={{ $json.name }}' };
		const parameters = dataOf({ columns: ['visits'], columnNames });
		const input = ['m_visits', 'visites', 'm_visits'].map((name) => ({ name }));
		const run = await stage.play(
			providerOf(parameters, { input, onError: 'continueRegularOutput' }),
		);
		expect(run.error).toBeUndefined();
		const [row] = await reference.rows(VISITS);
		const good = { date: DAY, visits: row?.m_visits };
		expect(run.items).toMatchObject([
			good,
			{
				error:
					'The provider refused the request for the data of site 614694: There is no column "visites". (InvalidColumns_UnknownColumn)',
				message: CHECK,
			},
			good,
		]);
		expect(pairedItemsOf(run.output())).toEqual([{ item: 0 }, { item: 1 }, { item: 2 }]);
		const refused = await stage.play(providerOf(parameters, { input }));
		expect(refused.error).toMatchObject({ itemIndex: 1, httpCode: '400', description: CHECK });
	});

	it('with too many rows for Re-Import receives queries for half of the days, and the same is imported', async () => {
		const parameters = { from: DAY, to: '2022-01-14', levels: ['geography'] };
		const first = await reImport(stage, parameters);
		stage.clear();
		overflow(20);
		expect(await reImport(stage, parameters)).toEqual(first);
		expect(periods(stage).slice(20)).toEqual([
			['2022-01-10', '2022-01-12'],
			['2022-01-13', '2022-01-14'],
		]);
		expect(uploads(stage)).toHaveLength(5);
	});

	it('with very many rows leads to a hint about files', async () => {
		overflow(2);
		const body = { DataFeed: { Rows: FULL_PAGE.slice(0, 1) } };
		const run = await stage.play(
			providerOf(dataOf({ columns: ['visits'] }), { faults: { kind: 'reply', body } }),
		);
		expect(run.output()).toHaveLength(20_001);
		expect(run.hints).toEqual([
			'There are 20,001 rows. Set Output to CSV File to keep the workflow fast.',
		]);
	});
});
