import type { JsonRecord } from '../base/json/json';
import type { Wording } from '../summary/messageWords';
import type { Line, Piece } from '../summary/textPieces';
import type { MessageContent } from './messageContent';
import { truncate } from '../base/text/truncate';

/**
 * The formats of messages, each for the applications that read it. A new one needs a writer in
 * `writeMessage` and a choice in the form.
 */
export type MessageFormat =
	'discord' | 'googleChat' | 'html' | 'markdown' | 'plain' | 'slack' | 'teams' | 'telegram';

/** A message in the forms that chat and mail nodes take. */
export interface Message {
	readonly title: string;
	readonly text: string;
	/** The HTML of a mail. */
	readonly html?: string;
	/** Slack's blocks. */
	readonly blocks?: readonly JsonRecord[];
	/**
	 * Text and blocks as JSON, for the field Blocks of n8n's Slack node. It is text, as that node
	 * adds its own block to an object that it is given, and adds it once more with each retry.
	 */
	readonly slackMessage?: string;
}

/** A message without its title, and whether it is within the limits of its format. */
export interface FormattedMessage extends Omit<Message, 'title' | 'slackMessage'> {
	/** The title in the syntax of the format, where a name in it needs escaping. */
	readonly title?: string;
	readonly fits: boolean;
}

/** Writes a message in one format. @param rows how many rows of the table to show */
export type Writer = (content: MessageContent, rows: number, wording: Wording) => FormattedMessage;

// The limit of Slack and Google Chat for one text; Mattermost and Teams take more.
export const LONGEST_TEXT = 4_000;

/**
 * A sentence about the rows that are not in the table; empty when all are, or are summed up in it.
 */
export function restOf(
	{ count, table, endsWithRest }: MessageContent,
	rows: number,
	{ formats, words }: Wording,
): string {
	const more = endsWithRest && rows === table.rows.length ? 0 : count - rows;
	return more > 0 ? words.moreRows(formats.count(more), more === 1) : '';
}

/** How a format writes names, emphasis and other words. */
export interface Marks {
	/** Escapes words and figures such as "+<1%"; by default they stay as they are. */
	readonly words?: (text: string) => string;
	readonly name: (text: string) => string;
	readonly strong: (text: string) => string;
}

/** Escapes the signs of a comparison, such as "<0.1%", where they would begin an element or a link. */
export function escapeAngles(text: string): string {
	return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Writes one line. */
export function formatLine(line: Line, { words, name, strong }: Marks): string {
	const textOf = (piece: Piece) => {
		if (typeof piece === 'string') return words?.(piece) ?? piece;
		return 'name' in piece ? name(piece.name) : strong(piece.strong);
	};
	return line.map(textOf).join('');
}

const LONGEST_NAME = 80;

/** A name that is short enough to leave room for the rest of the sentence. */
export function nameInMessage(text: string): string {
	return truncate(text, LONGEST_NAME);
}

/** Joins paragraphs with an empty line between them; empty ones are left out. */
export function paragraphs(parts: readonly string[]): string {
	return parts.filter((part) => part !== '').join('\n\n');
}
