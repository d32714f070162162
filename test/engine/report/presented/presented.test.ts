import { XMLValidator } from 'fast-xml-parser';
import { PNG } from 'pngjs';
import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../../harness/engine';
import { columns, locator, reportParameters } from '../../../../harness/workflows';
import { sideBySideByName } from '../../../support/sideBySide';
import { checkSlack } from '../../../support/services/slackRules';
import { jsonOf } from '../../../support/stage';
import { withStage } from '../../../support/withStage';
import { dates, moved } from '../periods';

// A week in which some channels rose and others fell, unlike in some weeks.
const WEEK = ['2026-06-01', '2026-06-07'] as const;
const [from] = WEEK;
const COMPARED = {
	...dates(WEEK),
	compareWith: 'before',
	metrics: columns({ scartvalid: 'Sales', visit: 'Visits' }),
	rates: { rate: [{ rate: 'conversionRate' }] },
};
const TOLD = { output: 'message', ...COMPARED };

const where = (field: string, is: string, value: string) => ({
	condition: [{ field: locator(field), is, value: locator(value, 'id') }],
});
const PAID = where('media_key', 'is', 'Paid search, display');
const TOTALS = { totalsAs: 'row' };

const scenes = {
	paid: { output: 'rows', ...COMPARED, rowsWhere: PAID, options: TOTALS },
	paidUnseen: { output: 'rows', ...COMPARED, rowsWhere: PAID, options: { oneRow: true } },
	paidMessage: {
		...TOLD,
		messageFor: 'plain',
		rowsWhere: PAID,
		options: { numberLanguage: 'de', jobFacts: true },
	},
	unpaid: {
		...{ output: 'rows', ...COMPARED, options: TOTALS },
		rowsWhere: where('media_key', 'isNot', 'Paid search, display'),
	},
	asked: {
		operation: 'askForFigures',
		...{ askFigures: 'sales and visits', askBy: 'channel', askWhen: `${WEEK[0]} to ${WEEK[1]}` },
		...{ askCompareWith: 'period before', askOnly: 'channel is paid search or display' },
	},
	unknown: { output: 'rows', ...COMPARED, rowsWhere: where('media_key', 'contains', 'zeppelin') },
	filteredRaw: { output: 'raw', ...COMPARED, rowsWhere: PAID },
	rows: { output: 'rows', ...COMPARED, options: { totalsAs: 'row' } },
	slack: { ...TOLD, options: { rowsShown: 3 } },
	html: { ...TOLD, messageFor: 'html', options: { numberLanguage: 'fr', title: 'Ventes <b>' } },
	markdown: { ...TOLD, messageFor: 'markdown' },
	french: {
		...TOLD,
		messageFor: 'plain',
		order: { by: { column: 'Sales Change', direction: 'smallest', keepFirst: 3, others: true } },
		options: { numberLanguage: 'fr', rowsShown: 20, channelNames: true },
	},
	plain: { ...TOLD, messageFor: 'plain', options: { jobFacts: true } },
	png: { output: 'chart', ...COMPARED },
	both: { ...COMPARED, output: 'messageWithChart', options: { rowsShown: 3 } },
	svg: {
		output: 'chart',
		binaryProperty: 'picture',
		options: { pictureFormat: 'svg', splitBy: 'D', dark: true, fileName: 'days' },
	},
	wrongLanguage: { ...TOLD, options: { numberLanguage: 'klingon!' } },
	wrongCurrency: { ...TOLD, options: { currency: 'EURO' } },
} satisfies Record<string, INodeParameters>;

