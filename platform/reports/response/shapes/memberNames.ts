import type { JsonRecord } from '../../../base/json/json';

/**
 * The names that a part of a report may have, the specified one first (docs/platform.md, Batch job
 * responses). Case, underscores and hyphens are ignored.
 */
export const MEMBER_NAMES = {
	rows: ['data', 'rows', 'items', 'records', 'results', 'entries', 'lines'],
	header: ['columnHeader', 'columnHeaders', 'header', 'headers', 'columns', 'schema', 'fields'],
	dimensions: ['dimensions', 'dimension', 'dims', 'dimensionValues', 'dimensionHeaders', 'keys'],
	metrics: [
		...[
			'metrics',
			'metric',
			'metricValues',
			'metricHeaders',
			'metricHeader',
			'measures',
			'figures',
			'values',
		],
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

/** A part of a report that has several names. */
type MemberKind = keyof typeof MEMBER_NAMES;

/** Normalizes a name for comparison: Media_Key and mediaKey are equal. */
export function plainName(name: string): string {
	return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The name under which a record holds a part, or undefined. */
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

/** A part of a record under any of its names. */
export function partOf(record: JsonRecord, part: MemberKind): unknown {
	const name = nameOfPart(record, part);
	return name === undefined ? undefined : record[name];
}

// The later names may have other meanings as well.
const MOMENT_NAMES = MEMBER_NAMES.moment
	.slice(0, MEMBER_NAMES.moment.indexOf('start'))
	.map(plainName);

/** Whether a member certainly names a moment. */
export function isMomentName(name: string): boolean {
	return MOMENT_NAMES.includes(plainName(name));
}
