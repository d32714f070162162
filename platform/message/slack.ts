import type { JsonRecord } from '../client/values/json';
import { align } from './aligned';
import { looksLinked } from './links';
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

function isPlain(text: string): boolean {
	return !FORMATS.test(text) && !looksLinked(text);
}

/** A name that Slack would take for a format, a link or a mention stands as code, in which nothing is one. */
function nameInText(text: string): string {
	const name = isolated(shortName(text));
	return isPlain(name) ? escape(name) : asCode(name);
}

function asCode(text: string): string {
	return `\`${inCode(text)}\``;
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
	const headline = lines.map((line) => written(line, MARKS));
	const code = rows > 0 ? `\`\`\`\n${inCode(aligned.join('\n'))}\n\`\`\`` : '';
	const names = left.map(nameInText).join(', ');
	const below = [
		restOf(content, rows, wording),
		...(left.length > 0 ? [wording.words.moreColumns(names)] : []),
	];
	const text = paragraphs([titleInText(title), headline.join('\n'), code, below.join('\n')]);
	const sections = [headline.join('\n'), code, below.join('\n')].map((part) => part.trim());
	const fits = text.length <= LONGEST_TEXT && sections.every(isSection);
	const shown = fits ? sections : [headline, below].map((part) => wholeLines(part));
	return {
		text: fits ? text : paragraphs([titleInText(title), ...shown]),
		blocks: [header(title), ...shown.filter((part) => part !== '').map(sectionOf)],
		fits,
	};
};

// Two of them and the title are less than one text.
const LONGEST_PART = 1_600;

/** As many lines as fit: a line that is cut could end within a name. */
function wholeLines(lines: readonly string[]): string {
	let kept = '';
	for (const line of lines) {
		if (kept.length + line.length < LONGEST_PART) kept = kept === '' ? line : `${kept}\n${line}`;
	}
	return kept.trim();
}

function titleInText(title: string): string {
	const cut = cutToLength(title, LONGEST_HEADER);
	return isPlain(cut) ? `*${escape(cut)}*` : asCode(cut);
}

function isSection(text: string): boolean {
	return text.length <= LONGEST_SECTION;
}

function header(title: string): JsonRecord {
	const text = cutToLength(title, LONGEST_HEADER);
	return { type: 'header', text: { type: 'plain_text', text, emoji: false } };
}

function sectionOf(text: string): JsonRecord {
	return { type: 'section', text: { type: 'mrkdwn', text, verbatim: true } };
}
