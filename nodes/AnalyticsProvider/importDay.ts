import type { IDataObject } from 'n8n-workflow';

import { readDay } from '../../platform/client/dates';
import type { Importer } from '../../platform/client/importer';
import type { ImportKind } from '../../platform/imports/kinds';
import { findKind } from '../../platform/imports/kinds';
import { itemSource } from '../../platform/imports/source';
import { prepareUpload, uploadImport } from '../../platform/imports/upload';
import type { ImportRow } from '../../platform/provider/dayTable';
import type { LevelDay } from '../../platform/provider/month';
import { toItem } from '../MarketingAnalytics/items';

/** What became of one level on one day. */
export interface DayOutcome {
	readonly verdict: IDataObject;
	/** One per row that was not imported, or whose name was read by approximation. */
	readonly notes: IDataObject[];
}

/**
 * Checks what a level has on a day, and imports it: one file per kind. A day that is imported again
 * is replaced (api.md, Import rules 3).
 *
 * @throws Fault
 */
export async function importDay(
	importer: Importer,
	site: string,
	day: string,
	{ level, tables, notes: found }: LevelDay,
): Promise<DayOutcome> {
	const notes = found.map((note): IDataObject => ({ level, day, ...note, row: { ...note.row } }));
	const [replies, figures] = [new Map<string, IDataObject>(), new Map<string, number>()];
	let [rows, combined] = [0, 0];
	for (const [kind, table] of tables) {
		const records = table.records();
		if (records.length === 0) continue;
		const { sent, rejected, reply } = await importRecords(importer, site, day, kind, records);
		for (const note of rejected) notes.push({ level, day, imported: false, ...note });
		if (reply) replies.set(kind, reply);
		for (const record of sent) addUp(figures, record);
		rows += sent.length;
		combined += table.combined;
	}
	const verdict = {
		level,
		day,
		imported: replies.size > 0,
		rows,
		combined,
		notImported: notes.filter(({ imported }) => imported === false).length,
		figures: Object.fromEntries(figures),
		kinds: [...tables.keys()].join(', '),
		replies: Object.fromEntries(replies),
	};
	return { verdict, notes };
}

interface Sent {
	readonly sent: readonly ImportRow[];
	readonly rejected: IDataObject[];
	/** Missing when there was nothing to send. */
	readonly reply?: IDataObject;
}

async function importRecords(
	importer: Importer,
	site: string,
	day: string,
	kindName: string,
	records: readonly ImportRow[],
): Promise<Sent> {
	const date = readDay('Day', day);
	const kind = kindNamed(kindName);
	const upload = prepareUpload(itemSource(records), { kind, days: { from: date, to: date } });
	const unfit = new Set(upload.rejections.map(({ line }) => line));
	const sent = records.filter((_, index) => !unfit.has(index + 1));
	const rejected = upload.rejections.map(({ line, reason, value }) => ({
		reason,
		value,
		row: { ...records[line - 1] },
	}));
	if (upload.rows === 0) return { sent, rejected };
	const { said, rejections } = await uploadImport(importer, site, upload);
	// The platform counts the lines of the sent file, whose first one is the header.
	const refused = rejections.map(({ line, reason, value }) => ({
		reason,
		value,
		row: { ...sent[line - 2] },
	}));
	return { sent, rejected: [...rejected, ...refused], reply: toItem(said) };
}

function kindNamed(name: string): ImportKind {
	const kind = findKind(name);
	if (kind) return kind;
	throw new Error(`There is no kind of import ${name}`);
}

function addUp(figures: Map<string, number>, record: ImportRow): void {
	for (const [target, value] of Object.entries(record)) {
		if (typeof value === 'number') figures.set(target, (figures.get(target) ?? 0) + value);
	}
}
