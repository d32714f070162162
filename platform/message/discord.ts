import { neutral } from '../base/text/inertText';
import { chatSyntax } from './chatSyntax';
import { withCodeTable } from './codeTable';
import type { Writer } from './messageFormat';

// docs.discord.com, Create Message: the longest content.
const LONGEST_CONTENT = 2_000;
const CHAT = chatSyntax('**', '\n', LONGEST_CONTENT);

/** Discord's Markdown, which has no tables. */
export const writeDiscord: Writer = (content, rows, wording) => {
	const { text, fits, cut } = withCodeTable(content, rows, wording, CHAT);
	return { title: neutral(content.title), text: fits ? text : cut.text, fits };
};
