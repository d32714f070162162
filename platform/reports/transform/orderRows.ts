import { memoize } from '../../base/async/memoize';
import { sortInTurns } from '../../base/async/sortInTurns';
import { InvalidInput } from '../../base/invalidInput';
import type { ExactNumber, Cell, Row } from '../table/tableCell';
import { exactNumberOf } from '../table/tableCell';
import type { TableStep, Table, TableColumn } from '../table/reportTable';
import { inBatches } from '../../base/async/eventLoop';

/** The order of rows. */
export interface Order {
	/** The name of a column, or a field of the platform; the first metric when empty. */
	readonly column: string;
	readonly largestFirst: boolean;
}

/** Compares two cells: negative if the first comes first. */
type Compare = (a: Cell, b: Cell) => number;

/** Compares texts in natural order; empty cells come last in either direction. */
export function comparison({ largestFirst }: Pick<Order, 'largestFirst'>): Compare {
	const sign = largestFirst ? -1 : 1;
	return (a, b) => {
		if (a === null || b === null) return Number(a === null) - Number(b === null);
		if (typeof a === 'number' && typeof b === 'number') return (a - b) * sign;
		const [one, other] = [exactly(a), exactly(b)];
		if (one !== undefined && other !== undefined) return compareAmounts(one, other) * sign;
		// Numbers come before texts.
		if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
		return collator().compare(String(a), String(b)) * sign;
	};
}

/** The exact value of a number, or of an integer kept as text. */
function exactly(cell: Cell): ExactNumber | undefined {
	if (typeof cell === 'number') return cell;
	const amount = String(cell).length < FEWEST_DIGITS ? null : exactNumberOf(cell);
	return typeof amount === 'bigint' ? amount : undefined;
}

function compareAmounts(one: ExactNumber, other: ExactNumber): number {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}

// The fewest digits of an integer that a double cannot hold.
const FEWEST_DIGITS = 16;

const collator = memoize(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }));

/** The column to sort by. @throws InvalidInput naming the existing columns */
export function columnFor({ column }: Order, columns: readonly TableColumn[]): string {
	const shown = columns.filter(({ isHidden }) => isHidden !== true);
	const query = column.trim().toLowerCase();
	const found =
		query === ''
			? shown.find(({ role }) => role === 'metric')
			: (shown.find(({ name }) => name === column.trim()) ??
				shown.find(
					(one) => one.segment === undefined && codeOfColumn(one).toLowerCase() === query,
				) ??
				shown.find(({ name }) => name.toLowerCase() === query));
	if (found) return found.name;
	throw new InvalidInput(
		'Sort By',
		query === ''
			? 'Sort By: there is no figure to sort by'
			: `Sort By: there is no column "${column}"`,
		`Use one of these: ${shown.map(({ name }) => name).join(', ')}`,
	);
}

/**
 * The code of a column, which does not depend on its label: the field, and the part of a
 * comparison.
 */
export function codeOfColumn({ field, name, part }: TableColumn): string {
	if (field === '') return name;
	return part === 'before' ? `${field}_before` : field;
}

// The most rows held at a time; a larger table is read several times instead.
const ROWS_HELD = 50_000;

/** Sorts all rows. Only the sort keys are held for all of them. */
export function orderRows(
	order: Order,
	isFirst: (row: Row) => boolean,
	held = ROWS_HELD,
): TableStep {
	return (table) => {
		const column = columnFor(order, table.columns);
		const compare = comparison(order);
		return { ...table, batches: () => sorted(table, column, compare, isFirst, held) };
	};
}

async function* sorted(
	table: Table,
	column: string,
	compare: Compare,
	isFirst: (row: Row) => boolean,
	held: number,
): AsyncGenerator<readonly Row[]> {
	const places = await placesOf(table, column, compare, isFirst);
	for (let first = 0; first < places.length; first += held) {
		const part = new Array<Row>(Math.min(held, places.length - first));
		let index = 0;
		for await (const rows of table.batches()) {
			for (const row of rows) {
				const place = (places[index++] ?? 0) - first;
				if (place >= 0 && place < part.length) part[place] = row;
			}
		}
		yield* inBatches(part);
	}
}

/** The target position of each row; the sort is stable. */
async function placesOf(
	table: Table,
	column: string,
	compare: Compare,
	isFirst: (row: Row) => boolean,
): Promise<Uint32Array> {
	const keys: Cell[] = [];
	const first = new Set<number>();
	for await (const rows of table.batches()) {
		for (const row of rows) {
			if (isFirst(row)) first.add(keys.length);
			keys.push(row[column] ?? null);
		}
	}
	const order = await sortInTurns(keys.length, (a, b) => {
		const ahead = Number(first.has(b)) - Number(first.has(a));
		return ahead || compare(keys[a] ?? null, keys[b] ?? null);
	});
	const places = new Uint32Array(order.length);
	order.forEach((index, place) => (places[index] = place));
	return places;
}
