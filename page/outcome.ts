import { make } from './dom';
import { noteTable } from './notes';
import type { ServerReply } from './protocol';
import { count, date } from './words';

interface Sent {
	readonly fileName: string;
	readonly site: string;
	readonly from: string;
	readonly to: string;
}

const NOT_ACCEPTED = 'Lines that were not accepted';

/** What became of the file, as the person reads it. */
export function outcomeOf(reply: ServerReply, sent: Sent): HTMLElement[] {
	const facts: Array<readonly [string, string]> = [
		['File', sent.fileName],
		['Site', sent.site],
		['Days', `${date(sent.from)} to ${date(sent.to)}`],
		...factIf('Rows accepted', reply.rows),
		...factIf('Lines not accepted', reply.rejected),
		...(reply.reference ? [['Reference', reply.reference] as const] : []),
	];
	const list = make(
		'dl',
		{},
		...facts.flatMap(([term, text]) => [make('dt', {}, term), make('dd', {}, text)]),
	);
	const rejections = reply.rejections ?? [];
	return [
		make('p', {}, reply.message),
		list,
		...(rejections.length > 0
			? [make('h3', {}, NOT_ACCEPTED), noteTable(NOT_ACCEPTED, rejections)]
			: []),
	];
}

/** Of a file that was taken before, the server no longer knows the figures. */
function factIf(term: string, number: number | undefined): Array<readonly [string, string]> {
	return number === undefined ? [] : [[term, count(number)]];
}
