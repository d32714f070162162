import { readFileSync } from 'node:fs';
import path from 'node:path';

import { collected, sourceOf } from '../../../harness/fileContent';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { prepareImports, prepareTable } from '../../../platform/imports/prepare';
import { readDay } from '../../../platform/base/dates/readDay';
import { guessKind } from '../../../platform/imports/columns/guessKind';
import type { Mapping } from '../../../platform/imports/columns/chosenColumn';
import type { ImportPlan, TablePlan } from '../../../platform/imports/importPlan';
import { questionOf } from '../../../platform/imports/lineFindings';
import type { TimesHeld } from '../../../platform/imports/rows/averageTimes';
import type { FigureRules } from '../../../platform/imports/rows/cellRules';
import type { SharedNames } from '../../../platform/imports/rows/lineCheck';
import {
	campaignCosts,
	importKinds,
	requireKind,
} from '../../../platform/imports/rules/importKinds';
import { toReportedNote } from '../../../platform/imports/rules/reasons';
import type { ImportSource } from '../../../platform/imports/source';
import type { TableChoices } from '../../../platform/imports/table/tableLayout';

/** What a user chooses for an exported file; what is left out is recognized. */
export interface ExportChoices {
	readonly kind?: string;
	readonly mapping?: Mapping;
	readonly sharedNames?: SharedNames;
	readonly figures?: FigureRules;
	readonly times?: TimesHeld | undefined;
	readonly table?: TableChoices;
}

/** The plan for a file, of the days that it names or else of September 2026. */
export function importPlan(
	{ header, layout }: ImportSource,
	{ kind: chosen, table: _, ...choices }: ExportChoices,
): ImportPlan {
	const kind =
		chosen === undefined
			? guessKind(importKinds, header, layout.dayColumn).kind
			: requireKind(chosen);
	if (!kind) throw new Error('no kind is recognized, and none was chosen');
	const { from, to } = layout.period ?? { from: '2026-09-01', to: '2026-09-30' };
	return { kind, days: { from: readDay('From', from), to: readDay('To', to) }, ...choices };
}

/** What a check of a file of campaign costs says, and the rows that would be sent. */
export async function checkCosts(
	source: ImportSource,
	choices: Pick<ExportChoices, 'mapping' | 'sharedNames' | 'figures'> = {},
) {
	const plan: TablePlan = { kind: campaignCosts, ...choices };
	const checked = await prepareTable(source, plan);
	const [header = '', ...rows] = (await collected(checked.csv)).toString().trimEnd().split('\n');
	return {
		question: questionOf(checked, plan)?.message,
		columns: header.split(','),
		unused: checked.unused.map(({ name }) => name),
		refused: checked.rejections.map(toReportedNote).map(({ line, reason }) => `${line}: ${reason}`),
		rows,
	};
}

/** The folder of files as real tools export them. */
export const EXPORTS = path.join(__dirname, '../exports');

/** Opens an exported file. */
export const openExport = async (name: string, table: TableChoices = {}) =>
	await sourceOf(readFileSync(path.join(EXPORTS, `${name}.csv`)), {}, true, 1_000, table);

/** What is recognized of a file before anything is chosen. */
export function recognizedIn({ header, layout }: ImportSource) {
	const { kind, near } = guessKind(importKinds, header, layout.dayColumn);
	const { period, leftOut } = layout;
	return {
		kind: kind?.name,
		period: period && `${period.from} ${period.to}`,
		leftOut: leftOut.first.map(({ line, lines, why }) => `${line} +${lines} ${why}`),
		near: near.map(({ index, means, reason }) => `${header?.[index]}: ${reason} of ${means}`),
	};
}

/**
 * The findings of Check for a file: the question, the refused lines, and the rows that would be
 * sent.
 */
export async function checkImport(source: ImportSource, choices: ExportChoices = {}) {
	try {
		const plan = importPlan(source, choices);
		const { parts, rejections, unused, ...found } = await prepareImports(source, plan);
		const files: string[][] = [];
		for (const { csv, descriptor } of parts) {
			const [, ...rows] = (await collected(csv)).toString().trimEnd().split('\n');
			files.push([descriptor.period.from, ...rows]);
		}
		return {
			question: questionOf({ ...found, rejections, unused }, plan)?.message,
			refused: rejections.map(toReportedNote).map(({ line, reason }) => `${line}: ${reason}`),
			unused: unused.map(({ name }) => name),
			near: unused.flatMap(({ name, near }) =>
				near ? [`${name}: ${near.reason} of ${near.means}`] : [],
			),
			files,
		};
	} catch (error) {
		if (!(error instanceof InvalidInput)) throw error;
		return { question: error.message };
	}
}
