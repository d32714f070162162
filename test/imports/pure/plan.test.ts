import { readDay } from '../../../platform/base/dates/readDay';
import { importKinds, requireKind } from '../../../platform/imports/rules/importKinds';
import type { PlanInput, StyleInput } from '../../../platform/imports/plan';
import { planOf, styleOf } from '../../../platform/imports/plan';
import { thrownBy } from '../../http/pure/thrown';

const entered: PlanInput = {
	...{ kind: 'searchengine', from: '2026-01-05', to: '2026-01-06', mapping: undefined },
	...{ numberFormat: '', emptyFigures: 'no', roundFigures: 'no', negativeAmounts: 'no' },
};

describe('what the page asks for', () => {
	test('is a kind of figures, and the days that they are for', () => {
		expect(planOf(entered)).toEqual({
			kind: requireKind('searchengine'),
			days: { from: readDay('', '2026-01-05'), to: readDay('', '2026-01-06') },
			...{ mapping: undefined, numberFormat: undefined },
			figures: { emptyFigures: false, roundFigures: false, negativeAmounts: false },
		});
	});

	test('may say which column is what, and how numbers are written', () => {
		const mapping = { searchengine_name: 'Engine' };
		expect(planOf({ ...entered, mapping, numberFormat: 'comma' })).toMatchObject({
			...{ mapping, numberFormat: 'comma' },
		});
		expect(planOf({ ...entered, numberFormat: 'point' }).numberFormat).toBe('point');
		expect(planOf({ ...entered, numberFormat: 'auto' }).numberFormat).toBeUndefined();
	});

	test.each(['emptyFigures', 'roundFigures', 'negativeAmounts'])('may say %s', (box) => {
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
			...{ parameter: 'Kind', advice: 'Choose from the list' },
			message: 'This kind of figures is not taken here',
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

describe('the style of a file', () => {
	const NOTHING = { encoding: undefined, separator: undefined };

	test.each<[Partial<StyleInput>, object]>([
		[{}, NOTHING],
		[{ encoding: 'latin1' }, { ...NOTHING, encoding: 'latin1' }],
		[{ encoding: 'utf-8' }, { ...NOTHING, encoding: 'utf-8' }],
		[{ encoding: 'utf-16' }, NOTHING],
		[{ separator: ';' }, { ...NOTHING, separator: ';' }],
		[{ separator: '\t' }, { ...NOTHING, separator: '\t' }],
		[{ separator: '~' }, { ...NOTHING, separator: '~' }],
		[{ separator: ';;' }, NOTHING],
		...['\n', '\r', '\0', '€'].map((separator): [object, object] => [{ separator }, NOTHING]),
		[{ separator: '§' }, NOTHING],
	])('of the page, %j, is %j', (style, known) => {
		expect(styleOf({ encoding: '', separator: '', ...style })).toEqual(known);
	});
});
