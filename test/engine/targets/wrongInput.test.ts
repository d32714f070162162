import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { daysFromToday, target, targets, targetsOf } from './scene';

const FROM_ITEMS = { targetsFrom: 'items' };
const RIGHT = { metric: 'Sales', target: 9_000 };

describe.each(newestLine())('invalid input of Check Targets, on %s', (line) => {
	const stage = withStage(line, { today: undefined });

	it('is reported with its item before a job starts', async () => {
		const rows = [RIGHT, { ...RIGHT, metric: 'Salse' }];
		const run = await stage.play(targetsOf(FROM_ITEMS, { input: rows }));
		expect(run.error?.message).toMatch(/no metric or rate "Salse".*\[item 1\]/);
		expect(run.error?.description).toContain('Sales, ');
		expect(stage.submitted()).toEqual([]);
	});

	it.each<[string, INodeParameters, IDataObject, RegExp]>([
		[
			'a column with another name',
			FROM_ITEMS,
			{ Kennzahl: 'Sales', target: 1 },
			/no column "metric"/,
		],
		['a new form', {}, {}, /^Targets: entry 1 has no target \[item 0\]$/],
		['no target in the form', { targets: {} }, {}, /There is no target/],
		[
			'an entry without a metric',
			targets(target('Sales', 1), { amount: 5 }),
			{},
			/^Targets: entry 2 has no metric or rate/,
		],
		[
			'days from tomorrow on',
			{ ...daysFromToday(2, 9), ...targets(target('Sales', 1)) },
			{},
			/has not begun/,
		],
	])('with %s is reported', async (_, parameters, row, message) => {
		const { error } = await stage.play(targetsOf(parameters, { input: [row] }));
		expect(error?.message).toMatch(message);
		expect(stage.submitted()).toEqual([]);
	});

	it('may have columns under other names', async () => {
		const columns = { targetColumns: { metric: 'Kennzahl', target: 'Ziel', type: 'Art' } };
		const row = { kennzahl: 'Sales', ZIEL: '9.000', Art: 'höchstens' };
		const run = await stage.play(targetsOf({ ...FROM_ITEMS, ...columns }, { input: [row] }));
		expect(run.items).toMatchObject([{ target: 9_000, targetType: 'atMost' }]);
	});

	it('does not affect the others if On Error continues', async () => {
		const rows = [RIGHT, { ...RIGHT, metric: 'nonsense' }, { ...RIGHT, metric: 'Visits' }];
		const run = await stage.play(
			targetsOf(FROM_ITEMS, { input: rows, onError: 'continueRegularOutput' }),
		);
		const items = run.items;
		expect(items.map(({ metric }) => metric)).toEqual(['Sales', undefined, 'Visits']);
		expect(JSON.stringify(items[1])).toContain('no metric or rate');
		expect(stage.submitted()).toHaveLength(1);
	});

	it('still gives one message of the valid ones', async () => {
		const rows = [{ ...RIGHT, metric: 'nonsense' }, RIGHT];
		const message = { ...FROM_ITEMS, output: 'message', messageFor: 'plain' };
		const run = await stage.play(
			targetsOf(message, { input: rows, onError: 'continueRegularOutput' }),
		);
		const [told, failed] = run.output();
		expect(told?.json).toMatchObject({ targets: 1 });
		expect(told?.pairedItem).toEqual([{ item: 1 }]);
		expect(JSON.stringify(failed?.json)).toContain('no metric or rate');
	});

	it('names the items of a failed job', async () => {
		const run = await stage.play(
			targetsOf(FROM_ITEMS, {
				input: [RIGHT],
				onError: 'continueRegularOutput',
				jobs: [{ outcome: 'failed' }],
			}),
		);
		const [item] = run.items;
		expect(JSON.stringify(item)).toMatch(/FAILED|failed/);
	});
});
