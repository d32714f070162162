import { isPlain, keptLetters, withoutAccents } from '../../../platform/client/values/accents';

describe('accents', () => {
	it.each([
		['été', 'ete'],
		['e\u0301te\u0301', 'ete'],
		['ŠKODA Český', 'SKODA Cesky'],
		['œuvre ß ø', 'œuvre ß ø'],
		['日本 🎉', '日本 🎉'],
		['', ''],
	])('%j becomes %j', (text, plain) => {
		expect(withoutAccents(text)).toBe(plain);
	});

	it.each([
		['', true],
		[' ~', true],
		['\u001f', false],
		['\u007f', false],
		['aé', false],
		['éa', false],
	])('are not looked for in plain text: %j is that: %p', (text, plain) => {
		expect(isPlain(text)).toBe(plain);
	});

	it('are removed, and of other marks in a row the first thirty stay', () => {
		const marks = '\u05b0'.repeat(31);
		expect(withoutAccents(`é${marks}é${marks}`)).toBe(`e${marks.slice(1)}e${marks.slice(1)}`);
		expect(withoutAccents('각 が')).toBe('각 が');
	});

	it('take no longer to remove where thousands of marks stand in a row', () => {
		// So many that the test would not end if each were compared with each.
		const many = 1_000_000;
		// Two that Unicode wants in the other order.
		const marks = '\u05b0\u05ae'.repeat(many);
		const accents = '\u0301\u0323'.repeat(many);
		expect(withoutAccents(`a${accents}`)).toBe('a');
		expect(withoutAccents(`a${marks}`)).toHaveLength(31);
	});

	it.each([
		['Łódź, Straße, œuvre, Łask', 'Łßœ'],
		['été', ''],
		['plain', ''],
		['日本 Ωмега', ''],
	])('leave the Latin letters that have none: of %j %j', (text, kept) => {
		expect(keptLetters(text)).toBe(kept);
	});
});
