const LONGEST = 20;
/** Quotation marks alone, perhaps between dashes: `〃`, `"`, `''`, `-"-`. */
const MARKS =
	/^[\s\-–—]*(?:["”“„‟″〃＂〟'’‘´`′]|,,|‚‚)[\s\-–—"”“„‟″〃＂〟'’‘´`′,‚]*$|^(?:々|仝)+$/u;
/** The words that stand for the mark in the languages of users. */
const WORDS = new Set([
	...['ditto', 'do.', 'd°', 'd.o.', 'as above', 'same as above', 'see above', 'ibid.', 'ibidem'],
	...['dito', 'dto.', 'dgl.', 'desgl.', 'desgleichen', 'wie oben', 's. o.', 's.o.', 'siehe oben'],
	...['idem', 'id.', 'ídem', 'comme ci-dessus', 'voir ci-dessus', 'como arriba', 'ver arriba'],
	...['igual que arriba', 'come sopra', 'idem dito', 'zie boven', '同上'],
]);

/**
 * Whether a cell only says that it repeats the cell above, which after sorting or filtering need not
 * be the one that was meant.
 */
export function isDitto(text: string): boolean {
	if (text === '' || text.length > LONGEST) return false;
	return MARKS.test(text) || WORDS.has(text.toLowerCase());
}
