import { isPlain, keptLetters } from '../../base/text/accents';

/** How many names are listed; one more is kept, so that a reader knows whether there are others. */
export const MOST_NAMES = 100;

/**
 * Records names whose accents the platform removes, and names with letters whose treatment is
 * undocumented.
 */
export class LetterNotes {
	/** Names that lose their accents, mapped to the result. */
	readonly accents = new Map<string, string>();
	/** Names with Latin letters that have no base letter, mapped to these letters. */
	readonly sentAsTheyAre = new Map<string, string>();

	/**
	 * Checks a name.
	 *
	 * @returns whether it loses accents
	 */
	note(entered: string, sent: string): boolean {
		// A quick check, as nearly all names are ASCII.
		if (isPlain(entered)) return false;
		if (this.sentAsTheyAre.size <= MOST_NAMES && !isPlain(sent)) {
			const kept = keptLetters(sent);
			if (kept !== '') this.sentAsTheyAre.set(sent, kept);
		}
		const name = entered.trim();
		if (name === sent) return false;
		if (this.accents.size <= MOST_NAMES) this.accents.set(name, sent);
		return true;
	}
}
