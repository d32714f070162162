import { isRecord, listOf } from '../../../base/json/json';
import type { JsonRecord } from '../../../base/json/json';
import { findTable, namesOf, rowRecord } from '../../../http/reply/tables/findTable';
import { exactNumberOf } from '../../table/exactNumbers';
import { isMomentName, plainName } from './memberNames';

/** Names of what a reply says about a job, which is no figure of a report. */
const ABOUT_JOB = /^(?:job|run|request|queue|retry|progress|percent|percentage|status|state|code)/;
const IS_ID = /(?:^|[a-z_])id$/i;

/**
 * The report in a reply that is a plain table: rows by column name, or lists beside a list of
 * column names. Undefined if it has no figure in each row, or has figures of a job only.
 */
export function tableReport(body: unknown): JsonRecord | undefined {
	const table = findTable(withListsOnly(body));
	if (!table || table.rows.length === 0) return undefined;
	const areLists = table.rows.every(Array.isArray);
	const names = namesOf(table.fields);
	if (areLists ? names.length === 0 : !table.rows.every(isRecord)) return undefined;
	if (areLists && !table.rows.every((row) => listOf(row).length === names.length)) return undefined;
	const [first] = table.rows;
	const cells = Object.entries(rowRecord(first, names));
	const hasFigure = cells.some(
		([name, cell]) => isFigureColumn(name) && exactNumberOf(cell) !== null,
	);
	const isFlat = cells.every(([, cell]) => typeof cell !== 'object' || cell === null);
	if (!hasFigure || !isFlat || cells.length < 2) return undefined;
	return { columnHeader: areLists ? table.fields : undefined, data: table.rows };
}

/** The table itself, where one member holds it under another name than that of the specification. */
function withListsOnly(body: unknown): unknown {
	if (!isRecord(body)) return body;
	const [inner, another] = Object.values(body).filter(isRecord);
	const hasOwnList = Object.values(body).some(Array.isArray);
	return inner && !another && !hasOwnList && body.data === undefined ? inner : body;
}

function isFigureColumn(name: string): boolean {
	return !IS_ID.test(name) && !isMomentName(name) && !ABOUT_JOB.test(plainName(name));
}
