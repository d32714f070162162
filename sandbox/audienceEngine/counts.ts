import type { DayNumber } from '../clock';
import type { Values } from '../request/values';
import { chance, partsOf, runningShares, seedOf } from '../shop/chance';
import type { Site } from '../shop/sites';
import { busyness } from '../shop/traffic';
import type { Criterion } from './criteria';

/** Definitions of a unique user. Observed practice: the keys; the shares are this shop's. */
export const UNIQS = [
	{ key: 'iu', name: 'Users', part: 1 },
	{ key: 'iuf', name: 'Users across devices', part: 0.84 },
	{ key: 'iuflive', name: 'Users across devices, live', part: 0.61 },
	{ key: 'iufuniqrecent', name: 'Users across devices, most recent', part: 0.47 },
	{ key: 'iuuniqrecent', name: 'Users, most recent', part: 0.56 },
] as const;

export type Uniq = (typeof UNIQS)[number];

export function uniqAt(values: Values): Uniq {
	const keys = UNIQS.map(({ key }) => key);
	const requested = values.oneOf('uniq', keys);
	return UNIQS.find(({ key }) => key === requested) ?? UNIQS[0];
}

/** The share of all users that a period reaches. Observed practice: the periods. */
export const PERIODS: Readonly<Record<string, number>> = {
	'24h': 0.04,
	'48h': 0.07,
	'7d': 0.19,
	'15d': 0.34,
	'30d': 0.56,
	'60d': 0.82,
	'90d': 1,
};

const USERS_PER_DAILY_VISIT = 31;
const OVERLAP = 0.45;
const VALUES: Readonly<Record<string, { values: readonly string[]; weights: readonly number[] }>> =
	{
		number: { values: ['1', '2', '3', '4-5', '6+'], weights: [52, 22, 12, 9, 5] },
		date: { values: ['today', 'this week', 'this month', 'earlier'], weights: [8, 27, 40, 25] },
	};

/** All users of the site. */
export function usersOf(site: Site, uniq: Uniq): number {
	return Math.floor(site.dailyVisits * USERS_PER_DAILY_VISIT * uniq.part);
}

export function countOf(site: Site, criterion: Criterion, uniq: Uniq): number {
	const seed = seedOf(`${site.name}|${criterion.id}`);
	const share = criterion.share ?? 0.002 + 0.05 * chance(seed, 1);
	return Math.floor(usersOf(site, uniq) * share);
}

/** The users of a criterion by value; they add up exactly to its count. */
export function countsByValue(
	site: Site,
	criterion: Criterion,
	uniq: Uniq,
): { value: string; count: number }[] {
	const { values, weights } = VALUES[criterion.type] ?? { values: ['Y'], weights: [1] };
	const counts = partsOf(countOf(site, criterion, uniq), runningShares(weights), 0);
	return values.map((value, index) => ({ value, count: counts[index] ?? 0 }));
}

/** The number of users who match all criteria. */
export function countOfAll(site: Site, criteria: readonly Criterion[], uniq: Uniq): number {
	const different = [...new Set(criteria)];
	const counts = different.map((criterion) => countOf(site, criterion, uniq));
	const least = counts.reduce((least, count) => Math.min(least, count), Infinity);
	return Math.floor(least * OVERLAP ** (different.length - 1));
}

/** The users of a request: those of its criteria, or a share derived from its text. */
export function countOfRequest(
	site: Site,
	criteria: readonly Criterion[],
	request: string,
	uniq: Uniq,
): number {
	const words = new Set(request.split(/[^\w-]+/));
	const named = criteria.filter(({ id, key }) => words.has(id) || words.has(key));
	if (named.length > 0) return countOfAll(site, named, uniq);
	const text = request.replace(/\s+/g, ' ').trim();
	return Math.floor(usersOf(site, uniq) * (0.001 + 0.02 * chance(seedOf(text), 1)));
}

/** The number of users who matched a criterion on a day. */
export function volumeOn(site: Site, criterion: Criterion, day: DayNumber): number {
	const everyDay = countOf(site, criterion, UNIQS[0]) / 24;
	const luck = 0.9 + 0.2 * chance(seedOf(`${site.name}|${criterion.id}`), day, 2);
	return Math.floor(everyDay * busyness(day) * luck);
}
