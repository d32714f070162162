import type { Wording } from '../summary/messageWords';

/** A note where not everything is shown: "8 of 340 + Others". */
export function noteOf(
	shown: number,
	all: number,
	areSummed: boolean,
	{ words, formats }: Wording,
): string {
	if (shown >= all) return '';
	const note = words.shown(formats.count(shown), formats.count(all));
	return areSummed ? `${note} + ${words.others}` : note;
}
