import type { MessageContent } from '../../platform/message/messageContent';
import { writeHtml } from '../../platform/message/html';
import { writeMarkdown } from '../../platform/message/markdown';
import { writePlain } from '../../platform/message/plain';
import { writeSlack } from '../../platform/message/slack';
import { writeTeams } from '../../platform/message/teams';
import { FigureFormats } from '../../platform/summary/figureFormats';
import { wordsFor } from '../../platform/summary/messageWords';
import { visitsOf } from '../reports/transform/tables';
import { checkSlack } from '../support/services/slackRules';
import { told } from './writeMessage';

it('a message has all digits of amounts beyond the precision of a double, in rows and in their sum', async () => {
	const table = visitsOf(['SOCIAL', '9007199254740993'], ['MAILING', 3]);
	const { text } = await told(table, 'plain', { totals: 'sums' });
	expect(text).toContain('9,007,199,254,740,993');
	expect(text).toContain('Visits: 9,007,199,254,740,996');
});

const wording = { formats: new FigureFormats({ language: 'en' }), words: wordsFor('en') };
const NOTHING = { columns: [], rows: [], total: undefined };
const content = (...lines: readonly string[]): MessageContent => ({
	...{ title: 'T', table: NOTHING, count: 0, endsWithRest: false },
	lines: lines.map((line) => [line]),
});

test.each([
	['plain text', writePlain, 4_000],
	['Markdown', writeMarkdown, 4_000],
	['a mail', writeHtml, 102_000],
] as const)('a message for %s can be as long as its target accepts', (_, write, most) => {
	const lengthOf = (line: string) => {
		const { text, html = text } = write(content(line), 0, wording);
		return html.length;
	};
	const around = lengthOf('x') - 1;
	const fits = (length: number) => write(content('x'.repeat(length)), 0, wording).fits;
	expect(fits(most - around)).toBe(true);
	expect(fits(most - around + 1)).toBe(false);
});

test('a message for Teams has at most 12,000 characters of HTML and 4,000 of text', () => {
	expect(writeTeams(content('x'.repeat(4_001)), 0, wording).fits).toBe(false);
	// A row takes 24 characters of HTML, and 6 of text.
	const withRows = (count: number) => {
		const columns = [{ name: 'N', side: 'left' as const }];
		const rows = Array.from({ length: count }, () => ['y'.repeat(5)]);
		return { ...content(), table: { columns, rows, total: undefined }, count };
	};
	expect(writeTeams(withRows(480), 480, wording).fits).toBe(true);
	expect(writeTeams(withRows(510), 510, wording).fits).toBe(false);
});

test('a message for Slack has at most 3,000 characters per section and 4,000 in total', () => {
	const of = (...lines: readonly string[]) => writeSlack(content(...lines), 0, wording);
	expect(of('x'.repeat(3_000)).fits).toBe(true);
	expect(of('x'.repeat(3_001)).fits).toBe(false);
	const text = of('x'.repeat(1_000)).text;
	expect(text).toBe(`*T*\n\n${'x'.repeat(1_000)}`);
	const table = {
		columns: [{ name: 'N', side: 'left' as const }],
		rows: Array.from({ length: 27 }, () => ['y'.repeat(90)]),
		total: undefined,
	};
	const whole = (line: number) => {
		const two = { ...content('x'.repeat(line)), table, count: 27 };
		return writeSlack(two, 27, wording);
	};
	const around = whole(100).text.length - 100;
	expect(whole(4_000 - around).fits).toBe(true);
	expect(whole(4_001 - around).fits).toBe(false);
});

test('a message for Slack has as many whole lines as fit', () => {
	const lines = ['a'.repeat(900), 'b'.repeat(800), 'c'.repeat(698), 'd', 'e'.repeat(1_500)];
	const { text, blocks, fits } = writeSlack(content(...lines), 0, wording);
	expect(fits).toBe(false);
	const kept = `${lines[0] ?? ''}\n${lines[2] ?? ''}`;
	expect(text).toBe(`*T*\n\n${kept}`);
	expect(blocks?.slice(1)).toEqual([
		{ type: 'section', text: { type: 'mrkdwn', text: kept, verbatim: true } },
	]);
});

const JOINER = '\u2060';
const tableWith = (name: string) => visitsOf([name, 3], ['B', 1]);

const LINKED = [
	['https://shop.example/a', `https:/${JOINER}/shop.${JOINER}example/a`],
	['www.shop.example', `www${JOINER}.${JOINER}shop.${JOINER}example`],
	['see shop.example', `see shop.${JOINER}example`],
	['Me@Shop.Example', `Me@${JOINER}Shop.${JOINER}Example`],
	['mailto:me', `mailto${JOINER}:me`],
	['//cdn', `/${JOINER}/cdn`],
	['@here now', `@${JOINER}here now`],
] as const;

test.each(LINKED)('the name %s is text, and no link or mention', async (name, unlinked) => {
	const { html, text: plain } = await told(tableWith(name), 'html');
	expect(html).toContain(`<bdi>${unlinked}</bdi>`);
	expect(html).toContain(`>${unlinked}</td>`);
	expect(plain).toContain(`Largest: ${name} 3`);
	const markdown = await told(tableWith(name), 'markdown', { title: name });
	expect(markdown.text).toContain(`Largest: ${unlinked} 3`);
	expect(markdown.text).toContain(`### ${unlinked} ·`);
	expect(markdown.text).toContain(`| ${unlinked} `);
	expect(markdown.title).toContain(name);
	const slack = await told(tableWith(name), 'slack', { title: name });
	expect(slack.text).toContain(`Largest: \`${name}\` 3`);
	expect(slack.text).toMatch(/^`.* · shop-eu, .*2026`\n/);
	expect(checkSlack(slack)).toEqual([]);
});

test('the name of a chat channel is no link, and a mention of everybody notifies nobody', async () => {
	const markdown = await told(tableWith('#general ~town'), 'markdown');
	expect(markdown.text).toContain(`\\#${JOINER}general \\~${JOINER}town`);
	const slack = await told(tableWith('<!channel> #general'), 'slack');
	expect(slack.text).toContain('Largest: `&lt;!channel&gt; #general` 3');
	expect(checkSlack(slack)).toEqual([]);
});

test.each([
	['9.5 of 10.', ': '],
	['A. B.', ' '],
	['a/b', ' '],
	['and @ or # alone', ' '],
	['wwwaaa', ' '],
	['3.5', ': '],
	['Summer 2026', ': '],
	['Nov 25', ': '],
	['25. Nov.', ': '],
])(
	'the name %s is written unchanged, and is not read as a part of the value',
	async (name, between) => {
		const { html } = await told(tableWith(name), 'html');
		expect(html).toContain(`>${name}</td>`);
		expect((await told(tableWith(name), 'slack')).text).toContain(`Largest: ${name}${between}3`);
	},
);

test('a title with a domain is complete in Slack', async () => {
	const { text } = await told(tableWith('A'), 'slack', {
		title: 'Visits, sales, revenue and conversion rate of all channels of the shop',
		site: 'shop.example',
	});
	expect(text).toMatch(/^`Visits, .* · shop\.example, 9.–.15 Nov 2026`\n/);
});

test.each(['plain', 'html', 'markdown', 'slack'] as const)(
	'a name of more than 80 characters leaves room for the rest of its sentence: %s',
	async (target) => {
		const { text, html = text } = await told(tableWith('x'.repeat(81)), target);
		const said = html.replaceAll(/<.*?>/g, '');
		expect(said).toContain(`Largest: ${'x'.repeat(79)}… 3`);
	},
);
