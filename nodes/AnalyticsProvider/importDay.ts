import type { IDataObject } from 'n8n-workflow';

import { readDay } from '../../platform/base/dates/readDay';
import type { ImportConnection } from '../../platform/http/connection/importConnection';
import { takeTurns } from '../../platform/base/async/eventLoop';
import { isAdditiveTarget } from '../../platform/imports/rows/mergeRows';
import { requireKind } from '../../platform/imports/rules/importKinds';
import type { LineNote } from '../../platform/imports/rules/reasons';
import { toReportedNote } from '../../platform/imports/rules/reasons';
import { itemSource } from '../../platform/imports/source';
import { prepareImport } from '../../platform/imports/prepare';
import { uploadImport } from '../../platform/imports/upload';
import type { ImportRow } from '../../platform/provider/dayTable';
import type { LevelDay } from '../../platform/provider/levelTaker';
import { toItem } from '../shared/run/toItem';

/** The result of one level on one day. */
interface DayOutcome {
	readonly verdict: IDataObject;
	/** One note per row that was not imported. */
	readonly notes: IDataObject[];
}

/**
 * Checks the rows of a level on a day and imports them, one file per kind. Rows that are imported
 * again replace the earlier ones (docs/platform.md, Import rules 3).
 *
 * @throws Fault
 */
export async function importDay(
	importer: ImportConnection,
	site: string,
	day: string,
	{ level, tables, notes: unplaced, approximations }: LevelDay,
): Promise<DayOutcome> {
	const notes = unplaced.map(({ reason, row }): IDataObject => {
		return { level, day, reason, row: { ...row } };
	});
	const [replies, figures] = [new Map<string, IDataObject>(), new Map<string, number>()];
	const leftOut: string[] = [];
	let [rows, combined, rejectedUnnamed, confirmed] = [0, 0, 0, true];
	for (const [kind, table] of tables) {
		const records = table.records();
		if (records.length === 0) continue;
		const sent = await importRecords(importer, site, day, kind, records);
		const { imported, rejected, reply } = sent;
		confirmed &&= sent.confirmed;
		for (const note of rejected) notes.push({ level, day, ...note });
		if (reply) replies.set(kind, reply);
		for (const record of imported) addUp(figures, record, records.length > 1 || tables.size > 1);
		for (const target of table.notAddable) leftOut.push(leftOutNote(kind, target));
		rows += imported.length - sent.unnamed;
		rejectedUnnamed += sent.unnamed;
		combined += table.combined;
	}
	const verdict = {
		level,
		day,
		// Without the platform's confirmation the outcome is unknown.
		imported: confirmed ? rows > 0 : null,
		confirmed,
		rows,
		combined,
		notImported: notes.length + rejectedUnnamed,
		figures: Object.fromEntries(figures),
		leftOut,
		approximations: [...approximations],
		replies: Object.fromEntries(replies),
	};
	return { verdict, notes };
}

const SENT_AGAIN = {
	idempotent: true,
	refusal:
		'Unless the message of the platform says otherwise, this level was not imported for this day. Check the name under Site',
};

interface Sent {
	readonly imported: readonly ImportRow[];
	readonly rejected: IDataObject[];
	/** The number of rows that the platform refuses without naming them. */
	readonly unnamed: number;
	/** Whether the platform confirmed the upload; true if nothing had to be sent. */
	readonly confirmed: boolean;
	/** Undefined when there was nothing to send. */
	readonly reply?: IDataObject;
}

async function importRecords(
	importer: ImportConnection,
	site: string,
	day: string,
	kindName: string,
	records: readonly ImportRow[],
): Promise<Sent> {
	const date = readDay('Day', day);
	const kind = requireKind(kindName);
	const source = await itemSource(records, takeTurns(), { totals: 'keep' });
	const upload = await prepareImport(source, { kind, days: { from: date, to: date } });
	const sent = without(records, upload.rejections, 1);
	const unfit = upload.rejections.map((note) => noteOf(note, records[note.line - 1]));
	if (upload.rows === 0) return { imported: [], rejected: unfit, unnamed: 0, confirmed: true };
	const { reply, rejections, rejected, confirmed } = await uploadImport(
		importer,
		site,
		upload,
		SENT_AGAIN,
	);
	// The platform counts the lines of the uploaded file, starting with the header.
	const refused = rejections.map((note) => noteOf(note, sent[note.line - 2]));
	const imported = without(sent, rejections, 2);
	const unnamed = rejected - rejections.length;
	return { imported, rejected: [...unfit, ...refused], unnamed, confirmed, reply: toItem(reply) };
}

function noteOf(note: LineNote, row: ImportRow | undefined): IDataObject {
	const { reason, value } = toReportedNote(note);
	return { reason, value, row: { ...row } };
}

/**
 * The rows without notes.
 *
 * @param first the line of the first row
 */
function without(rows: readonly ImportRow[], notes: readonly LineNote[], first: number) {
	const lines = new Set(notes.map(({ line }) => line));
	return rows.filter((_, index) => !lines.has(index + first));
}

/**
 * Adds the metrics of a row to the figures of the day.
 *
 * @param isSum whether the row was merged with others; metrics that cannot be added up are then
 * left out
 */
function addUp(figures: Map<string, number>, record: ImportRow, isSum: boolean): void {
	for (const [target, value] of Object.entries(record)) {
		if (typeof value !== 'number' || (isSum && !isAdditiveTarget(target))) continue;
		figures.set(target, (figures.get(target) ?? 0) + value);
	}
}

/** Names the metrics that are not imported because rows with the same names were merged. */
function leftOutNote(kindName: string, target: string): string {
	const { label, metrics } = requireKind(kindName);
	const metric = metrics.find(({ name }) => name === target);
	return `${label}: ${metric?.label ?? target}, which cannot be added up where several rows are merged into one`;
}
