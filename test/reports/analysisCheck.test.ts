import { InvalidInput } from '../../platform/client/faults';
import { JSON_NAMES, checkBody } from '../../platform/reports/check';

const ASSIST = { kind: 'cj#assist-simple', goal: 'order', 'view-id': '0', dimension: 'media' };
const ENGAGE = {
	kind: 'cj#qualifyengage-simple',
	'profilesequence-id': '1',
	'view-id': '0',
	dimension: 'media',
};

const check = (item: object) => checkBody({ reports: [item] }, JSON_NAMES).reports[0];

function complaintOf(item: object): [parameter: string, message: string] {
	try {
		check(item);
	} catch (error) {
		if (!(error instanceof InvalidInput)) throw error;
		expect(error.advice).not.toBe('');
		return [error.parameter, error.message];
	}
	throw new Error('No complaint');
}

describe('an analysis written as JSON is sent', () => {
	test.each<[string, object]>([
		['as the specification shows it', ASSIST],
		['with members that are not known', { ...ASSIST, dateRanges: [{ range: 'X' }], more: [1] }],
		['with a profile of any characters', { ...ASSIST, goal: 'profile_a.b:c/é' }],
		['with several values', { ...ASSIST, kind: 'cj#assist-advanced', 'view-id': '0,2' }],
		['with filters', { ...ASSIST, filters: '[["media","is","a,b"]]' }],
		[
			'with what is described and not allowed',
			{ ...touch('devicepath-advanced'), 'player-unique': '1' },
		],
		['though nobody knows its kind', { kind: 'cj#newkind-simple', view: 3 }],
	])('%s', (_, item) => {
		expect(check(item)).toEqual(item);
	});

	test('with numbers as the texts that the platform takes', () => {
		expect(check({ ...ASSIST, 'view-id': 3 })).toEqual({ ...ASSIST, 'view-id': '3' });
	});

	test('with the usual value of a field that is required and left out', () => {
		expect(check(ENGAGE)).toEqual({ ...ENGAGE, 'profile-type': 'global' });
	});
});

describe('an analysis written as JSON is refused', () => {
	test.each<[object, string, string]>([
		[{ ...ASSIST, goal: undefined }, 'goal', 'is missing, but Assist needs it'],
		[{ ...ASSIST, goal: ' ' }, 'goal', 'is missing, but Assist needs it'],
		[{ ...ASSIST, goal: 'sale' }, 'goal', 'cannot be "sale" in Assist'],
		[{ ...ASSIST, goal: ['order'] }, 'goal', 'is not text'],
		[{ ...ASSIST, 'view-id': '0,2' }, 'view-id', 'takes one value in Assist, but holds 2'],
		[{ ...ASSIST, dimension: 'mediaplan' }, 'dimension', 'cannot be "mediaplan"'],
		[{ ...ASSIST, language: 'de' }, 'language', 'cannot be "de"'],
		[{ ...ASSIST, filters: '[["a"]]' }, 'filters', 'cannot be "[["a"]]"'],
		[{ ...ASSIST, filters: [['a', 'b', 'c']] }, 'filters', 'is not text'],
		[{ kind: 'cj#velocity-simple' }, 'dimension', 'is missing'],
	])('%j', (item, field, message) => {
		const [parameter, said] = complaintOf(item);
		expect(parameter).toBe(`reports[0].${field}`);
		expect(said).toContain(`${parameter} ${message}`);
	});
});

function touch(kind: string) {
	return { kind: `cj#${kind}`, goal: 'order' };
}
