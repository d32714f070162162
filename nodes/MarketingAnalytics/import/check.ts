import type { IDataObject, IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { unchanged } from '../../../platform/client/content';
import type { CheckedLines, ImportPlan } from '../../../platform/imports/import';
import type { CheckedImport } from '../../../platform/imports/prepare';
import { prepareImport } from '../../../platform/imports/prepare';
import { previewImport } from '../../../platform/imports/preview';
import type { Source } from '../../../platform/imports/source';
import { readMost } from '../../shared/form/limits';
import { read } from '../../shared/form/settings';
import { allItems, eachItem } from '../../shared/run/eachItem';
import { INPUT_FROM } from '../../shared/run/inputFile';
import { fileItem } from '../../shared/run/outputFile';
import { toItem } from '../../shared/run/toItem';
import type { Outcome } from './outcome';
import { noteItems, optionsOf, toOutputs } from './outcome';
import type { InputFrom, ImportRequest } from './read';
import { openSource, readRequest } from './read';

/** Import > Check: everything but the upload. */
export async function checkImports(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	return await forEachSource(context, {
		readFrom: readRequest,
		look: async (source, { plan }, item) => {
			const checked = await prepareImport(source, plan);
			const facts = factsOf(checked, source);
			const fileName = `${checked.descriptor.kind}.csv`;
			const content = unchanged(checked.csv);
			const file = { field: 'data', fileName, mimeType: 'text/csv', content };
			return {
				done: [await fileItem(context, file, facts, item)],
				rejected: noteItems(checked, item),
			};
		},
	});
}

/** What Check says of a file. */
function factsOf(checked: CheckedImport, { header, style }: Source): IDataObject {
	const { descriptor, rows, rejected, remedies, repeated, accents, columns } = checked;
	return {
		importable: rejected === 0 && rows > 0,
		rows,
		rejected,
		...(remedies.size > 0 ? { advice: `Turn on ${optionsOf(remedies)} under Options` } : {}),
		repeated,
		descriptor: toItem(descriptor),
		columns: columns.map(({ target, index }) => ({
			column: header?.[index] ?? index + 1,
			target: target.name,
		})),
		accents: [...accents].map(([name, becomes]) => ({ name, becomes })),
		sentAsTheyAre: [...checked.sentAsTheyAre].map(([name, letters]) => ({ name, letters })),
		...style,
	};
}

interface PreviewRequest extends ImportRequest {
	/** How many records are wanted; all when undefined. */
	readonly most: number | undefined;
}

/** Import > Preview: what each day would hold. */
export async function previewImports(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const look = async (source: Source, { plan, most }: PreviewRequest, item: number) => {
		const { checked, days, total } = await previewImport(source, plan, most);
		if (days.length < total) {
			context.addExecutionHints({
				message: `Only ${days.length} of ${total} days and rows are shown. Turn on Return All, or raise Limit, for more.`,
				location: 'outputPane',
			});
		}
		if (isAbout(checked, plan))
			context.addExecutionHints({ message: ABOUT, location: 'outputPane' });
		const done = days.map((day) => ({ json: toItem(day), pairedItem: { item } }));
		return { done, rejected: noteItems(checked, item) };
	};
	return await forEachSource(context, { readFrom: readPreview, look });
}

/** In which unit the platform spreads amounts over days is not shown; here they are spread in cents. */
function isAbout({ columns }: CheckedLines, { days: { from, to } }: ImportPlan): boolean {
	return from.iso !== to.iso && columns.some(({ target }) => target.type === 'amount');
}

const ABOUT =
	'Amounts of a day are about what the platform will hold: it does not say whether it spreads cents or whole units.';

function readPreview(context: IExecuteFunctions, item: number, from: InputFrom): PreviewRequest {
	return { ...readRequest(context, item, from), most: readMost(context, item) };
}

interface Steps<R> {
	readonly readFrom: (context: IExecuteFunctions, item: number, from: InputFrom) => R;
	readonly look: (source: Source, request: R, item: number) => Promise<Outcome>;
}

async function forEachSource<R extends ImportRequest>(
	context: IExecuteFunctions,
	{ readFrom, look }: Steps<R>,
): Promise<INodeExecutionData[][]> {
	const from = read(context, INPUT_FROM, 0);
	const sources = from === 'items' ? allItems(context).slice(0, 1) : allItems(context);
	const requests = await eachItem(context, sources, { concurrency: 1 }, (_, item) =>
		readFrom(context, item, from),
	);
	const outcomes = await eachItem(context, requests, { concurrency: 1 }, async (request, item) => {
		const source = await openSource(context, request, item);
		return await look(source, request, item);
	});
	return await toOutputs(context, outcomes, requests);
}
