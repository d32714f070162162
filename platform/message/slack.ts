import type { JsonRecord } from '../client/values/json';
import { align } from './aligned';
import { cutToLength, isolated } from './width';
import type { Writer } from './writer';
import { LONGEST_TEXT, paragraphs, restOf, shortName, written } from './writer';

// docs.slack.dev, Block Kit: the longest header and the longest text of a section.
const LONGEST_HEADER = 150;
const LONGEST_SECTION = 3_000;

/** What begins a mention, a link or an entity in Slack; all else is told apart by where it stands. */
function escape(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const FORMATS = /[*_~`]|:\S+:/;

/** A name with a sign that Slack would take for a format stands as code, in which nothing is one. */
function nameInText(text: string): string {
	const name = isolated(shortName(text));
	return FORMATS.test(name) ? `\`${inCode(name)}\`` : escape(name);
}

/** Code cannot hold what ends it. */
function inCode(text: string): string {
	return escape(text.replaceAll('`', 'ˋ'));
}

const MARKS = { name: nameInText, strong: (text: string) => `*${escape(text)}*` };

/** Slack's mrkdwn, and the same as blocks. */
export const writeSlack: Writer = (content, rows, wording) => {
	const { title, lines, table } = content;
	const { lines: aligned, left } = align(table, rows);
	const notShown = left.length > 0 ? wording.words.moreColumns(left.join(', ')) : '';
	const notes = [restOf(content, rows, wording), notShown].filter((note) => note !== '');
	const headline = lines.map((line) => written(line, MARKS)).join('\n');
	const code = rows > 0 ? `\`\`\`\n${inCode(aligned.join('\n'))}\n\`\`\`` : '';
	const below = notes.map((note) => escape(note)).join('\n');
	const heading = nameInTitle(title);
	const text = paragraphs([heading, headline, code, below]);
	const sections = [headline, code, below].filter((section) => section !== '');
	const fits = text.length <= LONGEST_TEXT && sections.every(isSection);
	const kept = fits ? text : cutToEntity(paragraphs([heading, headline, below]), LONGEST_TEXT);
	return {
		text: kept,
		blocks: [header(title), ...sections.map((section) => sectionOf(section))],
		fits,
	};
};

function nameInTitle(title: string): string {
	return FORMATS.test(title)
		? nameInText(title)
		: `*${escape(cutToLength(title, LONGEST_HEADER))}*`;
}

function isSection(text: string): boolean {
	return text.length <= LONGEST_SECTION;
}

function header(title: string): JsonRecord {
	const text = cutToLength(title, LONGEST_HEADER);
	return { type: 'header', text: { type: 'plain_text', text, emoji: false } };
}

function sectionOf(text: string): JsonRecord {
	return {
		type: 'section',
		text: { type: 'mrkdwn', text: cutToEntity(text, LONGEST_SECTION), verbatim: true },
	};
}

/** Cuts a text, and no entity of it in the middle. */
function cutToEntity(text: string, most: number): string {
	return cutToLength(text, most).replace(/&[a-z]*…$/, '…');
}
