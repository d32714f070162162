import { CHANNEL, figure, tableOf, VISITS, visitsOf } from '../reports/transform/tables';
import { checkSlack } from '../support/services/slackRules';
import { told } from './writeMessage';

const TITLE = 'Visits by Channel · shop-eu, 9–15 Nov 2026';
const plainTitle = (text: string) => text.replace(/\u2009–\u2009/g, '–').replace(/ – /g, '–');
const report = visitsOf(['A *b*', 750], ['C & <d>', 250]);
const one = { totals: { Visits: 1_000 }, most: 1 } as const;

test('Slack gets mrkdwn, and the same content as blocks', async () => {
	const message = await told(report, 'slack', one);
	const [headline, table] = [
		'Visits: *1,000*\nLargest: `A *b*` 750 (75%)',
		'```\nChannel  Visits\nA *b*       750\nTotal     1,000\n```',
	];
	expect(plainTitle(message.text)).toBe(`*${TITLE}*\n\n${headline}\n\n${table}\n\nand 1 more row`);
	const section = (text: string) => ({
		type: 'section',
		text: { type: 'mrkdwn', text, verbatim: true },
	});
	expect(message.blocks).toEqual([
		{ type: 'header', text: { type: 'plain_text', text: message.title, emoji: false } },
		...[headline, table, 'and 1 more row'].map(section),
	]);
	expect(plainTitle(message.title)).toBe(TITLE);
	expect((await told(report, 'slack')).text).toContain('\nC &amp; &lt;d&gt;     250\n```');
	expect(Object.keys(message)).toEqual(['title', 'text', 'blocks', 'slackMessage']);
	const { text, blocks, slackMessage = '' } = message;
	expect(JSON.parse(slackMessage)).toEqual({ text, blocks });
});

test('Markdown gets a table with right-aligned figures', async () => {
	const message = await told(report, 'markdown', one);
	expect(plainTitle(message.text)).toBe(
		[
			`### ${TITLE}`,
			'',
			'Visits: **1,000**  ',
			'Largest: A \\*b\\* 750 (75%)',
			'',
			'| Channel | Visits |',
			'| ------- | -----: |',
			'| A \\*b\\* |    750 |',
			'| Total   |  1,000 |',
			'',
			'and 1 more row',
		].join('\n'),
	);
	const narrow = tableOf([figure('a', 'a')], [[1]]);
	expect((await told(narrow, 'markdown')).text).toContain('|   a |\n| --: |\n|   1 |');
	expect(Object.keys(message)).toEqual(['title', 'text']);
});

test.each([
	['- a', '\\- a'],
	['1. a', '1\\. a'],
	['2) a', '2\\) a'],
	['+ a', '\\+ a'],
	['-a', '-a'],
	['a - b', 'a - b'],
	[':smile:', '\\:smile:'],
	['a: b', 'a: b'],
	['a`b', 'a\\`b'],
	['[a](b)', '\\[a\\](b)'],
	['x_y~ z|#', 'x\\_y\\~ z\\|\\#'],
	['a\\b', 'a\\\\b'],
	['a & <b>', 'a &amp; &lt;b&gt;'],
])('in Markdown %j is written as %s', async (name, written) => {
	const { text } = await told(visitsOf([name, 1]), 'markdown', { title: name });
	expect(text).toContain(`| ${written} `);
	expect(text).toContain(`### ${written} · `);
});

test.each(['*', '_', '~', '`', ':a:'])(
	'in Slack a name with %s is written as code',
	async (sign) => {
		const table = visitsOf([`a${sign}`, 2], ['b', 1]);
		const message = await told(table, 'slack', { title: `t${sign}` });
		const shown = sign === '`' ? 'ˋ' : sign;
		expect(message.text).toContain(`Largest: \`a${shown}\` 2`);
		expect(message.text.startsWith(`\`t${shown} · `)).toBe(true);
		expect(checkSlack(message)).toEqual([]);
	},
);

test('a mail has inline styles and a plain text', async () => {
	const { html = '', text, title } = await told(report, 'html', one);
	const cell = (tag: string, side: string, more: string, inner: string) =>
		`<${tag === 'th' ? 'th scope="col"' : tag} align="${side}" dir="auto" style="padding:6px 12px;border-bottom:1px solid #d1d9e0;text-align:${side};${more}">${inner}</${tag}>`;
	const line = (tag: string, more: string, name: string, visits: string) =>
		`<tr>${cell(tag, 'left', more, name)}${cell(tag, 'right', more, visits)}</tr>`;
	const font = 'font-family:Arial,Helvetica,sans-serif;color:#1f2328';
	expect(html.split('\n')).toEqual([
		`<div style="${font};font-size:14px;line-height:1.5">`,
		`<h2 style="${font};font-size:18px;margin:0 0 12px 0">${title}</h2>`,
		'<p style="margin:0 0 12px 0;color:#1f2328"><bdi>Visits</bdi>: <strong>1,000</strong><br>Largest: <bdi>A *b*</bdi> 750 (75%)</p>',
		'<table cellpadding="0" cellspacing="0" style="border-collapse:collapse;font-size:14px;margin:0 0 12px 0">',
		`<thead>${line('th', 'background:#f6f8fa', 'Channel', 'Visits')}</thead>`,
		`<tbody>${line('td', '', 'A *b*', '750')}`,
		`${line('td', 'font-weight:bold', 'Total', '1,000')}</tbody>`,
		'</table>',
		'<p style="margin:0 0 12px 0;color:#59636e">and 1 more row</p>',
		'</div>',
	]);
	expect(text).toContain('Largest: A *b* 750');
	const whole = await told(report, 'html');
	expect(whole.html).not.toContain('more row');
	expect(whole.html).toContain(`</td></tr>\n<tr>`);
});

