import { namesOf, rowRecord } from './table';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf } from '../../base/json/json';
import { flagOf, hasErrors, isHttpFailure, jsonNumber } from './flags';
import { readMarkup } from './markup';
import { readMember } from './confirmationSigns';
import { ERROR_NAMES, IGNORED_NAMES, MESSAGE_NAMES, NO_RECORD_IDS, nameOfSign } from './signNames';
import type { Change, Signs, ReplyVerdict } from './verdict';
import { addTo, noSigns, replyVerdict } from './verdict';
import { countsIn, signIn } from './signWords';

/**
 * What a reply says of a change whose reply the specification does not show: that it was refused, done, done
 * in part, or neither.
 */
export interface Confirmation {
	readonly verdict: ReplyVerdict;
	/** How many of the things that were sent were refused, as far as the reply says. */
	readonly rejected: number;
}

const DONE_STATUSES = [201, 202, 204];

/** Reads what a reply says of a change, from all that it holds but what is said of the reply itself. */
export function readConfirmation(reply: unknown, change: Change = {}): Confirmation {
	const signs = noSigns();
	signs.confirmed = DONE_STATUSES.includes(change.status ?? 0);
	readValue(reply, signs, change, 0);
	if (change.isEmpty === true) signs.none = false;
	return { verdict: replyVerdict(signs), rejected: signs.rejected };
}

// More is a result, and no answer to a change.
const DEEPEST = 6;
const MOST_MEMBERS = 200;
const MOST_ROWS = 1_000;

/** Reads a value that nothing names but its place. */
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
	// A number alone may be a count, a code or an ID.
	if (jsonNumber(text) !== undefined) return;
	const flag = flagOf(text);
	if (flag === true) signs.succeeded = true;
	if (flag === false) signs.refused = true;
	const sign = signIn(text);
	if (sign === 'refused') signs.complained = true;
	if (sign === 'confirmed') signs.confirmed = true;
	if (sign !== 'mixed') return;
	const { rejected } = countsIn(text);
	signs.doubtful = true;
	signs.rejected = Math.max(signs.rejected, rejected);
	if (rejected > 0) signs.accepted = Math.max(signs.accepted, 1);
}

function readRecord(record: JsonRecord, signs: Signs, change: Change, depth: number): void {
	const members = Object.entries(record).slice(0, MOST_MEMBERS);
	const named = members.map(([name, value]) => ({ name: nameOfSign(name), value }));
	const about = {
		isRecord: members.some(([name, value]) => isId(name, value)),
		isExplained: named.some(({ name, value }) => explains(name, value)),
	};
	if (isProblem(record)) signs.refused = true;
	const columns = namesOf(listOf(record.fields ?? siblingFields(record)));
	for (const { name, value } of named) {
		if (IGNORED_NAMES.has(name)) continue;
		if (readMember(name, value, about, signs, change)) continue;
		if (Array.isArray(value)) {
			// What describes the columns of the rows says nothing of the change.
			if (name !== 'fields' && name !== 'columns') readRows(value, columns, signs, change, depth);
		} else if (isRecord(value)) readValue(value, signs, change, depth + 1);
		else if (typeof value === 'string' && ANSWERS.has(name)) readText(value, signs, change, depth);
		else if (typeof value === 'boolean' && ANSWERS.has(name))
			readValue(value, signs, change, depth);
	}
	if (about.isRecord) signs.confirmed = true;
}

// What stands there alone is the answer.
const ANSWERS = new Set(['data', 'value', 'output', 'text', 'column1']);

/** As in replies to submissions, whose rows stand beside `data` (docs/platform.md, Batch job responses). */
function siblingFields({ data }: JsonRecord): unknown {
	return isRecord(data) ? data.fields : undefined;
}

const ID = /(?:^|[_-])(?:id|ref|key|uuid|guid)$/i;
const CAMEL_ID = /[a-z](?:Id|ID|Ref|Uuid)$/;

/** Whether a member names a thing on the platform, so that beside it stand properties of that. */
export function isId(name: string, value: unknown): boolean {
	const text = textOf(value) ?? '';
	if (text === '' || text === '0' || !(ID.test(name) || CAMEL_ID.test(name))) return false;
	return !NO_RECORD_IDS.has(nameOfSign(name));
}

function explains(name: string, value: unknown): boolean {
	if (ERROR_NAMES.has(name)) return hasErrors(value);
	return MESSAGE_NAMES.has(name) && typeof value === 'string' && value.trim() !== '';
}

/** A problem as RFC 9457 describes it, or with a status of HTTP in the same place. */
function isProblem({ type, title, detail, status, instance }: JsonRecord): boolean {
	if (typeof title !== 'string') return false;
	const number = jsonNumber(status);
	if (number !== undefined && isHttpFailure(number)) return true;
	return typeof type === 'string' && [detail, instance].some((one) => typeof one === 'string');
}

/** Reads a list of what became of each thing. A row alone is the answer. */
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
	// Such as the texts ["KO", "unknown site"], which are one row.
	const isOneRow = rows.every((row) => typeof row === 'string');
	const each = isOneRow ? [Object.fromEntries(rows.map((row, at) => [`column_${at}`, row]))] : rows;
	const found = each.map((row) => {
		const own = noSigns();
		readValue(unnamed(row), own, change, depth + 1);
		return own;
	});
	const refused = found.filter((own) => replyVerdict(own) === 'refused').length;
	if (found.length === 1 && found[0]) {
		addTo(signs, found[0]);
		return;
	}
	signs.confirmed ||= found.some((own) => replyVerdict(own) === 'confirmed');
	signs.doubtful ||= found.some(({ doubtful }) => doubtful);
	signs.rejected = Math.max(signs.rejected, refused);
	if (refused > 0) signs.accepted = Math.max(signs.accepted, found.length - refused);
}

/** A row whose columns have no names, as a text of all its cells. */
function unnamed(row: unknown): unknown {
	if (!isRecord(row)) return row;
	const cells = Object.entries(row);
	const isNamed = cells.length === 0 || cells.some(([name]) => !/^column_\d+$/.test(name));
	if (isNamed) return row;
	const [[, only] = [], another] = cells;
	if (!another) return only;
	return cells.map(([, cell]) => textOf(cell) ?? '').join(': ');
}
