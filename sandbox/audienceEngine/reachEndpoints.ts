import { reading, writing } from '../request/siteEndpoints';
import { type Values, invalid, oneOfAt, textAt, wholeNumberAt } from '../request/values';
import { midnight } from '../clock';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { notFound } from '../http/refusal';
import { type Reply, list } from '../http/reply';
import { chance, seedOf } from '../shop/chance';
import { PLANS } from '../shop/plan';
import { engineOf } from './engine';
import { PERIODS, countOfAll, usersOf, volumeOn, uniqAt } from './counts';

const USUAL_DAYS = 30;
const REACH = ['uniq?', 'period?'];

/** How many users over time (docs/platform.md, Audience engine). */
export const reachEndpoints: readonly SiteEndpoint[] = [
	reading(
		'ebmdb/volume_history',
		['ebmdb-id', 'date-from-epoch?', 'date-to-epoch?'],
		volumeHistory,
	),
	writing('ebmdb/reach_by_criteria', ['criteria', ...REACH], (call, values) => {
		const criteria = engineOf(call).criteria.inList(textAt(values, 'criteria'));
		return reach(values, countOfAll(call.site, criteria, uniqAt(values)));
	}),
	writing('ebmdb/reach_by_rootpublisher', ['rootpublisher-name', ...REACH], (call, values) => {
		const part = publisherPart(textAt(values, 'rootpublisher-name'));
		return reach(values, Math.floor(usersOf(call.site, uniqAt(values)) * part));
	}),
];

/** The days between two moments, up to today. */
function volumeHistory(call: SiteCall, values: Values): Reply {
	const { site, clock } = call;
	const criterion = engineOf(call).criteria.withId(textAt(values, 'ebmdb-id'));
	const today = clock.today(site.timeZone);
	const dayOf = (day: number) => midnight(day, site.timeZone).toSeconds();
	const from = wholeNumberAt(values, 'date-from-epoch') ?? dayOf(today - USUAL_DAYS);
	const to = wholeNumberAt(values, 'date-to-epoch') ?? dayOf(today);
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
	const period = oneOfAt(values, 'period', Object.keys(PERIODS)) ?? '30d';
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
