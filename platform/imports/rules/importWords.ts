/** A message as a code, with the values that its text needs. */
export type Coded<All, Code extends keyof All = keyof All> = {
	readonly [One in Code]: { readonly code: One; readonly of: All[One] };
}[Code];

/** The texts of all codes in one language. */
export type WordsFor<All, Words = string> = {
	readonly [Code in keyof All]: (of: All[Code]) => Words;
};

/** Writes a coded message in a language. */
export function importWordsOf<All, Code extends keyof All, Words>(
	texts: WordsFor<All, Words>,
	{ code, of }: Coded<All, Code>,
): Words {
	return texts[code](of);
}
