import type { JsonRecord } from '../base/json/json';
import { looksLinked } from '../base/text/links';
import { withCodeTable } from './codeTable';
import { truncate } from '../base/text/truncate';
import { isolated } from '../base/text/isolated';
import type { Writer } from './messageFormat';
import { escapeAngles, nameInMessage } from './messageFormat';

// docs.slack.dev, Block Kit: the longest header and the longest text of a section.
const LONGEST_HEADER = 150;
const LONGEST_SECTION = 3_000;

/** Escapes the characters that begin a mention, a link or an entity in Slack. */
function escape(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const FORMATS = /[*_~`]|:\S+:/;

function isPlain(text: string): boolean {
	return !FORMATS.test(text) && !looksLinked(text);
}

/** Writes a name as code where Slack would make it a format, a link or a mention. */
function nameInText(text: string): string {
	const name = isolated(nameInMessage(text));
	return isPlain(name) ? escape(name) : asCode(name);
}

function asCode(text: string): string {
	return `\`${inCode(text)}\``;
}

/** Escapes the end of code. */
function inCode(text: string): string {
	return escape(text.replaceAll('`', 'ˋ'));
}

const CHAT = {
	lineBreak: '\n',
	marks: { words: escapeAngles, name: nameInText, strong: (text: string) => `*${escape(text)}*` },
	inCode,
	title: titleInText,
};

/** Slack's mrkdwn, and the same message as blocks. */
export const writeSlack: Writer = (content, rows, wording) => {
	const { parts, text, cut, ...writtenText } = withCodeTable(content, rows, wording, CHAT);
	const fits = writtenText.fits && parts.every(isSection);
	const shown = fits ? parts : cut.parts;
	return {
		text: fits ? text : cut.text,
		blocks: [header(content.title), ...shown.filter((part) => part !== '').map(sectionOf)],
		fits,
	};
};

function titleInText(title: string): string {
	const cut = truncate(title, LONGEST_HEADER);
	return isPlain(cut) ? `*${escape(cut)}*` : asCode(cut);
}

function isSection(text: string): boolean {
	return text.length <= LONGEST_SECTION;
}

function header(title: string): JsonRecord {
	const text = truncate(title, LONGEST_HEADER);
	return { type: 'header', text: { type: 'plain_text', text, emoji: false } };
}

function sectionOf(text: string): JsonRecord {
	return { type: 'section', text: { type: 'mrkdwn', text, verbatim: true } };
}
