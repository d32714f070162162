import type { INodeExecutionData } from 'n8n-workflow';

import { settle } from '../../../platform/base/async/settle';
import type { ImportConnection } from '../../../platform/http/connection/importConnection';
import { isoDay } from '../../../platform/imports/columns/descriptor';
import type { CheckedImports, ImportPart } from '../../../platform/imports/prepare';
import type { ImportSource } from '../../../platform/imports/source';
import { uploadImport } from '../../../platform/imports/upload';
import type { ItemProgress } from '../../shared/run/eachItem';
import type { Hints, Items } from '../../shared/run/executionContext';
import { toItem } from '../../shared/run/toItem';
import { hintAtUnconfirmed } from '../../shared/run/unconfirmed';
import type { ImportOutcome } from './importItems';
import { arrivedBefore, noteArrived, noteItems } from './importItems';
import type { SendRequest } from './read';
import type { ImportPlan } from '../../../platform/imports/importPlan';
import { stopsBeforeSending } from './stopped';
import { hintAtUnused } from './unusedItem';

/** Names the days of a file that were imported before one of them failed. */
export function daysNote(progress: ItemProgress<ImportOutcome>): string {
	const failed = progress.find((one) => 'error' in one);
	if (!failed || !('error' in failed)) return '';
	const { items, of } = arrivedBefore(failed.error);
	const [first] = items;
	const last = items.at(-1);
	if (!first || !last) return '';
	const [from, to] = [String(first.json.from), String(last.json.to)];
	const span = from === to ? from : `from ${from} to ${to}`;
	return `Days imported before this day: ${items.length} of ${of}, ${span}. To continue with the same file, choose the days after them under Period (Between Two Dates), and Leave Them Out under Lines of Other Days`;
}

/** An import whose days are known, with the layout of its data. */
interface CompleteRequest extends Omit<SendRequest, 'plan'>, Pick<ImportSource, 'layout'> {
	readonly plan: ImportPlan;
}

/** Sends the imports of a file, one after the other, unless something is left to decide. @throws Fault, InvalidInput */
export async function sendImports(
	context: Pick<Items, 'getNode'> & Hints,
	importer: ImportConnection,
	checked: CheckedImports,
	request: CompleteRequest,
	item: number,
): Promise<ImportOutcome> {
	const rejected = noteItems(checked, item);
	if (stopsBeforeSending(context, checked, request, rejected)) return { done: [], rejected };
	hintAtUnused(context, checked);
	const done: INodeExecutionData[] = [];
	for (const part of checked.parts) {
		const sent = await settle(sendPart(context, importer, checked, part, request));
		if ('error' in sent) throw noteArrived(sent.error, { items: done, of: checked.parts.length });
		done.push({ json: sent.value.json, pairedItem: { item } });
		const byPlatform = { rejections: sent.value.rejections, repetitions: [] };
		for (const note of noteItems(byPlatform, item)) rejected.push(note);
	}
	return { done, rejected };
}

async function sendPart(
	context: Hints,
	importer: ImportConnection,
	checked: CheckedImports,
	part: ImportPart,
	{ site, layout }: CompleteRequest,
) {
	const { reply, rejections, ...done } = await uploadImport(importer, site, part);
	const { confirmed } = done;
	const { kind, period } = part.descriptor;
	const isByDay = checked.dayColumn !== undefined;
	const day = isoDay(period.from);
	const what = isByDay ? `the import to ${site} for ${day}` : `the import to ${site}`;
	hintAtUnconfirmed(context, what, { ...done, rejected: 0 });
	const rows = isByDay ? (checked.rowsByDay.get(day) ?? 0) : checked.rows;
	// Lines that could not be read are of no day, and counted with the first.
	const unread = part === checked.parts[0] ? checked.rejected : 0;
	const json = {
		// Without a confirmation of the platform the outcome is unknown.
		imported: confirmed ? true : null,
		confirmed,
		site,
		kind,
		from: isoDay(period.from),
		to: isoDay(period.to),
		rows: rows - done.rejected,
		rowsAfterMerging: part.arriving - done.rejected,
		merged: rows - part.arriving,
		rejected: unread + done.rejected,
		leftOut: toItem(layout.leftOut),
		reply: toItem(reply),
	};
	return { json, rejections };
}
