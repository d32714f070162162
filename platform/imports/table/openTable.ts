import type { GiveWay } from '../../base/async/eventLoop';
import { headerWordsOf } from '../columns/headerWordsOf';
import type { CsvLine } from '../file/csvRecords';
import { findHeader, firstTextOf, isBlankLine } from './findHeader';
import { preambleDays } from './days/preambleDays';
import type { Problem } from '../rules/problemKinds';
import type { FoundTable } from '../rules/shownLists';
import { ImportProblem } from '../rules/problems';
import { tableRows } from './tableRows';
import { TableSurvey, tableTitleOf } from './tableSurvey';
import type { SurveyedTable, TableStart } from './tableSurvey';
import type { LeftOutLines, TableChoices, TableLayout } from './tableLayout';
import type { TotalLine } from './totalLines';

/** Reads all lines of a file or a sheet, including blank ones; may be called repeatedly. */
type ReadLines = () => AsyncIterable<readonly CsvLine[]>;

/** A table, and what surrounds it. */
export interface ReadableTable {
	/** The names of the columns, if the table has a header. */
	readonly header: readonly string[] | undefined;
	readonly width: number;
	readonly layout: TableLayout;
	/**
	 * Reads all rows.
	 *
	 * @throws InvalidInput while the user has to make a choice
	 */
	readonly read: ReadLines;
	/** Reads the rows for a preview, even while the user has to make a choice. */
	readonly first: ReadLines;
}

const HEAD = 300;
const MOST_NOTED = 1_000;

/**
 * Finds the table in a file or a sheet: its header, its end, and the lines that are not rows. This
 * takes a pass over all lines, as totals are recognized by the sums of the other lines.
 *
 * @throws InvalidInput if all lines are blank
 */
export async function openTable(
	lines: ReadLines,
	hasHeader: boolean,
	choices: TableChoices,
	giveWay: GiveWay,
): Promise<ReadableTable> {
	const opening = new Opening(hasHeader, choices);
	for await (const some of lines()) {
		for (const line of some) opening.see(line);
		await giveWay();
	}
	return opening.finish(lines);
}

function linesOf({ line, lines = 1 }: { readonly line: number; readonly lines?: number }) {
	return Array.from({ length: lines }, (_, at) => line + at);
}

/** Analyses all lines of a file in one pass. */
class Opening {
	private head: CsvLine[] = [];
	private survey: TableSurvey | undefined;
	private preamble: readonly CsvLine[] = [];
	private linesBefore = 0;

	constructor(
		private readonly hasHeader: boolean,
		private readonly choices: TableChoices,
	) {}

	see(line: CsvLine): void {
		if (this.survey) {
			this.survey.see(line);
			return;
		}
		this.head.push(line);
		if (this.head.length >= HEAD + (this.choices.linesBefore ?? 0)) this.begin();
	}

	private begin(): void {
		const { head, hasHeader } = this;
		const start = this.startIn();
		const line = head[start];
		if (!line) throw ImportProblem.of({ code: 'blankFile', of: null });
		const above = head.slice(0, start).filter((one) => !isBlankLine(one));
		this.preamble = above;
		this.linesBefore = line.number - 1;
		this.survey = new TableSurvey(this.choices.table ?? 1, firstTable(line, hasHeader, above));
		for (const one of head.slice(hasHeader ? start + 1 : start)) this.survey.see(one);
		this.head = [];
	}

	/** The position of the header, or of the first row if there is none; -1 in a blank file. */
	private startIn(): number {
		const { head, choices } = this;
		const { linesBefore } = choices;
		if (linesBefore !== undefined) {
			return head.findIndex((line) => line.number > linesBefore && !isBlankLine(line));
		}
		return findHeader(head)?.header ?? -1;
	}

