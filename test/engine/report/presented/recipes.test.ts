import type { IDataObject, INodeParameters } from 'n8n-workflow';
import readWorkbook from 'read-excel-file/node';

import { newestLine } from '../../../../harness/engine';
import {
	columns,
	locator,
	reportParameters,
	type Wire,
	workflowOf,
} from '../../../../harness/workflows';
import { jsonOf, succeeded } from '../../../support/stage';
import { withStage } from '../../../support/withStage';
import { dates } from '../periods';

const WEEK = dates(['2026-06-01', '2026-06-07']);
const METRICS = columns({ visit: 'Visits', scartvalid: 'Sales', scartvalidamount: 'Revenue' });
const PER_ITEM = { site: '={{ $json.site }}' };
const SITES = [{ json: { site: 'shop-eu' } }, { json: { site: 'shop-ca' } }];
const id = (name: string) => locator(name, 'id');
const visitsIn = (rows: readonly IDataObject[]) =>
	rows.reduce((sum, { Visits }) => sum + Number(Visits), 0);

// docs/recipes.md: what stands there, with its own nodes between the first and the last.
describe.each(newestLine())('recipes as the docs have them, on %s', (line) => {
	const stage = withStage(line, { remembers: true, today: undefined });

	const run = (more: INodeParameters) => ({
		parameters: reportParameters({ ...WEEK, metrics: METRICS, ...more }),
	});
	const present = (more: INodeParameters) => ({
		parameters: { resource: 'report', operation: 'presentItems', ...more },
	});
	const ended = async (
		steps: Parameters<typeof workflowOf>[0],
		input = SITES,
		wires?: readonly Wire[],
	) =>
		succeeded(
			await stage.engine.run({
				workflow: workflowOf(steps, wires && [...wires]),
				credentials: stage.credentials,
				input,
			}),
		);
	const ofEach = run({
		...{ site: id(PER_ITEM.site), output: 'rows' },
		options: { siteAndDays: true },
	});

	it('several reports become one workbook, with a sheet for each site', async () => {
		const all = await ended({
			Run: ofEach,
			Present: present({ output: 'xlsx', options: { sheetFor: id('Site') } }),
		});
		const [item, ...others] = all.items('Present');
		expect(others).toEqual([]);
		const sheets = await readWorkbook(await stage.engine.binary(item));
		expect(sheets.map(({ sheet }) => sheet)).toEqual(['shop-eu', 'shop-ca']);
		expect(sheets[0]?.data[0]).toEqual(
			expect.arrayContaining(['Site', 'Channel', 'Visits', 'Sales', 'Revenue']),
		);
	});

	it('several reports become one CSV file', async () => {
		const all = await ended({ Run: ofEach, Present: present({ output: 'csv' }) });
		const [item, ...others] = all.items('Present');
		expect(others).toEqual([]);
		const lines = String(await stage.engine.binary(item))
			.trim()
			.split('\n');
		expect(lines).toHaveLength(all.items('Run').length + 1);
		expect(lines[0]).toMatch(/^Site,First Day,Last Day,Channel,Visits,/);
	});

	it('all sites become the sum by channel', async () => {
		const all = await ended(
			{
				Submit: run({ operation: 'submit', site: locator('*') }),
				Collect: {
					parameters: {
						...{ resource: 'report', operation: 'collect', output: 'rows' },
						site: id('={{ $json.site }}'),
					},
				},
				Present: present({
					...{ output: 'rows', mergeRows: true },
					itemColumns: { column: [{ column: id('Site'), as: 'leftOut' }] },
				}),
			},
			[{ json: { site: '' } }],
			[
				['Start', 0, 'Submit'],
				['Submit', 0, 'Collect'],
				['Collect', 1, 'Present'],
			],
		);
		const [rows, merged] = [jsonOf(all.items('Collect', 1)), jsonOf(all.items('Present'))];
		expect(new Set(rows.map(({ Site }) => Site))).toEqual(new Set(['shop-eu', 'shop-ca']));
		expect(merged).toHaveLength(rows.length / 2);
		expect(visitsIn(merged)).toBe(visitsIn(rows));
		expect(merged[0]).not.toHaveProperty('Site');
	});

	it('only some channels become a message, with the totals of what is left', async () => {
		const conditions = {
			...{ options: { caseSensitive: true, typeValidation: 'strict', version: 2 } },
			combinator: 'and',
			conditions: [
				{
					...{ id: '1', leftValue: '={{ $json.Visits }}', rightValue: 10_000 },
					operator: { type: 'number', operation: 'gt' },
				},
			],
		};
		const all = await ended(
			{
				Run: run({ output: 'rows' }),
				Filter: { type: 'n8n-nodes-base.filter', typeVersion: 2.2, parameters: { conditions } },
				Present: present({ messageFor: 'plain', options: { title: 'Large channels' } }),
			},
			[{ json: { site: '' } }],
		);
		const kept = visitsIn(jsonOf(all.items('Filter')));
		expect(all.items('Filter').length).toBeLessThan(all.items('Run').length);
		const [message] = jsonOf(all.items('Present'));
		expect(message?.text).toMatch(/^Large channels/);
		expect(message?.text).toContain(`Visits: ${kept.toLocaleString('en')}`);
	});

	it('two currencies become one message in one of them', async () => {
		const currencies = {
			site: [
				{ name: 'shop-eu', currency: 'EUR' },
				{ name: 'shop-ca', currency: 'CAD' },
			],
		};
		const output = { output: 'message', messageFor: 'plain' };
		const sites = { site: id('shop-eu, shop-ca') };
		const options = { siteCurrencies: currencies };
		const rates = { rate: [{ currency: 'CAD', rate: 0.5 }] };
		const converted = { ...options, convertTo: 'EUR', exchangeRates: rates };
		const all = await ended(
			{
				Apart: run({ ...output, ...sites, options }),
				Together: run({ ...output, ...sites, options: converted }),
				Rows: run({ output: 'rows', ...sites }),
			},
			[{ json: { site: '' } }],
		);
		const textOf = (step: string) => String(jsonOf(all.items(step))[0]?.text);
		expect(textOf('Apart')).toContain(
			'Amounts are in several currencies, so they are not added up.',
		);
		const euros = jsonOf(all.items('Rows')).reduce(
			(sum, { Site, Revenue }) => sum + Number(Revenue) * (Site === 'shop-ca' ? 0.5 : 1),
			0,
		);
		const shown = /Revenue €([\d,]+)/.exec(textOf('Together'))?.[1] ?? '';
		expect(Number(shown.replaceAll(',', ''))).toBe(Math.round(euros));
	});
});
