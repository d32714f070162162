import { addDays } from '../../../platform/base/dates/dayArithmetic';
import { dayBefore, dayCount } from '../../../harness/siteDays';
import type { DataTable } from './dataTable';
import type { Database, Databases } from './databases';
import { DATASET } from './otherTables';
import { DAILY, type TableStage } from './tableStage';

const FIRST = 40;
const PAUSE = 30;
const LOOK_BACK = 5;

const failures = {
	'a part in the middle': ['done', 'failed', 'done'],
	'the first part': ['failed', 'done', 'done'],
} as const;

const cases = (['Postgres', 'MySQL', 'BigQuery', 'Snowflake'] as const).flatMap((name) =>
	(['a part in the middle', 'the first part'] as const).map((part) => [name, part] as const),
);

/** Tests that a table misses no day, whatever failed after a pause that is longer than its look-back. */
export function testPauses(
	stageOf: () => TableStage,
	databasesOf: () => Databases,
	site: string,
): void {
	it.each(cases)(
		'the table in %s misses no day after a run in which %s of a pause failed',
		async (name, part) => {
			const stage = stageOf();
			const { workflow, prepare, run, kept, ...rest }: Database = databasesOf()[name];
			const settings = { site, dataset: DATASET, daysPerJob: 12, ...rest };
			const install = async (change: { lookBackDays: number; since?: string }) =>
				await stage.install(workflow, { ...settings, ...change }, prepare);
			const today = dayBefore(0, site);
			const day = (days: number) => addDays(today, -days);
			const runToWhole = async (id: string) => {
				const { to } = await stage.runToSuccess(id, site);
				expect(await kept()).toEqual(await stage.exported(site, { from: day(FIRST), to }));
			};

			await run('DROP TABLE IF EXISTS channel_figures');
			await runToWhole(await install({ lookBackDays: LOOK_BACK, since: day(FIRST) }));
			// As the run before the pause left it; without a look-back, all its days are final.
			const lastFinal = part === 'the first part' ? PAUSE : PAUSE + LOOK_BACK - 1;
			await run(
				`DELETE FROM channel_figures WHERE date > '${day(PAUSE)}';
				UPDATE channel_figures SET is_final = (date <= '${day(lastFinal)}')`,
			);

			const daily = await install({ lookBackDays: LOOK_BACK });
			for (const outcome of failures[part]) stage.sandbox.control.nextJobs({ outcome });
			expect((await stage.run(daily, DAILY)).error?.message).toMatch(/\(state FAILED\)/);
			await runToWhole(daily);

			// What is final is not fetched again.
			stage.sandbox.control.clearLog();
			await stage.runToSuccess(daily, site);
			const submitted = stage.sandbox.log().filter(({ path }) => path.endsWith('query.json'));
			expect(submitted).toHaveLength(1);
		},
	);
}

/**
 * Expects a Data Table to have days that are final, and the newest day, with which the next run
 * begins, even without a look-back.
 */
export async function expectNewestNotFinal(
	stage: TableStage,
	table: DataTable,
	site: string,
): Promise<void> {
	const set = { site, lookBackDays: 1, dataTable: table.id, since: dayBefore(3, site) };
	const id = await stage.install('daily-figures-to-data-table', set);
	const { from, to } = await stage.runToSuccess(id, site);
	const finality = (await table.rows()).map(({ date, is_final: isFinal }) => [date, isFinal]);
	const days = Array.from({ length: dayCount({ from, to }) }, (_, index) => addDays(from, index));
	expect(days.length).toBeGreaterThan(2);
	const expected = days.map((day) => [day, day !== to]);
	expect(Object.fromEntries(finality)).toEqual(Object.fromEntries(expected));
}
