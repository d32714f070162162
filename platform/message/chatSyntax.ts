import { inert } from '../base/text/inertText';
import { truncate } from '../base/text/truncate';
import type { CodeChat } from './codeTable';
import { isolated } from '../base/text/isolated';
import { nameInMessage } from './messageFormat';

// Characters of Markdown and of chats like it, and what begins a list, quote or heading.
const FORMATS = /[*_~`\\[\]|]|:\S+:|^\s*(?:[-+>#]|\d+[.)])/;
const LONGEST_TITLE = 150;

/** The syntax of a chat with code between backticks. @param bold what stands on either side of bold text */
export function chatSyntax(bold: string, lineBreak: string, longest?: number): CodeChat {
	const strong = (text: string) => bold + inert(text) + bold;
	return {
		lineBreak,
		inCode,
		...(longest === undefined ? {} : { longest }),
		marks: { name: nameInText, strong },
		title: (title) => {
			const cut = truncate(title, LONGEST_TITLE);
			return FORMATS.test(cut) ? asCode(cut) : strong(cut);
		},
	};
}

/** Writes a name as code where the syntax would format it. */
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
