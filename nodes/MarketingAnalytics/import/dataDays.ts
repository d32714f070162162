import type { Day, Slice } from '../../../platform/base/dates/readDay';
import { readDay } from '../../../platform/base/dates/readDay';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { countsDays } from '../../../platform/imports/columns/suggestColumns';
import type { ImportPlan } from '../../../platform/imports/importPlan';
import { findColumns } from '../../../platform/imports/importPlan';
import type { ImportSource } from '../../../platform/imports/source';
import type { Hints } from '../../shared/run/executionContext';

/** An import whose days may be those that the data name. */
export interface UndatedPlan extends Omit<ImportPlan, 'days'> {
	/** Undefined if the data name them. */
	readonly days: Slice | undefined;
	/** The current day in the time zone of the workflow: no history is later. */
	readonly today: Day;
}

/** Completes the plan of an import with the days that the data name. @throws InvalidInput if they name none */
export function withDays(node: Hints, source: ImportSource, plan: UndatedPlan): ImportPlan {
	return { ...plan, days: plan.days ?? daysOfData(node, source, plan) };
}

function daysOfData(node: Hints, source: ImportSource, plan: UndatedPlan): Slice {
	const { dayColumn } = findColumns(source, plan);
	const isCounted = dayColumn !== undefined && countsDaysIn(source, dayColumn);
	if (dayColumn !== undefined && !isCounted) {
		// A typing error, such as 2062 in place of 2026, is a day outside these.
		return { from: readDay('Period', EARLIEST), to: plan.today };
	}
	const { period } = source.layout;
	if (!period) throw isCounted ? noFirstDay() : noDays();
	if (period.isUncertain) throw uncertain(period);
	return isCounted ? daysUntil(period, plan.today) : wholePeriod(node, period, plan.today);
}

function countsDaysIn({ header, sample }: ImportSource, column: number): boolean {
	if (!countsDays(header?.[column] ?? '')) return false;
	return sample.every((line) => /^\d{0,5}$/.test((line[column] ?? '').trim()));
}

/** The period that numbered days begin in; each of them is an import of its own. */
function daysUntil(period: NamedPeriod, today: Day): Slice {
	if (period.from > today.iso) throw notEnded(period);
	const to = period.to > today.iso ? today : readDay('Period', period.to);
	return { from: readDay('Period', period.from), to };
}

function wholePeriod(node: Hints, period: NamedPeriod, today: Day): Slice {
	if (period.to > today.iso) throw notEnded(period);
	hintAtPeriod(node, period);
	return { from: readDay('Period', period.from), to: readDay('Period', period.to) };
}

const EARLIEST = '2000-01-01';

function noDays(): InvalidInput {
	return new InvalidInput(
		'Period',
		'The data has no column of days, and no line above the header names a period',
		'Choose the period that the figures are for',
	);
}

function noFirstDay(): InvalidInput {
	return new InvalidInput(
		'Period',
		'The column of days contains only numbers such as 0, 1, 2, and no line above the header names the first day',
		'Choose the period that the figures are for',
	);
}

type NamedPeriod = NonNullable<ImportSource['layout']['period']>;

function uncertain({ from, to }: NamedPeriod): InvalidInput {
	return new InvalidInput(
		'Period',
		`${from === to ? `The data contains the date ${from}` : `The dates in the data are from ${from} to ${to}`}, but this may not be the period of all figures`,
		'Choose the period that the figures are for',
	);
}

function notEnded({ from, to }: NamedPeriod): InvalidInput {
	return new InvalidInput(
		'Period',
		`The period that is stated in the data has not ended: ${from} to ${to}`,
		'Choose the days that the figures are for, up to today',
	);
}

function hintAtPeriod(node: Hints, { from, to }: NamedPeriod) {
	node.addExecutionHints({
		message: `The figures are for ${from} to ${to}, the period that is stated in the data. To import them for other days, choose another Period.`,
		location: 'outputPane',
	});
}
