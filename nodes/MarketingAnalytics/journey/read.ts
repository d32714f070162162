import type { IExecuteFunctions } from 'n8n-workflow';

import { InvalidInput } from '../../../platform/client/faults';
import type { JsonRecord } from '../../../platform/client/values/json';
import { isRecord, listOf, textOf } from '../../../platform/client/values/json';
import type { Analysis } from '../../../platform/reports/journeys/analyses';
import { analyses, findAnalysis } from '../../../platform/reports/journeys/analyses';
import type { AnalysisValues, NamedValue } from '../../../platform/reports/journeys/build';
import { buildAnalysis } from '../../../platform/reports/journeys/build';
import type { FieldName } from '../../../platform/reports/journeys/fields';
import { FIELD_LABELS, FIELD_NAMES } from '../../../platform/reports/journeys/fields';
import { writeFilters } from '../../../platform/reports/journeys/filters';
import type { ReportRequest } from '../../../platform/reports/types';
import { readSite, readText } from '../../shared/form/parameters';
import { FILTERS, LISTED, PLACE, UNLISTED } from './fields';

/** Reads and checks the form of one item: only the fields of its analysis. @throws InvalidInput */
export function readAnalysis(context: IExecuteFunctions, item: number): ReportRequest {
	const site = readSite(context, item);
	const analysis = readChosen(context, item);
	const optional = recordOf(context.getNodeParameter(PLACE.collection, item, {}));
	const required = recordOf(recordOf(optional[PLACE.required])[PLACE.group]);
	const values: Partial<Record<FieldName, string>> = {};
	for (const field of FIELD_NAMES) {
		const isNeeded = analysis.needs[field] !== undefined;
		if (!isNeeded && analysis.takes[field] === undefined) continue;
		const text = readField(analysis, field, isNeeded ? required : optional);
		if (text !== undefined) values[field] = text;
	}
	return {
		site,
		body: buildAnalysis(analysis, values satisfies AnalysisValues, readMore(context, item)),
	};
}

function readChosen(context: IExecuteFunctions, item: number): Analysis {
	const value = readText(context, 'analysis', item);
	const analysis = findAnalysis(value);
	if (analysis) return analysis;
	throw new InvalidInput(
		'Analysis',
		`There is no analysis ${value}`,
		`Use one of ${analyses.map((one) => one.value).join(', ')}`,
	);
}

function recordOf(value: unknown): JsonRecord {
	return isRecord(value) ? value : {};
}

function readField(analysis: Analysis, field: FieldName, from: JsonRecord): string | undefined {
	if (field === 'filters') return readFilters(from);
	const rule = analysis.needs[field] ?? analysis.takes[field];
	return toText(FIELD_LABELS[field], from[parameterOf(field, rule?.several ?? false)]);
}

const unlisted: Readonly<Partial<Record<FieldName, string>>> = UNLISTED;

function parameterOf(field: FieldName, several: boolean): string {
	const listed = LISTED.find((one) => one.field === field);
	return (several ? listed?.several : listed?.name) ?? unlisted[field] ?? field;
}

/** A list's `{mode, value}` counts as its value, several values as one text with commas. */
function toText(label: string, entered: unknown): string | undefined {
	const value = isRecord(entered) ? entered.value : entered;
	if (value === undefined || value === null) return undefined;
	if (typeof value === 'boolean') return value ? '1' : '0';
	const texts = (Array.isArray(value) ? listOf(value) : [value]).map(textOf);
	if (!texts.includes(undefined)) return texts.join(',');
	throw new InvalidInput(
		label,
		`${label} is no text`,
		'Give one text or number, or a list of them where several are taken',
	);
}

function readFilters(from: JsonRecord): string | undefined {
	const rows = listOf(recordOf(from[FILTERS.list]).filter).map(recordOf);
	const written = writeFilters(
		rows.map(({ key, operand, value }) => [cell(key), cell(operand), textOf(value) ?? '']),
	);
	const entered = from[FILTERS.json];
	const json = typeof entered === 'object' ? JSON.stringify(entered) : textOf(entered)?.trim();
	const isGiven = json !== undefined && !['', '[]', 'null'].includes(json);
	if (!isGiven || written === undefined) return isGiven ? json : written;
	throw new InvalidInput(
		'Filters',
		'Filters are given twice, as a list and as JSON',
		'Remove Filters or Filters (JSON)',
	);
}

function cell(value: unknown): string {
	return textOf(value)?.trim() ?? '';
}

function readMore(context: IExecuteFunctions, item: number): NamedValue[] {
	const added: unknown = context.getNodeParameter('additionalParameters', item, {});
	return listOf(recordOf(added).parameter)
		.map(recordOf)
		.map(({ name, value }) => ({
			name: cell(name),
			value:
				typeof value === 'boolean' ? String(value) : (toText('Additional Parameters', value) ?? ''),
		}));
}
