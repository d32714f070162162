import { inert, neutral } from '../base/text/inertText';
import { withCodeTable } from './codeTable';
import { truncate } from '../base/text/truncate';
import { isolated } from './width';
import type { Writer } from './writer';
import { nameInMessage } from './writer';

// Signs of Google Chat's own syntax and of Markdown, of which an app reads one or the other, and what begins
// a list, a quote or a heading.
const FORMATS = /[*_~`\\[\]|]|:\S+:|^\s*(?:[-+>#]|\d+[.)])/;

const LONGEST_TITLE = 150;

/** A name that either syntax would take for a format stands as code, in which nothing is one. */
function nameInText(text: string): string {
	const name = isolated(nameInMessage(text));
	return FORMATS.test(name) ? asCode(name) : inert(name);
}

function asCode(text: string): string {
	return `\`${inCode(text)}\``;
}

/** Code cannot hold what ends it. */
function inCode(text: string): string {
	return inert(text.replaceAll('`', 'ˋ'));
}

function titleInText(title: string): string {
	const cut = truncate(title, LONGEST_TITLE);
	return FORMATS.test(cut) ? asCode(cut) : `*${inert(cut)}*`;
}

const CHAT = {
	// Two blanks at the end break the line in Markdown, and show nowhere.
	lineBreak: '  \n',
	marks: { name: nameInText, strong: (text: string) => `*${inert(text)}*` },
	inCode,
	title: titleInText,
};

/** Text for Google Chat, which reads the same in its own syntax and in Markdown. */
export const writeGoogleChat: Writer = (content, rows, wording) => {
	const { text, fits, cut } = withCodeTable(content, rows, wording, CHAT);
	return { title: neutral(content.title), text: fits ? text : cut.text, fits };
};
