import { memoize } from '../../base/async/memoize';
import type { FieldName } from './journeyFields';
import { FIELD_NAMES, fieldOf } from './journeyFields';
import type { AnalysisName } from './analysisKinds';
import { ANALYSIS_NAMES, isAnalysisName, KINDS } from './analysisKinds';
import { JOURNEY_PREFIX } from '../types';
import type { Rule } from './rules';

/** The fields of an analysis, each with the rule for its values. */
type FieldRules = Readonly<Partial<Record<FieldName, Rule>>>;

/** One kind of customer-journey report (docs/platform.md, Customer-journey report requests). */
export interface Analysis {
	/** The kind without `cj#`. */
	readonly value: AnalysisName;
	readonly kind: string;
	readonly label: string;
	readonly description: string;
	/** The first part of the endpoints that list its values: `<family>_get_available_<values>`. */
	readonly family: string;
	readonly needs: FieldRules;
	readonly takes: FieldRules;
}

/** The analysis of this name. */
export function analysisOf(value: AnalysisName): Analysis {
	const [family = value] = value.split('-');
	return {
		...KINDS[value],
		value,
		kind: `${JOURNEY_PREFIX}${value}`,
		family,
		needs: rulesOf(value, true),
		takes: rulesOf(value, false),
	};
}

function rulesOf(analysis: AnalysisName, needed: boolean): FieldRules {
	const rules: Partial<Record<FieldName, Rule>> = {};
	for (const name of FIELD_NAMES) {
		const use = fieldOf(name).uses.find(
			(one) => one.needed === needed && one.in.includes(analysis),
		);
		if (use) rules[name] = use.rule;
	}
	return rules;
}

/** All analyses. */
export const journeyAnalyses = memoize((): readonly Analysis[] => ANALYSIS_NAMES.map(analysisOf));

/** The analysis of this name, or undefined. */
export function findAnalysis(value: string): Analysis | undefined {
	return isAnalysisName(value) ? analysisOf(value) : undefined;
}
