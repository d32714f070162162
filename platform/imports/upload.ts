import { isRecord, listOf, textOf } from '../base/json/json';
import type { Multipart } from '../http/multipart';
import type { Content } from '../http/bodyContent';
import { inMemory } from '../http/bodyContent';
import { multipartOf } from '../http/multipart';
import { readRecord } from '../http/reply/readRecords';
import { settle } from '../base/async/settle';
import type { JsonRecord } from '../base/json/json';
import type { Call } from '../http/request';
import type { ChangeReply } from '../http/requestChange';
import { requestChange } from '../http/requestChange';
import type { Descriptor } from './columns/descriptor';
import type { ImportPart } from './prepare';
import { ImportProblem } from './rules/problems';
import type { LineNote } from './rules/reasons';
import type { ImportConnection } from '../http/connection/importConnection';
import { segmentOf } from '../http/url';

/** What the platform said of an import. */
export interface ImportReply {
	/** The reply as a record. */
	readonly reply: JsonRecord;
	/** Whether the platform says that it took the file, be it without the lines that it rejects. */
	readonly confirmed: boolean;
	/** How many lines of the sent file the platform rejects; `rejections` may name fewer. */
	readonly rejected: number;
	/** Where it is not confirmed: the reply in a line, perhaps empty. */
	readonly answer: string;
	/** Lines of the sent file that the platform rejects. Observed practice: `rejected_lines`. */
	readonly rejections: readonly LineNote[];
}

/** The two parts of an import (docs/platform.md, Import endpoints). */
export function importForm(descriptor: Descriptor, csv: Content): Multipart {
	const json = { mimeType: 'application/json', ...inMemory(JSON.stringify(descriptor)) };
	return multipartOf([
		{ name: 'meta-data', fileName: 'meta-data.json', ...json },
		{ name: 'file-name', fileName: `${descriptor.kind}.csv`, mimeType: 'text/csv', ...csv },
	]);
}

const SENT_ONCE = {
	refusal: 'Nothing is imported unless the platform says so: fix the file, and import it again',
};

/**
 * Sends an import as one request (docs/platform.md, Import endpoints).
 *
 * @param how whether it may be sent again where its answer got lost, as the same rows of the same days
 * are replaced (Import rules 3), and what to do when the platform refuses it
 * @throws Fault, or ImportProblem where the file is no longer the one that was checked
 */
export async function uploadImport(
	{ platform, connectorToken }: ImportConnection,
	site: string,
	{ descriptor, csv }: Pick<ImportPart, 'descriptor' | 'csv'>,
	{ idempotent, refusal }: Pick<Call, 'idempotent' | 'refusal'> = SENT_ONCE,
): Promise<ImportReply> {
	const asking = requestChange(platform, {
		method: 'POST',
		path: `/${segmentOf(connectorToken)}/epc/{site}/analyticsimport/{kind}.json`,
		pathValues: { site, kind: descriptor.kind },
		form: importForm(descriptor, csv),
		idempotent: idempotent === true,
		what: 'the import',
		...(refusal === undefined ? {} : { refusal }),
	});
	const asked = await settle(asking);
	if ('value' in asked) return importReply(asked.value);
	// Only what the platform did not take is sent again, unless it may arrive twice.
	const mayBeThere = idempotent === true && csv.timesWhole() > 0;
	throw mayBeThere ? afterSending(asked.error) : asked.error;
}

function importReply({ reply, confirmed, rejected, answer }: ChangeReply): ImportReply {
	const rejections = rejectionsIn(reply);
	return {
		reply: readRecord(reply),
		// The lines that were refused are counted and named: the others are in.
		confirmed: confirmed || rejected > 0,
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
