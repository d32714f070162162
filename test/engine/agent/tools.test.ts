import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { locator, MARKETING_ANALYTICS } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';
import { last, today } from './days';

/** A call of a tool, and words that its answer or refusal must contain. */
type Case = readonly [given: IDataObject, words: RegExp];

const LONGEST = 16_000;
const lastOctober = today.month >= 10 ? today.year : today.year - 1;

/** On the first day of a month nothing is reached "of" a target yet. */
const TARGETS: readonly Case[] = [
	[{ metric: 'sales', target: '9000', period: 'this month' }, / (?:of|target is) 9,000/],
	[
		{ metric: 'CA', target: '1.2 M', period: 'octobre' },
		RegExp(`October ${lastOctober}: .* 1,200,000`),
	],
	[
		{ metric: 'Umsatz', target: '8k', period: 'letztes Quartal' },
		/^Sales revenue on shop-eu, Q[1-4] .* of 8,000/,
	],
	[{ metric: 'ventas', target: 9000.5, period: 'last week' }, /^Sales on shop-eu, .* 9,001/],
	[
		{ metric: 'visits', target: 'at most 100,000', name: 'SEA' },
		/^Visits of Paid search .* (?:of|target is) at most 100,000/,
	],
	[
		{ metric: 'conversion rate', target: '2.5', period: 'last quarter', name: 'all channels' },
		/^Conversion Rate on shop-eu.* of 2\.5\s?%/,
	],
	[
		{ metric: 'sales', target: '9000', period: 'next month' },
		/Period cannot be read: next month.*Enter a period such as/,
	],
	[{ metric: 'sales' }, /Target is empty.*Enter a number/],
	[{ target: '9000' }, /Metric is empty.*Enter a metric such as sales/],
	[{ metric: null, target: [], period: {} }, /There is no target.*Enter Metric and Target/],
	[{ metric: 'banana', target: '3' }, /Metric: there is no figure called "banana"/],
	[{ metric: 'sales, visits', target: '3' }, /Metric contains 2 metrics.*one metric at a time/],
	[{ metric: 'sales', target: '-3' }, /Target must be more than 0/],
	[
		{ metric: 'sales', target: '3', name: 'SEO and SEA' },
		/Name is "SEO and SEA", which is not the name of a channel/,
	],
	[{ metric: 'sales '.repeat(200), target: '3' }, /too long for one target/],
	[
		{ metric: 'sales', target: '9000', period: 'last month', only: '{"device":"mobile"}' },
		/^Sales on shop-eu, .* of 9,000/,
	],
	[
		{ metric: 'sales', target: '9000', period: 'last month', only: 'channel is SEA or SEO' },
		/^Sales on shop-eu, .* of 9,000/,
	],
	[
		{ metric: 'sales', target: '3', only: 'campaign contains brand' },
		/cannot be filtered by Campaign.*Filter by channels or devices/,
	],
	[{ metric: 'sales', target: '3', only: 'banana' }, /Only: "banana" does not say/],
	[
		{ metric: 'sales', target: '3', period: { period: 'last month', timezone: 'UTC' } },
		/Period: "timezone" cannot be used here.*days are in the time zone of the site/,
	],
	[
		{ metric: 'sales', target: '3', period: { period: 'last month', colour: 'red' } },
		/Period: "colour" cannot be used here.*Leave it out, or enter text/,
	],
];

const ALERTS: readonly Case[] = [
	[{ figures: 'visits', by: '' }, /1 alert is open.*Visits on shop-eu: .* lower since/],
	[
		{ figures: 'taux de conversion', by: [] },
		/Conversion Rate of shop-eu, the whole site, until .*o alert is open/,
	],
	[
		{ figures: 'sales', by: 'day' },
		/By can contain only one dimension.*Use one dimension such as channel/,
	],
	[{ figures: 'sales', by: 'campaign, publisher' }, /By can contain only one dimension/],
	[{ figures: 'cost' }, /no figure called "cost"/],
	[{ figures: 'visits, sales, revenue, leads, clicks, page views' }, /6 figures, but at most/],
];

const CHANGES: readonly Case[] = [
	[{ figures: 'visits', by: 'channel', compare: 'previous period' }, /compared with/],
	[{ figures: '["visits"]', by: ['channel'], compare: 'the 7 days before' }, /compared with/],
	[{ figures: 'visites', by: 'canal', compare: 'période précédente' }, /compared with/],
	[{ figures: 'Besuche', by: 'Kanal', compare: '7 Tage davor' }, /compared with/],
	[{ figures: 'visitas', by: 'canal', compare: 'los 7 días anteriores' }, /compared with/],
	[{ figures: 'visits', by: 'channel', compare: 'why' }, /does not say what to compare with/],
];

