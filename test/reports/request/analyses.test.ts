import { InvalidInput } from '../../../platform/base/invalidInput';
import { journeyAnalyses, findAnalysis } from '../../../platform/reports/journeys/journeyAnalyses';
import type { AnalysisValues, NamedValue } from '../../../platform/reports/journeys/buildAnalysis';
import { buildAnalysis } from '../../../platform/reports/journeys/buildAnalysis';
import { dataLevelError } from '../../../platform/reports/request/checkRequest';
import { leavesOf, numbersIn, sorted, totalsOf } from '../leaves';
import { readRows } from '../shapes/readRows';
import { ALL_COLUMNS, ALL_ROWS, COLUMNS, REPLIES, ROWS } from '../shapes/replies';

describe('every value of a reply appears in exactly one cell', () => {
	const replies = Object.entries(REPLIES);

	test.each(replies)('in the reply %s, with segments as columns', (_, body) => {
		expect(sorted(numbersIn(readRows(body, COLUMNS)))).toEqual(sorted(leavesOf(body)));
		expect(sorted(numbersIn(readRows(body, ALL_COLUMNS)))).toEqual(sorted(leavesOf(body)));
	});

	test.each(replies)('in the reply %s, with segments as rows and totals', (_, body) => {
		expect(sorted(numbersIn(readRows(body, ALL_ROWS)))).toEqual(sorted(leavesOf(body)));
	});

	test.each(replies)('in the reply %s, with segments as rows, without the totals', (_, body) => {
		const totals = new Set(totalsOf(body));
		const parts = leavesOf(body).filter((leaf) => !totals.has(leaf));
		expect(sorted(numbersIn(readRows(body, ROWS)))).toEqual(sorted(parts));
	});

	test('the comparison itself finds values at every depth', () => {
		expect(sorted(leavesOf(REPLIES['subtotals inside devices']))).toEqual([1, 40, 59, 60, 100]);
		expect(sorted(totalsOf(REPLIES['subtotals inside devices']))).toEqual([60, 100]);
		expect(sorted(leavesOf(REPLIES['order types inside devices']))).toEqual([1, 2, 3, 4]);
	});
});

describe('a well-formed path is sent', () => {
	test.each([
		'mcMEDIAINCOMING[?].*',
		'mcMEDIAINCOMING[?].mcMEDIAAD.mcOPE',
		'mcMEDIAINCOMING[?].mcMEDIAAF.mcOPEDATA',
		'mcMEDIAINCOMING[12].mcMEDIAAD.mcOPE',
		'mcMEDIAINCOMING[12].mcMEDIAAD.mcOPE[34].mcLOCATION',
		'mcWEBSITE[?].mcGLOBALOPE.mcOPE',
		'mcMEDIABR.mcOPEDATASEARCHENGINE.mcOPEDATASEARCHENGINE',
		'mcMEDIAINCOMING[0].mcMEDIASL.mcSEMCAMPAIGN',
		'mcMEDIANA',
		'mcMEDIAINCOMING[?].mc-own-level',
		'a-b[12]',
	])('%s', (path) => {
		expect(dataLevelError(path)).toBeUndefined();
	});
});

describe('a malformed path is refused', () => {
	test.each([
		['', 'it has two dots in a row, or a dot at its start or end'],
		['a..b', 'two dots in a row'],
		['.a', 'a dot at its start'],
		['a.', 'at its start or end'],
		['*', '* is allowed only by itself after the last dot'],
		['a.*.b', '* is allowed only by itself after the last dot'],
		['a.b*', 'but is in "b*"'],
		['a[*]', 'but is in "a[*]"'],
		['a[]', '"a[]" needs [?] for every element, or [123]'],
		['a[x].b', '"a[x]" needs [?]'],
		['a[-1]', '"a[-1]" needs [?]'],
		['a[1', '"a[1" needs [?]'],
		['a]1[', '"a]1[" needs [?]'],
		['a[1][2]', '"a[1][2]" needs [?]'],
		['[?]', '"[?]" needs [?]'],
		['a b', '"a b" is not an object name'],
		[' a', '" a" is not an object name'],
		['a.b\n', 'is not an object name'],
		['1a', '"1a" is not an object name'],
		[
			'-a',
			'"-a" is not an object name. Names consist of letters, digits, _ and -, and are joined by dots',
		],
		['mcMÉDIA', 'is not an object name'],
	])('%j', (path, defect) => {
		expect(dataLevelError(path)).toContain(defect);
	});
});

function build(value: string, values: AnalysisValues, more: readonly NamedValue[] = []) {
	const analysis = findAnalysis(value);
	if (!analysis) throw new Error(`There is no analysis ${value}`);
	return buildAnalysis(analysis, values, more).reports[0];
}

const uniqueOf = (value: string): NamedValue => ({ name: 'player-unique', value });

test('every analysis takes filters and a language (docs/platform.md, Customer-journey report requests)', () => {
	const without = journeyAnalyses().filter(({ takes }) => !(takes.filters && takes.language));
	expect(without.map(({ value }) => value)).toEqual([]);
});

describe('Repeated Touches', () => {
	const path = { goal: 'order' };

	test('is sent from Additional Parameters even with 1, as its description says', () => {
		expect(build('devicepath-advanced', path, [uniqueOf('1')])).toEqual({
			kind: 'cj#devicepath-advanced',
			goal: 'order',
			'player-unique': '1',
		});
	});

	const blank = { ...path, 'player-unique': ' ' };
	test.each([
		[{ goal: ' order ' }, [], path],
		[path, [uniqueOf(' 1 ')], { ...path, 'player-unique': ' 1 ' }],
		[blank, [], path],
		[blank, [uniqueOf('1')], { ...path, 'player-unique': '1' }],
	])('blank values are ignored: %j and %j', (values, more, sent) => {
		const body = build('devicepath-advanced', values, more);
		expect(body).toEqual({ kind: 'cj#devicepath-advanced', ...sent });
	});

	test.each(['3', 'one', ''])(
		'an invalid value under Additional Parameters is refused: %j',
		(value) => {
			const sent = () => build('devicepath-advanced', path, [uniqueOf(value)]);
			if (value === '') expect(sent()).not.toHaveProperty('player-unique');
			else expect(sent).toThrow('Repeated Touches cannot be');
		},
	);

	test('is refused with 1 in its own field, where only 0 and 2 are allowed', () => {
		expect(() => build('devicepath-advanced', { ...path, 'player-unique': '1' })).toThrow(
			InvalidInput,
		);
	});

	test.each([
		[{ 'player-unique': '2' }, [uniqueOf('1')]],
		[{}, [uniqueOf('1'), uniqueOf('0')]],
		[{}, [uniqueOf('0'), uniqueOf('1')]],
		[{}, [uniqueOf('1'), uniqueOf('1')]],
	])('a second value for the same parameter is refused: %j and %j', (values, more) => {
		expect(() => build('mediapath-advanced', { ...path, ...values }, more)).toThrow(
			'is given twice',
		);
	});
});
