import type { IBinaryData, IDataObject, INodeExecutionData, IWebhookFunctions } from 'n8n-workflow';

import type { PostedForm, ServerReply } from '../../page/protocol';
import type { Texts } from '../../page/texts/texts';
import { unchanged } from '../../platform/http/bodyContent';
import { Fault } from '../../platform/http/errors/fault';
import { InvalidInput } from '../../platform/base/invalidInput';
import { openImportConnection } from '../../platform/http/connection/importConnection';
import { takeTurns } from '../../platform/base/async/eventLoop';
import type { CheckedLines, ImportPlan } from '../../platform/imports/importPlan';
import { checkCanBeRead } from '../../platform/imports/file/fileType';
import type { ImportPart } from '../../platform/imports/prepare';
import { prepareImport, prepareImports } from '../../platform/imports/prepare';
import { findColumns } from '../../platform/imports/importPlan';
import { settle } from '../../platform/base/async/settle';
import type { MessageWithAdvice } from '../../platform/imports/rules/problemKinds';
import { ImportProblem } from '../../platform/imports/rules/problems';
import type { LineNote } from '../../platform/imports/rules/reasons';
import { toReportedNote } from '../../platform/imports/rules/reasons';
import type { ImportSource } from '../../platform/imports/source';
import { fileSource } from '../../platform/imports/source';
import { questionOf } from '../../platform/imports/lineFindings';
import { uploadImport } from '../../platform/imports/upload';
import { importWordsOf } from '../../platform/imports/rules/importWords';
import { openBinary } from '../shared/run/inputFile';
import { Store } from '../shared/run/store';
import { toItem } from '../shared/run/toItem';
import type { ImportProgress } from './importProgress';
import { refusal } from './pageResponse';
import type { PageImport, SentFile } from './form';
import { readImport } from './form';
import { textsFor, textsOfNodes } from './pageLanguage';
import type { Settings } from './settings';

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
		const facts = { rows, arriving, merged, rejected: taken.rejected };
		const leftOut = toItem(source.layout.leftOut);
		const json = { ...about, site, leftOut, ...periodOf(taken.parts), ...facts, ...result };
		return {
			reply: { ok: true, message: taken.say(texts), ...facts, rejections, reference },
			items: [[{ json, binary: { ...binary, original } }], []],
			isOver: true,
		};
	} catch (error) {
		const isOver = error instanceof Fault && error.kind === 'outcomeUnknown';
		return { ...refused(about, original, texts, refusalOf(context, error)), isOver };
	}
}

/** Why nothing was imported, as a message for any language, and the findings so far. */
interface Refused {
	readonly say: (texts: Texts) => MessageWithAdvice;
	/** Set where the platform may have received the file. */
	readonly isOver?: true;
	readonly rows?: number;
	readonly rejected?: number;
	readonly rejections?: readonly LineNote[];
	/** The days that were imported before one was not. */
	readonly arrived?: ArrivedDays;
}

/** The days of a file that were imported, and the first one that was not. YYYY-MM-DD. */
interface ArrivedDays {
	readonly days: number;
	readonly of: number;
	readonly from: string;
	readonly to: string;
	readonly next: string;
}

function refusalOf({ logger }: IWebhookFunctions, error: unknown): Refused {
	if (error instanceof ImportProblem) {
		return { say: ({ problems }) => importWordsOf(problems, error.problem) };
	}
	if (error instanceof InvalidInput) return { say: ({ server }) => server.wrongSite(error) };
	if (error instanceof Fault) {
		const { kind, transient, facts } = error;
		return {
			say: ({ server }) =>
				server.fault(error, { kind, transient, upstreamMessage: facts.upstreamMessage }),
		};
	}
	logger.error(`A file could not be imported: ${String(error)}`);
	return { say: ({ server }) => server.failed };
}

interface Taken {
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
) => Promise<Taken | { readonly refused: Refused }>;

const importAtOnce: Take = async (context, source, { plan, site }, { settings, progress }) => {
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
			const stopped: Refused = { say: ({ server }) => server.stopped };
			return { refused: at === 0 ? stopped : afterDays(stopped, checked.parts, at) };
		}
		const sent = await settle(uploadImport(importer, site, part));
		if ('error' in sent) {
			if (at === 0) throw sent.error;
			return { refused: afterDays(refusalOf(context, sent.error), checked.parts, at) };
		}
		const { reply, confirmed, answer } = sent.value;
		// The platform may have the file: it is not reported as accepted, and not sent again.
		if (!confirmed) {
			const refused: Refused = { say: ({ server }) => server.unconfirmed(answer) };
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

/** Names the days that were imported before one was not. @param at the position of that day */
function afterDays(refused: Refused, parts: readonly ImportPart[], at: number): Refused {
	const dayOf = (place: number) => {
		return parts[place]?.descriptor.period.from.split('/').reverse().join('-') ?? '';
	};
	if (at === 0) return refused;
	const arrived = {
		days: at,
		of: parts.length,
		from: dayOf(0),
		to: dayOf(at - 1),
		next: dayOf(at),
	};
	return {
		...refused,
		arrived,
		isOver: true,
		say: (texts) => {
			const { server } = texts;
			const { message } = refused.say(texts);
			return { message: message + server.daysArrived(arrived), advice: server.goOn(arrived.next) };
		},
	};
}

const handOver: Take = async (context, source, { plan }, { settings, original }) => {
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

const MOST_LISTED = 1_000;

function wrongLines(
	checked: CheckedLines,
	plan: ImportPlan,
	{ leavesOut }: Settings,
): Refused | undefined {
	const { rows, rejected, rejections, remedies } = checked;
	const counts = { rows, rejected, rejections: rejections.slice(0, MOST_LISTED) };
	const question = rows === 0 ? undefined : questionOf(checked, plan);
	if (question) {
		return { say: ({ problems }) => importWordsOf(problems, question.problem), ...counts };
	}
	if (rows === 0) return { say: ({ server }) => server.noneLeft(remedies), ...counts };
	if (rejected === 0 || leavesOut) return undefined;
	return { say: ({ server }) => server.someWrong(rejected, rows + rejected, remedies), ...counts };
}

/** Reports in the visitor's language on the page, and in that of the nodes in the workflow. */
function refused(
	about: IDataObject,
	original: IBinaryData,
	texts: Texts,
	{ say, arrived, ...found }: Refused,
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
	return { kind, from: period?.from, to: parts.at(-1)?.descriptor.period.to };
}
