import type { IBinaryData, IDataObject, IWebhookFunctions } from 'n8n-workflow';

import type { Texts } from '../../page/texts/texts';
import { settle } from '../../platform/base/async/settle';
import { unchanged } from '../../platform/http/bodyContent';
import { openImportConnection } from '../../platform/http/connection/importConnection';
import { findColumns } from '../../platform/imports/importPlan';
import type { ImportPart } from '../../platform/imports/prepare';
import { prepareImport, prepareImports } from '../../platform/imports/prepare';
import { ImportProblem } from '../../platform/imports/rules/problems';
import type { LineNote } from '../../platform/imports/rules/reasons';
import type { ImportSource } from '../../platform/imports/source';
import { uploadImport } from '../../platform/imports/upload';
import { Store } from '../shared/run/store';
import { toItem } from '../shared/run/toItem';
import type { PageImport } from './form';
import type { ImportProgress } from './importProgress';
import type { RefusedFile } from './refusedFile';
import { afterDays, MOST_LISTED, toRefusedFile, wrongLines } from './refusedFile';
import type { Settings } from './settings';

/** A file that was imported or passed on. */
interface TakenFile {
	readonly say: (texts: Texts) => string;
	readonly parts: readonly ImportPart[];
	readonly rows: number;
	readonly arriving: number;
	readonly merged: number;
	readonly rejected: number;
	readonly rejections: readonly LineNote[];
	readonly binary: Readonly<Record<string, IBinaryData>>;
	readonly result: IDataObject;
}

type Take = (
	context: IWebhookFunctions,
	source: ImportSource,
	request: Pick<PageImport, 'plan' | 'site'>,
	known: {
		readonly settings: Settings;
		readonly original: IBinaryData;
		readonly progress: ImportProgress;
	},
) => Promise<TakenFile | { readonly refused: RefusedFile }>;

/** Imports the file, and the days of a file with a date column one after another. */
export const importAtOnce: Take = async (
	context,
	source,
	{ plan, site },
	{ settings, progress },
) => {
	const importer = await openImportConnection(context);
	const checked = await prepareImports(source, plan);
	const wrong = wrongLines(checked, plan, settings);
	if (wrong) return { refused: wrong };
	const replies: IDataObject[] = [];
	const rejections: LineNote[] = [];
	let rejected = 0;
	for (const [at, part] of checked.parts.entries()) {
		progress.count(at, checked.parts.length);
		if (progress.isStopped) {
			const stopped: RefusedFile = { say: ({ server }) => server.stopped };
			return { refused: at === 0 ? stopped : afterDays(stopped, checked.parts, at) };
		}
		const sent = await settle(uploadImport(importer, site, part));
		if ('error' in sent) {
			if (at === 0) throw sent.error;
			return { refused: afterDays(toRefusedFile(context, sent.error), checked.parts, at) };
		}
		const { reply, confirmed, answer } = sent.value;
		// The platform may have the file: it is not reported as accepted, and not sent again.
		if (!confirmed) {
			const refused: RefusedFile = { say: ({ server }) => server.unconfirmed(answer) };
			return { refused: { ...afterDays(refused, checked.parts, at), isOver: true } };
		}
		replies.push(toItem(reply));
		for (const note of sent.value.rejections) rejections.push(note);
		rejected += sent.value.rejected;
	}
	const byDay = checked.dayColumn === undefined ? {} : { days: checked.parts.length, replies };
	return {
		say: ({ server }) => server.taken,
		parts: checked.parts,
		rows: checked.rows - rejected,
		arriving: checked.arriving - rejected,
		merged: checked.repeated,
		rejected: checked.rejected + rejected,
		rejections: [...checked.rejections, ...rejections].slice(0, MOST_LISTED),
		binary: {},
		result: { imported: true, confirmed: true, reply: replies.at(-1) ?? {}, ...byDay },
	};
};

/** Passes the file on to the workflow. */
export const handOver: Take = async (context, source, { plan }, { settings, original }) => {
	const checked = await prepareImport(source, plan);
	if (findColumns(source, plan).dayColumn !== undefined) {
		throw ImportProblem.of({ code: 'daysHandedOver', of: null });
	}
	const wrong = wrongLines(checked, plan, settings);
	if (wrong) return { refused: wrong };
	const name = `${checked.descriptor.kind}.csv`;
	const data = await new Store(context, original).save(unchanged(checked.csv), name, 'text/csv');
	return {
		say: ({ server }) => server.handedOn,
		parts: [checked],
		rows: checked.rows,
		arriving: checked.arriving,
		merged: checked.repeated,
		rejected: checked.rejected,
		rejections: checked.rejections.slice(0, MOST_LISTED),
		binary: { data },
		result: { imported: false },
	};
};
