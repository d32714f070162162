import { InvalidInput } from '../../platform/client/faults';
import { analyses, findAnalysis } from '../../platform/reports/journeys/analyses';
import type { AnalysisValues, NamedValue } from '../../platform/reports/journeys/build';
import { buildAnalysis } from '../../platform/reports/journeys/build';

function build(value: string, values: AnalysisValues, more: readonly NamedValue[] = []) {
	const analysis = findAnalysis(value);
	if (!analysis) throw new Error(`There is no analysis ${value}`);
	return buildAnalysis(analysis, values, more).reports[0];
}

const uniqueOf = (value: string): NamedValue => ({ name: 'player-unique', value });

test('every analysis takes filters and a language (docs/platform.md, Customer-journey report requests)', () => {
	const without = analyses.filter(({ takes }) => !(takes.filters && takes.language));
	expect(without.map(({ value }) => value)).toEqual([]);
});

describe('Player Unique', () => {
	const path = { goal: 'order' };

	test('is passed on under Additional Parameters even with 1, which is described', () => {
		expect(build('devicepath-advanced', path, [uniqueOf('1')])).toEqual({
			kind: 'cj#devicepath-advanced',
			goal: 'order',
			'player-unique': '1',
		});
	});

	test.each(['3', 'one', ''])('is checked under Additional Parameters: %j', (value) => {
		const sent = () => build('devicepath-advanced', path, [uniqueOf(value)]);
		if (value === '') expect(sent()).not.toHaveProperty('player-unique');
		else expect(sent).toThrow('Player Unique cannot be');
	});

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
	])('is not sent twice: %j and %j', (values, more) => {
		expect(() => build('mediapath-advanced', { ...path, ...values }, more)).toThrow(
			'is given twice',
		);
	});
});
