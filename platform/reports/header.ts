import { DateTime, IANAZone } from 'luxon';

import { isRecord, listOf, textOf } from '../client/values/json';

/** A column as the reply describes it. */
export interface HeaderColumn {
	readonly field: string;
	/** The caller's label. */
	readonly label: string;
	/** The type of the values: int, float, time, pct, text. Only int is in the specification. */
	readonly affinity: string;
}

/** One date range of a report. */
export interface HeaderRange {
	readonly label: string;
	/** Its first and its last day in the report's own time zone, where the header says. */
	readonly days?: { readonly from: string; readonly to: string } | undefined;
	/** That time zone; UTC where the header does not say. */
	readonly zone?: string | undefined;
	/**
	 * The first moment of each hour, day, week or month, in the report's own time zone; undefined
	 * where the header does not say.
	 */
	readonly dates: ReadonlyArray<string | undefined>;
}

/** The columns and date ranges of a result (docs/platform.md, Batch job responses, columnHeader). */
export interface ReportHeader {
	readonly dimensions: readonly HeaderColumn[];
	readonly metrics: readonly HeaderColumn[];
	readonly ranges: readonly HeaderRange[];
}

/**
 * Reads a `columnHeader`; what it lacks is left empty and named by position later.
 *
 * @param byHour whether its moments are known to be hours
 */
export function readHeader(columnHeader: unknown, byHour = false): ReportHeader {
	const header = isRecord(columnHeader) ? columnHeader : {};
	return {
		dimensions: listOf(header.dimensions).map(readColumn),
		metrics: listOf(header.metrics).map(readColumn),
		ranges: listOf(header.dateRanges).map((range, index) => readRange(range, index, byHour)),
	};
}

function readColumn(column: unknown): HeaderColumn {
	const { field, name, affinity } = isRecord(column) ? column : {};
	return {
		field: textOf(field) ?? '',
		label: textOf(name) ?? textOf(field) ?? '',
		affinity: textOf(affinity) ?? '',
	};
}

function readRange(range: unknown, index: number, byHour: boolean): HeaderRange {
	const { range: name, from, to, tzone, values } = isRecord(range) ? range : {};
	const zone = IANAZone.isValidZone(textOf(tzone) ?? '') ? textOf(tzone) : 'utc';
	const moments = listOf(values).map((value) =>
		DateTime.fromSeconds(readEpoch(isRecord(value) ? value.epoch : value), { zone }),
	);
	const [first, last] = [readEpoch(from), readEpoch(to) - 1].map((epoch) =>
		DateTime.fromSeconds(epoch, { zone }).toISODate(),
	);
	const days = first && last ? { from: first, to: last } : undefined;
	const between = days ? `${days.from} to ${days.to}` : `range ${index + 1}`;
	return { label: textOf(name) || between, days, zone, dates: writeMoments(moments, byHour) };
}

/** Unix seconds; what is none becomes NaN, and an invalid date with it. */
function readEpoch(epoch: unknown): number {
	const text = textOf(epoch)?.trim();
	return text ? Number(text) : Number.NaN;
}

/** Days as 2026-11-02; hours with their offset, as an hour comes twice when summer time ends. */
function writeMoments(moments: readonly DateTime[], byHour: boolean): Array<string | undefined> {
	const areDays = !byHour && moments.every((moment) => !moment.isValid || isMidnight(moment));
	return moments.map((moment) => {
		const text = areDays ? moment.toISODate() : moment.toISO({ suppressMilliseconds: true });
		return text ?? undefined;
	});
}

function isMidnight(moment: DateTime): boolean {
	return moment.equals(moment.startOf('day'));
}
