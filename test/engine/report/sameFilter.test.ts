import { isRecord } from '../../../platform/base/json/json';
import { newestLine } from '../../../harness/engine';
import { columns, locator } from '../../../harness/workflows';
import { jsonOf, succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { dates } from './periods';

const WEEK = ['2026-06-01', '2026-06-07'] as const;
const where = (field: string, is: string, value: string) => ({
	condition: [{ field: locator(field), is, value: locator(value, 'id') }],
});
type Condition = [field: string, is: string, value: string];
const conditionOf = ([field, is, value]: Condition) => ({
	...{ field: locator(field), is, value: locator(value, 'id') },
});
const KINDS: Readonly<Record<string, string>> = {
	geoloccountry_isocode: 'rt#geoloccountry',
	pageinfo_name: 'rt#pagetree',
};
/** Only the value of the alert is compared, so it is expected by the simplest rule. */
const RULE = { event: 'metricAlert', site: locator('shop-eu'), expected: 'bound', bound: 1 };
/** What is watched where there are no visits. */
const FIGURES: Readonly<Record<string, string>> = { pageinfo_name: 'hit' };
const PAID = where('media_key', 'is', 'Paid search, display');
const VISITS = { metrics: columns({ visit: 'Visits' }), output: 'rows', options: { oneRow: true } };

describe.each(newestLine())('a filter of rows, on %s', (line) => {
	const stage = withStage(line, { remembers: true, today: undefined });

	it('has the same figures of filtered rows in Run, Ask for Figures, Check Targets, Metric Alert and Target Alert', async () => {
		const alert = { ...RULE, options: { findCauses: false, rowsWhere: PAID } };
		const poll = await stage.poll(alert, { mode: 'manual', activation: 'manual' });
		const [figures = {}] = jsonOf(poll.items);
		const visits = Number(figures.value);
		expect(visits).toBeGreaterThan(0);
		expect(figures.text).toContain(' (only media_key = Paid search or display)');
		const days = dates([String(figures.from), String(figures.to)]);
		const [run, ask, check] = await Promise.all([
			stage.report({ ...VISITS, ...days, rowsWhere: PAID }),
			stage.report({
				...{ operation: 'askForFigures', askFigures: 'visits', askBy: '', askCompareWith: '' },
				...{ askOnly: 'channel is paid search or display', askWhen: String(figures.from) },
			}),
			stage.report({
				...{ operation: 'checkTargets', ...days, rowsWhere: PAID },
				targets: { target: [{ figure: locator('visit', 'id'), amount: 1_000 }] },
			}),
		]);
		const itemOf = (ended: typeof run) => succeeded(ended).items[0] ?? {};
		expect(itemOf(run).Visits).toBe(visits);
		expect(itemOf(ask).totals).toMatchObject({ Visits: visits });
		expect(itemOf(check)).toMatchObject({
			soFar: visits,
			only: 'media_key is Paid search or display',
			text: expect.stringContaining('only media_key = Paid search or display') as unknown,
		});
		const targets = { target: [{ figure: locator('visit', 'id'), amount: 1_000 }] };
		const watched = await stage.poll(
			{
				event: 'targetAlert',
				site: locator('shop-eu'),
				targetFigure: locator('visit', 'id'),
				targetAmount: 1_000,
				options: { rowsWhere: PAID },
			},
			{ mode: 'manual', activation: 'manual' },
		);
		const [month = {}] = jsonOf(watched.items);
		const whole = await stage.report({
			...{ operation: 'checkTargets', ...dates([String(month.from), String(month.to)]) },
			...{ rowsWhere: PAID, targets },
		});
		// On the first two days of a month, it has no day before that of the alert.
		const hasEarlierDays = String(month.from) < String(figures.from);
		expect(Number(month.soFar) > visits).toBe(hasEarlierDays);
		expect(month).toMatchObject({
			soFar: itemOf(whole).soFar,
			only: 'media_key is Paid search or display',
			text: expect.stringContaining('only media_key = Paid search or display') as unknown,
		});
	});

	it.each<[words: string, ...conditions: Condition[]]>([
		['channel is not paid search or display', ['media_key', 'isNot', 'Paid search, display']],
		['channel does not contain search', ['media_key', 'containsNot', 'search']],
		[
			'channel contains search and channel is not organic search',
			['media_key', 'contains', 'search'],
			['media_key', 'isNot', 'SEARCHENGINE'],
		],
		['country is not France or Spain', ['geoloccountry_isocode', 'isNot', 'FR, ES']],
		[
			'page begins with sac and page is not "Sacs & maroquinerie"',
			['pageinfo_name', 'begins', 'sac'],
			['pageinfo_name', 'isNot', 'Sacs & maroquinerie'],
		],
	])('has the same figures of rows whose %s', async (words, ...conditions) => {
		const rowsWhere = { condition: conditions.map(conditionOf) };
		const [field = ''] = conditions[0] ?? [];
		const kind = locator(KINDS[field] ?? 'rt#insummary', 'id');
		const figure = FIGURES[field] ?? 'visit';
		const watched = { ...RULE, figure: 'metric', metric: locator(figure, 'id') };
		const poll = await stage.poll(
			{ ...watched, options: { findCauses: false, rowsWhere, kind } },
			{ mode: 'manual', activation: 'manual' },
		);
		const [alert = {}] = jsonOf(poll.items);
		const days = dates([String(alert.from), String(alert.to)]);
		const [run, ask, check] = await Promise.all([
			stage.report({
				...{ ...VISITS, ...days, options: { ...VISITS.options, kind }, rowsWhere },
				metrics: columns({ [figure]: 'Figure' }),
			}),
			stage.report({
				...{ operation: 'askForFigures', askBy: '', askCompareWith: '', askOnly: words },
				...{ askFigures: figure === 'visit' ? 'visits' : 'page views' },
				askWhen: String(alert.from),
			}),
			stage.report({
				...{ operation: 'checkTargets', ...days, options: { ...VISITS.options, kind }, rowsWhere },
				targets: { target: [{ figure: locator(figure, 'id'), amount: 1_000 }] },
			}),
		]);
		const itemOf = (ended: typeof run) => succeeded(ended).items[0] ?? {};
		const { totals } = itemOf(ask);
		const asked = isRecord(totals) ? Object.values(totals)[0] : undefined;
		const { Figure } = itemOf(run);
		expect(Number(Figure)).toBeGreaterThan(0);
		expect([alert.value, asked, itemOf(check).soFar]).toEqual([Figure, Figure, Figure]);
	});

	it('reports a name that no row has, instead of a target that seems to be at 0', async () => {
		const { error } = await stage.report({
			...{ operation: 'checkTargets', ...dates(WEEK) },
			rowsWhere: where('media_key', 'is', 'Zeppelin'),
			targets: { target: [{ figure: locator('visit', 'id'), amount: 1_000 }] },
		});
		expect(error?.message).toContain(
			'no row of the report meets the condition "media_key is Zeppelin"',
		);
	});
});
