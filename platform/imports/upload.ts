import { isRecord, listOf, textOf } from '../base/json/json';
import type { Multipart } from '../http/multipart';
import type { Content } from '../http/bodyContent';
import { inMemory } from '../http/bodyContent';
import { multipartOf } from '../http/multipart';
import { readRecord } from '../http/reply/readRecords';
import { settle } from '../base/async/settle';
import type { JsonRecord } from '../base/json/json';
import type { Call } from '../http/call';
import type { ChangeReply } from '../http/requestChange';
import { requestChange } from '../http/requestChange';
import type { Descriptor } from './columns/descriptor';
import type { ImportPart } from './prepare';
import { ImportProblem } from './rules/problems';
import type { LineNote } from './rules/reasons';
import type { ImportConnection } from '../http/connection/importConnection';
import { segmentOf } from '../http/url';

/** The platform's reply to an import or to costs. */
export interface ImportReply {
	/** The reply as an object. */
	readonly reply: JsonRecord;
	/** Whether the platform confirmed the import, possibly with rejected lines. */
	readonly confirmed: boolean;
	/** How many lines of the sent file the platform rejected; `rejections` may list fewer. */
	readonly rejected: number;
	/** If the import is not confirmed: the reply in one line, possibly empty. */
	readonly answer: string;
	/** Lines of the sent file that the platform rejected. Observed practice: `rejected_lines`. */
	readonly rejections: readonly LineNote[];
}

/** The two parts of the multipart request (docs/platform.md, Import endpoints). */
export function importForm(descriptor: Descriptor, csv: Content): Multipart {
	const json = { mimeType: 'application/json', ...inMemory(JSON.stringify(descriptor)) };
	return multipartOf([
		{ name: 'meta-data', fileName: 'meta-data.json', ...json },
		{ name: 'file-name', fileName: `${descriptor.kind}.csv`, mimeType: 'text/csv', ...csv },
	]);
}

const SENT_ONCE = {
	refusal:
		'Unless the message of the platform says otherwise, the file was not imported. Fix the file, and import it again',
};

/**
 * Uploads an import in one request (docs/platform.md, Import endpoints).
 *
 * @param how whether it may be repeated after its outcome is unknown, as the same rows of the same
 * days are replaced (Import rules 3), and what to do if the platform refuses it
 * @throws Fault, or ImportProblem if the file differs from the checked version
 */
export async function uploadImport(
	{ platform, connectorToken }: ImportConnection,
	site: string,
	{ descriptor, csv, arriving }: Pick<ImportPart, 'descriptor' | 'csv' | 'arriving'>,
	{ idempotent, refusal }: Pick<Call, 'idempotent' | 'refusal'> = SENT_ONCE,
): Promise<ImportReply> {
	const call: Call = {
		method: 'POST',
		path: `/${segmentOf(connectorToken)}/epc/{site}/analyticsimport/{kind}.json`,
		pathValues: { site, kind: descriptor.kind },
		form: importForm(descriptor, csv),
		idempotent: idempotent === true,
		what: 'the import',
		...(refusal === undefined ? {} : { refusal }),
	};
	const outcome = await settle(requestChange(platform, call, { upload: { rows: arriving } }));
	if ('value' in outcome) return toImportReply(outcome.value);
	// Unless a repetition is harmless, only what certainly did not arrive is sent again.
	const mayBeThere = idempotent === true && csv.timesWhole() > 0;
	throw mayBeThere ? afterSending(outcome.error) : outcome.error;
}

/** Reads which rows of a sent file the platform rejects, and whether it accepted the others. */
export function toImportReply(done: ChangeReply): ImportReply {
	const { reply, confirmed, isPartly, rejected, answer } = done;
	const rejections = rejectionsIn(reply);
	return {
		reply: readRecord(reply),
		// Rejected lines are counted and listed, and the other lines were imported.
		confirmed: confirmed || isPartly,
		rejected: Math.max(rejected, rejections.length),
		rejections,
		answer,
	};
}

function afterSending(error: unknown): unknown {
	const isChange = error instanceof ImportProblem && error.problem.code === 'changed';
	return isChange ? ImportProblem.of({ code: 'changedAfterSending', of: null }) : error;
}

function rejectionsIn(reply: unknown): LineNote[] {
	const data = isRecord(reply) && isRecord(reply.data) ? reply.data : {};
	return listOf(data.rejected_lines)
		.filter(isRecord)
		.map(({ line, column, value, reason }) => ({
			line: Number(line),
			column: typeof column === 'number' ? column + 1 : null,
			target: null,
			value: textOf(value) ?? '',
			why: { code: 'platform', of: { upstreamMessage: textOf(reason) } },
		}));
}
