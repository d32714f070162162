import { reading } from '../request/siteEndpoints';
import { type Values, isOneAt, textAt } from '../request/values';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { type Reply, list } from '../http/reply';
import { type AudienceStore, engineOf } from './store';
import { UNIQS, countOf, countsByValue, uniqAt } from './counts';
import { COLD_COLUMNS } from './exports';

const CRITERIA = { required: ['criteria'], optional: ['uniq'] };

/** How many users (docs/platform.md, Audience engine); the same question has the same answer. */
export const countEndpoints: readonly SiteEndpoint<AudienceStore>[] = [
	reading('ebmdb/allowed_uniq', {}, () =>
		list(
			['uniq_key', 'uniq_name'],
			UNIQS.map(({ key, name }) => [key, name]),
		),
	),
	reading('ebmdb/available_cold_columns', {}, () =>
		list(
			['coldcolumn_key', 'coldcolumn_name'],
			COLD_COLUMNS.map(({ key, name }) => [key, name]),
		),
	),
	reading(
		'ebmdb/count_by_criteria',
		{ ...CRITERIA, optional: ['uniq', 'with-subvalues'] },
		(call, values) =>
			isOneAt(values, 'with-subvalues')
				? byValue(call, values, ['value', 'count'])
				: wholeCounts(call, values),
	),
	reading('ebmdb/distribute_by_criteria', CRITERIA, (call, values) =>
		byValue(call, values, ['value', 'count', 'share']),
	),
	reading(
		'ebmdb/count_by_value',
		{ required: ['ebmdb-id', 'value'], optional: ['uniq'] },
		(call, values) => {
			const criterion = engineOf(call).criteria.withId(textAt(values, 'ebmdb-id'));
			const counts = countsByValue(call.site, criterion, uniqAt(values));
			const wanted = textAt(values, 'value');
			const count = counts.find(({ value }) => value === wanted)?.count ?? 0;
			return list(['ebmdb_id', 'value', 'count'], [[criterion.id, wanted, count]]);
		},
	),
	reading(
		'ebmdb/count_by_ebmdbreq',
		{ required: ['ebmdbreq-id'], optional: ['uniq'] },
		(call, values) => {
			const { id, name, ergmacro } = engineOf(call).savedRequest(textAt(values, 'ebmdbreq-id'));
			const count = engineOf(call).count(ergmacro, uniqAt(values));
			return list(['ebmdbreq_id', 'ebmdbreq_name', 'count'], [[id, name, count]]);
		},
	),
	reading(
		'ebmdb/count_by_request',
		{ required: ['ergmacro'], optional: ['uniq'] },
		(call, values) =>
			list(['count'], [[engineOf(call).count(textAt(values, 'ergmacro'), uniqAt(values))]]),
	),
];

function wholeCounts(call: SiteCall<AudienceStore>, values: Values): Reply {
	const criteria = engineOf(call).criteria.inList(textAt(values, 'criteria'));
	return list(
		['ebmdb_id', 'ebmdb_key', 'ebmdb_name', 'count'],
		criteria.map((one) => [one.id, one.key, one.name, countOf(call.site, one, uniqAt(values))]),
	);
}

function byValue(call: SiteCall<AudienceStore>, values: Values, columns: readonly string[]): Reply {
	const criteria = engineOf(call).criteria.inList(textAt(values, 'criteria'));
	const rows = criteria.flatMap((one) => {
		const total = countOf(call.site, one, uniqAt(values));
		return countsByValue(call.site, one, uniqAt(values)).map(({ value, count }) => {
			const share = total === 0 ? '0.0' : ((100 * count) / total).toFixed(1);
			return [one.id, one.key, one.name, value, count, share];
		});
	});
	const fields = ['ebmdb_id', 'ebmdb_key', 'ebmdb_name', ...columns];
	return list(
		fields,
		rows.map((row) => row.slice(0, fields.length)),
	);
}
