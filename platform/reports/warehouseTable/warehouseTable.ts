import { Fault } from '../../http/errors/fault';
import { todayIn } from '../../base/dates/namedPeriods';
import type { Cell, Row } from '../table/tableCell';
import { ColumnNames, codeOf } from '../table/columnNames';
import type { Role, TableStep, TableColumn } from '../table/reportTable';
import type { TimeScale } from '../types';
import { finality } from '../request/finality';
import { rowKey } from './rowKey';
import { channelName } from '../../base/names/channels';
import { memoize } from '../../base/async/memoize';

/** What is needed to write a report's rows to a database, in addition to its result. */
export interface WarehouseTable {
	/** The name of the report within the table. */
	readonly report: string;
	readonly scale: TimeScale;
	/** For how many days figures may still change. */
	readonly lookBack: number;
}

/** Where and when the figures come from; times in Unix milliseconds. */
export interface Origin {
	readonly site: string;
	/** The time zone of the result. */
	readonly zone: string;
	/** When the report was requested. */
	readonly requestedMs: number;
	readonly fetchedMs: number;
}

const FACTS = ['row_key', 'site', 'report', 'date', 'is_final', 'fetched_at'] as const;

/**
 * Turns rows into those of a database table: columns named by the platform's fields, and a key by
 * which a later fetch replaces the row. This comes before all other transformations, which may
 * change the values of the key.
 *
 * @param foundAlike called where several rows have equal values
 */
export function toWarehouseTable(
	table: WarehouseTable,
	origin: Origin,
	foundAlike: () => void,
): TableStep {
	const isFinal = finality(table.scale, table.lookBack, todayIn(origin.zone, origin.requestedMs));
	const fetchedAt = new Date(origin.fetchedMs).toISOString();
	return ({ columns, batches }) => {
		const dates = columns.find(({ role }) => role === 'date')?.name;
		const named = nameColumns(columns.filter(({ name }) => name !== dates));
		const [dimensions, segments] = [columnsOf(columns, 'dimension'), columnsOf(columns, 'segment')];
		const write = (row: Row, next: Occurrences['next']): Row => {
			const date = dateIn(row, dates);
			const about = { dimensions: valuesIn(row, dimensions), segments: valuesIn(row, segments) };
			const { site } = origin;
			const { report, scale } = table;
			const key = next(JSON.stringify(about.dimensions), (occurrence) =>
				rowKey({ site, report, scale, date, ...about, occurrence }),
			);
			const facts = { row_key: key, site, report, date };
			const written: Row = { ...facts, is_final: isFinal(date), fetched_at: fetchedAt };
			for (const { from, column, read } of named) {
				const cell = row[from] ?? null;
				written[column.name] = read ? read(cell) : cell;
			}
			return written;
		};
		return {
			columns: [...FACTS.map(factColumn), ...named.map(({ column }) => column)],
			batches: async function* () {
				const occurrences = new Occurrences(foundAlike);
				for await (const rows of batches()) {
					yield rows.map((row) => write(row, occurrences.next));
				}
			},
		};
	};
}

function factColumn(name: string): TableColumn {
	return { name, field: '', role: name === 'date' ? 'date' : 'fact', affinity: '' };
}

function columnsOf(columns: readonly TableColumn[], requestedRole: Role): readonly TableColumn[] {
	return columns.filter(({ role }) => role === requestedRole);
}

function valuesIn(row: Row, columns: readonly TableColumn[]) {
	return columns.map(({ name, field }): [string, Cell] => [field || name, row[name] ?? null]);
}

/** A column of the table, and its source. */
interface Written {
	readonly from: string;
	readonly column: TableColumn;
	readonly read?: (cell: Cell) => Cell;
}

/** Columns named by their fields, with labels next to codes. */
function nameColumns(columns: readonly TableColumn[]): Written[] {
	const names = new ColumnNames([...FACTS]);
	return columns.flatMap((column): Written[] => {
		const { name, field, role } = column;
		const code = { from: name, column: { ...column, name: names.claimCode(fieldOf(column)) } };
		const readable = role === 'dimension' ? readableFor(field) : undefined;
		if (readable === undefined) return [code];
		const nameColumns = { ...factColumn(names.claimCode(readable.column)), affinity: 'text' };
		return [code, { from: name, column: nameColumns, read: readable.read }];
	});
}

/** A metric of a segment is named by the IDs of its segments, as labels change and may repeat. */
function fieldOf({ name, field, segment = [] }: TableColumn): string {
	const within = segment.flatMap((step) =>
		[step.segment, step.id].map((part) => codeOf(part) || part),
	);
	return [field || codeOf(name) || name, ...within].join('_');
}

/**
 * The date of a row.
 *
 * @throws Fault as a row without a date would be mistaken for another at the next fetch
 */
function dateIn(row: Row, column: string | undefined): string {
	const date = column === undefined ? undefined : row[column];
	if (typeof date === 'string' && /^\d{4}-\d\d-\d\d/.test(date)) return date;
	const detail = 'it has no days, so its rows cannot be distinguished in a table';
	throw new Fault('unexpectedReply', {
		what: 'the request for the result',
		upstreamMessage: detail,
	});
}

/** A column of labels for a column of codes. */
interface Readable {
	readonly column: string;
	readonly nameOf: (code: string) => string;
}

/** Dimensions whose codes readers mistake or do not know. */
const CODED: ReadonlyMap<string, Readable> = new Map([
	['media_key', { column: 'channel', nameOf: channelName }],
	['geoloccountry_isocode', { column: 'country', nameOf: countryName }],
]);

/** The column of labels for a dimension; undefined where it has no codes. */
function readableFor(field: string) {
	const readable = CODED.get(field);
	if (readable === undefined) return undefined;
	const { column, nameOf } = readable;
	const read = (code: Cell): Cell => (typeof code === 'string' ? nameOf(code) : code);
	return { column, read };
}

const countries = memoize(() => new Intl.DisplayNames(['en'], { type: 'region' }));

function countryName(code: string): string {
	return /^[A-Z]{2}$/i.test(code) ? (countries().of(code) ?? code) : code;
}

/**
 * Numbers equal rows, such as those of two campaigns of one name, so that no key is used twice. The
 * rows of one element of a result are consecutive, so only a fingerprint of each element is
 * remembered.
 */
export class Occurrences {
	private readonly elements = new Map<string, number>();
	private current: string | undefined;
	private keys = new Set<string>();

	/** @param found called when rows are equal */
	constructor(private readonly found: () => void) {}

	/**
	 * The key of a row.
	 *
	 * @param element what all rows of the element have in common
	 * @param keyOf the key of the nth equal row
	 */
	readonly next = (element: string, keyOf: (occurrence: number) => string): string => {
		if (element !== this.current) this.begin(element);
		const key = keyOf(this.elements.get(element) ?? 1);
		if (!this.keys.has(key)) {
			this.keys.add(key);
			return key;
		}
		this.begin(element);
		return this.next(element, keyOf);
	};

	private begin(element: string): void {
		const before = this.elements.get(element) ?? 0;
		if (before > 0) this.found();
		this.elements.set(element, before + 1);
		this.current = element;
		this.keys = new Set();
	}
}
