import type { Wording } from '../summary/headline';
import type { Content } from './content';
import { writeHtml } from './html';
import { writeMarkdown } from './markdown';
import { writePlain } from './plain';
import { writeSlack } from './slack';
import type { Message, Writer } from './writer';

/** What a message is written for. */
export type Target = 'slack' | 'markdown' | 'html' | 'plain';

const WRITERS: Readonly<Record<Target, Writer>> = {
	slack: writeSlack,
	markdown: writeMarkdown,
	html: writeHtml,
	plain: writePlain,
};

/** Writes a message with as many rows as its target takes. */
export function writeMessage(content: Content, target: Target, wording: Wording): Message {
	const write = WRITERS[target];
	let rows = content.table.rows.length;
	let written = write(content, rows, wording);
	while (!written.fits && rows > 0) written = write(content, --rows, wording);
	const { fits: _, ...message } = written;
	return { title: content.title, ...message };
}
