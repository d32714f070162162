import type { CsvLine } from '../file/csvRecords';
import { isFigureLike, isPlaceholder } from '../../base/text/figureText';
import { suggestColumns } from '../columns/suggestColumns';
import { campaignCosts, importKinds } from '../rules/importKinds';

/** Whether all cells of a line are empty. */
export function isBlankLine({ cells }: CsvLine): boolean {
	return cells.every((cell) => cell === '' || cell.trim() === '');
}

/**
 * Whether a line is a comment of the exporting tool, such as `# Start date: 20260901` or `sep=;`.
 */
export function isComment({ cells }: CsvLine): boolean {
	if (/^sep=/i.test(cells[0]?.trim() ?? '')) return true;
	return hasCommentMark(cells) && !cells.some(isFigureCell);
}

function hasCommentMark([cell = '']: readonly string[]): boolean {
	const first = cell.trim();
	return /^#(\s|[#=*_-]|$)/.test(first) && first !== '#';
}

/**
 * The positions of the comments among the first lines of a table. Behind a comment, a line with its
 * mark is one as well, whatever it holds: a date in words has commas. A line such as
 * `# of clicks;# of orders` is a header if figures follow in as many columns.
 */
function commentsIn(lines: readonly CsvLine[]): ReadonlySet<number> {
	const found = new Set<number>();
	for (const [at, line] of lines.entries()) {
		const { cells } = line;
		const isBelowComment = found.has(at - 1) && (hasCommentMark(cells) || cells[0] === '#');
		if (!isComment(line) && !isBelowComment) continue;
		const next = lines[at + 1]?.cells ?? [];
		const isHeader =
			filled(cells) > 1 &&
			next.length === cells.length &&
			!hasCommentMark(next) &&
			next.some(isFigureCell);
		if (!isHeader) found.add(at);
	}
	return found;
}

/** The first cell of a line that is not empty; an empty text if there is none. */
export function firstTextOf(line: CsvLine | undefined): string {
	return line?.cells.find((cell) => cell.trim() !== '')?.trim() ?? '';
}

/** Whether a cell looks like a figure. */
export function isFigureCell(cell: string): boolean {
	return isFigureLike(cell.trim());
}

function filled(cells: readonly string[]): number {
	return cells.filter((cell) => cell.trim() !== '').length;
}

/** The number of cells that are header words, in the import kind that knows most of them. */
export function knownWordsIn(cells: readonly string[]): number {
	let most = 0;
	for (const kind of [...importKinds, campaignCosts])
		most = Math.max(most, suggestColumns(kind, cells).columns.length);
	return most;
}

/** The positions of a table's header and of its first row. */
export interface FoundStart {
	readonly header: number;
	readonly first: number;
	/** Whether figures follow, which proves that it is a table. */
	readonly isSure: boolean;
}

/**
 * Finds the header. It is in the first block of lines with figures: the line after which the number
 * of columns no longer changes. In a file without figures, it is the first line with the most
 * frequent number of columns.
 */
export function findHeader(lines: readonly CsvLine[]): FoundStart | undefined {
	const comments = commentsIn(lines);
	let from = 0;
	let first: FoundStart | undefined;
	for (let at = 0; at <= lines.length; at++) {
		const line = lines[at];
		if (line && !isBlankLine(line) && !comments.has(at)) continue;
		const found = headerWithin(lines, from, at);
		const known = found ? knownWordsIn(lines[found.header]?.cells ?? []) : 0;
		const isTable = first ? known >= CERTAIN_WORDS : !areSettings(lines, found, at, known > 0);
		if (found && isTable) return found;
		first ??= found;
		from = at + 1;
	}
	return first ?? firstOfWidth(lines);
}

/**
 * Whether a block is a list of settings above a table, such as "Report Time Zone,Europe/Paris":
 * pairs of a name and a value, not all of which are figures.
 *
 * @param isKnown whether the first pair could be a header, as "Report Name,Sessions"; most of the
 * other values must then not be figures
 */
