import type { Days } from './namedPeriods';

/** Days that a user has named, such as a sale or a migration: YYYY-MM-DD, both included. */
export interface NamedDays extends Days {
	readonly name: string;
}

/** The named days that touch any of some periods, the first ones first. */
export function namedDaysWithin(
	named: readonly NamedDays[],
	periods: ReadonlyArray<Days | undefined>,
): readonly NamedDays[] {
	const isWithin = ({ from, to }: NamedDays) =>
		periods.some((period) => period !== undefined && from <= period.to && to >= period.from);
	return named.filter(isWithin).sort((one, other) => one.from.localeCompare(other.from));
}
