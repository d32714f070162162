import { headerWordsOf } from '../columns/headerWordsOf';
import { dayRulesOf, readDayCell } from '../rows/dayCell';
import type { OfferedDays } from './tableLayout';

const list = (text: string): ReadonlySet<string> => new Set(text.split(';').map(headerWordsOf));

/**
 * Column names for the first day of a line's period in exports of advertising tools. "Start date" is
 * not among them: it may be the day on which a campaign began.
 */
export const FIRST_DAY_NAMES = list(
	'reporting starts; report start; report start date; date start; period start; debut des rapports; debut du rapport; debut de periode; berichtsstart; berichtsbeginn; auswertungsbeginn; inicio del informe; inicio de los informes; inizio report; inizio dei report; rapportage begint; begin rapportage; start rapportage; inicio dos relatorios; poczatek raportowania; レポート開始日',
);
/** Column names for the last day of a line's period. */
export const LAST_DAY_NAMES = list(
	'reporting ends; report end; report end date; date stop; date end; period end; fin des rapports; fin du rapport; fin de periode; berichtsende; auswertungsende; fin del informe; fin de los informes; fine report; fine dei report; rapportage eindigt; einde rapportage; encerramento dos relatorios; koniec raportowania; レポート終了日',
);

const MOST_DAYS = 1_000;

/** The period that two columns name: the first and the last day of each line's figures. */
export class PeriodColumns {
	private readonly indexes: readonly number[];
	private readonly days: ReadonlyArray<Set<string>>;

	constructor(header: readonly string[] | undefined) {
		const words = (header ?? []).map(headerWordsOf);
		const [first, last] = [FIRST_DAY_NAMES, LAST_DAY_NAMES].map((names) =>
			words.findIndex((name) => names.has(name)),
		);
		const hasBoth = first !== undefined && last !== undefined && first >= 0 && last >= 0;
		this.indexes = hasBoth ? [first, last] : [];
		this.days = this.indexes.map(() => new Set<string>());
	}

	/** Adds a row. */
	see(cells: readonly string[]): void {
		for (const [at, index] of this.indexes.entries()) {
			const days = this.days[at];
			const cell = cells[index]?.trim() ?? '';
			if (cell === '' || !days || days.has(cell) || days.size > MOST_DAYS) continue;
			days.add(cell);
		}
	}

	/**
	 * From the earliest first day to the latest last day; undefined if any day is ambiguous.
	 *
	 * @param is1904 whether a workbook counts its days from 1904
	 */
	offered(is1904: boolean): OfferedDays | undefined {
		const [starts, ends] = this.days.map((days) => isoDays([...days], is1904));
		const [from, to] = [starts?.[0], ends?.at(-1)];
		if (from === undefined || to === undefined || from > to) return undefined;
		const isOne = starts?.at(-1) === from && ends?.[0] === to;
		return { from, to, ...(isOne ? {} : { isUncertain: true }) };
	}
}

/** The days of a column in ascending order; empty if any of them is invalid or ambiguous. */
function isoDays(cells: readonly string[], is1904: boolean): string[] {
	const rules = dayRulesOf(cells, undefined, undefined, is1904);
	const days = cells.flatMap((cell) => {
		const day = readDayCell(cell, rules);
		return typeof day === 'string' ? [day] : [];
	});
	return days.length === cells.length && cells.length <= MOST_DAYS ? days.sort() : [];
}
