import { parse } from 'csv-parse/sync';
import { readWorkflow } from '../../../demo/workflows';
import { lines, type Run } from '../../../harness/engine';
import { jsonOf, succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { expectedOf, heldOf, KINDS } from './held';
import { DAY, named, NEXT_DAY, TWO_DAYS, uploads, withReference } from './scene';

const SETTINGS = { site: 'shop-eu', firstDay: DAY, lastDay: NEXT_DAY, lastImportedDay: '' };

describe.each(lines())('the workflow that re-imports the history, on %s', (line) => {
	const stage = withStage(line);
	const reference = withReference();

	async function run(more: Partial<typeof SETTINGS> = {}): Promise<Run> {
		const workflow = await readWorkflow('reimport-provider-history');
		const settings = workflow.nodes.find(({ name }) => name === 'Settings');
		if (!settings) throw new Error('The workflow has no settings');
		const assignments = Object.entries({ ...SETTINGS, ...more }).map(([name, value]) => ({
			id: name,
			name,
			value,
			type: 'string',
		}));
		settings.parameters = { assignments: { assignments }, options: {} };
		return await stage.run({ workflow, mode: 'manual' });
	}

	it('has all settings that are changed here', async () => {
		const { nodes } = await readWorkflow('reimport-provider-history');
		const { parameters } = nodes.find(({ name }) => name === 'Settings') ?? {};
		for (const name of Object.keys(SETTINGS)) {
			expect(JSON.stringify(parameters)).toContain(`"name":"${name}"`);
		}
	});

	it('imports, counts by level, and keeps the rest in a file', async () => {
		const done = await run();
		expect([done.status, done.error]).toEqual(['success', undefined]);
		expect(jsonOf(done.items('Verify Access'))).toMatchObject([{ access: true, siteId: 614_694 }]);
		expect(jsonOf(done.items('Totals by Level'))).toEqual([
			{ level: 'site', count_day: 2, sum_rows: 2, sum_notImported: 0 },
			{ level: 'page', count_day: 2, sum_rows: 48, sum_notImported: 0 },
			{ level: 'freeSources', count_day: 2, sum_rows: 18, sum_notImported: 6 },
			{ level: 'paidSources', count_day: 2, sum_rows: 18, sum_notImported: 6 },
			{ level: 'geography', count_day: 2, sum_rows: 22, sum_notImported: 4 },
		]);
		for (const kind of KINDS) {
			const rows = await expectedOf(reference, kind, [TWO_DAYS], [DAY, NEXT_DAY]);
			expect(await heldOf(stage, kind, TWO_DAYS)).toEqual(rows);
		}
		const [file] = done.items('Rows Not Imported');
		expect(file?.binary?.data).toMatchObject({ fileName: 'not-imported.csv' });
		const content = await stage.engine.binary(file);
		const table: unknown = parse(content, { columns: true });
		expect(table).toHaveLength(16);
		expect(content.toString()).toContain('No country is called');
	});

	it('resumes after the last imported day', async () => {
		const done = succeeded(await run({ lastImportedDay: DAY }));
		expect(jsonOf(done.items('Totals by Level')).map((item) => item.count_day)).toEqual(
			Array(5).fill(1),
		);
		expect(uploads(stage).map(named)[0]).toBe('website 11/01/2022');
	});

	it('imports nothing when the keys are wrong', async () => {
		stage.sandbox.control.fault({ kind: 'reply', status: 401, body: { ErrorMessage: 'No.' } });
		const done = await run();
		expect(done.error?.message).toBe('The provider does not accept the keys for site 614694: No.');
		expect(done.error?.node).toBe('Verify Access');
		expect(uploads(stage)).toEqual([]);
	});
});
