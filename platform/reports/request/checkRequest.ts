import { InvalidInput } from '../../base/invalidInput';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf } from '../../base/json/json';
import type { BatchBody } from '../types';
import { isJourney } from '../types';
import { checkDateRanges } from './dateRange';

/** The labels of the parts of a request, as the user sees them. */
export interface ParameterNames {
	readonly request: string;
	readonly kind: string;
	readonly path: string;
	readonly period: string;
	readonly dimensions: string;
	readonly metrics: string;
}

/** The labels for a request that is entered as JSON. */
export const JSON_NAMES: ParameterNames = {
	request: 'Request (JSON)',
	kind: 'reports[0].kind',
	path: 'reports[0].path',
	period: 'reports[0].dateRanges',
	dimensions: 'reports[0].dimensions',
	metrics: 'reports[0].metrics',
};

/**
 * Checks a batch query before it is sent (docs/platform.md, Batch report request and Limits). Only
 * the kind is required; unknown members are left unchanged.
 *
 * @throws InvalidInput naming the part that cannot be sent
 */
export function checkBody(body: unknown, names: ParameterNames): BatchBody {
	const report = onlyReport(body, names);
	const kind = checkKind(report.kind, names.kind);
	checkPath(report.path, names.path);
	const parts = kind.startsWith(REAL_TIME) ? checkParts(report, names) : report;
	return { ...(isRecord(body) ? body : {}), reports: [{ ...parts, kind }] };
}

/** As `checkBody`, with the rules of an analysis, which are loaded for an analysis only. @throws InvalidInput */
export async function checkAnyBody(body: unknown, names: ParameterNames): Promise<BatchBody> {
	const checked = checkBody(body, names);
	const [report] = checked.reports;
	const { kind } = report;
	if (!isJourney(kind)) return checked;
	const { checkAnalysis } = await import('./checkAnalysis');
	return { ...checked, reports: [{ ...checkAnalysis(report, kind), kind }] };
}

function onlyReport(body: unknown, names: ParameterNames): JsonRecord {
	const { request } = names;
	if (!isRecord(body) || !Array.isArray(body.reports)) {
		throw new InvalidInput(request, `${request} has no list named "reports"`, BODY_EXAMPLE);
	}
	if (body.reports.length !== 1) {
		throw new InvalidInput(
			request,
			`${request} contains ${body.reports.length} reports, but the platform accepts exactly one`,
			'Send each report as a separate item. The platform calculates them at the same time',
		);
	}
	const report: unknown = body.reports[0];
	if (!isRecord(report)) {
		throw new InvalidInput(request, `${request}: the report is not an object`, BODY_EXAMPLE);
	}
	if (body.async === false || body.dryRun === true) {
		throw new InvalidInput(
			request,
			`${request} sets async or dryRun, which leaves no job to wait for`,
			'Remove both fields from the request; Report > Check Request sets dryRun automatically',
		);
	}
	return report;
}

function checkParts(report: JsonRecord, names: ParameterNames): JsonRecord {
	const { dateRanges, dimensions, metrics, segmentFilterClauses } = report;
	if (isGiven(dateRanges)) checkDateRanges(names.period, dateRanges);
	if (isGiven(dimensions)) checkColumns(dimensions, names.dimensions);
	if (isGiven(metrics)) checkColumns(metrics, names.metrics);
	if (!isGiven(segmentFilterClauses)) return report;
	return { ...report, segmentFilterClauses: checkClauses(segmentFilterClauses) };
}

/** Whether an optional part is present. Null and missing parts are left to the platform. */
function isGiven(part: unknown): boolean {
	return part !== undefined && part !== null;
}

