/**
 * What distinguishes the titles of a list: "Visits by Channel · shop-eu, 9 – 15 Nov" becomes "shop-eu" where all
 * are about the same figures and days.
 */
export function distinctTitles(titles: readonly string[]): readonly string[] {
	const [first = ''] = titles;
	const subject = first.slice(0, first.indexOf(SUBJECT_END) + SUBJECT_END.length);
	const isCommon =
		first.includes(SUBJECT_END) && titles.every((title) => title.startsWith(subject));
	const places = isCommon ? titles.map((title) => title.slice(subject.length)) : titles;
	const days = commonEnd(places);
	const short = places.map((place) => place.slice(0, place.length - days.length));
	const areDistinct = new Set(short).size === titles.length && !short.includes('');
	return areDistinct ? short : titles;
}

const SUBJECT_END = ' · ';

/** The longest part that all texts end with, from a comma on. */
function commonEnd(texts: readonly string[]): string {
	const [first = ''] = texts;
	for (let at = first.indexOf(', '); at >= 0; at = first.indexOf(', ', at + 1)) {
		const end = first.slice(at);
		if (texts.every((text) => text.endsWith(end))) return end;
	}
	return '';
}
