import type { Wording } from '../summary/messageWords';
import type { MessageContent } from './messageContent';
import { writeDiscord } from './discord';
import { writeGoogleChat } from './googleChat';
import { writeHtml } from './html';
import { writeMarkdown } from './markdown';
import { writePlain } from './plain';
import { writeSlack } from './slack';
import { writeTeams } from './teams';
import { writeTelegram } from './telegram';
import type { FormattedMessage, Message, MessageFormat, Writer } from './messageFormat';

const WRITERS: Readonly<Record<MessageFormat, Writer>> = {
	slack: writeSlack,
	googleChat: writeGoogleChat,
	teams: writeTeams,
	discord: writeDiscord,
	telegram: writeTelegram,
	markdown: writeMarkdown,
	html: writeHtml,
	plain: writePlain,
};

/** Writes a message with as many rows as its format takes. */
export function writeMessage(
	content: MessageContent,
	format: MessageFormat,
	wording: Wording,
): Message {
	const write = (rows: number) => WRITERS[format](content, rows, wording);
	let [fitting, tooMany] = [0, content.table.rows.length + 1];
	let written = write(content.table.rows.length);
	if (!written.fits) {
		written = write(0);
		tooMany--;
		while (tooMany - fitting > 1) {
			const middle = Math.floor((fitting + tooMany) / 2);
			const tried = write(middle);
			if (tried.fits) [fitting, written] = [middle, tried];
			else tooMany = middle;
		}
	}
	return { title: content.title, ...withoutVerdict(written) };
}

function withoutVerdict({ title, text, html, blocks }: FormattedMessage) {
	return {
		...(title === undefined ? {} : { title }),
		text,
		...(html === undefined ? {} : { html }),
		...(blocks ? { blocks, slackMessage: JSON.stringify({ text, blocks }) } : {}),
	};
}
