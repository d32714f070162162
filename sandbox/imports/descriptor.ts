import type { Site } from '../shop/sites';
import type { Clock } from '../clock';
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
import { type ImportKind, TARGETS } from './kinds';
import { type ImportPeriod, readPeriod } from './period';

/** One column of the CSV file and what it means. */
export interface Column<T extends string = string> {
	idx: number;
	target: T;
}

/** The JSON descriptor of an import, found right. */
export interface Descriptor {
	kind: ImportKind;
	skipHeader: boolean;
	dimensions: readonly Column[];
	metrics: readonly Column<(typeof TARGETS)[ImportKind]['metrics'][number]>[];
	period: ImportPeriod;
}

const MEMBERS = ['skipHeader', 'kind', 'dimensions', 'metrics', 'period'];

/** Reads the descriptor (docs/platform.md, Generic file import); `kind` is the one in the path. */
export function readDescriptor(
	text: string,
	kind: ImportKind,
	site: Site,
	clock: Clock,
): Descriptor {
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
		period: readPeriod(body.period, site, clock),
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
	const said = stringAt(body.kind, 'kind');
	if (said !== kind) {
		throw badRequest(
			'KIND_MISMATCH',
			`The address ends with ${kind}.json, but the kind of the descriptor is "${said}".`,
		);
	}
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
