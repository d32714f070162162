import { InvalidInput } from '../../../platform/base/invalidInput';
import type { ImportConnection } from '../../../platform/http/connection/importConnection';
import { openImportConnection } from '../../../platform/http/connection/importConnection';
import { toReportedNote } from '../../../platform/imports/rules/reasons';
import type { ImportSource } from '../../../platform/imports/source';
import type { Upload } from '../../../platform/imports/upload';
import { prepareUpload, uploadImport } from '../../../platform/imports/upload';
import type { Pace, ItemProgress } from '../../shared/run/eachItem';
import { eachItem, resultValues } from '../../shared/run/eachItem';
import type { NodeRun } from '../../shared/run/readThenRun';
import { readOpenRun } from '../../shared/run/readThenRun';
import type { Hints, Items } from '../../shared/run/executionContext';
import { toItem } from '../../shared/run/toItem';
import { hintAtUnconfirmed } from '../../shared/run/unconfirmed';
import { isWired } from '../../shared/run/connections';
import type { ImportOutcome } from './importItems';
import { noteItems, remedyOptionsOf, toOutputs } from './importItems';
import type { InputFrom, SendRequest } from './read';
import { openSource, readSendRequest } from './read';

/** Import > Import File: one import per item. */
export const importFiles = importFrom('file', {
	// One file at a time is in memory, and imports stop at the first that fails.
	concurrency: 1,
	stopAtFirst: true,
	note: doneNote,
});

/** Import > Import Items: all items are one import. */
export const importItems = importFrom('items', { concurrency: 1 });

function importFrom(from: InputFrom, pace: Pace<ImportOutcome>): NodeRun {
	return async (context) =>
		await readOpenRun(context, {
			readCommon: () => pace,
			areOne: () => from === 'items',
			readItem: (form, item) => readSendRequest(form, item, from),
			open: async () => ({ importer: await openImportConnection(context) }),
			run: async ({ node, requests, importer }) => {
				const outcomes = await eachItem(node, requests, pace, async (request, item) => {
					const source = await openSource(node, request, item);
					const checked = await prepareUpload(source, request.plan);
					return await send(node, importer, checked, { ...request, layout: source.layout }, item);
				});
				return await toOutputs(node, outcomes, requests);
			},
		});
}

function doneNote(progress: ItemProgress<ImportOutcome>): string {
	const sent = resultValues(progress).flatMap(({ done }) => done).length;
	return sent === 0 ? '' : `Files imported before it: ${sent}`;
}

async function send(
	context: Pick<Items, 'getNode'> & Hints,
	importer: ImportConnection,
	checked: Upload,
	{ site, leavesOut, layout }: SendRequest & Pick<ImportSource, 'layout'>,
	item: number,
): Promise<ImportOutcome> {
	const rejected = noteItems(checked, item);
	if (checked.rejected > 0 && !leavesOut) {
		if (!isWired(context, 1)) throw badLines(checked);
		return { done: [], rejected };
	}
	if (checked.rows === 0) throw noRows(checked);
	const { reply, rejections, ...done } = await uploadImport(importer, site, checked);
	const { confirmed } = done;
	hintAtUnconfirmed(context, `the import to ${site}`, { ...done, rejected: 0 });
	const { kind, period } = checked.descriptor;
	const json = {
		// Without the platform's confirmation the outcome is unknown.
		imported: confirmed ? true : null,
		confirmed,
		site,
		kind,
		from: period.from,
		to: period.to,
		rows: checked.rows - done.rejected,
		rejected: checked.rejected + done.rejected,
		leftOut: layout.leftOut.map((lines) => ({ ...lines })),
		reply: toItem(reply),
	};
	const byPlatform = noteItems({ rejections, repetitions: [] }, item);
	return { done: [{ json, pairedItem: { item } }], rejected: [...rejected, ...byPlatform] };
}

function badLines({ rows, rejected, rejections, remedies }: Upload): InvalidInput {
	const first = rejections
		.slice(0, 3)
		.map(toReportedNote)
		.map(
			({ line, value, reason }) => `Line ${line}: ${reason}${value === '' ? '' : ` ("${value}")`}`,
		);
	return new InvalidInput(
		'File',
		`${rejected} of ${rows + rejected} lines cannot be imported, so nothing was sent. ${first.join('. ')}`,
		remedies.size === 0
			? `Fix them, ${OTHERWISE} under Options`
			: `Fix them, turn on ${remedyOptionsOf(remedies)} under Options, ${OTHERWISE} there`,
	);
}

const OTHERWISE = 'connect Rejected Lines to see them all, or choose Leave Them Out';

function noRows({ rejected }: Upload): InvalidInput {
	return new InvalidInput(
		'File',
		rejected === 0 ? 'There is no line to import' : `None of ${rejected} lines can be imported`,
		'Check the file with Import > Check',
	);
}
