import { addDays, daysApart } from '../base/dates/dayArithmetic';
import type { NamedDays } from '../base/dates/namedDays';
import { singleLine } from '../base/text/truncate';
import type { ChartMark } from './data';

const DAY = /^\d{4}-\d\d-\d\d/;

/** Marks the categories of named days, if the categories are days, hours, weeks or months. */
export function marksOf(
	named: readonly NamedDays[],
	categories: readonly string[],
): readonly ChartMark[] {
	const days = categories.map((category) => DAY.exec(category)?.[0]);
	return named.flatMap((one): ChartMark[] => {
		const touched = days.flatMap((from, index) => {
			if (from === undefined) return [];
			return one.from <= lastDayAt(days, index, from) && one.to >= from ? [index] : [];
		});
		const [first] = touched;
		const last = touched.at(-1);
		if (first === undefined || last === undefined) return [];
		return [{ name: singleLine(one.name), first, last }];
	});
}

/**
 * The last day of a category: the day before the next category. The last category is as long as the
 * one before it.
 */
function lastDayAt(days: ReadonlyArray<string | undefined>, index: number, from: string): string {
	const next = days[index + 1];
	if (next !== undefined) return next > from ? addDays(next, -1) : from;
	const before = days[index - 1];
	const length = before === undefined ? 1 : daysApart(before, from);
	return addDays(from, Math.max(length, 1) - 1);
}
