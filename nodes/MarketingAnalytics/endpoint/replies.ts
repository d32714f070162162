import type { INodeExecutionData } from 'n8n-workflow';

import type { EndpointOperation } from '../../../platform/catalogue/endpointRow';
import type { JsonRecord } from '../../../platform/base/json/json';
import { isRecord } from '../../../platform/base/json/json';
import type { List } from '../../../platform/http/reply/paging';
import { readList, readOnePage } from '../../../platform/http/reply/paging';
import { withoutPersonalData } from '../../../platform/base/names/personalData';
import type { Connection } from '../../../platform/http/connection/connection';
import {
	readRecord,
	readRecords,
	readVerdict,
	readWords,
	textIn,
} from '../../../platform/http/reply/readRecords';
import type { Call } from '../../../platform/http/call';
import { findTable } from '../../../platform/http/reply/tables/findTable';
import { noticesIn } from '../../../platform/reports/response/notices';
import { requestChange } from '../../../platform/http/requestChange';
import { requestFile, requestText } from '../../../platform/http/request';
import type { IfNoRows } from '../../shared/run/noRows';
import { rowsOrMessage } from '../../shared/run/noRows';
import { receivedItem } from '../../shared/run/outputFile';
import type { Hints } from '../../shared/run/executionContext';
import { partText } from '../../shared/run/openPlatform';
import { hintAtUnconfirmed } from '../../shared/run/unconfirmed';
import { rawReplyHint } from '../../shared/run/rawReplyHint';
import { simplifyRecord } from '../../shared/run/simplifyRecord';
import type { FileContext } from '../../shared/run/store';
import { toItem } from '../../shared/run/toItem';
import { formatCount } from '../../../platform/base/text/formatCount';

/** A request, and how its reply becomes items. */
export interface EndpointCall {
	readonly call: Call;
	readonly reader: EndpointOperation['reply'];
	/** Undefined without paging; otherwise `all` or the most entries. */
	readonly most?: number | 'all';
	readonly simplify: boolean;
	/** The time zone of the workflow. */
	readonly zone: string;
	/** The binary field for a file. */
	readonly field: string;
	readonly dropPersonalData: boolean;
	/** What to return for an empty list. */
	readonly ifNoRows: IfNoRows;
	/**
	 * Set where something is changed or a job started, so that items say whether the platform
	 * confirmed it.
	 */
	readonly changes?: boolean;
}

/** Makes the request and turns its reply into items. @throws Fault */
export async function fetchReplyItems(
	context: FileContext & Hints,
	platform: Connection,
	request: EndpointCall,
	item: number,
): Promise<INodeExecutionData[]> {
	const { reader } = request;
	if (reader === 'file') return [await fetchFile(context, platform, request, item)];
	const { records, ...marks } = await fetchRecords(context, platform, request, reader);
	const allowed = request.dropPersonalData ? records.map(withoutPersonalData) : records;
	const shown = request.simplify ? simplified(allowed, request) : allowed;
	const items = shown.map((record) => ({
		json: { ...toItem(record), ...marks },
		pairedItem: { item },
	}));
	const { site } = request.call.pathValues ?? {};
	return rowsOrMessage(items, request.ifNoRows, site === undefined ? {} : { site }, item);
}

/** Only records have columns to simplify. */
function simplified(
	records: readonly unknown[],
	{ reader, zone, call }: EndpointCall,
): readonly unknown[] {
	if (!['records', 'record', 'either'].includes(reader)) return records;
	const word = wordIn(call);
	return records.map((record) => (isRecord(record) ? simplifyRecord(record, zone, word) : record));
}

/** The platform's word for the configuration entry that a call is about, if any. */
export function wordIn({ path, pathValues = {} }: Pick<Call, 'path' | 'pathValues'>) {
	const [, word] = /^\/ea\/\{site\}\/db\/([^/]+)\/[^/]+$/.exec(path) ?? [];
	return word?.replace(/\{(\w+)\}/g, (_, place: string) => pathValues[place] ?? '');
}

/** The records of a reply, whether a change was confirmed, and whether the list is a part. */
interface Fetched {
	readonly records: readonly unknown[];
	readonly confirmed?: boolean;
	readonly complete?: false;
}

