import { totalWordIn } from '../../base/names/totalWords';
import type { JsonRecord } from '../../base/json/json';
import { numberOf } from '../table/amounts';
import { Addition } from '../transform/arithmetic';
import { isNothing } from './columnEvidence';
import type { ItemColumn } from './itemColumns';

const ALL = /^(all|tous|toutes|alle|todos|todas|tutti|tutte)$/i;
const PLATFORM_TOTAL = 'GLOBAL';

/** Which of the items is the sum of the others, and which member shows it. */
interface TotalItems {
	/** The member in which GLOBAL marks the platform's own total. */
	readonly key: string | undefined;
	/** The items that only hold the sum of all others. */
	readonly sums: ReadonlySet<JsonRecord>;
}

/**
 * Finds the items that are sums of the others, so that nothing is counted twice: their name is that
 * of a total, and their figures are the sums of the other items.
 */
export function findTotals(
	items: Iterable<JsonRecord>,
	columns: readonly ItemColumn[],
): TotalItems {
	const names = columns.filter(({ role }) => role === 'name').map(({ key }) => key);
	const [first, ...others] = names;
	if (first === undefined) return { key: undefined, sums: new Set() };
	const adding = columns.filter(
		({ role, unit }) => role === 'figure' && (unit === 'number' || unit === 'money'),
	);
	const sums = new Map(adding.map(({ key }) => [key, new Addition()]));
	const candidates: JsonRecord[] = [];
	let hasPlatformTotal = false;
	for (const item of items) {
		const name = item[first];
		if (name === PLATFORM_TOTAL) hasPlatformTotal = true;
		else if (
			typeof name === 'string' &&
			(totalWordIn(name) === 'total' || ALL.test(name)) &&
			others.every((key) => isNothing(item[key]))
		) {
			candidates.push(item);
		} else add(sums, item);
	}
	const found = candidates.filter((item) => isSumOf(item, sums));
	return { key: hasPlatformTotal ? first : undefined, sums: new Set(found) };
}

function add(sums: ReadonlyMap<string, Addition>, item: JsonRecord): void {
	for (const [key, sum] of sums) {
		const value = numberOf(item[key]);
		if (value !== null) sum.add(value);
	}
}

function isSumOf(item: JsonRecord, sums: ReadonlyMap<string, Addition>): boolean {
	const compared = [...sums].flatMap(([key, { sum }]) => {
		const [own, whole] = [numberOf(item[key]), numberOf(sum)];
		return own === null || whole === null ? [] : [Math.abs(own - whole) <= TINY * Math.abs(whole)];
	});
	return compared.length > 0 && compared.every(Boolean);
}

const TINY = 1e-9;
