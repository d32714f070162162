import type { Wording } from '../summary/headline';

/** Says how many there are, where not each of them is shown: "8 of 340 + Others". */
export function noteOf(
	shown: number,
	rest: number,
	areSummed: boolean,
	{ words, formats }: Wording,
): string {
	if (rest === 0) return '';
	const note = words.shown(formats.count(shown), formats.count(shown + rest));
	return areSummed ? `${note} + ${words.others}` : note;
}
