import { Fault } from '../../../platform/http/errors/fault';
import { InvalidInput } from '../../../platform/base/invalidInput';
import {
	firstNames,
	shortName,
	truncate,
	truncateMiddle,
	withRest,
} from '../../../platform/base/text/truncate';

const FAMILY = '👩‍👩‍👧';
const LONG = 'x'.repeat(1_000_000);

test.each([
	['short', 10, 'short'],
	['exactly ten', 11, 'exactly ten'],
	['slightly too long', 10, 'slightly…'],
	[`ab${FAMILY}cd`, 10, 'ab…'],
	[`e\u0301e\u0301e\u0301`, 4, 'e\u0301…'],
	['', 0, ''],
])('%j is truncated to %i code units as %j, never within a letter', (text, most, cut) => {
	expect(truncate(text, most)).toBe(cut);
});

// ASCII is cut without segmentation, so each cut next to a mark or a joiner is tried.
test('a text is cut between graphemes, as late as there is room, at each length', () => {
	const text = `ab e\u0301\u0302c ${FAMILY}d\u0308 \r\nx\u200dy${FAMILY} 🇫🇷🇩🇪 ends so`;
	const letters = Array.from(new Intl.Segmenter('und').segment(text), ({ segment }) => segment);
	const heads = letters.map((_, at) => letters.slice(0, at).join('')).reverse();
	const tails = letters.map((_, at) => letters.slice(at).join(''));
	for (let most = 2; most < text.length; most++) {
		const head = heads.find(({ length }) => length < most) ?? '';
		expect(truncate(text, most)).toBe(`${head.trimEnd()}…`);
		const part = Math.floor(most / 3);
		const tail = tails.find(({ length }) => length < part) ?? '';
		const middle = `${truncate(text, most - part)} ${tail.trimStart()}`;
		expect(truncateMiddle(text, most)).toBe(middle);
	}
});

test('a truncated sentence keeps its beginning and its end', () => {
	const sentence = `The site ${LONG} does not exist`;
	const cut = truncateMiddle(sentence, 90);
	expect(cut.length).toBeLessThanOrEqual(90);
	expect(cut).toMatch(/^The site x+… x+ does not exist$/);
	expect(truncateMiddle('It is whole', 11)).toBe('It is whole');
	const letters = truncateMiddle(FAMILY.repeat(1_000), 60);
	expect(letters.replaceAll(FAMILY, '')).toBe('… ');
});

test('names in a sentence are truncated, and only the first of many are listed', () => {
	expect(shortName(LONG)).toBe(`${'x'.repeat(79)}…`);
	const names = Array.from({ length: 21 }, (_, at) => `n${at}`);
	expect(firstNames(names)).toMatch(/^n0, n1, .*n19, 1 more$/);
	expect(firstNames(names.slice(1))).toMatch(/^n1, .*n20$/);
	expect(firstNames([LONG], 1)).toHaveLength(80);
	expect(withRest(['a', 'b', 'c'], 7, 2)).toEqual(['a', 'b', '5 more']);
	expect(withRest(['a', 'b'])).toEqual(['a', 'b']);
});

test('messages about an invalid value are limited in length', () => {
	const { message, advice } = new InvalidInput('Site', `There is no ${LONG} here`, LONG);
	expect(message).toMatch(/^There is no x+… x+ here$/);
	expect(Math.max(message.length, advice.length)).toBeLessThanOrEqual(2_000);
});

test('messages of a failed call are limited in length, except for the upstream message', () => {
	const fault = new Fault('tooManyRows', { days: LONG });
	expect(fault.message.length).toBeLessThanOrEqual(2_000);
	const upstreamMessage = 'y'.repeat(20_000);
	expect(new Fault('jobNotNamed', { what: 'it', upstreamMessage }).message).toContain(
		upstreamMessage,
	);
});
