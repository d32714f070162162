import { truncate } from '../../base/text/truncate';
import { mask } from './mask';

// Control characters of a reply could forge lines in a log.
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

const LONGEST_QUOTE = 300;

// A quoted reply in which a single value is searched for. Messages are stored with the execution,
// so it is limited.
const LONGEST_FULL_QUOTE = 20_000;

/** Quotes an upstream message for display: one line, limited in length, with secrets masked. */
export function quoteUpstream(text: string, secrets: readonly string[]): string {
	return quoted(text, LONGEST_QUOTE, secrets);
}

/** Quotes up to 20,000 characters of a reply, in which a value is searched for. */
export function quoteWholeReply(text: string, secrets: readonly string[]): string {
	return quoted(text, LONGEST_FULL_QUOTE, secrets);
}

function quoted(text: string, most: number, secrets: readonly string[]): string {
	const line = mask(text.replace(CONTROL_CHARACTERS, ' ').trim(), secrets);
	return truncate(line, most);
}
