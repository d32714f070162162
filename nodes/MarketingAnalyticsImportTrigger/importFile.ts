import type { IBinaryData, IDataObject, INodeExecutionData, IWebhookFunctions } from 'n8n-workflow';

import type { PostedForm, ServerReply } from '../../page/protocol';
import type { Texts } from '../../page/texts/texts';
import { takeTurns } from '../../platform/base/async/eventLoop';
import { Fault } from '../../platform/http/errors/fault';
import { checkCanBeRead } from '../../platform/imports/file/fileType';
import { isoDay } from '../../platform/imports/columns/descriptor';
import type { ImportPart } from '../../platform/imports/prepare';
import { toReportedNote } from '../../platform/imports/rules/reasons';
import { fileSource } from '../../platform/imports/source';
import { openBinary } from '../shared/run/inputFile';
import { toItem } from '../shared/run/toItem';
import type { SentFile } from './form';
import { readImport } from './form';
import type { ImportProgress } from './importProgress';
import { textsFor, textsOfNodes } from './pageLanguage';
import { refusal } from './pageResponse';
import type { RefusedFile } from './refusedFile';
import { toRefusedFile } from './refusedFile';
import type { Settings } from './settings';
import { handOver, importAtOnce } from './deliverFile';

/** The result of an upload. */
export interface UploadOutcome {
	readonly reply: ServerReply;
	/** Items for the outputs Accepted and Refused. */
	readonly items: [INodeExecutionData[], INodeExecutionData[]];
	/** Whether it must not be retried, as the platform may have received it. */
	readonly isOver: boolean;
}

/** Checks a file, imports it or passes it on, and reports the result. */
export async function importFile(
	context: IWebhookFunctions,
	settings: Settings,
	form: PostedForm,
	file: SentFile,
	progress: ImportProgress,
): Promise<UploadOutcome> {
	const original = await context.nodeHelpers.copyBinaryFile(file.path, file.name, 'text/csv');
	const reference = form.submission.slice(0, 8).toUpperCase();
	const about = { reference, fileName: file.name };
	const texts = textsFor(context);
	try {
		const content = await openBinary(context, original);
		await checkCanBeRead(content);
		const request = readImport(form, settings);
		const { site, reading } = request;
		const source = await fileSource(content, reading, takeTurns());
		const take = settings.importsAtOnce ? importAtOnce : handOver;
		const taken = await take(context, source, request, { settings, original, progress });
		if ('refused' in taken) {
			const { isOver = false, ...why } = taken.refused;
			const known = isOver ? { ...about, site, confirmed: false } : about;
			return { ...refused(known, original, texts, why), isOver };
		}
		const { rows, arriving, merged, rejections, binary, result } = taken;
		const facts = { rows, merged, rejected: taken.rejected };
		const counts = { ...facts, rowsAfterMerging: arriving };
		const leftOut = toItem(source.layout.leftOut);
		const json = { ...about, site, leftOut, ...periodOf(taken.parts), ...counts, ...result };
		return {
			reply: { ok: true, message: taken.say(texts), ...facts, rejections, reference },
			items: [[{ json, binary: { ...binary, original } }], []],
			isOver: true,
		};
	} catch (error) {
		const isOver = error instanceof Fault && error.kind === 'outcomeUnknown';
		return { ...refused(about, original, texts, toRefusedFile(context, error)), isOver };
	}
}

/** Reports in the visitor's language on the page, and in that of the nodes in the workflow. */
function refused(
	about: IDataObject,
	original: IBinaryData,
	texts: Texts,
	{ say, arrived, ...found }: RefusedFile,
): UploadOutcome {
	const { rows, rejected, rejections = [] } = found;
	const lines = rejections.map((note) => toItem(toReportedNote(note)));
	const days = arrived ? { arrived: { ...arrived } } : {};
	const json = { ...about, ...say(textsOfNodes), rows, rejected, lines, ...days };
	return {
		reply: { ...refusal(say(texts)), ...found, ...(arrived ? { next: arrived.next } : {}) },
		items: [[], [{ json, binary: { original } }]],
		isOver: false,
	};
}

function periodOf(parts: readonly ImportPart[]): IDataObject {
	const [first] = parts;
	const { kind, period } = first?.descriptor ?? {};
	const to = parts.at(-1)?.descriptor.period.to;
	return { kind, from: period && isoDay(period.from), to: to && isoDay(to) };
}
