import { namesOf, rowRecord } from './tables/findTable';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf } from '../../base/json/json';
import { flagOf, hasErrors, isHttpFailure, jsonNumber } from './flags';
import { readMarkup } from './markup';
import { countsOf, entriesCounted, leavesEntriesOpen } from './confirmationCounts';
import { noteMixed, readMember } from './confirmationSigns';
import {
	ERROR_NAMES,
	IGNORED_NAMES,
	MESSAGE_NAMES,
	NO_RECORD_IDS,
	isIdName,
	nameOfSign,
} from './signNames';
import type { Change, Signs, ReplyVerdict } from './replyVerdict';
import { mergeSigns, noSigns, replyVerdict } from './replyVerdict';
import { countsIn, saysNotStored, signIn } from './signWords';
import { objectIn } from './tables/openTexts';

/**
 * What a reply says about a change, where the specification does not show the reply: refused,
 * confirmed, partly done, or nothing.
 */
interface Confirmation {
	readonly verdict: ReplyVerdict;
	/** How many of the submitted entries were rejected, as far as the reply says. */
	readonly rejected: number;
}

const DONE_STATUSES = [201, 202, 204];

/**
 * Reads the outcome of a change from all members of a reply, except those about the reply itself.
 */
export function readConfirmation(reply: unknown, change: Change = {}): Confirmation {
	const signs = noSigns();
	signs.confirmed = DONE_STATUSES.includes(change.status ?? 0);
	readValue(reply, signs, change, 0);
	if (change.isEmpty === true) signs.none = false;
	const { counted, rejected } = signs;
	if (counted > 0 && counted + rejected < (change.upload?.rows ?? 0)) noteOpen(signs);
	return { verdict: replyVerdict(signs), rejected: signs.rejected };
}

// A reply beyond these limits is a result and not a confirmation.
const DEEPEST = 6;
const MOST_MEMBERS = 200;
const MOST_ROWS = 1_000;

/** Reads a value that has no name of its own. */
function readValue(value: unknown, signs: Signs, change: Change, depth: number): void {
	if (depth > DEEPEST) return;
	if (Array.isArray(value)) readRows(value, [], signs, change, depth);
	else if (isRecord(value)) readRecord(value, signs, change, depth);
	else if (typeof value === 'string') readText(value, signs, change, depth);
	else if (typeof value === 'boolean') {
		if (value) signs.succeeded = true;
		else signs.refused = true;
	}
}

/** Reads a sentence, a word, or a reply in XML. */
function readText(text: string, signs: Signs, change: Change, depth: number): void {
	const markup = readMarkup(text);
	if (markup !== undefined) {
		readValue(markup, signs, change, depth + 1);
		return;
	}
	const inner = jsonInText(text);
	if (inner !== undefined) {
		readValue(inner, signs, change, depth + 1);
		return;
	}
	// A bare number may be a count, a code or an ID.
	if (jsonNumber(text) !== undefined) return;
	const flag = flagOf(text);
	if (flag === true) signs.succeeded = true;
	if (flag === false) signs.refused = true;
	if (change.upload !== undefined && saysNotStored(text)) signs.doubtful = true;
	signs.counted = Math.max(signs.counted, countsIn(text).accepted);
	const sign = signIn(text);
	if (sign === 'refused') signs.complained = true;
	if (sign === 'confirmed') signs.confirmed = true;
	noteMixed(sign, text, signs);
}

/** The JSON in a text with something around it: a callback, a prefix, or a warning of the server. */
function jsonInText(text: string): unknown {
	return objectIn(text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1));
}

function readRecord(record: JsonRecord, signs: Signs, change: Change, depth: number): void {
	const members = Object.entries(record).slice(0, MOST_MEMBERS);
	const named = members.map(([name, value]) => ({ name: nameOfSign(name), value }));
	const about = {
		change,
		isRecord: change.upload === undefined && members.some(([name, value]) => isId(name, value)),
		isExplained: named.some(({ name, value }) => explains(name, value)),
	};
	if (isProblem(record)) signs.refused = true;
	const counts = countsOf(named);
	if (!about.isRecord && leavesEntriesOpen(counts)) noteOpen(signs);
	signs.counted = Math.max(signs.counted, entriesCounted(counts));
	const columns = namesOf(listOf(record.fields ?? siblingFields(record)));
	for (const { name, value } of named) {
		if (IGNORED_NAMES.has(name) || readMember({ ...about, name, value }, signs)) continue;
		if (!Array.isArray(value)) readInner(name, value, signs, change, depth);
		// Column descriptions say nothing about the change.
		else if (name !== 'fields' && name !== 'columns')
			readRows(value, columns, signs, change, depth);
	}
	if (about.isRecord) signs.confirmed = true;
}

