import { given } from '../http/json';
import { list, type Reply } from '../http/reply';
import { jobsOf, stateReply } from '../jobs/jobRuns';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { existence, reading, startedRun, writing } from '../request/siteEndpoints';
import { invalid, isOrAnything, type Values } from '../request/values';
import { countEndpoints, reachEndpoints } from './countEndpoints';
import { UNIQS } from './counts';
import { type Criterion, CRITICITIES } from './criteria';
import { engineOf } from './engine';
import { COLD_COLUMNS, type ColdColumn, exportOwner, SEPARATORS } from './exports';

const ATTRIBUTES = ['key', 'type', 'criticity', 'threshold', 'listtype'];
const OPTIONAL = ATTRIBUTES.map((name) => `ebmdb-${name}?`);
const FILTERS = ['ebmdb-id?', 'ebmdb-name?', 'ebmdb-name-exact?', 'ebmdb-key?', 'ebmdb-type?'];

/** Find, create and change criteria (docs/platform.md, Audience engine). */
const criteriaEndpoints: readonly SiteEndpoint[] = [
	reading('ebmdb/search', [...FILTERS, 'limit?', 'start?'], (call, values) => {
		const found = engineOf(call).criteria.all.filter(
			({ id, name, key, type }) =>
				isOrAnything(values.get('ebmdb-id'), id) &&
				isOrAnything(values.get('ebmdb-key'), key) &&
				isOrAnything(values.get('ebmdb-type'), type) &&
				values.passName('ebmdb-name', name),
		);
		return rows(values.pageOf(found));
	}),
	reading('ebmdb/exists', ['ebmdb-name'], (call, values) => {
		const found = engineOf(call).criteria.named(values.text('ebmdb-name'));
		return existence('ebmdb_id', found?.id);
	}),
	writing('ebmdb/create', ['ebmdb-name', ...OPTIONAL], (call, values) => {
		const name = values.text('ebmdb-name');
		const key = name.toLowerCase().replace(/[^a-z0-9]+/g, '_');
		const defaults = { type: 'flag', criticity: 'NORMAL', threshold: 0, listtype: 'none' } as const;
		const { id } = engineOf(call).criteria.add({ key, ...defaults, ...changes(values), name });
		return list(['ebmdb_id', 'ebmdb_name'], [[id, name]]);
	}),
	writing('ebmdb/update', ['ebmdb-id', 'ebmdb-name?', ...OPTIONAL], (call, values) =>
		rows([engineOf(call).criteria.update(values.text('ebmdb-id'), changes(values))]),
	),
];

function changes(values: Values): Partial<Omit<Criterion, 'id'>> {
	return given<Omit<Criterion, 'id' | 'share'>>({
		name: values.get('ebmdb-name') || undefined,
		key: values.get('ebmdb-key') || undefined,
		type: values.get('ebmdb-type') || undefined,
		criticity: values.oneOf('ebmdb-criticity', CRITICITIES),
		threshold: values.wholeNumber('ebmdb-threshold'),
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

const ORDER = ['ergmacro', 'cold-columns?', 'maxlimit?', 'csv-separator?'];
const RUN = ['jobrun-id'];
const MOST_USERS = 1_000;

/** Export of users as a job (docs/platform.md, Audience engine). */
const exportEndpoints: readonly SiteEndpoint[] = [
	writing('ebmdb/export_users', ORDER, submit),
	reading('ebmdb/status', RUN, (call, values) =>
		stateReply(jobsOf(call).state(values.text('jobrun-id'), exportOwner(call.site))),
	),
	reading('ebmdb/download', RUN, (call, values) =>
		jobsOf(call).result(values.text('jobrun-id'), exportOwner(call.site)),
	),
	reading('ebmdb/download_file', RUN, (call, values) =>
		engineOf(call).exports.file(jobsOf(call), values.text('jobrun-id')),
	),
];

/** The audience engine: criteria, counts and exports of users. */
export const audienceEngineEndpoints: readonly SiteEndpoint[] = [
	...criteriaEndpoints,
	...countEndpoints,
	...reachEndpoints,
	...exportEndpoints,
];

function submit(call: SiteCall, values: Values): Reply {
	const engine = engineOf(call);
	const request = values.text('ergmacro');
	const most = values.wholeNumber('maxlimit', 1) ?? MOST_USERS;
	const separator = values.oneOf('csv-separator', Object.keys(SEPARATORS));
	const id = engine.exports.order(jobsOf(call), {
		request,
		users: Math.min(most, engine.count(request, UNIQS[0])),
		columns: coldColumns(values.get('cold-columns')),
		separator: SEPARATORS[separator ?? 'semi-colon'] ?? ';',
		today: call.clock.today(call.site.timeZone),
	});
	return startedRun(id);
}

function coldColumns(text = ''): ColdColumn[] {
	const words = text.split(',').map((word) => word.trim());
	return words
		.filter((word) => word !== '')
		.map((word) => {
			const found = COLD_COLUMNS.find(({ key }) => key === word);
			if (found) return found.key;
			throw invalid('cold-columns', `some of ${COLD_COLUMNS.map(({ key }) => key).join(', ')}`);
		});
}
