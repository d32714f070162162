import { neutral } from '../base/text/inertText';
import { chatSyntax } from './chatSyntax';
import { withCodeTable } from './codeTable';
import type { Writer } from './messageFormat';

// Two trailing blanks break the line in Markdown, and are invisible elsewhere.
const CHAT = chatSyntax('*', '  \n');

/** Text for Google Chat that reads alike in its own syntax and in Markdown. */
export const writeGoogleChat: Writer = (content, rows, wording) => {
	const { text, fits, cut } = withCodeTable(content, rows, wording, CHAT);
	return { title: neutral(content.title), text: fits ? text : cut.text, fits };
};
