import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { csv, fileItem, held, importOf } from './scene';

const ENGINES = [['searchengine_name'], ['visit']] as const;
const DATA_DAYS = { importKind: 'searchengine', period: 'dataDays' };
const PREAMBLE = ['# Engines', '# Start date: 20260901', '# End date: 20260903'];

describe.each(newestLine())('%s', (line) => {
	const stage = withStage(line);

	it('imports each day of the column of days, without a period to enter', async () => {
		const file = csv(
			'Suchmaschine;Datum;Besuche',
			'Ecosia;05.01.2026;12',
			'Ecosia;07.01.2026;23',
			'Qwant;07.01.2026;4',
		);
		const done = await stage.play(importOf({ ...DATA_DAYS }, { files: [fileItem(file)] }));
		expect(done.items).toMatchObject([
			{ from: '2026-01-05', to: '2026-01-05', rows: 1 },
			{ from: '2026-01-07', to: '2026-01-07', rows: 2 },
		]);
		const last = { from: '2026-01-07', to: '2026-01-07' };
		const rows = await held(stage, 'searchengine', ENGINES, last);
		expect(rows).toContainEqual(['Ecosia', [23]]);
		expect(rows).toContainEqual(['Qwant', [4]]);
	});

	it('imports for the period above the header, and says for which days', async () => {
		const done = await stage.play(
			importOf(
				{ ...DATA_DAYS },
				{ files: [fileItem(csv(...PREAMBLE, 'Search engine,Visits', 'Startpage,30'))] },
			),
		);
		expect(done.items).toMatchObject([{ from: '2026-09-01', to: '2026-09-03' }]);
		expect(JSON.stringify(done.hints)).toContain('are for 2026-09-01 to 2026-09-03');
		const days = { from: '2026-09-01', to: '2026-09-03' };
		expect(await held(stage, 'searchengine', ENGINES, days)).toContainEqual([
			'Startpage',
			[10, 10, 10],
		]);
	});

	it('counts numbered days from the first day above the header', async () => {
		const file = csv(...PREAMBLE, 'Search engine,Nth day,Visits', 'Mojeek,0,5', 'Mojeek,2,6');
		const checked = await stage.play(
			importOf({ ...DATA_DAYS, operation: 'check' }, { files: [fileItem(file)] }),
		);
		const periods = checked.items.map(({ descriptor }) => descriptor);
		expect(periods).toMatchObject([
			{ period: { from: '01/09/2026', to: '01/09/2026' } },
			{ period: { from: '03/09/2026', to: '03/09/2026' } },
		]);
	});

	it.each([
		['no day at all', csv('engine,visits', 'Ecosia,1'), 'The data has no column of days'],
		[
			'lines of different periods',
			csv(
				'Search engine,Visits,Reporting starts,Reporting ends',
				'Ecosia,310,2026-08-01,2026-08-31',
				'Qwant,300,2026-09-01,2026-09-30',
			),
			'2026-08-01 to 2026-09-30, but this may not be the period of all figures',
		],
		[
			'the day of the export above the header',
			csv('# Octobre 2026', '# Au 13/11/2026', 'Search engine,Visits', 'Ecosia,310'),
			'may not be the period of all figures',
		],
		['numbers of days only', csv('engine,Nth day,visits', 'Ecosia,0,1'), 'only numbers such as'],
		[
			'a day that has not begun',
			csv('engine,day,visits', 'Ecosia,2026-09-05,1', 'Ecosia,2062-09-06,1'),
			'1 of 2 lines is for a day outside 2000-01-01 to',
		],
		[
			'a period above the header that has not ended',
			csv('# Start date: 20620901', '# End date: 20620930', 'Search engine,Visits', 'Ecosia,30'),
			'The period that is stated in the data has not ended: 2062-09-01 to 2062-09-30',
		],
	])('sends nothing for data with %s', async (_what, content, message) => {
		const sent = stage.requests().length;
		const refused = await stage.play(importOf({ ...DATA_DAYS }, { files: [fileItem(content)] }));
		expect(refused.error?.message).toContain(message);
		expect(refused.error?.description).toContain('hoose');
		expect(stage.requests()).toHaveLength(sent);
	});

	it('previews the days of items that name their days', async () => {
		const items = [
			{ engine: 'Ecosia', day: '2026-09-05', visits: 1 },
			{ engine: 'Ecosia', day: '2026-09-06', visits: 2 },
		];
		const preview = { ...DATA_DAYS, operation: 'preview', inputFrom: 'items' };
		const shown = await stage.play(importOf(preview, { input: items }));
		expect(shown.items).toMatchObject([
			{ date: '2026-09-05', visit: 1 },
			{ date: '2026-09-06', visit: 2 },
		]);
	});
});
