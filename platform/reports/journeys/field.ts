import type { AnalysisName } from './analysisKinds';
import type { Rule } from './rules';
import type { Word } from './listValues';

/** What a field takes in some analyses. */
export interface Use {
	readonly rule: Rule;
	readonly needed: boolean;
	readonly in: readonly AnalysisName[];
}

/** Analyses that a field must be given for. */
export function neededIn(rule: Rule, ...analyses: readonly AnalysisName[]): Use {
	return { rule, needed: true, in: analyses };
}

/** Analyses that a field may be given for. */
export function isTakenIn(rule: Rule, ...analyses: readonly AnalysisName[]): Use {
	return { rule, needed: false, in: analyses };
}

interface Common {
	readonly label: string;
	/** The parameter of the node. */
	readonly parameter: string;
	readonly description: string;
	readonly uses: readonly Use[];
}

/** A list of the platform that the values of a field are chosen from. */
export interface ValueList {
	/** The endpoint: `<family>_get_available_<endpoint>`. */
	readonly endpoint: string;
	/** What it lists, for messages. */
	readonly noun: string;
	/** Names for values that the platform does not name. */
	readonly words?: readonly Word[];
	/** Whether the list is another one for each dimension. */
	readonly ofDimension?: true;
}

/** A field whose values the platform lists. */
export interface ListedField extends Common {
	readonly kind: 'listed';
	readonly list: ValueList;
	/** The parameter for several values, where an analysis takes them. */
	readonly several?: string;
	/** Added where the field need not be given. */
	readonly whenOptional?: string;
	readonly placeholder: string;
	/** What users type when they do not pick. */
	readonly typed: 'ID' | 'Name';
}

/** A field whose values the specification lists. */
interface ChoiceField extends Common {
	readonly kind: 'choice';
	readonly words: readonly Word[];
	readonly preset: string;
}

/** A field that is on or off. */
interface FlagField extends Common {
	readonly kind: 'flag';
}

/** Conditions, as a list or as JSON. */
interface FiltersField extends Common {
	readonly kind: 'filters';
	/** The parameter for the same as JSON. */
	readonly json: string;
}

/** A field of analyses. */
export type JourneyField = ListedField | ChoiceField | FlagField | FiltersField;
