import { checkSlack } from '../support/slackRules';
import { CHANNEL, figure, tableOf } from '../reports/answer/tables';
import { told } from './telling';

const VISITS = figure('Visits', 'visit');
const JOINER = '\u2060';
const tableWith = (name: string) =>
	tableOf(
		[CHANNEL, VISITS],
		[
			[name, 3],
			['B', 1],
		],
	);

const LINKED = [
	['https://shop.example/a', `https:/${JOINER}/shop.${JOINER}example/a`],
	['www.shop.example', `www${JOINER}.${JOINER}shop.${JOINER}example`],
	['see shop.example', `see shop.${JOINER}example`],
	['Me@Shop.Example', `Me@${JOINER}Shop.${JOINER}Example`],
	['mailto:me', `mailto${JOINER}:me`],
	['//cdn', `/${JOINER}/cdn`],
	['@here now', `@${JOINER}here now`],
] as const;

test.each(LINKED)('%s is text, and no link or mention', async (name, unlinked) => {
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

test('a channel of a chat is no channel, and a mention of everybody mentions nobody', async () => {
	const markdown = await told(tableWith('#general ~town'), 'markdown');
	expect(markdown.text).toContain(`\\#${JOINER}general \\~${JOINER}town`);
	const slack = await told(tableWith('<!channel> #general'), 'slack');
	expect(slack.text).toContain('Largest: `&lt;!channel&gt; #general` 3');
	expect(checkSlack(slack)).toEqual([]);
});

test.each(['9.5 of 10.', 'A. B.', 'a/b', 'and @ or # alone', 'wwwaaa', '3.5'])(
	'%s is written as it is',
	async (name) => {
		const { html } = await told(tableWith(name), 'html');
		expect(html).toContain(`>${name}</td>`);
		expect((await told(tableWith(name), 'slack')).text).toContain(`Largest: ${name} 3`);
	},
);

test('a title with a domain keeps its end in Slack', async () => {
	const { text } = await told(tableWith('A'), 'slack', {
		title: 'Visits, sales, revenue and conversion rate of all channels of the shop',
		site: 'shop.example',
	});
	expect(text).toMatch(/^`Visits, .* · shop\.example, 9.–.15 Nov 2026`\n/);
});
