import { calendarDay } from '../base/dates/dayArithmetic';
import type { Day } from '../base/dates/readDay';
import type { Mapping } from './columns/importColumns';
import { findEncoding } from './file/encodingNames';
import type { ImportPlan } from './importPlan';
import type { ImportKind } from './rules/importKinds';
import { importKinds } from './rules/importKinds';
import { NUMBER_FORMATS } from './file/numbers';
import { DAY_FORMATS } from './rows/dayCell';
import { SHARED_NAMES } from './rows/lineCheck';
import { ImportProblem } from './rules/problems';
import type { FileReading } from './source';
import { TOTALS_CHOICES } from './table/tableLayout';

/** What is to be imported, in the texts of the import page. */
export interface PlanInput {
	readonly kind: string;
	readonly from: string;
	readonly to: string;
	/** Recognised by the header when left out. */
	readonly mapping: Mapping | undefined;
	/** Recognised unless it is a known one. */
	readonly numberFormat: string;
	/** Whether empty figures are taken as 0. */
	readonly emptyFigures: YesOrNo;
	/** Whether figures with too many decimals are rounded. */
	readonly roundFigures: YesOrNo;
	/** Whether amounts below 0 are taken. */
	readonly negativeAmounts: YesOrNo;
	/** What becomes of lines that share their names; they stop the import unless it is a known word. */
	readonly sharedNames: string;
	/** Recognised unless it is a known one. */
	readonly dayFormat: string;
}

/** What a box of the import page says. */
export type YesOrNo = 'yes' | 'no';

/**
 * Makes the plan of what the import page asks for, in the browser and on the server alike.
 *
 * @param taken the kinds of figures that the owner of the page allows
 * @throws InvalidInput
 */
export function planOf(
	{ kind: name, from, to, mapping, numberFormat, sharedNames, dayFormat, ...boxes }: PlanInput,
	taken: readonly ImportKind[] = importKinds,
): ImportPlan {
	const kind = taken.find((one) => one.name === name);
	if (!kind) throw ImportProblem.of({ code: 'kindNotTaken', of: null });
	const days = { from: dayOf('first', from), to: dayOf('last', to) };
	if (days.from.iso > days.to.iso) {
		const of = { from: days.from.iso, to: days.to.iso };
		throw ImportProblem.of({ code: 'daysReversed', of });
	}
	const format = NUMBER_FORMATS.find((known) => known === numberFormat);
	const figures = {
		emptyFigures: boxes.emptyFigures === 'yes',
		roundFigures: boxes.roundFigures === 'yes',
		negativeAmounts: boxes.negativeAmounts === 'yes',
	};
	return {
		...{ kind, days, mapping, numberFormat: format, figures },
		sharedNames: SHARED_NAMES.find((known) => known === sharedNames) ?? 'stop',
		leavesOutOtherDays: true,
		dayFormat: DAY_FORMATS.find((known) => known === dayFormat),
	};
}

function dayOf(which: 'first' | 'last', entered: string): Day {
	const day = calendarDay(entered.trim());
	if (day) return day;
	throw ImportProblem.of({ code: 'noDay', of: { which, entered } });
}

/** How the file is to be read, in the texts of the import page; what is not known is found. */
export interface ReadingInput {
	readonly header: YesOrNo;
	readonly encoding: string;
	readonly separator: string;
	/** The name of a sheet of a workbook. */
	readonly sheet: string;
	readonly linesBefore: string;
	readonly table: string;
	readonly comparedPeriod: string;
	readonly totals: string;
}

/** How a file is read as the import page asks for it, in the browser and on the server alike. */
export function fileReadingOf(input: ReadingInput): FileReading {
	const isOne = /^[\t\x20-\x7e]$/.test(input.separator);
	return {
		sheet: input.sheet === '' ? undefined : input.sheet,
		hasHeader: input.header === 'yes',
		style: {
			encoding: findEncoding(input.encoding),
			separator: isOne ? input.separator : undefined,
		},
		table: {
			linesBefore: numberIn(input.linesBefore),
			table: numberIn(input.table),
			period: numberIn(input.comparedPeriod),
			totals: TOTALS_CHOICES.find((known) => known === input.totals),
		},
	};
}

function numberIn(text: string): number | undefined {
	return /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;
}
