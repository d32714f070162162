import { isRecord, listOf } from '../base/json/json';
import type { DataGap } from './dataGap';
import { daysApart, isTime } from './rule/alertWindow';

/** What had something on every day at a look: a report without it, and without its past, lacks it. */
export interface SteadySeries {
	/** The value of the dimension; empty for the site. */
	readonly name: string;
	readonly label: string;
	/** How much there was on a day. */
	readonly perDay: number;
	/** The last day of that look. */
	readonly day: string;
}

/** What was found out about a series. */
interface LookedAt extends Pick<SteadySeries, 'name' | 'label' | 'day'> {
	readonly dataGap?: Pick<DataGap, 'isAbsent' | 'perDay'> | undefined;
}

/** What is missing for longer is no longer missed. */
const MOST_DAYS = 28;

/** What is to be remembered after a look. */
export function rememberSteady(
	before: readonly SteadySeries[] | undefined,
	findings: readonly LookedAt[],
): SteadySeries[] {
	const found = findings.flatMap(({ name, label, day, dataGap }): SteadySeries[] =>
		dataGap?.perDay === undefined || dataGap.isAbsent
			? []
			: [{ name, label, perDay: dataGap.perDay, day }],
	);
	const names = new Set(found.map(({ name }) => name));
	const today = findings.reduce((last, { day }) => (day > last ? day : last), '');
	const left = (before ?? []).filter(
		({ name, day }) => !names.has(name) && daysApart(day, today) <= MOST_DAYS,
	);
	return [...found, ...left];
}

/** Reads what was stored; what is of another shape is left out. */
export function readSteady(stored: unknown): SteadySeries[] {
	return listOf(stored).flatMap((one) => {
		const { name, label, perDay, day } = isRecord(one) ? one : {};
		if (typeof name !== 'string' || typeof label !== 'string') return [];
		return typeof perDay === 'number' && isTime(day) ? [{ name, label, perDay, day }] : [];
	});
}
