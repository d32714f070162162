import fc from '../support/fastCheck';

import { isRecord, textOf } from '../../platform/base/json/json';
import type { MessageFormat } from '../../platform/message/messageFormat';
import type { Message } from '../../platform/message/messageFormat';
import { CHANNEL, tableOf, VISITS } from '../reports/transform/tables';
import { anyText } from '../support/anyText';
import { runs } from '../support/random';
import { checkCaption, checkDiscord, checkTelegram } from '../support/services/chatRules';
import { checkSlack } from '../support/services/slackRules';
import { told } from './writeMessage';

const SETTINGS = { numRuns: runs(40, 500), endOnFailure: true };

const signs = fc.constantFrom(
	...['<!channel>', '<@U1>', '@all', '```', '`', '*', '_', '~', '|', '\\', '\n', '&', '<b>'],
	...['http://shop.example/a', 'www.shop.example', 'shop.example', 'me@shop.example', '#general'],
	...['@here', '//x', '\u2028', '\u2066', '\udc00', '\ufffe', '\u0085', '\u001b[1m'],
	...['[x](http://y)', '# ', '1. ', '> ', '\u202e', 'חנות', '👩‍👩‍👧', '\u0000', '\ud800', '</td>'],
	...[':smile:', '~town-square'],
);
const name = fc.oneof(
	anyText(60),
	fc
		.array(fc.oneof(signs, fc.string({ maxLength: 5 })), { maxLength: 12 })
		.map((all) => all.join('')),
	fc.integer({ min: 100, max: 2_000 }).map((length) => '&<'.repeat(length)),
);
const report = fc.record({
	rows: fc.array(fc.tuple(name, fc.oneof(fc.double(), fc.integer(), fc.constant(null))), {
		maxLength: 40,
	}),
	columns: fc.array(name, { minLength: 1, maxLength: 3 }),
	title: fc.option(name, { nil: undefined }),
	site: name,
});

/** Breaks of lines, marks that turn a text around without an end, and halves of letters. */
const UNCLEAN = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066\u2067\uFFFE\uFFFF]/u;

/** Whether all texts of a message are lines of text; our own isolates begin and end within each. */
function isClean({ text, ...others }: Message): boolean {
	const lines = [others.title, ...text.split('\n'), ...(others.html ?? '').split('\n')];
	const headers = (others.blocks ?? []).map(
		({ text: of }) => textOf(isRecord(of) ? of.text : '') ?? '',
	);
	return [...lines, ...headers.flatMap((header) => header.split('\n'))].every(
		(line) =>
			!UNCLEAN.test(line) &&
			(line.match(/\u2068/g)?.length ?? 0) === (line.match(/\u2069/g)?.length ?? 0),
	);
}