test('a mail without lines or rows has no empty parts', async () => {
	const { html } = await told(tableOf([CHANNEL], [['A']]), 'html', { most: 0 });
	expect(html).not.toMatch(/<table|#1f2328">/);
	expect(html?.split('\n')).toHaveLength(4);
});

test('the plain text of a mail has 20 rows, the HTML has all', async () => {
	const rows = Array.from({ length: 30 }, (_, index) => [`Row ${index}`, 30 - index]);
	const { html, text } = await told(tableOf([CHANNEL, VISITS], rows), 'html', { most: 30 });
	expect(html?.match(/<tr>/g)).toHaveLength(31);
	expect(text.match(/^Row /gm)).toHaveLength(20);
	expect(text).toContain('and 10 more rows');
	const few = await told(tableOf([CHANNEL, VISITS], rows.slice(0, 3)), 'html', { most: 3 });
	expect(few.text.match(/^Row /gm)).toHaveLength(3);
	expect(few.text).not.toContain('more');
});

test('plain text has no markup except that of names', async () => {
	const { text, title } = await told(report, 'plain', one);
	expect(text.split('\n')).toEqual([
		...[title, '', 'Visits: 1,000', 'Largest: A *b* 750 (75%)', ''],
		...['Channel  Visits', 'A *b*       750', 'Total     1,000', '', 'and 1 more row'],
	]);
});

const LONG = 'x'.repeat(60);

test.each([
	['plain', 4_000],
	['markdown', 4_000],
	['slack', 4_000],
] as const)(
	'the message for %s has at most %i characters, and as many rows as fit',
	async (target, most) => {
		const rows = Array.from({ length: 200 }, (_, index) => [`${LONG}${index}`, 200 - index]);
		const table = tableOf([CHANNEL, { ...CHANNEL, name: 'Second', field: 'x' }, VISITS], rows);
		const { text } = await told(table, target, { most: 200 });
		expect(text.length).toBeLessThanOrEqual(most);
		const shown = text.match(/^(\| )?xxx/gm)?.length ?? 0;
		expect(text).toContain(`and ${200 - shown} more rows`);
		const line = text.split('\n').find((one) => /^(\| )?xxx/.test(one)) ?? '';
		const room =
			target === 'slack' ? 3_000 - (text.split('```')[1]?.length ?? 0) - 7 : most - text.length;
		expect(room).toBeLessThan(line.length + 2);
	},
);

test('a mail has as many rows as fit into the 102 kB that a mail program displays', async () => {
	const rows = Array.from({ length: 200 }, (_, index) => ['&'.repeat(32), index]);
	const many = Array.from({ length: 12 }, (_, index) => ({ ...CHANNEL, name: `N${index}` }));
	const table = tableOf(
		[...many, VISITS],
		rows.map(([name = '', value = 0]) => [...many.map(() => name), value]),
	);
	const { html = '' } = await told(table, 'html', { most: 200 });
	expect(html.length).toBeLessThanOrEqual(102_000);
	expect(html.length).toBeGreaterThan(98_000);
});

test('names are truncated to 80 characters in a sentence and 32 columns in a table, titles to 300 or 150 characters', async () => {
	const name = 'n'.repeat(500);
	const table = tableOf(
		[{ ...CHANNEL, name }, figure(`${name}v`, 'visit')],
		[
			[name, 2],
			['b', 1],
		],
	);
	const { text } = await told(table, 'plain');
	expect(text).toContain(`Largest: ${'n'.repeat(79)}… 2`);
	expect(text).toContain(`\n${'n'.repeat(31)}…  ${'n'.repeat(31)}…\n${'n'.repeat(31)}…  `);
	const markdown = await told(table, 'markdown', { title: name });
	expect(markdown.text.split('\n')[0]).toBe(`### ${'n'.repeat(299)}…`);
	const slack = await told(table, 'slack', { title: name });
	expect(slack.text.split('\n')[0]).toBe(`*${'n'.repeat(149)}…*`);
});

test('a text among figures is shown unchanged', async () => {
	const lines = [
		['A', 'n/a\n'],
		['B', null],
		['C', '7'],
		['D', ' '],
	];
	const { text } = await told(tableOf([CHANNEL, VISITS], lines), 'plain');
	expect(text.split('\n').slice(-4)).toEqual([
		'A           n/a',
		'B             –',
		'C             7',
		'D',
	]);
});

test('columns that do not fit are named below the table in Slack, as names', async () => {
	const many = ['a'.repeat(30), 'b'.repeat(30), 'c'.repeat(30), 'http://x.y'].map((name, index) =>
		figure(name, `f${index}`),
	);
	const table = tableOf([CHANNEL, ...many], [['A', 1, 2, 3, 4]]);
	const slack = await told(table, 'slack');
	expect(slack.text.split('\n').at(-1)).toBe(`Not shown: ${'c'.repeat(30)}, \`http://x.y\`.`);
	const plain = await told(table, 'plain');
	expect(plain.text.split('\n').at(-1)).toBe(`Not shown: ${'c'.repeat(30)}, http://x.y.`);
});

test('a message without room for a single row has the lines that fit in Slack', async () => {
	const figures = Array.from({ length: 60 }, (_, index) =>
		figure(`${'&'.repeat(40)}${index}`, `f${index}`),
	);
	const table = tableOf(
		[CHANNEL, ...figures],
		[
			['A', ...figures.map(() => 1)],
			['B', ...figures.map(() => 2)],
		],
	);
	const totals = Object.fromEntries(figures.map(({ name }) => [name, 3]));
	const message = await told(table, 'slack', { totals });
	expect(checkSlack(message)).toEqual([]);
	expect(message.text).toContain('Largest: B 2');
	expect(message.blocks).toHaveLength(3);
});