describe.each(newestLine())('the other tools of an agent, on %s', (line) => {
	const stage = withStage(line, { today: today.toFormat('yyyy-MM-dd') });

	async function answersTo(
		parameters: INodeParameters,
		cases: ReadonlyArray<readonly [IDataObject, RegExp]>,
	): Promise<string[]> {
		const step = {
			type: `${MARKETING_ANALYTICS}Tool`,
			parameters: { resource: 'report', site: locator('shop-eu'), ...parameters },
		};
		const input = cases.map(([given]) => ({ ...given }));
		const items = (await stage.play({ ...step, input })).items;
		for (const item of items) expect(JSON.stringify(item).length).toBeLessThanOrEqual(LONGEST);
		return items.map((item) =>
			item.error === undefined ? worded(item) : `${String(item.error)} ${String(item.message)}`,
		);
	}

	/** The cases whose answer has other words. */
	async function wrongIn(parameters: INodeParameters, cases: readonly Case[]): Promise<string[]> {
		const answers = await answersTo(parameters, cases);
		return cases.flatMap(([given, words], index) => {
			const answer = answers[index] ?? '';
			return words.test(answer) ? [] : [`${JSON.stringify(given).slice(0, 200)}: ${answer}`];
		});
	}

	it('check a target that is given in words, or say what is missing', async () => {
		const parameters = {
			...{ operation: 'checkTargets', modelMetric: '={{ $json.metric }}' },
			...{ modelTarget: '={{ $json.target }}', modelPeriod: '={{ $json.period }}' },
			...{ modelName: '={{ $json.name }}', modelOnly: '={{ $json.only }}' },
		};
		expect(await wrongIn(parameters, TARGETS)).toEqual([]);
		const bodies = stage.sandbox.log().map(({ body }) => body ?? '');
		expect(bodies.filter((body) => body.includes('segmentFilterClauses'))).toHaveLength(1);
	});

	it('check a target of the devices that the tool is about, and of no others', async () => {
		const parameters = {
			...{ operation: 'checkTargets', modelMetric: 'sales', modelTarget: '9000' },
			...{ modelPeriod: 'last month', modelOnly: '={{ $json.only }}' },
			options: { devices: [2] },
		};
		const cases: readonly Case[] = [
			[{ only: 'mobile' }, /^Sales on shop-eu, .* of 9,000/],
			[
				{ only: 'desktop' },
				/^Only: this tool is limited to other devices.*Ask without this condition/,
			],
		];
		expect(await wrongIn(parameters, cases)).toEqual([]);
	});

	it('check the targets that are kept in the tool if no metric is given', async () => {
		const target = [{ figure: locator('visit', 'id'), amount: 1_000_000 }];
		const parameters = { operation: 'checkTargets', modelMetric: '', targets: { target } };
		expect(await answersTo(parameters, [[{}, /./]])).toEqual([
			expect.stringMatching(/^Visits on shop-eu, .* (?:of|target is) 1,000,000/),
		]);
	});

	it('list the alerts that are open, or say what cannot be watched', async () => {
		// So few that they are a fall on Black Friday, too.
		stage.sandbox.control.addSurge({ site: 'shop-eu', from: last(3)[0], factor: 0.05 });
		const parameters = {
			...{ operation: 'getOpenAlerts', askFigures: '={{ $json.figures }}' },
			askBy: '={{ $json.by }}',
		};
		expect(await wrongIn(parameters, ALERTS)).toEqual([]);
	});

	it('list the sites of the account', async () => {
		const [answer = ''] = await answersTo({ resource: 'account', operation: 'getSites' }, [
			[{}, /./],
		]);
		expect(JSON.parse(answer)).toMatchObject({
			website_name: 'shop-eu',
			website_domain: 'shop-eu.example',
			website_tzone: 'Europe/Paris',
		});
	});

	it('present the rows of another tool as a message, or say what is missing', async () => {
		const parameters = { operation: 'presentItems' };
		const rows = last(7).map((day, index) => ({ Day: day, Channel: 'Email', Sales: 10 + index }));
		const answers = await answersTo(
			parameters,
			rows.map((row) => [row, /./]),
		);
		expect(answers).toEqual([expect.stringMatching(/Sales: \*21\*/)]);
		const order = { by: { column: 'Margin', direction: 'smallest' } };
		const [refusal] = await answersTo({ ...parameters, order }, [[{ Sales: 1 }, /./]]);
		expect(refusal).toMatch(/Margin/);
	});

	it('say which rows explain a change, in the words in which models ask for it', async () => {
		stage.sandbox.control.addSurge({ site: 'shop-eu', from: last(7)[0], factor: 0.3 });
		const parameters = {
			...{ operation: 'askForFigures', askFigures: '={{ $json.figures }}', askWhen: 'last 7 days' },
			...{ askBy: '={{ $json.by }}', askCompareWith: '={{ $json.compare }}', askOnly: '' },
		};
		expect(await wrongIn(parameters, CHANGES)).toEqual([]);
		stage.sandbox.control.clearSurges();
	});

	it('judge no part of a report as the whole', async () => {
		stage.sandbox.control.fault({
			kind: 'addition',
			match: 'download.json',
			members: { hasMore: true },
		});
		const parameters = { operation: 'getOpenAlerts', askFigures: 'visits', askBy: '' };
		expect(await answersTo(parameters, [[{}, /./]])).toEqual([expect.stringMatching(/only/)]);
	});
});

/** What an answer says in words; all of it where it has none. */
function worded(item: IDataObject): string {
	const { text, understood, answer, alerts = [], causes = '' } = item;
	const words = [text, understood, answer, causes].filter((one) => one !== undefined && one !== '');
	return words.length === 0 ? JSON.stringify(item) : [...words, JSON.stringify(alerts)].join(' ');
}
