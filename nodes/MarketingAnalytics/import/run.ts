import { openImportConnection } from '../../../platform/http/connection/importConnection';
import { prepareImports } from '../../../platform/imports/prepare';
import type { Pace, ItemProgress } from '../../shared/run/eachItem';
import { eachItem, resultValues } from '../../shared/run/eachItem';
import type { NodeRun } from '../../shared/run/readThenRun';
import { readOpenRun } from '../../shared/run/readThenRun';
import type { ImportOutcome } from './importItems';
import { toOutputs } from './importItems';
import { withDays } from './dataDays';
import type { InputFrom } from './read';
import { openSource, readSendRequest } from './read';
import { daysNote, sendImports } from './sendImports';

/** Import > Import File: one import per item. */
export const importFiles = importFrom('file', {
	// One file at a time is in memory, and imports stop at the first that fails.
	concurrency: 1,
	stopAtFirst: true,
	note: doneNote,
});

/** Import > Import Items: all items are one import. */
export const importItems = importFrom('items', { concurrency: 1, note: daysNote });

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
					const plan = withDays(node, source, request.plan);
					const checked = await prepareImports(source, plan);
					const sent = { ...request, plan, layout: source.layout };
					return await sendImports(node, importer, checked, sent, item);
				});
				return await toOutputs(node, outcomes, requests);
			},
		});
}

function doneNote(progress: ItemProgress<ImportOutcome>): string {
	const sent = resultValues(progress).flatMap(({ done }) => done).length;
	const files = sent === 0 ? '' : `Files imported before this file: ${sent}`;
	return [files, daysNote(progress)].filter(Boolean).join('. ');
}
