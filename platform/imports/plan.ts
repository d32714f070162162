import { calendarDay } from '../base/dates/dayArithmetic';
import type { Day } from '../base/dates/readDay';
import type { Mapping } from './columns/chosenColumn';
import { findEncoding } from './file/encodingNames';
import type { ImportPlan } from './importPlan';
import type { ImportKind } from './rules/importKinds';
import { importKinds } from './rules/importKinds';
import { NUMBER_FORMATS } from '../base/text/numbers';
import { DAY_FORMATS } from './rows/dayCell';
import { TIMES_HELD } from './rows/averageTimes';
import { SHARED_NAMES } from './rows/lineCheck';
import { ImportProblem } from './rules/problems';
import type { FileReading } from './source';
import { TOTALS_CHOICES } from './table/tableLayout';

/** The fields of the import page, as texts. */
export interface PlanInput {
	readonly kind: string;
	readonly from: string;
	readonly to: string;
	/** Detected from the header if absent. */
	readonly mapping: Mapping | undefined;
	/** Detected unless it is a number format. */
	readonly numberFormat: string;
	/** Whether empty figures count as 0. */
	readonly emptyFigures: YesOrNo;
	/** Whether figures with too many decimals are rounded. */
	readonly roundFigures: YesOrNo;
	/** Whether negative amounts are accepted. */
	readonly negativeAmounts: YesOrNo;
	/** What happens to lines with the same names; any other word stops the import. */
	readonly sharedNames: string;
	/** Recognized unless it says what times are. */
	readonly times: string;
	/** Detected unless it is a day format. */
	readonly dayFormat: string;
}

/** The value of a check box of the import page. */
export type YesOrNo = 'yes' | 'no';

/**
 * Builds the plan from the fields of the import page, with the same code in the browser and on the
 * server.
 *
 * @param taken the kinds of figures that the owner of the page allows
 * @throws InvalidInput
 */
export function planOf(
	{
		kind: name,
		from,
		to,
		mapping,
		numberFormat,
		sharedNames,
		dayFormat,
		times,
		...boxes
	}: PlanInput,
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
		times: TIMES_HELD.find((known) => known === times),
		leavesOutOtherDays: true,
		dayFormat: DAY_FORMATS.find((known) => known === dayFormat),
	};
}

function dayOf(which: 'first' | 'last', entered: string): Day {
	const day = calendarDay(entered.trim());
	if (day) return day;
	throw ImportProblem.of({ code: 'noDay', of: { which, entered } });
}

/** How the file is to be read, as the texts of the import page; unknown values are detected. */
export interface ReadingInput {
	readonly header: YesOrNo;
	readonly encoding: string;
	readonly separator: string;
	/** The name of a sheet in a workbook. */
	readonly sheet: string;
	readonly linesBefore: string;
	readonly table: string;
	readonly comparedPeriod: string;
	readonly totals: string;
}

/**
 * Converts the fields of the import page to a reading plan, with the same code in the browser and
 * on the server.
 */
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
