import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf } from '../../base/json/json';
import { matchGroups } from '../matchGroups';

const FROM = [
	'from',
	'start',
	'startDate',
	'start_date',
	'dateFrom',
	'date_from',
	'since',
	'begin',
	'gte',
	'$gte',
	'min',
	'startTime',
];
const TO = [
	...['to', 'end', 'endDate', 'end_date', 'dateTo', 'date_to', 'until', 'lte', '$lte', 'max'],
	'endTime',
];
const PERIOD = [
	'period',
	'range',
	'preset',
	'name',
	'date',
	'day',
	'dateRange',
	'date_range',
	'date_preset',
	'relative',
	'timeRange',
	'time_range',
	'label',
	'when',
];

/** Members that hold a list of periods, as GA4 has it. */
const RANGES = ['dateRanges', 'date_ranges', 'ranges', 'periods'];
const NAMED = ['period', 'range', 'preset', 'relative'];
/** What models call the kind of a period; alone or beside a name, it may be that name. */
const KIND = ['type', 'mode', 'kind'];
const NO_NAME =
	/^(?:relative|absolute|custom|preset|named|date_?range|range|period|fixed|rolling)$/i;
const UNIT = ['unit', 'units'];
const COUNT = ['last', 'value', 'count', 'amount', 'n', 'number'];
const OF_CALENDAR = ['year', 'month', 'quarter', 'week'];
const PERIOD_MEMBERS = [...FROM, ...TO, ...PERIOD, ...UNIT, ...COUNT, ...OF_CALENDAR, ...KIND];

/** {"from": "2026-11-16", "to": "2026-11-22"}, {"last": 7, "unit": "days"}, {"year": 2026, "month": 10}. */
export function periodObjectText(given: JsonRecord): string | undefined {
	const members = Object.entries(given).filter(([, value]) => value !== null && value !== '');
	const part: JsonRecord = Object.fromEntries(members);
	const [[name, value] = ['', undefined], ...others] = members;
	const isNested = others.length === 0 && PERIOD.includes(name);
	if (isNested && isRecord(value)) return periodObjectText(value);
	const [only, ...more] = listOf(value);
	if (others.length === 0 && RANGES.includes(name) && isRecord(only))
		return more.length === 0 ? periodObjectText(only) : undefined;
	if (others.length > 0 && !hasOnly(part, PERIOD_MEMBERS)) return undefined;
	if (others.length === 0 && !isKnown(name)) return undefined;
	return fromDays(part) ?? fromUnits(part);
}

const OF_UNITS = /^(?:last_?(?:n_?)?)?(days|weeks|months)$/i;

function isKnown(name: string): boolean {
	return PERIOD_MEMBERS.includes(name) || OF_UNITS.test(name);
}

/** The first and the last day, or the first day until today. */
function fromDays(part: JsonRecord): string | undefined {
	const [from, to] = [memberText(part, FROM), memberText(part, TO)];
	if (from === undefined) return undefined;
	if (to === undefined) return `since ${from}`;
	// The name of a period beside its days has to mean the same days.
	const named = memberText(part, NAMED);
	return named === undefined ? `${from} to ${to}` : `${from} to ${to} (${named})`;
}

/** A number of units, a month, or the name of a period. */
function fromUnits(part: JsonRecord): string | undefined {
	const [unit, count] = [memberText(part, UNIT), memberText(part, COUNT)];
	if (unit !== undefined && count !== undefined) return `last ${count} ${unit}`;
	const [[name, value] = ['', undefined], ...others] = Object.entries(part);
	const [units] = matchGroups(name, OF_UNITS);
	if (units !== undefined && others.length === 0)
		return `last ${textOf(value)} ${units.toLowerCase()}`;
	if (unit !== undefined) return undefined;
	if (count !== undefined) return ofKind(part, count);
	const year = memberText(part, ['year']);
	if (year !== undefined && others.length > 0) return ofYear(part, year);
	return memberText(part, [...PERIOD, ...OF_CALENDAR]) ?? ofKind(part, undefined);
}

/** {"type": "relative", "value": "last_7_days"}, {"type": "last_month"}. */
function ofKind(part: JsonRecord, value: string | undefined): string | undefined {
	const kind = memberText(part, KIND);
	if (kind === undefined) return undefined;
	const isNoName = NO_NAME.test(kind);
	if (value === undefined) return isNoName ? undefined : kind;
	return isNoName && /[a-z]/i.test(value) ? value : undefined;
}

/** {"year": 2026, "month": 10}, {"year": 2026, "quarter": "Q3"}, {"year": 2026, "week": 45}. */
function ofYear(part: JsonRecord, year: string): string | undefined {
	if (!hasOnly(part, OF_CALENDAR) || Object.keys(part).length > 2) return undefined;
	const [month, quarter, week] = ['month', 'quarter', 'week'].map((one) => memberText(part, [one]));
	if (month !== undefined) return /^\d{1,2}$/.test(month) ? `${year}-${month}` : `${month} ${year}`;
	if (quarter !== undefined) return `Q${quarter.replace(/^q/i, '')} ${year}`;
	return week === undefined ? undefined : `${year}-W${week.replace(/^w/i, '').padStart(2, '0')}`;
}

/** Whether an object has only these members, so that nothing it holds is dropped silently. */
export function hasOnly(part: JsonRecord, names: readonly string[]): boolean {
	return Object.keys(part).every((name) => names.includes(name));
}

/** The text of the first of these members that an object has. */
export function memberText(part: JsonRecord, names: readonly string[]): string | undefined {
	const name = names.find((one) => Object.hasOwn(part, one));
	return name === undefined ? undefined : textOf(part[name])?.trim();
}
