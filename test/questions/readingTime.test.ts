import { isWithinDistance } from '../../platform/base/text/editDistance';
import { parseComparison } from '../../platform/questions/dates/parseComparison';
import { Lexicon } from '../../platform/lookup/lexicon';
import { mostSimilar } from '../../platform/lookup/bigramSimilarity';
import { parsePeriod } from '../../platform/questions/dates/parsePeriod';
import { argumentText } from '../../platform/questions/arguments/argumentText';
import { clausesIn, phrasesIn } from '../../platform/questions/filters/filterClauses';
import { channelLexicon, countryLexicon, metricLexicon } from '../../platform/questions/vocabulary';
import { growthOf, LINEAR } from '../support/growth';

const TODAY = '2026-11-20';
const figures = metricLexicon([{ value: 'scartvalid', label: 'Sales' }]);
const period = { days: { from: '2026-11-01', to: '2026-11-07' } };

const READERS: Readonly<Record<string, readonly [number, (text: string) => unknown]>> = {
	clauses: [1_000, clausesIn],
	'an argument': [1_000, (text) => argumentText(`{${text}}`, 'filter')],
	phrases: [1_000, phrasesIn],
	'a period': [1_000, (text) => parsePeriod(text, TODAY)],
	'a comparison': [1_000, (text) => parseComparison(text, period, TODAY)],
	'a figure': [1_000, (text) => figures.find(text)],
	'a channel': [1_000, (text) => channelLexicon.find(text)],
	'a country': [1_000, (text) => countryLexicon().findExactly(text)],
};

const TEXTS: ReadonlyArray<readonly [string, (size: number) => string]> = [
	['straight quotes', (size) => '"'.repeat(size)],
	['quotes that are never closed', (size) => '“'.repeat(size)],
	['apostrophes', (size) => " 'a".repeat(size / 3)],
	['ampersands', (size) => 'a&'.repeat(size / 2)],
	['French quotes that are never closed', (size) => '«'.repeat(size)],
	['blanks', (size) => `campaign is "a${' '.repeat(size)}b`],
	['blanks before a word', (size) => `a${' '.repeat(size)}only x`],
	['commas and blanks', (size) => ', '.repeat(size / 2)],
	['words', (size) => 'word '.repeat(size / 5)],
	['conjunctions', (size) => 'a and '.repeat(size / 6)],
	['conditions', (size) => 'a is b; '.repeat(size / 8)],
	['equal signs', (size) => '='.repeat(size)],
	['one long word', (size) => `last ${'a'.repeat(size)}!`],
	['one long number', (size) => `last ${'1'.repeat(size)}!`],
	['dots', (size) => 'a.'.repeat(size / 2)],
	['accents', (size) => 'e\u0301'.repeat(size / 2)],
	['marks of many kinds', (size) => `a${'\u0323\u0301'.repeat(size / 2)}`],
	['days', (size) => `from ${'1 October to '.repeat(size / 13)}`],
];

const CASES = Object.entries(READERS).flatMap(([reader, [size, read]]) =>
	TEXTS.map(([kind, textOf]) => [reader, kind, size, read, textOf] as const),
);

test.each(CASES)('the time to parse %s grows at most linearly: %s', (...one) => {
	const [, , size, read, textOf] = one;
	const growth = growthOf(size, (count) => {
		const text = textOf(count);
		return () => read(text);
	});
	expect(growth).toBeLessThan(LINEAR);
});

test('the time to compute an edit distance grows linearly', () => {
	const growth = growthOf(125, (size) => {
		const [one, other] = ['ab'.repeat(size), `${'ab'.repeat(size - 1)}ac`];
		return () => isWithinDistance(1, one, other);
	});
	expect(growth).toBeLessThan(LINEAR);
});

test('the time to list names grows with their number, even if many are equal', () => {
	const growth = growthOf(250, (size) => {
		const all = Array.from({ length: size }, (_, code) => ({ code: `${code}`, label: 'Brand' }));
		return () => new Lexicon(all).find('brand');
	});
	expect(growth).toBeLessThan(LINEAR);
});

test('the time to find similar names is bounded for long texts and linear in the names', () => {
	const all = Array.from({ length: 200 }, (_, code) => ({
		code: `${code}`,
		label: `Brand ${code}`.repeat(500),
	}));
	const growth = growthOf(100, (size) => {
		const text = 'brnd '.repeat(size);
		return () => mostSimilar(text, all);
	});
	expect(growth).toBeLessThan(LINEAR / 20);
});
