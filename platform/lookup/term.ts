/** Something that has names: its code, what it is called on screens, and what else people say. */
export interface Term {
	readonly code: string;
	readonly label: string;
	readonly synonyms?: readonly string[];
}