async function fetchRecords(
	context: Hints,
	platform: Connection,
	request: EndpointCall,
	reader: Exclude<EndpointCall['reader'], 'file'>,
): Promise<Fetched> {
	const { call, most, simplify } = request;
	if (request.changes) return await change(context, platform, request, reader);
	if (reader === 'text') return { records: [readWords(await requestText(platform, call))] };
	if (most !== undefined) {
		const list = await readList(platform, call, most === 'all' ? undefined : most);
		hintAtCut(context, list, call.what);
		if (!list.replies.every(findTable)) rawReplyHint(context, call.what);
		return { records: simplify ? list.records : list.replies, ...partMark(list) };
	}
	const list = await readOnePage(platform, call, {
		follows: reader === 'records' || reader === 'either',
		isList: reader === 'records',
	});
	const { replies } = list;
	const isList = reader === 'records' || (reader === 'either' && list.records.length > 1);
	if (isList) hintAtCut(context, list, call.what);
	if (reader === 'records' && !replies.every(findTable)) rawReplyHint(context, call.what);
	const records = simplify ? replies.flatMap((reply) => recordsOf(reader, reply)) : replies;
	return { records, ...(isList ? partMark(list) : {}) };
}

function partMark({ cut }: List): { readonly complete?: false } {
	return cut === 'partial' ? { complete: false } : {};
}

async function change(
	context: Hints,
	platform: Connection,
	{ call, simplify }: EndpointCall,
	reader: Exclude<EndpointCall['reader'], 'file'>,
): Promise<Fetched> {
	const done = await requestChange(platform, call);
	const { reply, confirmed } = done;
	hintAtUnconfirmed(context, call.what, done);
	if (!simplify) return { records: [reply], confirmed };
	const records = recordsOf(reader === 'text' ? 'record' : reader, reply);
	// Without confirmation it is unknown whether the entry was deleted; the reply says more.
	if (reader === 'deleted' && !confirmed) return { records: [{ deleted: null, reply }], confirmed };
	// A successful change without a reply is an item, too.
	return { records: records.length === 0 ? [{}] : records, confirmed };
}

function recordsOf(
	reader: Exclude<EndpointCall['reader'], 'file' | 'text'>,
	reply: unknown,
): readonly JsonRecord[] {
	switch (reader) {
		case 'records':
			return readRecords(reply);
		case 'record':
			return [readRecord(reply)];
		case 'either':
			return findTable(reply) ? readRecords(reply) : [readRecord(reply)];
		case 'verdict':
			return [readVerdict(reply)];
		case 'deleted':
			return [{ deleted: true, ...textIn(reply) }];
		case 'whole':
			return [{ ...(typeof reply === 'object' ? reply : { value: reply }) }];
	}
}

const CUTS: Readonly<Record<NonNullable<List['cut']>, (rows: number, what: string) => string>> = {
	limit: (rows, what) =>
		`The entries of ${what} were limited to ${formatCount(rows)}. If there are more, turn on Return All or raise Limit to get them.`,
	hardStop: (rows, what) =>
		`Only the first ${formatCount(rows)} entries of ${what} were read, the most that this node can read. Use filters to get the others.`,
	noPaging: (rows, what) =>
		`The platform sent the same ${formatCount(rows)} entries of ${what} again when asked for more, so the list may be incomplete.`,
	partial: (rows, what) => partText(what, rows),
};

/** Hints at missing entries, and at what the platform says of the list. */
function hintAtCut(context: Hints, { cut, cap, records, replies }: List, what: string): void {
	const messages = [
		...(cut === undefined ? [] : [CUTS[cut](records.length, what)]),
		...(cap === undefined
			? []
			: [
					`The platform returned only ${formatCount(cap)} entries of ${what} at a time, so more requests were made.`,
				]),
	];
	// One hint is enough: missing entries matter more than how they were read.
	const notices = [...new Set(replies.flatMap(noticesIn))];
	for (const message of [...messages.slice(0, 1), ...notices]) {
		context.addExecutionHints({ message, location: 'outputPane' });
	}
}

async function fetchFile(
	context: FileContext,
	platform: Connection,
	{ call, field }: EndpointCall,
	item: number,
): Promise<INodeExecutionData> {
	const large = { ...call, isLarge: true } as const;
	return await requestFile(platform, large, async ({ stream, mimeType, fileName = 'download' }) => {
		const file = { field, fileName, mimeType, stream };
		return await receivedItem(context, file, { mimeType }, item);
	});
}
