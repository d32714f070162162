import { make } from '../dom';
import { formats, texts } from '../pageTexts';
import { noteTable } from '../noteTable';
import type { ServerReply } from '../protocol';

interface SentImport {
	readonly fileName: string;
	readonly site: string;
	readonly from: string;
	readonly to: string;
}

/**
 * Shows the outcome of an import.
 *
 * @param columns the names of the file's columns
 */
export function outcomeOf(
	reply: ServerReply,
	sent: SentImport,
	columns: readonly string[],
): HTMLElement[] {
	const { sent: words } = texts;
	const facts: Array<readonly [string, string]> = [
		[words.file, sent.fileName],
		[words.site, sent.site],
		[words.days, words.fromTo(sent.from, sent.to)],
		...factIf(words.accepted, reply.rows),
		...factIf(words.notAccepted, reply.rejected),
		...(reply.reference ? [[words.reference, reply.reference] as const] : []),
	];
	const list = make(
		'dl',
		{},
		facts.flatMap(([term, text]) => [make('dt', {}, term), make('dd', {}, text)]),
	);
	const rejections = reply.rejections ?? [];
	return [
		make('p', {}, reply.message),
		list,
		...(rejections.length > 0
			? [make('h3', {}, words.wrong), noteTable(words.wrong, rejections, columns)]
			: []),
	];
}

/** The server does not store the counts of a file that was uploaded before. */
function factIf(term: string, number: number | undefined): Array<readonly [string, string]> {
	return number === undefined ? [] : [[term, formats.count(number)]];
}
