import { InvalidInput } from '../../base/invalidInput';
import type { BatchBody } from '../types';
import type { Analysis } from './journeyAnalyses';
import type { FieldName } from './journeyFields';
import { FIELD_NAMES, JOURNEY_FIELDS, isFieldName } from './journeyFields';
import type { Rule } from './rules';

/** Values of an analysis by the platform's field names. An empty value counts as not given. */
export type AnalysisValues = Readonly<Partial<Record<FieldName, string>>>;

/** A value of a field that the specification does not show, by the platform's name. */
export interface NamedValue {
	readonly name: string;
	readonly value: string;
}

/**
 * Checks the values of an analysis and writes them as the body of a batch query: one report, all
 * values as text (docs/platform.md, Customer-journey report requests).
 *
 * @throws InvalidInput naming the field and the analysis that do not fit
 */
export function buildAnalysis(
	analysis: Analysis,
	values: AnalysisValues,
	more: readonly NamedValue[] = [],
): BatchBody {
	const item: BatchBody['reports'][0] = { kind: analysis.kind };
	const { shown, others } = join(analysis, values, more);
	for (const name of FIELD_NAMES) {
		const rule = analysis.needs[name] ?? analysis.takes[name];
		if (rule === undefined) continue;
		const given = shown[name]?.trim() || rule.defaultValue;
		if (given !== undefined) item[name] = checked(analysis, name, rule, given);
		else if (analysis.needs[name]) throw missing(analysis, name);
	}
	return { reports: [{ ...item, ...Object.fromEntries(others) }] };
}

interface Joined {
	readonly shown: AnalysisValues;
	readonly others: ReadonlyMap<string, string>;
}

/**
 * Adds the fields of Additional Parameters. They are checked as in their own inputs, except that
 * values which the specification describes but does not allow may be tried.
 */
function join(analysis: Analysis, values: AnalysisValues, more: readonly NamedValue[]): Joined {
	const shown: Partial<Record<FieldName, string>> = { ...values };
	const others = new Map<string, string>();
	for (const [index, { name, value }] of more.entries()) {
		if (name === '') throw nameless(index);
		if (name === 'kind') throw kindAgain();
		const rule = isFieldName(name) ? (analysis.needs[name] ?? analysis.takes[name]) : undefined;
		if (others.has(name) || (isFieldName(name) && shown[name]?.trim())) throw twice(name);
		// Additional Parameters may try a value that the specification describes but does not
		// allow.
		const isDescribed = rule?.refusals?.[value.trim()] !== undefined;
		if (isFieldName(name) && rule && !isDescribed) shown[name] = value;
		else others.set(name, value);
	}
	return { shown, others };
}

function checked(analysis: Analysis, name: FieldName, rule: Rule, given: string): string {
	const label = labelIn(analysis, name);
	const values = rule.isText ? [given] : given.split(',').map((value) => value.trim());
	if (values.length > 1 && !rule.several) {
		throw new InvalidInput(
			label,
			`${label} accepts only one value in the analysis ${analysis.label}, but contains ${values.length}: ${values.join(', ')}`,
			'Keep only one value, or choose the version of the analysis with (Advanced) in its name, if there is one',
		);
	}
	const wrong = values.find((value) => value === '' || !rule.takes(value));
	if (wrong === undefined) return values.join(',');
	const reason = rule.refusals?.[wrong];
	throw new InvalidInput(
		label,
		`${label} cannot be "${wrong}" in the analysis ${analysis.label}${reason ? `: ${reason}` : ''}`,
		rule.advice,
	);
}

/** The label of a field in the form of an analysis. */
function labelIn({ needs, takes }: Analysis, name: FieldName): string {
	const { label } = JOURNEY_FIELDS[name];
	return (needs[name] ?? takes[name])?.several ? `${label} Names or IDs` : label;
}

function missing(analysis: Analysis, name: FieldName): InvalidInput {
	const label = labelIn(analysis, name);
	return new InvalidInput(
		label,
		`${label} is empty, but the analysis ${analysis.label} needs it`,
		`Fill in ${label} under Analysis Fields`,
	);
}

const ADDITIONAL = 'Additional Parameters';

function nameless(index: number): InvalidInput {
	return new InvalidInput(
		ADDITIONAL,
		`${ADDITIONAL}: entry ${index + 1} has no name`,
		'Enter the name that the platform uses for the parameter, or remove the entry',
	);
}

function kindAgain(): InvalidInput {
	return new InvalidInput(
		ADDITIONAL,
		`${ADDITIONAL} cannot contain kind, because Analysis sets it`,
		'Remove kind, and choose the analysis under Analysis',
	);
}

function twice(name: string): InvalidInput {
	return new InvalidInput(
		ADDITIONAL,
		`${name} is given twice, once under ${ADDITIONAL}`,
		`Remove ${name} from ${ADDITIONAL}, or clear the field of the form that sets the same parameter`,
	);
}
