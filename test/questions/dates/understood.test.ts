import { readFileSync } from 'node:fs';
import path from 'node:path';
import { understoodComparison, understoodPeriod } from './understood';

/** A Friday in autumn, and the first Monday of a year. */
const [FRIDAY, MONDAY] = ['2026-11-20', '2026-01-05'];

const linesOf = (file: string) =>
	readFileSync(path.join(__dirname, file), 'utf8')
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => line.split(' => '));

describe('words for a period', () => {
	const lines = linesOf('periods.txt');

	it.each([
		['a day in autumn', FRIDAY, 1],
		['the first days of a year', MONDAY, 2],
	])('mean on %s what was checked, or are refused', (_, today, column) => {
		const wrong = lines.flatMap((line) => {
			const [words = ''] = line;
			const understood = understoodPeriod(words, today);
			return understood === line[column] ? [] : `${words}: ${understood}, not ${line[column]}`;
		});
		expect(wrong).toEqual([]);
		expect(lines.length).toBeGreaterThan(500);
	});
});

it('words for a comparison mean the days that were checked, or are refused', () => {
	const wrong = linesOf('comparisons.txt').flatMap(([when = '', words = '', expected]) => {
		const understood = understoodComparison(when, words, FRIDAY);
		return understood === expected ? [] : `${when}, ${words}: ${understood}, not ${expected}`;
	});
	expect(wrong).toEqual([]);
});
