import { DateTime } from 'luxon';
import type { Site } from '../shop/sites';
import { midnight } from '../clock';
import { type Json, type JsonObject, objectWith, stringAt } from '../http/json';
import { badRequest } from '../http/refusal';
import type { SiteCall } from './endpoint';
import { type Scale, periodsBetween } from './periods';

/** With Unix seconds; `to` is the midnight after the last day. */
export type DateRange = ReturnType<typeof readDateRange>;

/** The first and the last day of each named range, relative to today. */
// The specification shows LAST_7_DAYS, observed practice YESTERDAY; no list of others is published.
const NAMED: Readonly<Record<string, readonly [first: number, last: number]>> = {
	YESTERDAY: [-1, -1],
	LAST_7_DAYS: [-7, -1],
};

const MEMBERS = 'range from to dateFrom dateTo dateFormat'.split(' ');

/** Reads one item of `dateRanges` (docs/platform.md, Batch report request). */
export function readDateRange(value: Json, scale: Scale | undefined, call: SiteCall) {
	const item = objectWith(value, 'A date range', MEMBERS);
	const forms = [item.range, item.from ?? item.to, item.dateFrom ?? item.dateTo ?? item.dateFormat];
	if (forms.filter((form) => form !== undefined).length !== 1) {
		throw wrong(
			'A date range needs either range, or from and to, or dateFrom, dateTo and dateFormat.',
		);
	}
	const { from, to } = boundsOf(item, call);
	if (to <= from) throw wrong('A date range ends before it starts.');
	const name = typeof item.range === 'string' ? item.range : 'CUSTOM';
	return { name, from, to, periods: periodsBetween(from, to, scale, call) };
}

function boundsOf(item: ReturnType<typeof objectWith>, call: SiteCall) {
	if (item.range !== undefined) return namedBounds(stringAt(item.range, 'range'), call);
	const hasDates = item.dateFrom !== undefined || item.dateTo !== undefined;
	if (!hasDates) return epochBounds(item.from, item.to);
	return dateBounds(item.dateFrom, item.dateTo, item.dateFormat, call.site);
}

/** The description of a range in the columns of a report. */
export function describedRange({ name, from, to, periods }: DateRange, site: Site): JsonObject {
	const values = periods.map(({ epoch }) => ({ epoch }));
	return { range: name, from, to, tzone: site.timeZone, values };
}

function namedBounds(name: string, { site, clock }: SiteCall) {
	const days = NAMED[name];
	if (!days) {
		const known = Object.keys(NAMED).join(', ');
		throw wrong(`Unknown range "${name}"; there are ${known}.`);
	}
	const today = clock.today(site.timeZone);
	return {
		from: midnight(today + days[0], site.timeZone).toSeconds(),
		to: midnight(today + days[1] + 1, site.timeZone).toSeconds(),
	};
}

// Observed practice: plain dates, both inclusive, are in the platform's time zone.
function dateBounds(
	first: Json | undefined,
	last: Json | undefined,
	format: Json | undefined,
	site: Site,
) {
	if (format !== 'YYYY-MM-DD') throw wrong('dateFormat must be "YYYY-MM-DD".');
	const from = midnightOf(first, 'dateFrom', site);
	const lastDay = midnightOf(last, 'dateTo', site);
	if (lastDay < from) throw wrong('A date range ends before it starts.');
	return { from: from.toSeconds(), to: lastDay.plus({ days: 1 }).toSeconds() };
}

function midnightOf(value: Json | undefined, where: string, site: Site): DateTime {
	const text = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '';
	const date = DateTime.fromISO(text, { zone: site.timeZone });
	if (!date.isValid) throw wrong(`${where} must be a date like 2026-03-15.`);
	return date;
}

// Observed practice: Unix seconds, `to` being the midnight after the last day.
function epochBounds(from: Json | undefined, to: Json | undefined) {
	if (!isSeconds(from) || !isSeconds(to)) {
		throw wrong('from and to must be Unix times in whole seconds.');
	}
	return { from, to };
}

function isSeconds(value: Json | undefined): value is number {
	return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1e10;
}

function wrong(sentence: string) {
	return badRequest('DATE_RANGE_INVALID', sentence);
}
