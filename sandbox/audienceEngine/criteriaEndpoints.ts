import { given } from '../http/json';
import { type Reply, list } from '../http/reply';
import type { SiteEndpoint } from '../request/endpoint';
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
import { CRITICITIES, type Criterion } from './criteria';
import { engineOf } from './engine';

const ATTRIBUTES = ['key', 'type', 'criticity', 'threshold', 'listtype'];
const OPTIONAL = ATTRIBUTES.map((name) => `ebmdb-${name}?`);
const FILTERS = ['ebmdb-id?', 'ebmdb-name?', 'ebmdb-name-exact?', 'ebmdb-key?', 'ebmdb-type?'];

/** Find, create and change criteria (docs/platform.md, Audience engine). */
export const criteriaEndpoints: readonly SiteEndpoint[] = [
	reading('ebmdb/search', [...FILTERS, 'limit?', 'start?'], (call, values) => {
		const found = engineOf(call).criteria.all.filter(
			({ id, name, key, type }) =>
				isOrAnything(values.get('ebmdb-id'), id) &&
				isOrAnything(values.get('ebmdb-key'), key) &&
				isOrAnything(values.get('ebmdb-type'), type) &&
				passesName(values, 'ebmdb-name', name),
		);
		return rows(pageOf(found, values));
	}),
	reading('ebmdb/exists', ['ebmdb-name'], (call, values) => {
		const found = engineOf(call).criteria.named(textAt(values, 'ebmdb-name'));
		return existence('ebmdb_id', found?.id);
	}),
	writing('ebmdb/create', ['ebmdb-name', ...OPTIONAL], (call, values) => {
		const name = textAt(values, 'ebmdb-name');
		const key = name.toLowerCase().replace(/[^a-z0-9]+/g, '_');
		const usual = { type: 'flag', criticity: 'NORMAL', threshold: 0, listtype: 'none' } as const;
		const { id } = engineOf(call).criteria.add({ key, ...usual, ...changes(values), name });
		return list(['ebmdb_id', 'ebmdb_name'], [[id, name]]);
	}),
	writing('ebmdb/update', ['ebmdb-id', 'ebmdb-name?', ...OPTIONAL], (call, values) =>
		rows([engineOf(call).criteria.update(textAt(values, 'ebmdb-id'), changes(values))]),
	),
];

function changes(values: Values): Partial<Omit<Criterion, 'id'>> {
	return given<Omit<Criterion, 'id' | 'share'>>({
		name: values.get('ebmdb-name') || undefined,
		key: values.get('ebmdb-key') || undefined,
		type: values.get('ebmdb-type') || undefined,
		criticity: oneOfAt(values, 'ebmdb-criticity', CRITICITIES),
		threshold: wholeNumberAt(values, 'ebmdb-threshold'),
		listtype: values.get('ebmdb-listtype') || undefined,
	});
}

function rows(criteria: readonly Criterion[]): Reply {
	return list(
		['id', 'name', ...ATTRIBUTES].map((name) => `ebmdb_${name}`),
		criteria.map(({ id, name, key, type, criticity, threshold, listtype }) => {
			return [id, name, key, type, criticity, String(threshold), listtype];
		}),
	);
}
