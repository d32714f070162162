import type { JsonRecord } from '../../../base/json/json';

/**
 * What the parts of a report may be called, the name of the specification first (docs/platform.md, Batch job
 * responses). Case, underscores and hyphens do not matter.
 */
export const MEMBER_NAMES = {
	rows: ['data', 'rows', 'items', 'records', 'results', 'entries', 'lines'],
	header: ['columnHeader', 'columnHeaders', 'header', 'headers', 'columns', 'schema', 'fields'],
	dimensions: ['dimensions', 'dimension', 'dims', 'dimensionValues', 'dimensionHeaders', 'keys'],
	metrics: [
		...['metrics', 'metric', 'metricValues', 'metricHeaders', 'measures', 'figures', 'values'],
	],
	dateRanges: ['dateRanges', 'dateRange', 'ranges', 'periods', 'period'],
	figure: [
		...['values', 'value', 'v', 'val', 'raw', 'rawValue', 'figure', 'amount', 'number', 'count'],
		...['total', 'sum', 'n', 'y', 'data', 'metrics'],
	],
	field: ['field', 'key', 'code', 'apiName', 'column', 'id'],
	label: ['name', 'label', 'displayName', 'title', 'caption', 'text'],
	affinity: ['affinity', 'type', 'dataType', 'format'],
	cell: ['value', 'name', 'label', 'displayName', 'title', 'text', 'caption', 'key', 'code', 'id'],
	first: ['from', 'start', 'startDate', 'dateFrom', 'since', 'begin'],
	last: ['to', 'end', 'endDate', 'dateTo', 'until'],
	zone: ['tzone', 'timeZone', 'tz', 'zone'],
	range: ['range', 'name', 'label'],
	moments: ['values', 'moments', 'epochs', 'dates', 'days', 'hours'],
	moment: [
		...['epoch', 'date', 'day', 'timestamp', 'time', 'ts', 'datetime', 'moment', 'hour', 'week'],
		...['epochMs', 'epochMillis', 'timestampMs', 'ms', 'milliseconds', 'seconds'],
		...['month', 'start', 'from', 'x', 'value', 'key', 'name', 'label'],
	],
} as const satisfies Record<string, readonly string[]>;

/** A part of a report that has several spellings. */
export type MemberKind = keyof typeof MEMBER_NAMES;

/** A name as it is compared with others: Media_Key is mediaKey. */
export function plainName(name: string): string {
	return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The name under which a record has a part; undefined where it has none. */
export function nameOfPart(record: JsonRecord, part: MemberKind): string | undefined {
	const [documented] = MEMBER_NAMES[part];
	if (record[documented] !== undefined) return documented;
	const names = Object.keys(record);
	for (const spelling of MEMBER_NAMES[part]) {
		const plain = plainName(spelling);
		const found = names.find((name) => plainName(name) === plain && record[name] !== undefined);
		if (found !== undefined) return found;
	}
	return undefined;
}

/** A part of a record, however it is spelled. */
export function partOf(record: JsonRecord, part: MemberKind): unknown {
	const name = nameOfPart(record, part);
	return name === undefined ? undefined : record[name];
}

// What follows may name other things as well.
const MOMENT_NAMES = MEMBER_NAMES.moment
	.slice(0, MEMBER_NAMES.moment.indexOf('start'))
	.map(plainName);

/** Whether a member is certainly about a moment. */
export function isMomentName(name: string): boolean {
	return MOMENT_NAMES.includes(plainName(name));
}