/** Reads a member that is no sign by its name: an object, or a lone value that is the answer. */
function readInner(name: string, value: unknown, signs: Signs, change: Change, depth: number) {
	if (isRecord(value)) readValue(value, signs, change, depth + 1);
	else if (!ANSWERS.has(name)) return;
	else if (typeof value === 'string') readText(value, signs, change, depth);
	else if (typeof value === 'boolean') readValue(value, signs, change, depth);
}

// Names under which a lone value is the answer itself.
const ANSWERS = new Set(['data', 'value', 'output', 'text', 'column1']);

/**
 * The columns of replies whose rows stand next to `data` (docs/platform.md, Batch job responses).
 */
function siblingFields({ data }: JsonRecord): unknown {
	return isRecord(data) ? data.fields : undefined;
}

/** Records that the reply says nothing of some entries. */
function noteOpen(signs: Signs): void {
	signs.doubtful = true;
	signs.leavesOpen = true;
}

/** Whether a member is the ID of an entity, so that its siblings are properties of that entity. */
function isId(name: string, value: unknown): boolean {
	const text = textOf(value) ?? '';
	if (text === '' || text === '0' || !isIdName(name)) return false;
	return !NO_RECORD_IDS.has(nameOfSign(name));
}

/** Whether a record is an entity with an ID. */
export function hasId(record: JsonRecord): boolean {
	return Object.entries(record).some(([name, value]) => isId(name, value));
}

function explains(name: string, value: unknown): boolean {
	if (ERROR_NAMES.has(name)) return hasErrors(value);
	return MESSAGE_NAMES.has(name) && typeof value === 'string' && value.trim() !== '';
}

/** Whether a record is a problem detail of RFC 9457, or similar with an HTTP status. */
function isProblem({ type, title, detail, status, instance }: JsonRecord): boolean {
	if (typeof title !== 'string') return false;
	const number = jsonNumber(status);
	if (number !== undefined && isHttpFailure(number)) return true;
	return (
		typeof type === 'string' && [detail, instance].some((member) => typeof member === 'string')
	);
}

/** Reads a list of outcomes, one per entry. A single row is the outcome of the change. */
function readRows(
	list: readonly unknown[],
	columns: readonly string[],
	signs: Signs,
	change: Change,
	depth: number,
): void {
	if (depth >= DEEPEST) return;
	const rows = list.slice(0, MOST_ROWS).map((row) => {
		return Array.isArray(row) ? rowRecord(row, columns) : row;
	});
	// A list of texts such as ["KO", "unknown site"] is one row.
	const isOneRow = rows.every((row) => typeof row === 'string');
	const each = isOneRow ? [Object.fromEntries(rows.map((row, at) => [`column_${at}`, row]))] : rows;
	const outcomes = each.map((row) => {
		const own = noSigns();
		readValue(joinCells(row), own, change, depth + 1);
		return own;
	});
	const refused = outcomes.filter((own) => replyVerdict(own) === 'refused').length;
	if (outcomes.length === 1 && outcomes[0]) {
		mergeSigns(signs, outcomes[0]);
		return;
	}
	signs.confirmed ||= outcomes.some((own) => replyVerdict(own) === 'confirmed');
	signs.doubtful ||= outcomes.some(({ doubtful }) => doubtful);
	signs.rejected = Math.max(signs.rejected, refused);
	if (refused > 0) signs.accepted = Math.max(signs.accepted, outcomes.length - refused);
}

/** Joins the cells of a row without column names into a text. */
function joinCells(row: unknown): unknown {
	if (!isRecord(row)) return row;
	const cells = Object.entries(row);
	const isNamed = cells.length === 0 || cells.some(([name]) => !/^column_\d+$/.test(name));
	if (isNamed) return row;
	const [[, only] = [], another] = cells;
	if (!another) return only;
	return cells.map(([, cell]) => textOf(cell) ?? '').join(': ');
}
