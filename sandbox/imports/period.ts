import type { Site } from '../shop/sites';
import { type Clock, type DayNumber, dayWritten } from '../clock';
import { type Json, objectWith } from '../http/json';
import { badRequest } from '../http/refusal';

/** The days an import is for, both included. */
export interface ImportPeriod {
	from: DayNumber;
	to: DayNumber;
}

/** Reads `period` (docs/platform.md, Generic file import: DD/MM/YYYY and the scale D). */
export function readPeriod(value: Json | undefined, site: Site, clock: Clock): ImportPeriod {
	const period = objectWith(value, 'period', ['from', 'to', 'scale']);
	if (period.scale !== 'D') throw wrong('The scale of the period must be "D" (day).');
	const from = dayAt(period.from, 'from');
	const to = dayAt(period.to, 'to');
	if (to < from) throw wrong('The period ends before it starts.');
	// The specification speaks of history: a day that has not begun has none.
	if (to > clock.today(site.timeZone)) throw wrong('The period must not end after today.');
	return { from, to };
}

function dayAt(value: Json | undefined, name: string): DayNumber {
	const day = typeof value === 'string' ? dayWritten(value, 'dd/MM/yyyy') : undefined;
	if (day === undefined) throw wrong(`${name} of the period must be a date like 31/12/2025.`);
	return day;
}

function wrong(sentence: string) {
	return badRequest('PERIOD_INVALID', sentence);
}
