import { escapeMarkup } from '../base/text/escapeMarkup';
import { neutral } from '../base/text/inertText';
import { unlinked } from '../base/text/links';
import { truncate } from '../base/text/truncate';
import type { CodeChat } from './codeTable';
import { withCodeTable } from './codeTable';
import { isolated } from '../base/text/isolated';
import type { Writer } from './messageFormat';
import { escapeAngles, nameInMessage } from './messageFormat';

// core.telegram.org/bots/api: a text has at most 4,096 characters, and n8n adds a line of its own to it.
const LONGEST = 3_900;
const LONGEST_TITLE = 300;

const JOINER = '\u2060';
/** What Telegram makes a command or the code of a share. */
const COMMAND = /[/$](?=\w)/g;

/** Text in which Telegram finds no link, mention, command or element. */
function textOf(text: string): string {
	return escapeMarkup(unlinked(text).replace(COMMAND, `$&${JOINER}`));
}

const strong = (text: string) => `<b>${textOf(text)}</b>`;

const CHAT: CodeChat = {
	lineBreak: '\n',
	longest: LONGEST,
	inCode: escapeMarkup,
	code: (text) => `<pre>${text}</pre>`,
	marks: { words: escapeAngles, name: (text) => textOf(isolated(nameInMessage(text))), strong },
	title: (title) => strong(truncate(title, LONGEST_TITLE)),
};

/** Telegram's HTML; the title is plain, for the caption of a picture. */
export const writeTelegram: Writer = (content, rows, wording) => {
	const { text, fits, cut } = withCodeTable(content, rows, wording, CHAT);
	const title = neutral(truncate(content.title, LONGEST_TITLE));
	return { title, text: fits ? text : cut.text, fits };
};
