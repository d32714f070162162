import { isPlain, keptLetters } from '../../base/text/accents';

const MOST_NOTED = 100;

/** Notes names whose letters the platform changes, and those with letters of which nobody knows. */
export class LetterNotes {
	/** Names that lose their accents, as they are and as they will be. */
	readonly accents = new Map<string, string>();
	/** Names with Latin letters that have no accent to lose, and these letters. */
	readonly sentAsTheyAre = new Map<string, string>();

	/** Looks at a name. @returns whether it loses accents */
	note(entered: string, sent: string): boolean {
		// Nearly all names are ASCII, and stay as they are.
		if (isPlain(entered)) return false;
		if (this.sentAsTheyAre.size < MOST_NOTED && !isPlain(sent)) {
			const kept = keptLetters(sent);
			if (kept !== '') this.sentAsTheyAre.set(sent, kept);
		}
		const name = entered.trim();
		if (name === sent) return false;
		if (this.accents.size < MOST_NOTED) this.accents.set(name, sent);
		return true;
	}
}
