import { readDay } from '../base/dates/readDay';
import type { ChecksummedContent } from './checksummedContent';
import { checksummedContent } from './checksummedContent';
import type { Descriptor } from './columns/descriptor';
import { describeFile } from './columns/descriptor';
import type { FoundColumns } from './columns/foundColumns';
import { linesFound, mergeOf } from './lineFindings';
import type { CheckedLines, ImportPlan, TablePlan } from './importPlan';
import {
	checkLines,
	checkOf,
	findColumns,
	headerLine,
	linesOf,
	rowsOf,
	writeImport,
} from './importPlan';
import { NO_DUPLICATE_CHECK } from './rows/duplicateIndex';
import type { RowMerge } from './rows/mergeRows';
import { mergedRows } from './rows/mergeRows';
import { ImportProblem } from './rules/problems';
import type { ImportSource } from './source';

/** A file in the format that the platform takes: UTF-8, commas, a header line, decimal points. */
interface WrittenFile {
	readonly csv: ChecksummedContent;
	/** How many rows it has. */
	readonly arriving: number;
}

/** The file of an import, and its descriptor. */
export interface ImportPart extends WrittenFile {
	readonly descriptor: Descriptor;
}

/** A checked table with its file, which needs no descriptor. */
export interface CheckedTable extends CheckedLines, WrittenFile {}

/** The checked imports of a file: one per day if it has a column of days, otherwise one. */
export interface CheckedImports extends CheckedLines {
	readonly parts: readonly ImportPart[];
	/** How many rows they have together. */
	readonly arriving: number;
}

/**
 * Checks all lines of a file and prepares one import, or one per day. The file of a single import
 * is generated from the source on each read instead of being kept in memory, and fails if it
 * differs from the checked version.
 *
 * @throws InvalidInput
 */
export async function prepareImports(
	source: ImportSource,
	plan: ImportPlan,
): Promise<CheckedImports> {
	const found = findColumns(source, plan);
	if (found.dayColumn !== undefined) return await prepareDays(source, plan, found);
	const { descriptor, csv, ...checked } = await prepareImport(source, plan);
	return { ...checked, parts: [{ descriptor, csv, arriving: checked.arriving }] };
}

/**
 * Checks all lines and prepares a single import for the days of the plan.
 *
 * @throws InvalidInput
 */
export async function prepareImport(
	source: ImportSource,
	plan: ImportPlan,
): Promise<CheckedLines & ImportPart> {
	const { columns } = findColumns(source, plan);
	const targets = columns.map(({ target }) => target);
	return {
		...(await prepareFound(source, plan, { columns, dayColumn: undefined })),
		descriptor: describeFile(plan.kind, targets, plan.days),
	};
}

/** Checks all lines, and makes one file of them, as costs are sent. @throws InvalidInput */
export async function prepareTable(source: ImportSource, plan: TablePlan): Promise<CheckedTable> {
	return await prepareFound(source, plan, findColumns(source, plan));
}

async function prepareFound(
	source: ImportSource,
	plan: TablePlan,
	found: FoundColumns,
): Promise<CheckedTable> {
	const { columns } = found;
	const check = checkOf(source, plan, found);
	const again = (merge?: RowMerge) =>
		writeImport(source, columns, checkOf(source, plan, found, NO_DUPLICATE_CHECK), merge);
	const whole = await checksummedContent(writeImport(source, columns, check), again);
	const findings = check.findings();
	const merge = mergeOf(findings, plan, found);
	const csv = merge ? await checksummedContent(again(merge), () => again(merge)) : whole;
	const arriving = findings.rows - findings.repeated;
	return { ...linesFound(source, plan, found, findings), csv, arriving };
}

async function prepareDays(
	source: ImportSource,
	plan: ImportPlan,
	found: FoundColumns,
): Promise<CheckedImports> {
	const findings = await checkLines(source, plan, found, () => {});
	const merge = mergeOf(findings, plan, found);
	const again = checkOf(source, plan, found, NO_DUPLICATE_CHECK);
	const files = new Map<string, { readonly pieces: string[]; rows: number }>();
	const all = rowsOf(source, again);
	for await (const rows of merge ? mergedRows(all, merge) : all) {
		for (const row of rows) {
			const day = row.day ?? '';
			const file = files.get(day) ?? { pieces: [headerLine(found.columns)], rows: 0 };
			file.pieces.push(linesOf([row]));
			file.rows += 1;
			files.set(day, file);
		}
	}
	const { rows, rejected } = again.findings();
	if (rows !== findings.rows || rejected !== findings.rejected) {
		throw ImportProblem.of({ code: 'changed', of: null });
	}
	const targets = found.columns.map(({ target }) => target);
	const parts: ImportPart[] = [];
	for (const [iso, file] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
		const day = readDay('Day', iso);
		const open = async function* () {
			yield* file.pieces;
		};
		parts.push({
			descriptor: describeFile(plan.kind, targets, { from: day, to: day }),
			csv: await checksummedContent(open(), open),
			arriving: file.rows,
		});
	}
	const arriving = findings.rows - findings.repeated;
	return { ...linesFound(source, plan, found, findings), parts, arriving };
}
