import { midnight } from '../clock';
import { notFound } from '../http/refusal';
import { list, type Reply } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { reading, writing } from '../request/siteEndpoints';
import { invalid, type Values } from '../request/values';
import { chance, seedOf } from '../shop/chance';
import { PLANS } from '../shop/plan';
import {
	countOf,
	countOfAll,
	countsByValue,
	PERIODS,
	uniqAt,
	UNIQS,
	usersOf,
	volumeOn,
} from './counts';
import { engineOf } from './engine';
import { COLD_COLUMNS } from './exports';

const CRITERION_COLUMNS = ['ebmdb_id', 'ebmdb_key', 'ebmdb_name'];

/**
 * Counts of users (docs/platform.md, Audience engine); the same request always has the same count.
 */
export const countEndpoints: readonly SiteEndpoint[] = [
	keyed('ebmdb/allowed_uniq', 'uniq', UNIQS),
	keyed('ebmdb/available_cold_columns', 'coldcolumn', COLD_COLUMNS),
	reading('ebmdb/count_by_criteria', ['criteria', 'uniq?', 'with-subvalues?'], (call, values) =>
		values.isOne('with-subvalues')
			? byValue(call, values, ['value', 'count'])
			: wholeCounts(call, values),
	),
	reading('ebmdb/distribute_by_criteria', ['criteria', 'uniq?'], (call, values) =>
		byValue(call, values, ['value', 'count', 'share']),
	),
	reading('ebmdb/count_by_value', ['ebmdb-id', 'value', 'uniq?'], (call, values) => {
		const criterion = engineOf(call).criteria.withId(values.text('ebmdb-id'));
		const counts = countsByValue(call.site, criterion, uniqAt(values));
		const requested = values.text('value');
		const count = counts.find(({ value }) => value === requested)?.count ?? 0;
		return list(['ebmdb_id', 'value', 'count'], [[criterion.id, requested, count]]);
	}),
	reading('ebmdb/count_by_ebmdbreq', ['ebmdbreq-id', 'uniq?'], (call, values) => {
		const { id, name, ergmacro } = engineOf(call).savedRequest(values.text('ebmdbreq-id'));
		const count = engineOf(call).count(ergmacro, uniqAt(values));
		return list(['ebmdbreq_id', 'ebmdbreq_name', 'count'], [[id, name, count]]);
	}),
	reading('ebmdb/count_by_request', ['ergmacro', 'uniq?'], (call, values) =>
		list(['count'], [[engineOf(call).count(values.text('ergmacro'), uniqAt(values))]]),
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
	const criteria = engineOf(call).criteria.inList(values.text('criteria'));
	return list(
		[...CRITERION_COLUMNS, 'count'],
		criteria.map((one) => [one.id, one.key, one.name, countOf(call.site, one, uniqAt(values))]),
	);
}

function byValue(call: SiteCall, values: Values, columns: readonly string[]): Reply {
	const criteria = engineOf(call).criteria.inList(values.text('criteria'));
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

const DEFAULT_DAYS = 30;
const REACH = ['uniq?', 'period?'];

/** Counts of users over time (docs/platform.md, Audience engine). */
export const reachEndpoints: readonly SiteEndpoint[] = [
	reading(
		'ebmdb/volume_history',
		['ebmdb-id', 'date-from-epoch?', 'date-to-epoch?'],
		volumeHistory,
	),
	writing('ebmdb/reach_by_criteria', ['criteria', ...REACH], (call, values) => {
		const criteria = engineOf(call).criteria.inList(values.text('criteria'));
		return reach(values, countOfAll(call.site, criteria, uniqAt(values)));
	}),
	writing('ebmdb/reach_by_rootpublisher', ['rootpublisher-name', ...REACH], (call, values) => {
		const part = publisherPart(values.text('rootpublisher-name'));
		return reach(values, Math.floor(usersOf(call.site, uniqAt(values)) * part));
	}),
];

/** The days between two moments, up to today. */
function volumeHistory(call: SiteCall, values: Values): Reply {
	const { site, clock } = call;
	const criterion = engineOf(call).criteria.withId(values.text('ebmdb-id'));
	const today = clock.today(site.timeZone);
	const dayOf = (day: number) => midnight(day, site.timeZone).toSeconds();
	const from = values.wholeNumber('date-from-epoch') ?? dayOf(today - DEFAULT_DAYS);
	const to = values.wholeNumber('date-to-epoch') ?? dayOf(today);
	if (to < from) throw invalid('date-to-epoch', 'the same moment as date-from-epoch or later');
	const first = Math.floor(from / 86_400) - 1;
	const last = Math.min(today, Math.floor(to / 86_400) + 1);
	const rows: [number, number][] = [];
	for (let day = Math.max(first, today - 800); day <= last; day += 1) {
		const epoch = dayOf(day);
		if (epoch >= from && epoch <= to) rows.push([epoch, volumeOn(site, criterion, day)]);
	}
	return list(['epoch', 'volume'], rows);
}

function reach(values: Values, users: number): Reply {
	const period = values.oneOf('period', Object.keys(PERIODS)) ?? '30d';
	const reached = Math.floor(users * (PERIODS[period] ?? 1));
	return list(['period', 'uniq', 'reach', 'total'], [[period, uniqAt(values).key, reached, users]]);
}

function publisherPart(name: string): number {
	const known = Object.values(PLANS).flatMap(({ publishers }) => publishers);
	if (known.includes(name)) return 0.02 + 0.2 * chance(seedOf(name), 1);
	throw notFound(
		'PUBLISHER_UNKNOWN',
		`There is no root publisher "${name}"; there are ${known.join('; ')}.`,
	);
}
