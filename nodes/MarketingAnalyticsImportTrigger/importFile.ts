import type { IBinaryData, IDataObject, INodeExecutionData, IWebhookFunctions } from 'n8n-workflow';

import type { PostedForm, ServerReply } from '../../page/protocol';
import { boxesOf } from '../../page/protocol';
import { collected } from '../../platform/client/content';
import { Fault, InvalidInput } from '../../platform/client/faults';
import { openImporter } from '../../platform/client/importer';
import { takeTurns } from '../../platform/client/values/turns';
import type { LineNote } from '../../platform/imports/check';
import type { DescribedImport, ImportPlan } from '../../platform/imports/import';
import { checkIsText } from '../../platform/imports/fileType';
import { prepareImport } from '../../platform/imports/prepare';
import type { Source } from '../../platform/imports/source';
import { fileSource } from '../../platform/imports/source';
import { prepareUpload, uploadImport } from '../../platform/imports/upload';
import { openBinary } from '../shared/run/inputFile';
import { toItem } from '../shared/run/toItem';
import { refusal } from './answer';
import type { SentFile } from './form';
import { readImport } from './form';
import type { Settings } from './settings';

/** What became of a file. */
export interface Outcome {
	readonly reply: ServerReply;
	/** For the outputs Accepted and Refused. */
	readonly items: [INodeExecutionData[], INodeExecutionData[]];
	/** Whether it must not be tried again: the platform may have it. */
	readonly isOver: boolean;
}

/** Checks a file, imports it or hands it over, and says so. */
export async function importFile(
	context: IWebhookFunctions,
	settings: Settings,
	form: PostedForm,
	file: SentFile,
): Promise<Outcome> {
	const original = await context.nodeHelpers.copyBinaryFile(file.path, file.name, 'text/csv');
	const reference = form.submission.slice(0, 8).toUpperCase();
	const about = { reference, fileName: file.name };
	try {
		const content = await openBinary(context, original);
		await checkIsText(content);
		const { site, plan, style, hasHeader } = readImport(form, settings);
		const source = await fileSource(content, style, hasHeader, takeTurns());
		const take = settings.importsAtOnce ? importAtOnce : handOver;
		const taken = await take(context, source, plan, site, settings);
		if ('refused' in taken) return refused(about, original, taken.refused);
		const { rows, rejections, binary, said } = taken;
		const facts = { rows, rejected: taken.rejected };
		const json = { ...about, site, ...periodOf(taken.described), ...facts, ...said };
		return {
			reply: { ok: true, message: taken.message, ...facts, rejections, reference },
			items: [[{ json, binary: { ...binary, original } }], []],
			isOver: true,
		};
	} catch (error) {
		const isOver = error instanceof Fault && error.kind === 'outcomeUnknown';
		return { ...refused(about, original, sentencesOf(context, error)), isOver };
	}
}

function sentencesOf({ logger }: IWebhookFunctions, error: unknown): ServerReply {
	if (error instanceof InvalidInput || error instanceof Fault) {
		return refusal(`${error.message}.`, `${error.advice}.`);
	}
	logger.error(`A file could not be imported: ${String(error)}`);
	return refusal('The file could not be imported.', 'Ask who sent you the link.');
}

interface Taken {
	readonly message: string;
	readonly described: DescribedImport;
	readonly rows: number;
	readonly rejected: number;
	readonly rejections: readonly LineNote[];
	readonly binary: Readonly<Record<string, IBinaryData>>;
	readonly said: IDataObject;
}

type Take = (
	context: IWebhookFunctions,
	source: Source,
	plan: ImportPlan,
	site: string,
	settings: Settings,
) => Promise<Taken | { readonly refused: ServerReply }>;

const importAtOnce: Take = async (context, source, plan, site, settings) => {
	const importer = await openImporter(context);
	const upload = await prepareUpload(source, plan);
	const wrong = wrongLines(upload, settings);
	if (wrong) return { refused: wrong };
	const { said, rejections } = await uploadImport(importer, site, upload);
	return {
		message: 'The platform has taken the file.',
		described: upload,
		rows: upload.rows,
		rejected: upload.rejected + rejections.length,
		rejections: [...upload.rejections, ...rejections].slice(0, MOST_TOLD),
		binary: {},
		said: { imported: true, reply: toItem(said) },
	};
};

const handOver: Take = async (context, source, plan, _site, settings) => {
	const checked = await prepareImport(source, plan);
	const wrong = wrongLines(checked, settings);
	if (wrong) return { refused: wrong };
	const name = `${checked.descriptor.kind}.csv`;
	const bytes = await collected(checked.csv);
	return {
		message: 'The file was checked and handed on.',
		described: checked,
		rows: checked.rows,
		rejected: checked.rejected,
		rejections: checked.rejections.slice(0, MOST_TOLD),
		binary: { data: await context.helpers.prepareBinaryData(bytes, name, 'text/csv') },
		said: { imported: false },
	};
};

const MOST_TOLD = 1_000;

function wrongLines(
	{ rows, rejected, rejections, remedies }: DescribedImport,
	{ leavesOut }: Settings,
): ServerReply | undefined {
	const told = { rows, rejected, rejections: rejections.slice(0, MOST_TOLD) };
	const boxes = boxesOf(remedies);
	const fix = boxes === '' ? 'Fix them' : `Fix them, or tick ${boxes}`;
	if (rows === 0) return { ...refusal('No line can be imported.', `${fix}.`), ...told };
	if (rejected === 0 || leavesOut) return undefined;
	const message = `${rejected} of ${rows + rejected} lines cannot be imported, so nothing was.`;
	return { ...refusal(message, `${fix}, and send the file again.`), ...told };
}

function refused(about: IDataObject, original: IBinaryData, reply: ServerReply): Outcome {
	const { message, advice, rows, rejected, rejections } = reply;
	const json = { ...about, message, advice, rows, rejected, lines: (rejections ?? []).map(toItem) };
	return { reply, items: [[], [{ json, binary: { original } }]], isOver: false };
}

function periodOf({ descriptor: { kind, period } }: DescribedImport): IDataObject {
	return { kind, from: period.from, to: period.to };
}
