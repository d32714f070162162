import { type DayNumber, dayWritten } from '../clock';
import {
	type Json,
	type JsonObject,
	arrayAt,
	objectWith,
	optionalFlag,
	parseJson,
	stringAt,
} from '../http/json';
import { badRequest } from '../http/refusal';
import type { SiteCall } from '../request/endpoint';
import { type ImportKind, TARGETS } from './kinds';

/** A column of the CSV file and its target. */
export interface Column<T extends string = string> {
	idx: number;
	target: T;
}

/** The days of an import, both inclusive. */
export interface ImportPeriod {
	from: DayNumber;
	to: DayNumber;
}

/** The validated JSON descriptor of an import. */
export interface Descriptor {
	kind: ImportKind;
	skipHeader: boolean;
	dimensions: readonly Column[];
	metrics: readonly Column<(typeof TARGETS)[ImportKind]['metrics'][number]>[];
	period: ImportPeriod;
}

const MEMBERS = ['skipHeader', 'kind', 'dimensions', 'metrics', 'period'];

/** Reads the descriptor (docs/platform.md, Generic file import); `kind` is the one in the path. */
export function readDescriptor(text: string, kind: ImportKind, call: SiteCall): Descriptor {
	const body = objectWith(jsonOf(text), 'The descriptor', MEMBERS);
	checkKind(body, kind);
	const { dimensions, optionalDimensions, metrics } = TARGETS[kind];
	const descriptor: Descriptor = {
		kind,
		skipHeader: optionalFlag(body.skipHeader, 'skipHeader') ?? false,
		dimensions: readColumns(body.dimensions, 'dimensions', kind, [
			...dimensions,
			...optionalDimensions,
		]),
		metrics: readColumns(body.metrics, 'metrics', kind, metrics),
		period: readPeriod(body.period, call),
	};
	checkComplete(descriptor, dimensions);
	return descriptor;
}

function jsonOf(text: string): Json {
	try {
		return parseJson(text);
	} catch {
		throw badRequest('DESCRIPTOR_NOT_JSON', 'The file in the part meta-data is not JSON.');
	}
}

function checkKind(body: JsonObject, kind: ImportKind): void {
	const received = stringAt(body.kind, 'kind');
	if (received === kind) return;
	throw badRequest(
		'KIND_MISMATCH',
		`The address ends with ${kind}.json, but the kind of the descriptor is "${received}".`,
	);
}

function readColumns<T extends string>(
	value: Json | undefined,
	where: string,
	kind: ImportKind,
	targets: readonly T[],
): Column<T>[] {
	return arrayAt(value, where).map((one, index) => {
		const item = objectWith(one, `${where}[${index}]`, ['idx', 'target']);
		const name = stringAt(item.target, `target of ${where}[${index}]`);
		const target = targets.find((candidate) => candidate === name);
		if (target === undefined) {
			const known = targets.join(', ');
			throw badRequest(
				'TARGET_UNKNOWN',
				`The kind ${kind} has no "${name}" in ${where}; there are ${known}.`,
			);
		}
		return { idx: indexAt(item.idx, `idx of ${where}[${index}]`), target };
	});
}

function indexAt(value: Json | undefined, where: string): number {
	if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
	throw badRequest('COLUMN_INVALID', `${where} must be a column number: 0, 1, 2 and so on.`);
}

function checkComplete(descriptor: Descriptor, required: readonly string[]): void {
	const columns: readonly Column[] = [...descriptor.dimensions, ...descriptor.metrics];
	const targets = columns.map(({ target }) => target);
	const missing = required.find((target) => !targets.includes(target));
	if (missing !== undefined) {
		throw badRequest('TARGET_MISSING', `dimensions must have the target "${missing}".`);
	}
	if (descriptor.metrics.length === 0) {
		throw badRequest('TARGET_MISSING', 'metrics must have at least one target.');
	}
	if (new Set(targets).size < targets.length) {
		throw badRequest('TARGET_REPEATED', 'A target is given more than once.');
	}
	if (new Set(columns.map(({ idx }) => idx)).size < columns.length) {
		throw badRequest('COLUMN_REPEATED', 'A column is given more than one target.');
	}
}

/** Reads `period` (docs/platform.md, Generic file import: DD/MM/YYYY and the scale D). */
function readPeriod(value: Json | undefined, { site, clock }: SiteCall): ImportPeriod {
	const period = objectWith(value, 'period', ['from', 'to', 'scale']);
	if (period.scale !== 'D') throw wrong('The scale of the period must be "D" (day).');
	const from = dayAt(period.from, 'from');
	const to = dayAt(period.to, 'to');
	if (to < from) throw wrong('The period ends before it starts.');
	// The specification describes history: a future day has none.
	if (to > clock.today(site.timeZone)) throw wrong('The period must not end after today.');
	return { from, to };
}

function dayAt(value: Json | undefined, name: string): DayNumber {
	const day = typeof value === 'string' ? dayWritten(value, 'dd/MM/yyyy') : undefined;
	if (day === undefined) throw wrong(`${name} of the period must be a date like 31/12/2025.`);
	return day;
}

function wrong(sentence: string) {
	return badRequest('PERIOD_INVALID', sentence);
}
