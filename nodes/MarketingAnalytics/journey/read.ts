import { InvalidInput } from '../../../platform/base/invalidInput';
import type { JsonRecord } from '../../../platform/base/json/json';
import { isRecord, listOf, textOf } from '../../../platform/base/json/json';
import type { Analysis } from '../../../platform/reports/journeys/journeyAnalyses';
import type { NamedValue } from '../../../platform/reports/journeys/buildAnalysis';
import { buildAnalysis } from '../../../platform/reports/journeys/buildAnalysis';
import type { FieldName } from '../../../platform/reports/journeys/journeyFields';
import { FIELD_NAMES, fieldOf } from '../../../platform/reports/journeys/journeyFields';
import { writeFilters } from '../../../platform/reports/journeys/journeyFilters';
import type { Parameters } from '../../shared/form/parameters';
import { readOptions } from '../../shared/form/parameters';
import { read, readEntered } from '../../shared/form/readSetting';
import { site as siteSetting } from '../../shared/report/form/site/sites';
import type { ReportInput } from '../../shared/report/request/read';
import { analysis, FIELDS } from './forms';
import { PLACE } from './place';

/** Reads and checks the form of one item: only the fields of its analysis. @throws InvalidInput */
export function readAnalysis(form: Parameters, item: number): ReportInput {
	const site = read(form, siteSetting, item);
	const chosen = read(form, analysis, item);
	const optional = recordOf(readEntered(form, FIELDS, item));
	const required = recordOf(recordOf(optional[PLACE.required])[PLACE.group]);
	const values: Partial<Record<FieldName, string>> = {};
	for (const name of FIELD_NAMES) {
		const isNeeded = chosen.needs[name] !== undefined;
		if (!isNeeded && chosen.takes[name] === undefined) continue;
		const text = readField(chosen, name, isNeeded ? required : optional);
		if (text !== undefined) values[name] = text;
	}
	const body = buildAnalysis(chosen, values, readMore(form, item));
	return { site, body, isKindTyped: false };
}

function recordOf(value: unknown): JsonRecord {
	return isRecord(value) ? value : {};
}

function readField(
	{ needs, takes }: Analysis,
	name: FieldName,
	from: JsonRecord,
): string | undefined {
	const field = fieldOf(name);
	if (field.kind === 'filters') return readFilters(from[field.parameter], from[field.json]);
	const rule = needs[name] ?? takes[name];
	const several = field.kind === 'listed' && rule?.several ? field.several : undefined;
	return toText(field.label, from[several ?? field.parameter]);
}

/**
 * Converts a value to text: a resource locator counts as its value, several values are joined with
 * commas.
 */
function toText(label: string, entered: unknown): string | undefined {
	const value = isRecord(entered) ? entered.value : entered;
	if (value === undefined || value === null) return undefined;
	if (typeof value === 'boolean') return value ? '1' : '0';
	const texts = (Array.isArray(value) ? listOf(value) : [value]).map(textOf);
	if (!texts.includes(undefined)) return texts.join(',');
	throw new InvalidInput(
		label,
		`${label} is not text`,
		'Enter text or a number. If the field allows several values, you can also enter a list',
	);
}

function readFilters(list: unknown, entered: unknown): string | undefined {
	const rows = listOf(recordOf(list).filter).map(recordOf);
	const written = writeFilters(
		rows.map(({ key, operand, value }) => [cell(key), cell(operand), textOf(value) ?? '']),
	);
	const json = typeof entered === 'object' ? JSON.stringify(entered) : textOf(entered)?.trim();
	const isGiven = json !== undefined && !['', '[]', 'null'].includes(json);
	if (!isGiven || written === undefined) return isGiven ? json : written;
	throw new InvalidInput(
		'Filters',
		'Filters are entered twice: as a list and as JSON',
		'Clear either Filters or Filters (JSON)',
	);
}

function cell(value: unknown): string {
	return textOf(value)?.trim() ?? '';
}

function readMore(form: Parameters, item: number): NamedValue[] {
	const { additionalParameters } = readOptions(form, item);
	return listOf(recordOf(additionalParameters).parameter)
		.map(recordOf)
		.map(({ name, value }) => ({
			name: cell(name),
			value:
				typeof value === 'boolean' ? String(value) : (toText('Additional Parameters', value) ?? ''),
		}));
}