const BODY_EXAMPLE = 'Enter a request such as {"reports": [{"kind": "rt#insummary", ...}]}';
const REAL_TIME = 'rt#';
const KIND = /^(rt#[\w.:-]+|cj#\w+-(simple|advanced))$/;

function checkKind(kind: unknown, name: string): string {
	const text = textOf(kind)?.trim() ?? '';
	if (KIND.test(text)) return text;
	throw new InvalidInput(
		name,
		text === '' ? `${name} is empty` : `${name} is not a report kind: ${text}`,
		'Choose a report kind from the list, or enter one such as rt#insummary',
	);
}

function checkPath(path: unknown, name: string): void {
	// The form sends no path for the channel level; JSON may send an empty one.
	if (!isGiven(path) || path === '') return;
	const defect = typeof path === 'string' ? dataLevelError(path) : 'it is not text';
	if (defect === undefined) return;
	throw new InvalidInput(name, `${name} is malformed: ${defect}`, PATH_EXAMPLE);
}

function checkColumns(columns: unknown, name: string): void {
	if (!Array.isArray(columns)) {
		throw new InvalidInput(
			name,
			`${name} is not a list`,
			'Use a list such as [{"name": "Visits", "field": "visit"}]',
		);
	}
	for (const [index, column] of listOf(columns).entries()) {
		const field = isRecord(column) ? textOf(column.field)?.trim() : undefined;
		const label = isRecord(column) ? textOf(column.name)?.trim() : undefined;
		if (!field || !label) {
			throw new InvalidInput(
				name,
				`${name}: entry ${index + 1} has no ${field ? 'name' : 'field'}`,
				'Choose a dimension or metric, or remove the entry. In JSON, each entry needs "field" and "name", such as {"name": "Visits", "field": "visit"}',
			);
		}
		if (label === 'error') {
			throw new InvalidInput(
				name,
				`${name}: entry ${index + 1} is labeled "error", which n8n treats as a failed item`,
				'Use another label',
			);
		}
	}
}

const FIELDS = ['device', 'attributionrule'];
const NAME = 'reports[0].segmentFilterClauses';

/**
 * Checks the filters of a request that was entered as JSON (the specification,
 * segmentFilterClauses). Observed practice: codes may also be texts.
 *
 * @returns the filters with their codes as numbers, as the specification shows them
 * @throws InvalidInput naming the entry
 */
function checkClauses(clauses: unknown): readonly JsonRecord[] {
	if (!Array.isArray(clauses)) throw wrong('is not a list');
	return listOf(clauses).map((clause, index) => {
		if (!isRecord(clause)) throw wrong(`entry ${index + 1} is not an object`);
		const defect = defectOf(clause);
		if (defect !== undefined) throw wrong(`entry ${index + 1} ${defect}`);
		return { ...clause, value: listOf(clause.value).map(asNumber) };
	});
}

function asNumber(code: unknown): unknown {
	return Number.isSafeInteger(Number(code)) ? Number(code) : code;
}

function defectOf(clause: JsonRecord): string | undefined {
	const field = textOf(clause.field);
	const operator = textOf(clause.operator);
	if (!field) return 'has no field';
	if (!FIELDS.includes(field))
		return `filters by "${field}", which is not one of ${FIELDS.join(', ')}`;
	if (!operator) return 'has no operator';
	if (operator !== 'IN') return `has the operator "${operator}", but only IN is allowed`;
	if (!Array.isArray(clause.value)) return 'has a value that is not a list';
	const codes = listOf(clause.value).map(textOf);
	if (codes.includes(undefined)) return 'contains a value that is not a whole number';
	const other = codes.find((code) => !/^\d+$/.test(code ?? ''));
	return other === undefined ? undefined : `contains "${other}", which is not a whole number`;
}

function wrong(what: string): InvalidInput {
	const message = what.startsWith('entry') ? `${NAME}: ${what}` : `${NAME} ${what}`;
	return new InvalidInput(NAME, message, EXAMPLE);
}

const EXAMPLE =
	'Use a list of filters, such as [{"field": "device", "operator": "IN", "value": [1, 2]}]';

// The specification does not say which characters names may have.
const SEGMENT = /^[A-Za-z_][\w-]*(\[(\?|\d+)\])?$/;

/**
 * Describes what is wrong with a data-level path, or returns undefined when it is well formed
 * (docs/platform.md, Batch report request: object names, `[?]` any element, `[<n>]` one element).
 */
export function dataLevelError(path: string): string | undefined {
	const segments = path.split('.');
	const last = segments.length - 1;
	for (const [position, segment] of segments.entries()) {
		if (segment === '*' && position === last && position > 0) continue;
		const defect = segmentDefect(segment);
		if (defect !== undefined) return defect;
	}
	return undefined;
}

function segmentDefect(segment: string): string | undefined {
	if (SEGMENT.test(segment)) return undefined;
	if (segment === '') return 'it has two dots in a row, or a dot at its start or end';
	if (segment.includes('*'))
		return `* is allowed only by itself after the last dot, but is in "${segment}"`;
	if (/[[\]]/.test(segment)) {
		return `"${segment}" needs [?] for every element, or [123] for the element with that ID`;
	}
	return `"${segment}" is not an object name. Names consist of letters, digits, _ and -, and are joined by dots`;
}

/** An example of a path, for hints and errors. */
const PATH_EXAMPLE =
	'Enter a path such as mcMEDIAINCOMING[?].* or mcMEDIAINCOMING[12].mcMEDIAAD.mcOPE: ' +
	'[?] stands for all objects of this name, and [12] for the object with ID 12';
