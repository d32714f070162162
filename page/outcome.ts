import { make, table } from './dom';
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
	const header = ['Line', 'Column', 'Value', 'Reason'].map((text, at) => ({
		text,
		isNumber: at < 2,
	}));
	const rows = rejections.map(({ line, column, value, reason }) => [
		String(line),
		column === null ? '' : String(column),
		value,
		reason,
	]);
	return [
		make('p', {}, reply.message),
		list,
		...(rows.length > 0 ? [make('h3', {}, NOT_ACCEPTED), table(NOT_ACCEPTED, header, rows)] : []),
	];
}

/** Of a file that was taken before, the server no longer knows the figures. */
function factIf(term: string, number: number | undefined): Array<readonly [string, string]> {
	return number === undefined ? [] : [[term, count(number)]];
}
