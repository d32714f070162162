import type { Fault } from '../../../sandbox';
import { newestLine } from '../../../harness/engine';
import type { Stage } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { heldOf } from './held';
import { DAY, historyOf, ONE_DAY, reImport, uploads, providerOf } from './scene';

type Json = Extract<Fault, { kind: 'reply' }>['body'];

describe.each(newestLine())('rows that Re-Import cannot import unchanged, on %s', (line) => {
	const whole = withStage(line);
	let stage: Stage;

	beforeEach(async () => {
		stage = await whole.beside();
	});

	/** The next answer of the provider. */
	function answer(...Rows: Array<Record<string, string | number | null>>): void {
		const body: Json = { DataFeed: { Rows } };
		stage.sandbox.control.fault({ kind: 'reply', body, match: 'getData' });
	}

	const site = (m_visits: string | number | null, date: string) => ({
		date,
		m_visits,
		m_unique_visitors: 1,
		m_time_spent: 1,
	});

	it('are listed if they belong to no requested day', async () => {
		answer(site(5, DAY), site(9, '2021-12-31'));
		const { days, notImported } = await reImport(stage, { ...ONE_DAY, levels: ['site'] });
		expect(days).toMatchObject([{ day: DAY, imported: true, figures: { visit: 5 } }]);
		expect(notImported).toEqual([
			{
				level: 'site',
				day: '2021-12-31',
				reason: '"2021-12-31" is not one of the requested days',
				row: { visits: 9, uniqueVisitors: 1, timeSpent: 1 },
			},
		]);
		expect(uploads(stage)).toHaveLength(1);
	});

	it('are listed if a figure is no whole number, and the others are imported', async () => {
		const engine = (src_detail: string, m_visits: number) => ({
			src: 'Search engines',
			src_detail,
			...site(m_visits, DAY),
		});
		answer(engine('Bing', 3), engine('Ecosia', 1.5), engine('Qwant', 4));
		const { days, notImported } = await reImport(stage, { ...ONE_DAY, levels: ['freeSources'] });
		expect(days).toMatchObject([
			{ imported: true, rows: 2, notImported: 1, figures: { visit: 7 } },
		]);
		expect(notImported).toMatchObject([
			{
				level: 'freeSources',
				day: DAY,
				reason: 'Visits must be a whole number of 0 or more, but is 1.5',
			},
		]);
		expect(notImported[0]?.row).toMatchObject({ sourceDetail: 'Ecosia', visits: 1.5 });
		const rows = await heldOf(stage, 'searchengine', ONE_DAY);
		expect(rows.map(([name, values]) => [name, values])).toEqual([
			['Bing', [3]],
			['Qwant', [4]],
		]);
	});

	it('are listed if the platform rejects lines of a file', async () => {
		const rejected_lines = [{ line: 3, column: 1, value: '7', reason: 'is too much' }];
		const body: Json = { error: false, data: { accepted: 3, rejected: 1, rejected_lines } };
		stage.sandbox.control.fault({ kind: 'reply', body, match: 'searchengine' });
		const { days, notImported } = await reImport(stage, { ...ONE_DAY, levels: ['freeSources'] });
		expect(days).toMatchObject([{ imported: true, rows: 8, notImported: 6 }]);
		const refused = notImported.filter(({ reason }) => reason === 'is too much');
		expect(refused).toMatchObject([{ day: DAY, level: 'freeSources' }]);
		// The first line is the header: line 3 is the second engine.
		expect(refused[0]?.row).toMatchObject({ searchengine_name: 'Ecosia' });
	});

	it('end the node if none of them belongs to a day', async () => {
		answer(site(5, 'Monday'), site(9, 'Tuesday'));
		const { error } = await stage.play(providerOf(historyOf({ ...ONE_DAY, levels: ['site'] })));
		expect(error?.message).toBe(
			'The provider’s column date contains none of the requested days, but values such as "Monday" [item 0]',
		);
		expect(error?.context.parameter).toBe('Provider Column Names');
		expect(uploads(stage)).toEqual([]);
	});

	it('are recognized if a date includes a time', async () => {
		answer(site(5, `${DAY}T00:00:00.000Z`));
		const { days } = await reImport(stage, { ...ONE_DAY, levels: ['site'] });
		expect(days).toMatchObject([{ day: DAY, imported: true, figures: { visit: 5 } }]);
	});
});
