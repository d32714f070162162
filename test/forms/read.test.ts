import type { INodeListSearchResult, INodeParameters } from 'n8n-workflow';

import { columns, labels, locator, reportParameters } from '../../harness/workflows';
import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { inBounds } from '../../nodes/MarketingAnalytics/report/askAnswer';
import { LONGEST_ANSWER } from '../../nodes/shared/run/toolAnswer/answerBounds';
import { triggerOn } from '../../nodes/MarketingAnalyticsTrigger/events';
import { checkPollTimes } from '../../nodes/MarketingAnalyticsTrigger/pollTimes';
import { read } from '../../nodes/shared/form/readSetting';
import { readReport } from '../../nodes/shared/report/request/read';
import { settle } from '../../platform/base/async/settle';
import { InvalidInput } from '../../platform/base/invalidInput';
import { weekly } from '../engine/trigger/scene';
import { formOf } from './formOf';
import { wrong as wrongTriggers } from './wrongTriggers';

const { listSearch, loadOptions } = new MarketingAnalytics().methods;

/** What the editor asks the node for, with a form as it is on the screen. */
function editing(parameters: INodeParameters) {
	return { getCurrentNodeParameter: (name: string) => parameters[name] };
}

async function offered(method: string, form: INodeParameters, filter?: string) {
	const search: unknown = Reflect.apply(listSearch[method] ?? fail, editing(form), [filter]);
	const { results } = (await search) as INodeListSearchResult;
	return results.map(({ name, value }) => [name, value]);
}

function fail(): never {
	throw new Error('The node has no such list');
}

const splitMetrics = { split: [{ field: locator('scartvalid'), segment: locator('ordertype') }] };
const form = (options: INodeParameters) =>
	reportParameters({ options, metrics: columns({ visit: 'Visits', pageview: '' }) });
const sent = async (options: INodeParameters) =>
	(await readReport(formOf(form(options)), 0)).body.reports[0];

test('split metrics follow the other metrics, even the unsplit ones of the same field', async () => {
	const split = [...splitMetrics.split, { field: locator('visit'), segment: locator('device') }];
	expect(await sent({ splitMetrics: { split } })).toMatchObject({
		metrics: [
			{ name: 'Visits', field: 'visit' },
			{ name: 'pageview', field: 'pageview' },
			{ name: 'scartvalid', field: 'scartvalid', segment: { by: 'ordertype' } },
			{ name: 'visit', field: 'visit', segment: { by: 'device' } },
		],
	});
});

test.each([
	['labels', 'People', 'Sales'],
	['lists', 'Visits', 'scartvalid'],
	['fields', 'visit', 'scartvalid'],
])('columns are labeled according to the %s', async (columnNames, first, last) => {
	const own = labels({ visit: 'People', scartvalid: 'Sales', media_key: ' ' });
	const { metrics, dimensions } = await sent({ columnNames, splitMetrics, labels: own });
	expect(metrics).toMatchObject([{ name: first }, { name: 'pageview' }, { name: last }]);
	expect(dimensions).toEqual([
		{ name: columnNames === 'fields' ? 'media_key' : 'Channel', field: 'media_key' },
	]);
});

test.each([
	[
		'a label for what is no column',
		{ labels: labels({ visits: 'Visits' }) },
		'Labels has an entry for "visits", which is not a dimension or metric of this report',
	],
	['a label for nothing', { labels: labels({ '': 'Visits' }) }, 'Labels: entry 1 has no column'],
	[
		'nothing to split by',
		{ splitMetrics: { split: [...splitMetrics.split, { field: locator('visit') }] } },
		'Split Metrics: entry 2 has no segment',
	],
	[
		'nothing to split',
		{ splitMetrics: { split: [{ segment: locator('ordertype') }] } },
		'Split Metrics: entry 1 has no metric',
	],
])('a report is refused for %s', async (_name, options, message) => {
	await expect(sent(options)).rejects.toMatchObject({ message });
});

test('a label may be for a dimension that is not in the rows', async () => {
	const own = labels({ media_key: 'Source' });
	expect(await sent({ oneRow: true, labels: own })).not.toHaveProperty('dimensions');
});

test('the list of columns to label contains each dimension and metric of the form once', async () => {
	const split = [...splitMetrics.split, { field: locator('visit'), segment: locator('device') }];
	const entered = form({ splitMetrics: { split } });
	expect(await offered('searchLabeled', entered)).toEqual([
		['Channel', 'media_key'],
		['Visits', 'visit'],
		['pageview', 'pageview'],
		['scartvalid', 'scartvalid'],
	]);
	expect(await offered('searchLabeled', entered, 'CHAN')).toEqual([['Channel', 'media_key']]);
});

test('the list of columns to sort by shows their labels', async () => {
	const entered = form({ labels: labels({ visit: 'People' }) });
	expect(await offered('searchColumns', entered)).toContainEqual(['People', 'visit']);
});

test.each([
	[{ resource: 'sale', recordType: 'goal' }, 'scartvalidamount'],
	[{ resource: 'record', recordType: 'outboundClick' }, 'dateout'],
	[{ recordType: 'estimate' }, 'rebuyer-prevamount'],
])('the request %j adds columns of its own', async (entered, own) => {
	const { loadRecordColumns = fail } = loadOptions;
	const offered: unknown = await Reflect.apply(loadRecordColumns, editing(entered), []);
	expect(offered).toContainEqual({ name: expect.any(String) as unknown, value: own });
});

async function readEvent(parameters: INodeParameters) {
	const form = formOf(parameters);
	return await read(form, triggerOn, 0).read(form, parameters);
}

