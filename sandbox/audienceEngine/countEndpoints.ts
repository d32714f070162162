import { type Reply, list } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { reading } from '../request/siteEndpoints';
import { type Values, isOneAt, textAt } from '../request/values';
import { UNIQS, countOf, countsByValue, uniqAt } from './counts';
import { engineOf } from './engine';
import { COLD_COLUMNS } from './exports';

const CRITERION_COLUMNS = ['ebmdb_id', 'ebmdb_key', 'ebmdb_name'];

/** How many users (docs/platform.md, Audience engine); the same question has the same answer. */
export const countEndpoints: readonly SiteEndpoint[] = [
	keyed('ebmdb/allowed_uniq', 'uniq', UNIQS),
	keyed('ebmdb/available_cold_columns', 'coldcolumn', COLD_COLUMNS),
	reading('ebmdb/count_by_criteria', ['criteria', 'uniq?', 'with-subvalues?'], (call, values) =>
		isOneAt(values, 'with-subvalues')
			? byValue(call, values, ['value', 'count'])
			: wholeCounts(call, values),
	),
	reading('ebmdb/distribute_by_criteria', ['criteria', 'uniq?'], (call, values) =>
		byValue(call, values, ['value', 'count', 'share']),
	),
	reading('ebmdb/count_by_value', ['ebmdb-id', 'value', 'uniq?'], (call, values) => {
		const criterion = engineOf(call).criteria.withId(textAt(values, 'ebmdb-id'));
		const counts = countsByValue(call.site, criterion, uniqAt(values));
		const wanted = textAt(values, 'value');
		const count = counts.find(({ value }) => value === wanted)?.count ?? 0;
		return list(['ebmdb_id', 'value', 'count'], [[criterion.id, wanted, count]]);
	}),
	reading('ebmdb/count_by_ebmdbreq', ['ebmdbreq-id', 'uniq?'], (call, values) => {
		const { id, name, ergmacro } = engineOf(call).savedRequest(textAt(values, 'ebmdbreq-id'));
		const count = engineOf(call).count(ergmacro, uniqAt(values));
		return list(['ebmdbreq_id', 'ebmdbreq_name', 'count'], [[id, name, count]]);
	}),
	reading('ebmdb/count_by_request', ['ergmacro', 'uniq?'], (call, values) =>
		list(['count'], [[engineOf(call).count(textAt(values, 'ergmacro'), uniqAt(values))]]),
	),
];

/** A list of keys and their names. */
function keyed(
	name: string,
	object: string,
	entries: readonly { key: string; name: string }[],
): SiteEndpoint {
	const rows = entries.map((entry) => [entry.key, entry.name]);
	return reading(name, [], () => list([`${object}_key`, `${object}_name`], rows));
}

function wholeCounts(call: SiteCall, values: Values): Reply {
	const criteria = engineOf(call).criteria.inList(textAt(values, 'criteria'));
	return list(
		[...CRITERION_COLUMNS, 'count'],
		criteria.map((one) => [one.id, one.key, one.name, countOf(call.site, one, uniqAt(values))]),
	);
}

function byValue(call: SiteCall, values: Values, columns: readonly string[]): Reply {
	const criteria = engineOf(call).criteria.inList(textAt(values, 'criteria'));
	const fields = [...CRITERION_COLUMNS, ...columns];
	const rows = criteria.flatMap((one) => {
		const total = countOf(call.site, one, uniqAt(values));
		return countsByValue(call.site, one, uniqAt(values)).map(({ value, count }) => {
			const share = total === 0 ? '0.0' : ((100 * count) / total).toFixed(1);
			return [one.id, one.key, one.name, value, count, share].slice(0, fields.length);
		});
	});
	return list(fields, rows);
}
