// Marks that turn what follows them around, and that may not end with the text that holds them.
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
// Halves of letters and what is no letter, which neither JSON nor XML can hold.
const BROKEN = /[\p{Cs}\uFFFE\uFFFF]/gu;

/** A text as one line that stays a text beside others, whatever it holds. */
export function singleLine(text: string): string {
	return text.replace(TURNING, '').replace(BREAKS, ' ').replace(BROKEN, '\uFFFD').trim();
}