describe.each(newestLine())('the presentation of a report, on %s', (line) => {
	const stage = withStage(line, { remembers: true, today: undefined });
	const ended = sideBySideByName(scenes, async (set) => await stage.report(set));

	async function itemsOf(scene: keyof typeof scenes) {
		const run = await ended(scene);
		return run.output();
	}
	async function messageOf(scene: keyof typeof scenes): Promise<IDataObject> {
		const [message = {}, ...others] = jsonOf(await itemsOf(scene));
		expect(others).toEqual([]);
		return message;
	}

	it('is a message for Slack, with the totals of all rows', async () => {
		const total = jsonOf(await itemsOf('rows')).at(-1) ?? {};
		const message = await messageOf('slack');
		expect(Object.keys(message)).toEqual(['title', 'text', 'blocks', 'slackMessage']);
		expect(checkSlack(message)).toEqual([]);
		const sales = Number(total.Sales).toLocaleString('en');
		expect(message.text).toContain(`Sales: *${sales}* (`);
		expect(message.text).toMatch(/^Total .* points$/m);
		expect(message.text).toContain('and 7 more rows');
	});

	it('is the same message with the same picture in one item, from one job', async () => {
		const [both, ...others] = await itemsOf('both');
		expect(others).toEqual([]);
		expect(both?.json).toEqual(await messageOf('slack'));
		const [chart] = await itemsOf('png');
		expect(await stage.engine.binary(both)).toEqual(await stage.engine.binary(chart));
	});

	it('says in its language that the compared period had one more public holiday', async () => {
		const { text } = await messageOf('slack');
		expect(text).toContain(
			'The compared period had one more public holiday: May 25, 2026 (Whit Monday).',
		);
		expect((await messageOf('french')).text).toContain(
			'La période de comparaison comptait un jour férié de plus\u00a0: 25 mai 2026 (',
		);
	});

	it('is a mail, Markdown or plain text', async () => {
		const mail = await messageOf('html');
		expect(Object.keys(mail)).toEqual(['title', 'text', 'html']);
		expect(mail.html).toContain(`Ventes &lt;b&gt; · shop-eu, ${Number(from.slice(8))}`);
		expect(mail.html).toMatch(/Plus forte (hausse|baisse)/);
		expect((await messageOf('markdown')).text).toMatch(
			/^### Sales, Visits, and Conversion Rate by Channel · shop-eu, /,
		);
		const plain = await messageOf('plain');
		expect(plain.text).not.toMatch(/[*`]/);
		expect(plain.reportJob).toMatchObject({
			site: 'shop-eu',
			from,
			comparedTo: moved(from, -1),
		});
	});

	it('covers all rows even if only the first are kept, with channel names in its language', async () => {
		const all = jsonOf(await itemsOf('rows')).slice(0, -1);
		const change = (row: IDataObject) => Number(row['Sales Change']);
		const largest = Math.max(...all.map(change));
		const { text } = await messageOf('french');
		expect(text).toMatch(new RegExp(`Plus forte hausse\u00a0: [^\n]* \\+${largest}\\b`));
		expect(text).toMatch(/^Autres /m);
		expect(text).not.toMatch(/\d+ autres? lignes?|Others|Direct access|Paid search/);
		expect(text).toMatch(
			/Accès direct|Liens sponsorisés|Référencement naturel|E-mailing|Sites référents/,
		);
		expect(all).toHaveLength(10);
	});

	it('has the rows that its conditions leave, and totals and changes of those alone', async () => {
		const all = jsonOf(await itemsOf('rows')).slice(0, -1);
		const isPaid = ({ Channel }: IDataObject) => Channel === 'Paid search' || Channel === 'Display';
		const [total = {}, ...rows] = jsonOf(await itemsOf('paid')).reverse();
		expect(rows.reverse()).toEqual(all.filter(isPaid));
		const sumOf = (name: string) => rows.reduce((sum, row) => sum + Number(row[name]), 0);
		for (const name of ['Sales', 'Visits', 'Sales Before', 'Sales Change']) {
			expect(total[name]).toBe(sumOf(name));
		}
		const { Channel: _, ...figures } = total;
		expect(jsonOf(await itemsOf('paidUnseen'))).toEqual([figures]);
		const others = jsonOf(await itemsOf('unpaid')).slice(0, -1);
		expect(others).toEqual(all.filter((row) => !isPaid(row)));
	});

	it('says which rows it is of', async () => {
		const { title, text, reportJob } = await messageOf('paidMessage');
		expect(title).toContain('nur Channel = Paid search oder display');
		expect(reportJob).toMatchObject({ only: 'Channel is Paid search or display' });
		const total = jsonOf(await itemsOf('paid')).at(-1) ?? {};
		expect(text).toContain(Number(total.Visits).toLocaleString('de'));
	});

	it('has the same figures as Ask for Figures with the same filter', async () => {
		const total = jsonOf(await itemsOf('paid')).at(-1) ?? {};
		const { totals } = await messageOf('asked');
		expect(totals).toMatchObject({ Sales: total.Sales, Visits: total.Visits });
	});

	it('has no rows where none meets its conditions, and is not shown as it came', async () => {
		const run = await ended('unknown');
		expect(run.items).toEqual([]);
		expect(run.hints).toContainEqual(
			expect.stringContaining('No row meets the condition "Channel contains zeppelin".'),
		);
		expect((await ended('filteredRaw')).error?.message).toContain(
			'Only Rows Where is for the rows of a report, but Output is Raw',
		);
	});

	it('is a picture', async () => {
		const [item, ...others] = await itemsOf('png');
		expect(others).toEqual([]);
		const { jobId } = item?.json ?? {};
		const fileName = `report-shop-eu-2026-06-01-2026-06-07-${String(jobId)}.png`;
		expect(item).toMatchObject({
			json: { title: 'Sales by Channel', site: 'shop-eu', fileName, from },
			binary: { data: { fileName, mimeType: 'image/png', fileExtension: 'png' } },
			pairedItem: { item: 0 },
		});
		const { width, height } = PNG.sync.read(await stage.engine.binary(item));
		expect([width, height]).toEqual([1_200, 675]);
	});

	it('is a drawing with the requested name and field', async () => {
		const [item] = await itemsOf('svg');
		expect(item?.binary?.picture).toMatchObject({
			fileName: 'days.svg',
			mimeType: 'image/svg+xml',
		});
		const svg = (await stage.engine.binary(item, 'picture')).toString();
		expect(XMLValidator.validate(svg)).toBe(true);
		expect(svg.match(/<path /g)?.length).toBeGreaterThan(9);
	});

	it.each(['wrongLanguage', 'wrongCurrency'] as const)(
		'rejects a %s before any request',
		async (scene) => {
			const run = await ended(scene);
			expect(run.error?.message).toMatch(/^(Number Language|Currency) cannot be "/);
		},
	);

	it('also works in Collect, which knows the request', async () => {
		const submitted = await stage.report({ ...COMPARED, operation: 'submit' });
		const input = submitted.items;
		const site = { __rl: true, mode: 'id', value: '={{ $json.site }}' };
		const collected = async (output: string) => {
			const run = await stage.report({ operation: 'collect', site, output }, { input });
			return run.output(1);
		};
		const [message] = await collected('message');
		expect(message?.json.title).toBe((await messageOf('plain')).title);
		const [picture] = await collected('chart');
		expect(picture?.binary?.data?.mimeType).toBe('image/png');
	});

	it('also works in the trigger', async () => {
		const { items } = await stage.poll(
			{ event: 'reportReady', ...reportParameters(TOLD) },
			{ mode: 'manual' },
		);
		const [{ json = {} } = {}, ...others] = items ?? [];
		expect(others).toEqual([]);
		expect(checkSlack(json)).toEqual([]);
		expect(json.reportJob).toMatchObject({ from });
	});
});
