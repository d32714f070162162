import type { JsonRecord } from '../base/json/json';
import type { Wording } from '../summary/messageWords';
import type { Line, Piece } from '../summary/textPieces';
import type { MessageContent } from './messageContent';
import { truncate } from '../base/text/truncate';

/** A message as the nodes of chats and of mail take it. */
export interface Message {
	readonly title: string;
	readonly text: string;
	/** A mail. */
	readonly html?: string;
	/** Slack's blocks. */
	readonly blocks?: readonly JsonRecord[];
}

/** A message but for its title, and whether its target takes it. */
export interface FormattedMessage extends Omit<Message, 'title'> {
	/** The title as the target may have it, where a name in it could be more than a text. */
	readonly title?: string;
	readonly fits: boolean;
}

/** Writes what a message says. @param rows how many rows of the table to show */
export type Writer = (content: MessageContent, rows: number, wording: Wording) => FormattedMessage;

// What a chat takes in one text; Mattermost and Teams take more, Slack and Google Chat do not.
export const LONGEST_TEXT = 4_000;

/** How many rows are not in the table, in words; empty when all are, or are summed up in it. */
export function restOf(
	{ count, table, endsWithRest }: MessageContent,
	rows: number,
	{ formats, words }: Wording,
): string {
	const more = endsWithRest && rows === table.rows.length ? 0 : count - rows;
	return more > 0 ? words.moreRows(formats.count(more), more === 1) : '';
}

/** How names and what stands out are written in a target. */
export interface Marks {
	readonly name: (text: string) => string;
	readonly strong: (text: string) => string;
}

/** Writes one line. */
export function formatLine(line: Line, { name, strong }: Marks): string {
	const textOf = (piece: Piece) => {
		if (typeof piece === 'string') return piece;
		return 'name' in piece ? name(piece.name) : strong(piece.strong);
	};
	return line.map(textOf).join('');
}

const LONGEST_NAME = 80;

/** A name that leaves room for the rest of the sentence. */
export function nameInMessage(text: string): string {
	return truncate(text, LONGEST_NAME);
}

/** Paragraphs with an empty line between them; empty ones are left out. */
export function paragraphs(parts: readonly string[]): string {
	return parts.filter((part) => part !== '').join('\n\n');
}
