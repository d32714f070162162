import type { AnalysisName } from './analysisKinds';
import type { Rule } from './rules';
import type { Word } from './listValues';

/** The rule for a field's values in some of the analyses. */
interface Use {
	readonly rule: Rule;
	readonly needed: boolean;
	readonly in: readonly AnalysisName[];
}

/** Requires a field in these analyses. */
export function neededIn(rule: Rule, ...analyses: readonly AnalysisName[]): Use {
	return { rule, needed: true, in: analyses };
}

/** Allows a field in these analyses. */
export function isTakenIn(rule: Rule, ...analyses: readonly AnalysisName[]): Use {
	return { rule, needed: false, in: analyses };
}

interface Common {
	readonly label: string;
	/** The name of the node's parameter. */
	readonly parameter: string;
	readonly description: string;
	readonly uses: readonly Use[];
}

/** A list of the platform from which the values of a field are chosen. */
export interface ValueList {
	/** The endpoint: `<family>_get_available_<endpoint>`. */
	readonly endpoint: string;
	/** What the list holds, as a plural noun for messages. */
	readonly noun: string;
	/** Labels for values that the platform lists without one. */
	readonly words?: readonly Word[];
	/** Whether each dimension has a list of its own. */
	readonly ofDimension?: true;
}

/** A field whose values the platform lists. */
export interface ListedField extends Common {
	readonly kind: 'listed';
	readonly list: ValueList;
	/** The parameter that takes several values, where an analysis allows several. */
	readonly several?: string;
	/** A hint that is added to the description where the field is optional. */
	readonly whenOptional?: string;
	readonly placeholder: string;
	/** Whether users who do not pick from the list enter an ID or a name. */
	readonly typed: 'ID' | 'Name';
}

/** A field whose values the specification lists. */
interface ChoiceField extends Common {
	readonly kind: 'choice';
	readonly words: readonly Word[];
	readonly preset: string;
}

/** A yes-or-no field. */
interface FlagField extends Common {
	readonly kind: 'flag';
}

/** A list of conditions, entered one by one or as JSON. */
interface FiltersField extends Common {
	readonly kind: 'filters';
	/** The parameter that takes the conditions as JSON. */
	readonly json: string;
}

/** A field of analyses. */
export type JourneyField = ListedField | ChoiceField | FlagField | FiltersField;