/** What programs make a link, a mail address, a mention or a channel of. */
const LINK = /\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}|[@#~]\w/iu;

interface Report {
	readonly rows: ReadonlyArray<readonly [string, number | null]>;
	readonly columns: readonly string[];
	readonly title: string | undefined;
	readonly site: string;
}

async function toldOf({ rows, columns, title, site }: Report, target: MessageFormat) {
	const figures = columns.map((label, index) => ({ ...VISITS, name: `${label}${index}` }));
	const table = tableOf(
		[CHANNEL, ...figures],
		rows.map(([first, value]) => [first, ...figures.map(() => value)]),
	);
	return await told(table, target, { title, site, most: 40 });
}

it('a message is valid for Slack, whatever names contain', async () => {
	await fc.assert(
		fc.asyncProperty(report, async (one) => {
			const message = await toldOf(one, 'slack');
			expect(checkSlack(message)).toEqual([]);
			expect(isClean(message)).toBe(true);
		}),
		SETTINGS,
	);
});

it('a message is a complete table in Markdown that mentions nobody, whatever names contain', async () => {
	await fc.assert(
		fc.asyncProperty(report, async (one) => {
			const message = await toldOf(one, 'markdown');
			const { text } = message;
			expect(isClean(message)).toBe(true);
			expect(text).not.toMatch(LINK);
			expect(text.length).toBeLessThanOrEqual(4_000);
			expect(text).not.toMatch(/@(all|channel|here)\b/);
			expect(text).not.toMatch(/<[a-z!/@]/i);
			const lines = text.split('\n').filter((line) => line.startsWith('| '));
			const cells = new Set(lines.map((line) => line.match(/(?<!\\)(?:\\\\)*\|/g)?.length));
			expect(cells.size).toBeLessThanOrEqual(1);
		}),
		SETTINGS,
	);
});

const withCode = /```[^]*?```|`[^`\n]*`/g;

it('a message for Google Chat formats, links and mentions nothing by itself, in either syntax', async () => {
	await fc.assert(
		fc.asyncProperty(report, async (one) => {
			const message = await toldOf(one, 'googleChat');
			const { title, text } = message;
			expect(isClean(message)).toBe(true);
			expect(text.length).toBeLessThanOrEqual(4_000);
			for (const shown of [title, text]) {
				expect(shown).not.toMatch(LINK);
				expect(shown).not.toMatch(/<[a-z!/@?]/i);
				expect(shown).not.toMatch(/\]\(/);
				expect(shown).not.toMatch(/&#?\w+;/);
			}
			expect((text.match(/`/g)?.length ?? 0) % 2).toBe(0);
			// What is bold is the title and figures of ours; no other sign is outside of code.
			const outside = text.replace(withCode, 'x').split('\n');
			const bold = outside.map((line) => line.replace(/^\*[^*]+\*$/, 'x'));
			expect(bold.filter((line) => /[_~`\\|]|^\s*([-+>#]|\d+[.)])\s/.test(line))).toEqual([]);
		}),
		SETTINGS,
	);
});

it('a message for Discord and Telegram is valid there, and links, mentions and formats nothing, whatever names contain', async () => {
	await fc.assert(
		fc.asyncProperty(report, async (one) => {
			const discord = await toldOf(one, 'discord');
			const telegram = await toldOf(one, 'telegram');
			for (const message of [discord, telegram]) expect(isClean(message)).toBe(true);
			expect(checkDiscord(discord.text)).toEqual([]);
			expect(checkTelegram(telegram.text)).toEqual([]);
			expect(discord.title).not.toMatch(LINK);
			expect(checkCaption(telegram.title)).toEqual([]);
		}),
		SETTINGS,
	);
});

it('a message for Teams has known HTML elements only, and a text without Markdown syntax', async () => {
	const known = /^(p|strong|br|table|tr|th|td)$/;
	await fc.assert(
		fc.asyncProperty(report, async (one) => {
			const message = await toldOf(one, 'teams');
			const { title, html = '', text } = message;
			expect(isClean(message)).toBe(true);
			expect(html.replace(/<[^>]*>/g, ' ').replace(/&#39;/g, "'")).not.toMatch(LINK);
			expect(html.length).toBeLessThanOrEqual(12_000);
			const elements = [...html.matchAll(/<\/?([^\s>]*)/g)].map(([, element = '']) => element);
			expect(elements.filter((element) => !known.test(element))).toEqual([]);
			for (const shown of [title, text]) {
				expect(shown).not.toMatch(LINK);
				expect(shown).not.toMatch(/<[a-z!/@?]|\]\(|[*`~]|&#?\w+;/i);
			}
		}),
		SETTINGS,
	);
});

it.each(['googleChat', 'teams'] as const)(
	'a message for %s has a title that mentions nobody where it is a separate text',
	async (target) => {
		const site = '<users/all> <!channel> <at>Everyone</at> <https://evil.example|Invoice>';
		const { title } = await toldOf({ rows: [], columns: ['a'], title: undefined, site }, target);
		expect(title).not.toMatch(/<[a-z!/@]/i);
		expect(title).not.toMatch(LINK);
	},
);

it.each(['a.`b', 'a.*b', 'shop._x_', '~a.b', 'x @`b'])(
	'a message for Teams has no link in its plain text where the character of %j is replaced by a similar one',
	async (title) => {
		const { text, title: shown } = await toldOf(
			{ rows: [[title, 1]], columns: [title], title, site: title },
			'teams',
		);
		expect(text).not.toMatch(LINK);
		expect(shown).not.toMatch(LINK);
	},
);

it('a mail consists of known HTML elements, whatever names contain', async () => {
	const known = /^(div|h2|p|bdi|strong|br|table|thead|tbody|tr|th|td)$/;
	await fc.assert(
		fc.asyncProperty(report, async (one) => {
			const message = await toldOf(one, 'html');
			const { html = '' } = message;
			expect(isClean(message)).toBe(true);
			expect(html.replace(/<[^>]*>/g, ' ').replace(/&#39;/g, "'")).not.toMatch(LINK);
			expect(html.length).toBeLessThanOrEqual(102_000);
			const elements = [...html.matchAll(/<\/?([^\s>]*)/g)].map(([, element = '']) => element);
			expect(elements.filter((element) => !known.test(element))).toEqual([]);
		}),
		SETTINGS,
	);
});
