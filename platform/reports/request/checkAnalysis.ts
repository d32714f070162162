import { InvalidInput } from '../../base/invalidInput';
import type { JsonRecord } from '../../base/json/json';
import { textOf } from '../../base/json/json';
import type { Analysis } from '../journeys/journeyAnalyses';
import { journeyAnalyses } from '../journeys/journeyAnalyses';
import { FIELD_NAMES } from '../journeys/journeyFields';
import type { Rule } from '../journeys/rules';

/**
 * Checks an analysis that was entered as JSON by the rules of the form (docs/platform.md,
 * Customer-journey report requests), and returns it with its fields as text. A kind that the
 * specification does not list, and unknown members, are left unchanged.
 *
 * @throws InvalidInput naming the field
 */
export function checkAnalysis(item: JsonRecord, kind: string): JsonRecord {
	const analysis = journeyAnalyses().find((one) => one.kind === kind);
	if (!analysis) return item;
	const checked: JsonRecord = { ...item };
	for (const name of FIELD_NAMES) {
		const rule = analysis.needs[name] ?? analysis.takes[name];
		if (rule === undefined) continue;
		const given = item[name] ?? rule.defaultValue;
		if (given !== undefined)
			checked[name] = checkField(analysis, `reports[0].${name}`, rule, given);
		if (analysis.needs[name] && !checked[name]) throw missing(analysis, `reports[0].${name}`);
	}
	return checked;
}

function checkField({ label }: Analysis, name: string, rule: Rule, given: unknown): string {
	const text = textOf(given)?.trim();
	if (text === undefined) {
		throw new InvalidInput(name, `${name} is not text`, 'Enter the value as text, in quotes');
	}
	if (text === '') return text;
	const values = rule.isText ? [text] : text.split(',').map((value) => value.trim());
	if (values.length > 1 && !rule.several) {
		throw new InvalidInput(
			name,
			`${name} accepts only one value in ${label}, but contains ${values.length}: ${text}`,
			'Keep only one value, or use the advanced kind of the analysis if there is one',
		);
	}
	const wrong = values.find(
		(value) => value === '' || !(rule.takes(value) || isDescribed(rule, value)),
	);
	if (wrong === undefined) return values.join(',');
	throw new InvalidInput(name, `${name} cannot be "${wrong}" in ${label}`, rule.advice);
}

/** Whether the specification describes a value: JSON may try it even where it is not allowed. */
function isDescribed({ refusals }: Rule, value: string): boolean {
	return refusals?.[value] !== undefined;
}

function missing({ label }: Analysis, name: string): InvalidInput {
	return new InvalidInput(
		name,
		`${name} is missing, but ${label} needs it`,
		'Add it to the request, or use the Customer Journey resource, whose form asks for it',
	);
}