	finish(lines: ReadLines): ReadableTable {
		if (!this.survey) this.begin();
		const { survey, choices } = this;
		if (!survey) throw ImportProblem.of({ code: 'blankFile', of: null });
		survey.end();
		const number = Math.min(choices.table ?? 1, survey.tables.length);
		const table = survey.tables[number - 1];
		if (!table) throw ImportProblem.of({ code: 'blankFile', of: null });
		const totals = choices.totals === 'keep' ? [] : survey.analysis.totalLines();
		const areLeftOut = totals.filter(
			({ why }) => why !== undefined || choices.totals === 'leaveOut',
		);
		const layout = this.layoutOf(survey, number, areLeftOut);
		const question = this.questionOf(survey, totals);
		const read = tableRows(lines, {
			// Lines that are appended behind the last table after the analysis must be noticed as a
			// change of the file.
			...{ from: table.from, to: number < survey.tables.length ? table.to : Infinity },
			width: table.width,
			omitted: new Set([...areLeftOut, ...survey.notes].flatMap(linesOf)),
			period: survey.analysis.comparison()?.periods[(choices.period ?? 0) - 1],
			isFigures: layout.columns.map(({ figures }) => figures > 0),
		});
		return {
			...{ header: table.header, width: table.width, layout, first: read },
			read: async function* () {
				if (question) throw ImportProblem.of(question);
				if (table.rows === 0) throw ImportProblem.of({ code: 'onlyHeader', of: null });
				yield* read();
			},
		};
	}

	private layoutOf(survey: TableSurvey, number: number, totals: readonly TotalLine[]): TableLayout {
		const others = survey.tables.flatMap((table, at): LeftOutLines[] =>
			at + 1 === number ? [] : [otherTable(table)],
		);
		const left = totals.map(({ line, text, why = 'total' }): LeftOutLines => {
			return { line, lines: 1, why, text };
		});
		const all = [...left, ...others, ...survey.notes];
		return {
			preamble: this.preamble.slice(0, MOST_NOTED),
			linesBefore: this.linesBefore,
			period:
				preambleDays(survey.tables[number - 1]?.above ?? []) ??
				preambleDays(this.preamble) ??
				survey.analysis.period(this.choices.is1904 ?? false),
			dayColumn: survey.analysis.dayColumn(new Set(totals.map(({ line }) => line))),
			tables: survey.tables.map(foundTable),
			leftOut: {
				lines: all.reduce((sum, { lines }) => sum + lines, 0),
				first: all.slice(0, MOST_NOTED),
			},
			emptyRows: survey.emptyRows,
			columns: survey.analysis.columns.map((column) => column.facts()),
		};
	}

	/** What the user has to choose before anything is imported. */
	private questionOf(survey: TableSurvey, totals: readonly TotalLine[]): Problem | undefined {
		const { choices } = this;
		const { tables } = survey;
		if (choices.table !== undefined && choices.table > tables.length) {
			return { code: 'noTable', of: { table: choices.table, tables: tables.map(foundTable) } };
		}
		if (
			choices.table === undefined &&
			tables.slice(1).some((table) => !isChart(table, tables[0]))
		) {
			return { code: 'severalTables', of: { tables: tables.map(foundTable) } };
		}
		const periods = survey.analysis.comparison()?.periods;
		if (periods && periods[(choices.period ?? 0) - 1] === undefined) {
			return { code: 'twoPeriods', of: { periods } };
		}
		const doubt = totals.find(({ why }) => why === undefined);
		if (!doubt || choices.totals === 'leaveOut') return undefined;
		return { code: 'perhapsTotal', of: { line: doubt.line, name: doubt.text } };
	}
}

function hasWords(line: CsvLine): boolean {
	return /\p{L}/u.test(firstTextOf(line));
}

/** The first table of a file, from its first line and the lines above it. */
function firstTable(
	{ number, cells }: CsvLine,
	hasHeader: boolean,
	above: readonly CsvLine[],
): TableStart {
	return {
		line: hasHeader ? number : number - 1,
		header: hasHeader ? cells.map((cell) => cell.trim()) : undefined,
		width: cells.length,
		title: tableTitleOf(firstTextOf(above.filter(hasWords).at(-1))),
		above,
	};
}

function foundTable({ line, header = [], rows, title }: SurveyedTable): FoundTable {
	return { line, header, rows, title };
}

function otherTable({ line, header = [], rows }: SurveyedTable): LeftOutLines {
	return { line, lines: rows + 1, why: 'otherTable', text: header.slice(0, 10).join(', ') };
}

const BY_TIME =
	/\b(index|tagesindex|stundenindex|nth|day|days|date|hour|week|month|tag|datum|stunde|woche|monat|jour|heure|semaine|mois|fecha|dia|hora|giorno|data|dag|uur)\b/i;

/** Whether a table is the data of a chart: figures by day below the main table. */
function isChart({ header = [] }: SurveyedTable, first: SurveyedTable | undefined): boolean {
	const [name = ''] = header;
	const isByTime = (text: string) => BY_TIME.test(headerWordsOf(text));
	return header.length <= 3 && isByTime(name) && !isByTime(first?.header?.[0] ?? '');
}
