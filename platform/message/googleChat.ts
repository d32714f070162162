import { inert, neutral } from '../base/text/inertText';
import { withCodeTable } from './codeTable';
import { truncate } from '../base/text/truncate';
import { isolated } from './width';
import type { Writer } from './writer';
import { nameInMessage } from './writer';

// Characters of Google Chat's syntax and of Markdown, as apps use either, and what begins a list,
// quote or heading.
const FORMATS = /[*_~`\\[\]|]|:\S+:|^\s*(?:[-+>#]|\d+[.)])/;

const LONGEST_TITLE = 150;

/** Writes a name as code where either syntax would format it. */
function nameInText(text: string): string {
	const name = isolated(nameInMessage(text));
	return FORMATS.test(name) ? asCode(name) : inert(name);
}

function asCode(text: string): string {
	return `\`${inCode(text)}\``;
}

/** Escapes the end of code. */
function inCode(text: string): string {
	return inert(text.replaceAll('`', 'ˋ'));
}

function titleInText(title: string): string {
	const cut = truncate(title, LONGEST_TITLE);
	return FORMATS.test(cut) ? asCode(cut) : `*${inert(cut)}*`;
}

const CHAT = {
	// Two trailing blanks break the line in Markdown, and are invisible elsewhere.
	lineBreak: '  \n',
	marks: { name: nameInText, strong: (text: string) => `*${inert(text)}*` },
	inCode,
	title: titleInText,
};

/** Text for Google Chat that reads alike in its own syntax and in Markdown. */
export const writeGoogleChat: Writer = (content, rows, wording) => {
	const { text, fits, cut } = withCodeTable(content, rows, wording, CHAT);
	return { title: neutral(content.title), text: fits ? text : cut.text, fits };
};
