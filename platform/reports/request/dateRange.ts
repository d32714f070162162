import { DateTime } from 'luxon';

import { InvalidInput } from '../../base/invalidInput';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, textOf } from '../../base/json/json';
import type { Period } from '../types';

const DATE_FORMAT = 'YYYY-MM-DD';

/**
 * The period in the form that the platform takes. Observed practice: plain dates with `dateFormat`,
 * so that the platform applies its own time zone. Named ranges are specified.
 */
export function dateRangeOf(period: Period): JsonRecord {
	return 'range' in period
		? { range: period.range }
		: { dateFrom: period.from, dateTo: period.to, dateFormat: DATE_FORMAT };
}

/** Checks the date ranges of a request in any of their three forms. */
export function checkDateRanges(parameter: string, ranges: unknown): void {
	if (!Array.isArray(ranges)) {
		throw new InvalidInput(
			parameter,
			`${parameter} is not a list`,
			'Enter a list such as [{"range": "LAST_7_DAYS"}]',
		);
	}
	for (const range of ranges) checkDateRange(parameter, range);
}

function checkDateRange(parameter: string, range: unknown): void {
	if (!isRecord(range)) {
		throw new InvalidInput(
			parameter,
			`${parameter} contains something that is not a range`,
			EXAMPLE,
		);
	}
	const from = range.from ?? range.dateFrom;
	const to = range.to ?? range.dateTo;
	if (from === undefined && to === undefined) {
		if (textOf(range.range)?.trim()) return;
		throw new InvalidInput(parameter, `${parameter} names no range`, EXAMPLE);
	}
	if (from === undefined || to === undefined) {
		throw new InvalidInput(parameter, `${parameter} needs both a first and a last day`, EXAMPLE);
	}
	if (isAfter(from, to)) {
		throw new InvalidInput(
			parameter,
			`${parameter} ends (${textOf(to)}) before it starts (${textOf(from)})`,
			'Swap the two dates',
		);
	}
}

const EXAMPLE =
	'Each entry of the list must be an object such as {"range": "LAST_7_DAYS"} or {"dateFrom": "2026-11-01", "dateTo": "2026-11-07", "dateFormat": "YYYY-MM-DD"}';

function isAfter(from: unknown, to: unknown): boolean {
	if (typeof from === 'number' && typeof to === 'number') return from > to;
	const [first, last] = [from, to].map((day) => DateTime.fromISO(textOf(day) ?? ''));
	return first?.isValid === true && last?.isValid === true && first > last;
}
