import { existence, reading, writing } from '../request/siteEndpoints';
import {
	type Values,
	isOrAnything,
	oneOfAt,
	pageOf,
	passesName,
	textAt,
	wholeNumberAt,
} from '../request/values';
import type { SiteEndpoint } from '../request/endpoint';
import { type Reply, list } from '../http/reply';
import { type AudienceStore, engineOf } from './store';
import { CRITICITIES, type Criterion } from './criteria';

const COLUMNS = [
	'ebmdb_id',
	'ebmdb_name',
	'ebmdb_key',
	'ebmdb_type',
	'ebmdb_criticity',
	'ebmdb_threshold',
	'ebmdb_listtype',
];
const ATTRIBUTES = [
	'ebmdb-key',
	'ebmdb-type',
	'ebmdb-criticity',
	'ebmdb-threshold',
	'ebmdb-listtype',
];
const FILTERS = ['ebmdb-id', 'ebmdb-name', 'ebmdb-name-exact', 'ebmdb-key', 'ebmdb-type'];

/** Find, create and change criteria (docs/platform.md, Audience engine). */
export const criteriaEndpoints: readonly SiteEndpoint<AudienceStore>[] = [
	reading('ebmdb/search', { optional: [...FILTERS, 'limit', 'start'] }, (call, values) => {
		const found = engineOf(call).criteria.all.filter(
			({ id, name, key, type }) =>
				isOrAnything(values.get('ebmdb-id'), id) &&
				isOrAnything(values.get('ebmdb-key'), key) &&
				isOrAnything(values.get('ebmdb-type'), type) &&
				passesName(values, 'ebmdb-name', name),
		);
		return rows(pageOf(found, values));
	}),
	reading('ebmdb/exists', { required: ['ebmdb-name'] }, (call, values) => {
		const found = engineOf(call).criteria.named(textAt(values, 'ebmdb-name'));
		return existence('ebmdb_id', found?.id);
	}),
	writing('ebmdb/create', { required: ['ebmdb-name'], optional: ATTRIBUTES }, (call, values) => {
		const name = textAt(values, 'ebmdb-name');
		const { id } = engineOf(call).criteria.add({
			key: name.toLowerCase().replace(/[^a-z0-9]+/g, '_'),
			type: 'flag',
			criticity: 'NORMAL',
			threshold: 0,
			listtype: 'none',
			...changes(values),
			name,
		});
		return list(['ebmdb_id', 'ebmdb_name'], [[id, name]]);
	}),
	writing(
		'ebmdb/update',
		{ required: ['ebmdb-id'], optional: ['ebmdb-name', ...ATTRIBUTES] },
		(call, values) =>
			rows([engineOf(call).criteria.update(textAt(values, 'ebmdb-id'), changes(values))]),
	),
];

function changes(values: Values): Partial<Omit<Criterion, 'id'>> {
	const name = values.get('ebmdb-name');
	const key = values.get('ebmdb-key');
	const type = values.get('ebmdb-type');
	const criticity = oneOfAt(values, 'ebmdb-criticity', CRITICITIES);
	const threshold = wholeNumberAt(values, 'ebmdb-threshold');
	const listtype = values.get('ebmdb-listtype');
	return {
		...(name ? { name } : {}),
		...(key ? { key } : {}),
		...(type ? { type } : {}),
		...(criticity === undefined ? {} : { criticity }),
		...(threshold === undefined ? {} : { threshold }),
		...(listtype ? { listtype } : {}),
	};
}

function rows(criteria: readonly Criterion[]): Reply {
	return list(
		COLUMNS,
		criteria.map(({ id, name, key, type, criticity, threshold, listtype }) => [
			id,
			name,
			key,
			type,
			criticity,
			String(threshold),
			listtype,
		]),
	);
}
