// Matches the place in a URL, a domain, an address, a mention, a hashtag or a channel at which a
// joiner breaks it.
const LINKED =
	/\/(?=\/)|\bwww(?=\.)|\b(?:mailto|tel|xmpp)(?=:)|(?<=[\p{L}\p{N}])\.(?=\p{L})|[@#~](?=\S)/giu;
// An invisible joiner, which no URL contains.
const JOINER = '\u2060';

/** Whether a program would turn part of a text into a link, a mention or a channel. */
export function looksLinked(text: string): boolean {
	return text.search(LINKED) >= 0;
}

/** A text in which no program recognizes a link, a mention or a channel. */
export function unlinked(text: string): string {
	return text.replace(LINKED, `$&${JOINER}`);
}