describe('what the form of the trigger cannot hold', () => {
	it.each(wrongTriggers)(
		'wrong settings of the trigger are refused before anything is sent: %s',
		async (_, form, message, advice, parameter) => {
			const refused = await settle(readEvent(form));
			const error = 'error' in refused ? refused.error : undefined;
			expect(error).toBeInstanceOf(InvalidInput);
			expect(error).toMatchObject({ message, advice, parameter });
		},
	);
});

it('correct settings of the trigger are accepted', async () => {
	expect((await readEvent(weekly())).watched).toBeTruthy();
});

const rows = (count: number) =>
	Array.from({ length: count }, (_, index) => ({ Channel: `Channel ${index}`, Sales: index }));
const answer = (count: number, more = {}) => ({
	...{ understood: 'Sales by Channel', answer: 'Sales: 12', shown: `${count} of ${count} rows` },
	...{ rows: rows(count), site: 'shop-eu', jobId: '1', ...more },
});

describe('an answer for a model', () => {
	it('is complete where it is short', () => {
		expect(inBounds(answer(20)).rows).toHaveLength(20);
		expect(inBounds(answer(20))).not.toHaveProperty('notes');
	});

	it('that is long has the first rows, as many as fit, and advises to request less', () => {
		const cut = inBounds(answer(2_000, { notes: ['A note.'] }));
		const length = JSON.stringify(cut).length;
		expect(length).toBeLessThanOrEqual(LONGEST_ANSWER);
		expect(length).toBeGreaterThan(LONGEST_ANSWER - 100);
		expect(cut.rows).toEqual(rows(2_000).slice(0, Array.isArray(cut.rows) ? cut.rows.length : 0));
		expect(cut.notes).toEqual([
			'A note.',
			expect.stringMatching(/^Only the first \d+ of these 2,000 rows fit .* Ask for fewer figures/),
		]);
	});

	it.each([1, 2, 3, 5, 8, 13, 21, 34, 55, 89])('has no room for one more row (%i)', (width) => {
		const all = rows(2_000).map((row) => ({ ...row, Channel: row.Channel.repeat(width) }));
		const cut = inBounds(answer(0, { rows: all }));
		const kept = Array.isArray(cut.rows) ? cut.rows.length : 0;
		expect(kept).toBeGreaterThan(0);
		const longer = JSON.stringify(cut).length + JSON.stringify(all[kept]).length + 1;
		expect(longer).toBeGreaterThan(LONGEST_ANSWER);
	});

	it('of one row with a long name keeps its figures, and the name ends with an ellipsis', () => {
		const [row] = rows(1);
		const long = inBounds(answer(0, { rows: [{ ...row, Channel: 'x'.repeat(20_000) }] }));
		expect(long.rows).toEqual([{ Channel: `${'x'.repeat(199)}…`, Sales: 0 }]);
		expect(long).not.toHaveProperty('notes');
	});
});

const check = (...item: INodeParameters[]) => checkPollTimes(formOf({ pollTimes: { item } }));
const custom = (cronExpression: string) => check({ mode: 'custom', cronExpression });

it.each([
	...['0 6 * * *', '30 6 * * 1', '0 0 6 * * *', '0 0 1 1 *', '15 */2 * * *', '0 6,8,20 * * *'],
	...['0 1-23/2 * * *', '@daily', '@weekly', '  0 6 * * *  ', '10 3/6 * * *'],
])('poll times at "%s" are refused as too rare', (expression) => {
	expect(() => custom(expression)).toThrow(InvalidInput);
});

it.each([
	...['* * * * *', '0 * * * *', '*/5 * * * *', '0 */5 * * * *', '0,30 6 * * *', '5/20 6 * * 1'],
	...['0 6-9 * * *', '0 6,7 * * *', '0 0,23 * * *', '@hourly', '0 */1 * * *', '10-12 4 * * *'],
	// n8n says itself what is wrong with these.
	...['', 'now', '99 99 * * *'],
])('poll times at "%s" are accepted', (expression) => {
	expect(() => custom(expression)).not.toThrow();
});

it.each<[string, INodeParameters[]]>([
	['nothing', []],
	[
		'an hour before midnight and one after',
		[
			{ mode: 'everyDay', hour: 23, minute: 30 },
			{ mode: 'everyDay', hour: 0, minute: 30 },
		],
	],
	['a rare one beside a frequent one', [{ mode: 'everyMonth', hour: 1 }, { mode: 'everyMinute' }]],
	['every hour', [{ mode: 'everyX', value: 1, unit: 'hours' }]],
	['five past every hour', [{ mode: 'everyHour', minute: 5 }]],
	['every 90 minutes', [{ mode: 'everyX', value: 90, unit: 'minutes' }]],
])('the cron expression %s is not too rare', (_, items) => {
	expect(() => check(...items)).not.toThrow();
});

it.each<[string, INodeParameters[]]>([
	['every 2 hours, which is where n8n begins', [{ mode: 'everyX' }]],
	['at midnight', [{ mode: 'everyDay' }]],
	['every month', [{ mode: 'everyMonth', dayOfMonth: 1, hour: 6, minute: 30 }]],
	[
		'twice a day',
		[
			{ mode: 'everyDay', hour: 6 },
			{ mode: 'everyDay', hour: 7, minute: 1 },
		],
	],
	[
		'twice at the same time',
		[
			{ mode: 'everyDay', hour: 6 },
			{ mode: 'everyWeek', hour: 6 },
		],
	],
])('the cron expression %s is too rare', (_, items) => {
	expect(() => check(...items)).toThrow(InvalidInput);
});

it('a form without poll times is accepted', () => {
	expect(() => checkPollTimes(formOf({}))).not.toThrow();
});
