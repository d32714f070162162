import { readDay } from '../../../platform/base/dates/readDay';
import { importKinds, requireKind } from '../../../platform/imports/rules/importKinds';
import type { PlanInput, ReadingInput } from '../../../platform/imports/plan';
import { planOf, fileReadingOf } from '../../../platform/imports/plan';
import { thrownBy } from '../../http/pure/errors/thrown';

const entered: PlanInput = {
	...{ kind: 'searchengine', from: '2026-01-05', to: '2026-01-06', mapping: undefined },
	...{
		numberFormat: '',
		sharedNames: 'stop',
		dayFormat: '',
		times: '',
		emptyFigures: 'no',
		roundFigures: 'no',
		negativeAmounts: 'no',
	},
};

describe('the plan from the page', () => {
	test('contains a kind of figures and a period', () => {
		expect(planOf(entered)).toEqual({
			kind: requireKind('searchengine'),
			days: { from: readDay('', '2026-01-05'), to: readDay('', '2026-01-06') },
			...{ mapping: undefined, numberFormat: undefined, dayFormat: undefined },
			...{ sharedNames: 'stop', leavesOutOtherDays: true },
			figures: { emptyFigures: false, roundFigures: false, negativeAmounts: false },
		});
	});

	test('can contain columns and a number format', () => {
		const mapping = { searchengine_name: 'Engine' };
		expect(planOf({ ...entered, mapping, numberFormat: 'comma' })).toMatchObject({
			...{ mapping, numberFormat: 'comma' },
		});
		expect(planOf({ ...entered, numberFormat: 'point' }).numberFormat).toBe('point');
		expect(planOf({ ...entered, numberFormat: 'auto' }).numberFormat).toBeUndefined();
	});

	test.each(['emptyFigures', 'roundFigures', 'negativeAmounts'])('can contain %s', (box) => {
		expect(planOf({ ...entered, [box]: 'yes' }).figures).toEqual({
			...{ emptyFigures: false, roundFigures: false, negativeAmounts: false },
			[box]: true,
		});
	});

	test.each([
		['no kind', { kind: 'weather' }, importKinds],
		['a kind that is not taken', {}, [requireKind('pagetree')]],
	])('is refused with %s', (_, wrong, taken) => {
		expect(thrownBy(() => planOf({ ...entered, ...wrong }, taken))).toMatchObject({
			...{ parameter: 'Kind', advice: 'Choose another kind from the list' },
			message: 'This page does not import figures of this kind',
		});
	});

	test.each([
		[{ from: '' }, 'First Day is empty'],
		[{ to: 'soon' }, 'Last Day is not a date: soon'],
		[{ to: '2026-01-04' }, 'Last Day (2026-01-04) is before First Day (2026-01-05)'],
	])('is refused with the days %j', (wrong, message) => {
		expect(() => planOf({ ...entered, ...wrong })).toThrow(message);
	});
});

describe('the reading of a file', () => {
	const OPEN: ReadingInput = {
		...{ header: 'yes', encoding: '', separator: '', linesBefore: '', table: '' },
		...{ comparedPeriod: '', sheet: '', totals: '' },
	};
	const FOUND = {
		hasHeader: true,
		sheet: undefined,
		style: { encoding: undefined, separator: undefined },
		table: { linesBefore: undefined, table: undefined, period: undefined, totals: undefined },
	};

	test('is detected where the page leaves it open', () => {
		expect(fileReadingOf(OPEN)).toEqual(FOUND);
	});

	test.each<[Partial<ReadingInput>, object]>([
		[{ encoding: 'windows-1252' }, { encoding: 'windows-1252' }],
		[{ encoding: 'utf-8' }, { encoding: 'utf-8' }],
		[{ encoding: 'utf-99' }, {}],
		[{ separator: ';' }, { separator: ';' }],
		[{ separator: '\t' }, { separator: '\t' }],
		[{ separator: ';;' }, {}],
		...['\n', '\r', '\0', '€', '§'].map((separator): [object, object] => [{ separator }, {}]),
	])('follows the style %j of the page as %j', (style, known) => {
		const expected = { ...FOUND.style, ...known };
		expect(fileReadingOf({ ...OPEN, ...style }).style).toEqual(expected);
	});

	test.each<[Partial<ReadingInput>, object]>([
		[{ linesBefore: '0' }, { linesBefore: 0 }],
		[
			{ linesBefore: '9', table: '2' },
			{ linesBefore: 9, table: 2 },
		],
		[{ linesBefore: '-1', table: 'two' }, {}],
		[
			{ comparedPeriod: '2', totals: 'keep' },
			{ period: 2, totals: 'keep' },
		],
		[{ totals: 'sometimes' }, {}],
	])('follows the table choice %j of the page as %j', (input, known) => {
		expect(fileReadingOf({ ...OPEN, ...input }).table).toEqual({ ...FOUND.table, ...known });
	});
});
