import type { INodeExecutionData } from 'n8n-workflow';

import { writeCsv } from '../../../../platform/base/csv/csvText';
import type { Costs } from '../../../../platform/campaigns/costs';
import { COSTS_FILE, uploadCall } from '../../../../platform/campaigns/costs';
import type { Connection } from '../../../../platform/http/connection/connection';
import { requestChange } from '../../../../platform/http/requestChange';
import type { CheckedTable } from '../../../../platform/imports/prepare';
import { prepareTable } from '../../../../platform/imports/prepare';
import { shownName } from '../../../../platform/imports/rules/shownLists';
import type { ImportReply } from '../../../../platform/imports/upload';
import { toImportReply } from '../../../../platform/imports/upload';
import { eachItem } from '../../../shared/run/eachItem';
import type { Execute } from '../../../shared/run/execute';
import type { Hints, InputData, Items } from '../../../shared/run/executionContext';
import { openInputFile } from '../../../shared/run/inputFile';
import { readThenRun } from '../../../shared/run/readThenRun';
import { toItem } from '../../../shared/run/toItem';
import { hintAtUnconfirmed } from '../../../shared/run/unconfirmed';
import { areOneTable, readTableInput } from '../eachTable';
import type { ImportOutcome } from '../importItems';
import { noteItems, toOutputs } from '../importItems';
import { openSource } from '../read';
import { stopsBeforeSending } from '../stopped';
import { hintAtUnused } from '../unusedItem';
import type { UploadRequest } from './readCosts';
import { readUpload } from './readCosts';
import { formatCount } from '../../../../platform/base/text/formatCount';

/** A file of costs with facts for its item. */
interface CostsFile extends Pick<Costs, 'fileName' | 'csv' | 'campaignColumn'> {
	readonly request: UploadRequest;
	/** What becomes of its lines; nothing where it was not read. */
	readonly counts: CostCounts | undefined;
	readonly rejected: INodeExecutionData[];
}

interface CostCounts extends Pick<CheckedTable, 'rows' | 'arriving' | 'rejected'> {
	readonly leftOut: ReturnType<typeof toItem>;
}

/** Nothing to send, as lines are wrong, and leave through Rejected Lines. */
type Stopped = Pick<CostsFile, 'rejected'> & { readonly csv?: undefined };

/** Campaign > Upload Costs: one file per item, or one file of all items. */
export const uploadCosts: Execute = async (context, operation) =>
	await readThenRun(context, {
		readCommon: readTableInput,
		areOne: areOneTable,
		readItem: (form, item, { from }) => readUpload(form, operation, item, from),
		run: async ({ node, platform, requests, common }) => {
			// All files are checked before the first upload starts.
			const files = await eachItem(node, requests, { concurrency: 1 }, async (request, item) =>
				request.unchanged
					? {
							...(await openUnchanged(node, request, item)),
							counts: undefined,
							rejected: [],
							request,
						}
					: await checkedFile(node, request, item),
			);
			const pace = { concurrency: 1, stopAtFirst: true };
			const outcomes = await eachItem(node, files, pace, async (file, item) => {
				if (file.csv === undefined) return { done: [], rejected: file.rejected };
				const pairedItem = areOneTable(common)
					? node.getInputData().map((_, all) => ({ item: all }))
					: { item };
				const { json, rejected } = await send(node, platform, file, item);
				return { done: [{ json, pairedItem }], rejected } satisfies ImportOutcome;
			});
			return await toOutputs(node, outcomes, requests);
		},
	});

async function checkedFile(
	context: InputData & Hints & Pick<Items, 'getNode'>,
	request: UploadRequest,
	item: number,
): Promise<CostsFile | Stopped> {
	const source = await openSource(context, request, item);
	const checked = await prepareTable(source, request.plan);
	const rejected = noteItems(checked, item);
	if (stopsBeforeSending(context, checked, request, rejected)) return { rejected };
	hintAtUnused(context, checked);
	const { csv, rows, arriving, rejected: refused, columns } = checked;
	const campaigns = columns.find(({ target }) => target.name === 'ope_id');
	const header = campaigns && source.header?.[campaigns.index];
	const campaignColumn = header && shownName(header);
	const leftOut = toItem(source.layout.leftOut);
	const counts = { rows, arriving, rejected: refused, leftOut };
	return { fileName: COSTS_FILE, csv, campaignColumn, counts, rejected, request };
}

/** Opens the data without changes. */
async function openUnchanged(
	context: InputData,
	{ unchanged }: UploadRequest,
	item: number,
): Promise<Pick<Costs, 'fileName' | 'csv'>> {
	if (unchanged?.field !== undefined) {
		const { fileName, ...csv } = await openInputFile(context, item, unchanged.field, Infinity);
		return { fileName, csv };
	}
	const records = context.getInputData().map(({ json }) => json);
	const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
	const rows = records.map((record) => columns.map((column) => record[column]));
	return { fileName: COSTS_FILE, csv: writeCsv(columns, rows) };
}

async function send(
	node: Hints,
	platform: Connection,
	{ request: { site, kind, more }, fileName, csv, campaignColumn, counts, rejected }: CostsFile,
	item: number,
) {
	const call = uploadCall({ site, kind, more, fileName, csv, campaignColumn });
	const upload = { rows: counts?.arriving };
	const done = toImportReply(await requestChange(platform, call, { upload }));
	hintAtUnconfirmed(node, call.what, { ...done, rejected: 0 });
	hintAtRejected(node, done, counts);
	const json = {
		// Without a confirmation of the platform the outcome is unknown.
		uploaded: done.confirmed ? true : null,
		confirmed: done.confirmed,
		checked: counts !== undefined,
		site,
		costsFor: kind,
		...(counts
			? {
					rows: counts.rows - done.rejected,
					rowsAfterMerging: counts.arriving - done.rejected,
					merged: counts.rows - counts.arriving,
					leftOut: counts.leftOut,
				}
			: {}),
		rejected: (counts?.rejected ?? 0) + done.rejected,
		reply: toItem(done.reply),
	};
	const byPlatform = { rejections: done.rejections, repetitions: [] };
	return { json, rejected: [...rejected, ...noteItems(byPlatform, item)] };
}

/** Shows that the platform accepted only a part, if it does not name the rejected rows. */
function hintAtRejected(
	node: Hints,
	{ rejected, rejections }: ImportReply,
	counts: CostCounts | undefined,
): void {
	if (rejected <= rejections.length) return;
	const all = counts
		? `${formatCount(rejected)} of ${formatCount(counts.arriving)}`
		: formatCount(rejected);
	node.addExecutionHints({
		message: `The platform rejected rows of costs (${all}), and did not name all of them. Check that campaigns are given by the IDs that Campaign > Get Many lists, and products by their references.`,
		location: 'outputPane',
	});
}
