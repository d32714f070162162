import {
	isFigureLike,
	isPlaceholder,
	readDuration,
	readFigureText,
} from '../../platform/base/text/figureText';
import { canonical } from '../../platform/base/text/numbers';
import {
	splitWords,
	withoutBracketedUnit,
	withoutCountOf,
} from '../../platform/imports/columns/headerWordsOf';
import { isFigureCell } from '../../platform/imports/table/findHeader';
import { readDayCell } from '../../platform/imports/rows/dayCell';
import { growthOf, LINEAR } from '../support/growth';

const RULES = { format: undefined, serialFrom: undefined, countedFrom: undefined };

const READERS: ReadonlyArray<readonly [string, (text: string) => unknown]> = [
	['a day', (text) => readDayCell(text, RULES)],
	['a figure', readFigureText],
	['a duration', readDuration],
	['what looks like a figure', isFigureLike],
	['a placeholder', isPlaceholder],
	['a number', (text) => canonical(text, 'comma')],
	['a header', (text) => withoutCountOf(withoutBracketedUnit(splitWords(text)))],
	['a cell in search of the header', isFigureCell],
];

const TEXTS: ReadonlyArray<readonly [string, (size: number) => string]> = [
	['letters', (size) => 'a'.repeat(size)],
	['years', (size) => 'a 2026 '.repeat(size / 7)],
	['digits', (size) => '1'.repeat(size)],
	['blanks', (size) => `1${' '.repeat(size)}x`],
	['groups of thousands', (size) => `1${',234'.repeat(size / 4)}x`],
	['units of time', (size) => '1h '.repeat(size / 3)],
	['dashes', (size) => '-'.repeat(size)],
	['brackets', (size) => '('.repeat(size)],
];

const CASES = READERS.flatMap(([reader, read]) =>
	TEXTS.map(([kind, textOf]) => [reader, kind, read, textOf] as const),
);

test.each(CASES)('the time to read %s of %s grows at most linearly', (...one) => {
	const [, , read, textOf] = one;
	const growth = growthOf(1_000, (size) => {
		const text = textOf(size);
		return () => read(text);
	});
	expect(growth).toBeLessThan(LINEAR);
});
