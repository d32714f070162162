import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { prepareImport } from '../../../platform/imports/prepare';
import { previewImport } from '../../../platform/imports/preview';
import type { Source } from '../../../platform/imports/source';
import { fileField, fileItem } from '../../shared/run/outputFile';
import { toItem } from '../../shared/run/toItem';
import { readMost } from '../../shared/form/limits';
import { readText } from '../../shared/form/parameters';
import { read } from '../../shared/form/settings';
import { allItems, step } from '../../shared/run/eachItem';
import type { Outcome } from './outcome';
import { noteItems, toOutputs } from './outcome';
import { readFileSource, readItemSource, readPlan } from './read';

type Look = (source: Source, item: number) => Promise<Outcome>;

/** Import > Check: everything but the upload. */
export async function checkImports(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	return await forEachSource(context, async (source, item) => {
		const checked = await prepareImport(source, readPlan(context, item));
		const { descriptor, csv, rows, rejected, repeated, accents, columns } = checked;
		const json = {
			importable: rejected === 0 && rows > 0,
			rows,
			rejected,
			repeated,
			descriptor: toItem(descriptor),
			columns: columns.map(({ target, index }) => ({
				column: source.header?.[index] ?? index + 1,
				target: target.name,
			})),
			accents: [...accents].map(([name, becomes]) => ({ name, becomes })),
			...source.style,
		};
		const file = {
			field: read(context, fileField, item),
			fileName: `${descriptor.kind}.csv`,
			mimeType: 'text/csv',
			bytes: csv,
		};
		return {
			done: [await fileItem(context, file, json, item)],
			rejected: noteItems(checked, item),
		};
	});
}

/** Import > Preview: what each day would hold. */
export async function previewImports(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	return await forEachSource(context, async (source, item) => {
		const most = readMost(context, item);
		const { checked, days, total } = await previewImport(source, readPlan(context, item), most);
		if (days.length < total) {
			context.addExecutionHints({
				message: `Only ${days.length} of ${total} days and rows are shown. Turn on Return All, or raise Limit, for more.`,
				location: 'outputPane',
			});
		}
		const done = days.map((day) => ({ json: toItem(day), pairedItem: { item } }));
		return { done, rejected: noteItems(checked, item) };
	});
}

async function forEachSource(
	context: IExecuteFunctions,
	look: Look,
): Promise<INodeExecutionData[][]> {
	const ofItems = readText(context, 'inputFrom', 0) === 'items';
	const sources = ofItems ? allItems(context).slice(0, 1) : allItems(context);
	const outcomes = await step(context, sources, { atOnce: 1 }, async (_, item) => {
		const source = await (ofItems ? readItemSource(context) : readFileSource(context, item));
		return await look(source, item);
	});
	return await toOutputs(context, outcomes);
}
