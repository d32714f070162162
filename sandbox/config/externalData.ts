import { CsvError, parse } from 'csv-parse/sync';
import { type DayNumber, dayWritten } from '../clock';
import { badRequest } from '../http/refusal';
import { members, type Reply } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { filesIn, textOf } from '../request/files';
import { sent, writing } from '../request/siteEndpoints';
import type { Values } from '../request/values';
import { siteState } from '../shop/sites';
import { ope } from './objects/campaigns';
import { entryAt, tableOf } from './tables';

const KINDS = ['advertising', 'affiliation', 'mailing', 'media', 'product'] as const;
type Kind = (typeof KINDS)[number];

// The specification does not show the columns; the sandbox finds the product of a row by these.
const PRODUCT_COLUMNS = ['product_ref', 'product_reference', 'product_id'];
const PART = 'file-name';
const DAY_FORMATS = ['yyyy-MM-dd', 'MM/dd/yyyy'];

/** An accepted row: its subject and its time. No endpoint returns the figures. */
interface Upload {
	campaign: string;
	day: DayNumber;
}

const uploadsOf = siteState(() => ({ rows: new Array<Upload>() }));

/** Upload and removal of costs, clicks and impressions by campaign. */
export const externalDataEndpoints: readonly SiteEndpoint[] = [
	...KINDS.map((kind) => sent(`db/ope/externaldataupload_${kind}`, (call) => upload(kind, call))),
	writing('ope/externaldatareset', ['ope-id', 'date-from?', 'date-to?'], reset),
];

async function upload(kind: Kind, call: SiteCall): Promise<Reply> {
	const [names, ...rows] = parsed(await uploadedCsv(call));
	if (!names) throw badRequest('FILE_EMPTY', 'The file has no header line.');
	const header = names.map((name) => name.toLowerCase());
	refuseHeader(kind, header);
	const campaigns = tableOf(call, ope);
	const accepted = rows.flatMap((cells) => {
		const row = readRow(kind, header, cells);
		const isKnown = row?.campaign === '' || campaigns.find(row?.campaign ?? '') !== undefined;
		return row && isKnown ? [row] : [];
	});
	const { rows: taken } = uploadsOf(call);
	for (const row of accepted) taken.push(row);
	return members({ data: { accepted: accepted.length, rejected: rows.length - accepted.length } });
}

/** The text of the only file of the request. */
async function uploadedCsv(call: SiteCall): Promise<string> {
	const fileAt = await filesIn(call, [PART]);
	const file = fileAt(PART);
	if (file.type.startsWith('text/csv')) return textOf(file, PART);
	throw badRequest('PART_INVALID', `The file must have the type text/csv, not "${file.type}".`);
}

function refuseHeader(kind: Kind, header: readonly string[]): void {
	const subjects = kind === 'product' ? ['ope_id', ...PRODUCT_COLUMNS] : ['ope_id'];
	if (header.includes('date') && subjects.some((name) => header.includes(name))) return;
	throw badRequest(
		'HEADER_INVALID',
		`The first line must name the columns, among them date and ${subjects.join(' or ')}; it names ${header.join(', ')}.`,
	);
}

/** A row with a day and a subject; undefined for any other row. */
function readRow(kind: Kind, header: readonly string[], cells: string[]): Upload | undefined {
	if (cells.length !== header.length) return undefined;
	const row = new Map(header.map((name, index) => [name, cells[index] ?? '']));
	const day = dayOf(row.get('date') ?? '');
	const campaign = row.get('ope_id') ?? '';
	const product = PRODUCT_COLUMNS.map((name) => row.get(name) ?? '').find((ref) => ref !== '');
	const subject = campaign !== '' || (kind === 'product' && product !== undefined);
	return day !== undefined && subject ? { campaign, day } : undefined;
}

function reset(call: SiteCall, values: Values): Reply {
	const { ope_id: id } = entryAt(call, ope, values);
	const { first = -Infinity, last = Infinity } = values.days();
	const uploads = uploadsOf(call);
	const kept = uploads.rows.filter(
		({ campaign, day }) => campaign !== id || day < first || day > last,
	);
	const removed = uploads.rows.length - kept.length;
	uploads.rows = kept;
	return members({ data: { removed } });
}

function dayOf(text: string): DayNumber | undefined {
	const days = DAY_FORMATS.map((format) => dayWritten(text, format));
	return days.find((day) => day !== undefined);
}

/** The lines of a CSV file; its columns are separated by commas or semicolons. */
function parsed(content: string): string[][] {
	const [firstLine = ''] = content.split('\n', 1);
	try {
		return parse(content, {
			bom: true,
			delimiter: firstLine.includes(';') ? ';' : ',',
			relax_column_count: true,
			skip_empty_lines: true,
			trim: true,
		});
	} catch (error) {
		const detail = error instanceof CsvError ? error.message : String(error);
		throw badRequest('FILE_INVALID', `The file is not CSV: ${detail}.`);
	}
}