function areSettings(
	lines: readonly CsvLine[],
	found: FoundStart | undefined,
	end: number,
	isKnown: boolean,
) {
	const [first = [], ...pairs] = lines.slice(found?.header, end).map(({ cells }) => cells);
	const values = pairs.map(([, value = '']) => value.trim()).filter((value) => value !== '');
	const texts = values.filter((value) => !isFigureCell(value) && !isPlaceholder(value));
	return first.length === PAIR && texts.length > (isKnown ? values.length / 2 : 0);
}

const PAIR = 2;
const CERTAIN_WORDS = 2;

/** How many lines at the end of a block show its number of columns. */
const WIDTH_SAMPLE = 60;

/** The header within a block of lines, if figures follow it. */
function headerWithin(lines: readonly CsvLine[], from: number, to: number): FoundStart | undefined {
	const width = commonWidth(lines.slice(Math.max(from, to - WIDTH_SAMPLE), to));
	if (width < 2) return undefined;
	const first = lines.findIndex(
		({ cells }, at) => at >= from && at < to && cells.length === width && cells.some(isFigureCell),
	);
	if (first < 0) return undefined;
	const header = bestHeader(lines, from, first, width) ?? headerAbove(lines, from, width) ?? first;
	const below = header === first ? headerBelowYears(lines[first], lines[first + 1]) : false;
	const found = below ? first + 1 : header;
	return { header: found, first: found + 1, isSure: true };
}

/** Whether the first line only holds years, as groups of columns whose names are in the next one. */
function headerBelowYears(line: CsvLine | undefined, next: CsvLine | undefined): boolean {
	const { cells = [] } = next ?? {};
	const areYears = (line?.cells ?? []).filter(isFigureCell).every((cell) => YEAR.test(cell.trim()));
	const isHeader = cells.length === line?.cells.length && !cells.some(isFigureCell);
	return (
		areYears && isHeader && filled(cells) > 1 && cells.some((cell) => knownWordsIn([cell]) > 0)
	);
}

const YEAR = /^(?:19|20)\d\d$/;

function bestHeader(
	lines: readonly CsvLine[],
	from: number,
	first: number,
	width: number,
): number | undefined {
	let best = -1;
	let most = -1;
	for (let at = from; at < first; at++) {
		const { cells = [] } = lines[at] ?? {};
		const isFull = filled(cells) >= 2 && filled(cells) * 2 >= cells.length;
		if (cells.length !== width || !isFull) continue;
		const known = knownWordsIn(cells);
		if (known > most) [best, most] = [at, known];
	}
	if (best >= 0) return best;
	const before = first > from ? (lines[first - 1]?.cells ?? []) : [];
	const isHeader = filled(before) >= 2 && !before.some(isFigureCell);
	return isHeader ? first - 1 : undefined;
}

/** A header that a blank line separates from its block. */
function headerAbove(lines: readonly CsvLine[], from: number, width: number): number | undefined {
	for (let at = from - 1; at >= 0; at--) {
		const line = lines[at];
		if (!line || isBlankLine(line)) continue;
		const isHeader = !isComment(line) && !line.cells.some(isFigureCell);
		return isHeader && line.cells.length === width && filled(line.cells) >= 2 ? at : undefined;
	}
	return undefined;
}

/** The most frequent number of cells; the first one if several are equally frequent. */
function commonWidth(lines: readonly CsvLine[]): number {
	const counts = new Map<number, number>();
	for (const { cells } of lines) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
	const [most] = [...counts].sort(([, a], [, b]) => b - a);
	return most?.[0] ?? 0;
}

function firstOfWidth(lines: readonly CsvLine[]): FoundStart | undefined {
	const some = lines.filter((line) => !isBlankLine(line) && !isComment(line));
	const width = commonWidth(some);
	const isTable = ({ cells }: CsvLine) => cells.length === width;
	const line = some.find(isTable) ?? some[0];
	if (!line) return undefined;
	const header = lines.indexOf(line);
	return { header, first: header + 1, isSure: false };
}
