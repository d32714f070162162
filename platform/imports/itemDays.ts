import { dateOf, dayOfMidnight } from '../base/dates/midnight';
import type { JsonRecord } from '../base/json/json';

/**
 * The items with the dates of databases as text. Databases return a day as the midnight of n8n's time
 * zone, which in UTC is a time of the day before: where a column holds nothing else, it holds days.
 */
export function withDaysAsText(records: readonly JsonRecord[]): readonly JsonRecord[] {
	const days = columnsOfDays(records);
	const isChanged = records.some((record) => Object.values(record).some((value) => dateOf(value)));
	if (days.size === 0 && !isChanged) return records;
	return records.map((record) =>
		Object.fromEntries(
			Object.entries(record).map(([name, value]) => {
				const text = textOfDate(value);
				return [name, typeof text === 'string' && days.has(name) ? dayOfMidnight(text) : text];
			}),
		),
	);
}

/** The columns whose values are all midnights, perhaps written as days. */
function columnsOfDays(records: readonly JsonRecord[]): ReadonlySet<string> {
	const [found, others] = [new Set<string>(), new Set<string>()];
	for (const record of records) {
		for (const [name, value] of Object.entries(record)) {
			if (others.has(name) || value === null || value === undefined || value === '') continue;
			const text = textOfDate(value);
			if (typeof text !== 'string' || dayOfMidnight(text) === undefined) others.add(name);
			else found.add(name);
		}
	}
	return new Set([...found].filter((name) => !others.has(name)));
}

function textOfDate(value: unknown): unknown {
	const date = dateOf(value);
	return date === undefined ? value : date.toISO();
}
