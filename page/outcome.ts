import { make, table } from './dom';
import type { ServerReply } from './protocol';
import { count, date } from './words';

interface Sent {
	readonly fileName: string;
	readonly site: string;
	readonly from: string;
	readonly to: string;
}

/** What became of the file, as the person reads it. */
export function outcomeOf(reply: ServerReply, sent: Sent): HTMLElement[] {
	const facts: Array<readonly [string, string]> = [
		['File', sent.fileName],
		['Site', sent.site],
		['Days', `${date(sent.from)} to ${date(sent.to)}`],
		['Rows accepted', count(reply.rows ?? 0)],
		['Lines not accepted', count(reply.rejected ?? 0)],
		...(reply.reference ? [['Reference', reply.reference] as const] : []),
	];
	const list = make(
		'dl',
		{},
		...facts.flatMap(([term, text]) => [make('dt', {}, term), make('dd', {}, text)]),
	);
	const rejections = reply.rejections ?? [];
	const header = ['Line', 'Column', 'Value', 'Reason'].map((text) => ({ text, isNumber: false }));
	const rows = rejections.map(({ line, column, value, reason }) => [
		String(line),
		column === null ? '' : String(column),
		value,
		reason,
	]);
	return [
		make('p', {}, reply.message),
		list,
		...(rows.length > 0 ? [table('Lines that were not accepted', header, rows)] : []),
	];
}
