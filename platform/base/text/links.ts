// An address with or without its scheme, a domain alone, a mail address, a mention, a hashtag or a channel.
const LINKED =
	/\/(?=\/)|\bwww(?=\.)|\b(?:mailto|tel|xmpp)(?=:)|(?<=[\p{L}\p{N}])\.(?=\p{L})|[@#~](?=\S)/giu;
// An invisible joiner, which no address holds.
const JOINER = '\u2060';

/** Whether a program would make a link, a mention or a channel of something in a text. */
export function looksLinked(text: string): boolean {
	return text.search(LINKED) >= 0;
}

/** A text of which no program makes a link, a mention or a channel by itself. */
export function unlinked(text: string): string {
	return text.replace(LINKED, `$&${JOINER}`);
}
