/** Something with names: its code, its label on screens, and its synonyms. */
export interface Term {
	readonly code: string;
	readonly label: string;
	readonly synonyms?: readonly string[];
}
