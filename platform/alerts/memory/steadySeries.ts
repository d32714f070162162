import { isRecord, listOf } from '../../base/json/json';
import type { DataGap } from '../dataGap';
import { isTime } from '../rule/alertWindow';
import { daysApart } from '../../base/dates/dayArithmetic';

/**
 * A series that had a figure on every day at the last poll, so that a later report without it lacks
 * it.
 */
export interface SteadySeries {
	/** The key of the figure; undefined if the trigger has only one. */
	readonly figure?: string | undefined;
	/** The value of the dimension; empty for the site. */
	readonly name: string;
	readonly label: string;
	/** The mean of a day. */
	readonly perDay: number;
	/** The last evaluated day. */
	readonly day: string;
}

/** A finding about a series. */
interface SteadyFinding extends Pick<SteadySeries, 'figure' | 'name' | 'label' | 'day'> {
	readonly dataGap?: Pick<DataGap, 'isAbsent' | 'perDay'> | undefined;
}

/** A series that is missing for longer is forgotten. */
const MOST_DAYS = 28;

/** The series to remember after a poll. */
export function rememberSteady(
	before: readonly SteadySeries[] | undefined,
	findings: readonly SteadyFinding[],
): SteadySeries[] {
	const found = findings.flatMap(({ figure, name, label, day, dataGap }): SteadySeries[] =>
		dataGap?.perDay === undefined || dataGap.isAbsent
			? []
			: [{ ...figureIn(figure), name, label, perDay: dataGap.perDay, day }],
	);
	const keys = new Set(found.map(keyOf));
	const today = findings.reduce((last, { day }) => (day > last ? day : last), '');
	const left = (before ?? []).filter(
		(one) => !keys.has(keyOf(one)) && daysApart(one.day, today) <= MOST_DAYS,
	);
	return [...found, ...left];
}

function keyOf({ figure = '', name }: Pick<SteadySeries, 'figure' | 'name'>): string {
	return `${figure} ${name}`;
}

function figureIn(figure: unknown): Pick<SteadySeries, 'figure'> {
	return typeof figure === 'string' ? { figure } : {};
}

/** Reads the stored series; entries of another shape are dropped. */
export function readSteady(stored: unknown): SteadySeries[] {
	return listOf(stored).flatMap((one) => {
		const { figure, name, label, perDay, day } = isRecord(one) ? one : {};
		if (typeof name !== 'string' || typeof label !== 'string') return [];
		if (typeof perDay !== 'number' || !isTime(day)) return [];
		return [{ ...figureIn(figure), name, label, perDay, day }];
	});
}
