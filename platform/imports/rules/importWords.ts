/** Something to say, as a code of a table and the values that its text needs. */
export type Coded<All, Code extends keyof All = keyof All> = {
	readonly [One in Code]: { readonly code: One; readonly of: All[One] };
}[Code];

/** The texts of a table of codes in one language. */
export type WordsFor<All, Words = string> = {
	readonly [Code in keyof All]: (of: All[Code]) => Words;
};

/** Says in a language what is coded. */
export function importWordsOf<All, Code extends keyof All, Words>(
	texts: WordsFor<All, Words>,
	{ code, of }: Coded<All, Code>,
): Words {
	return texts[code](of);
}
