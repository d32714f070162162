import type { CellRules, ColumnRules, FigureRules } from '../../../platform/imports/rows/cellRules';
import { readCell } from '../../../platform/imports/rows/importCell';
import type { CellType } from '../../../platform/imports/rules/importKinds';
import type { NumberFormat } from '../../../platform/base/text/numbers';
import type { CellReasons } from '../../../platform/imports/rules/reasons';
import { reasonsInEnglish } from '../../../platform/imports/rules/reasons';
import { importWordsOf } from '../../../platform/imports/rules/importWords';

/** A cell as it is sent, or why it cannot be, in the words of the nodes. */
type Cell = string | { readonly reason: string; readonly remedy?: keyof FigureRules };

function read(
	type: CellType,
	text: string,
	format?: NumberFormat,
	more: CellRules = {},
	column: ColumnRules = {},
): Cell {
	const rules = { format, ...more };
	const cell = readCell({ name: 'visit', label: 'X', type }, text, rules, column);
	if (typeof cell === 'string') return cell;
	const { why, ...rest } = cell;
	return {
		reason: importWordsOf<CellReasons, keyof CellReasons, string>(reasonsInEnglish, why),
		...rest,
	};
}

const UNPRINTABLE = { reason: 'contains a line break or another character that cannot be shown' };
const EMPTY = { reason: 'is empty', remedy: 'emptyFigures' } as const;
const SECONDS = { reason: 'must be a whole number of seconds, 0 or more' };
const COUNT = { reason: 'must be a whole number of 0 or more' };
const TWO_MEANINGS = {
	reason:
		'can be read with a thousands separator or with decimals: choose Number Format under Options',
};
const THREE_DECIMALS = {
	reason:
		'would have three decimals, but counts are whole numbers: enter the number without a separator, or choose the other Number Format under Options',
};
const AMOUNT = {
	reason: 'must be an amount of 0 or more with at most two decimals, such as 1234.56',
};

describe('a cell', () => {
	test.each<[CellType, string, Cell]>([
		['name', ' Ecosia ', 'Ecosia'],
		['name', 'Été', 'Ete'],
		['name', '', { reason: 'is empty' }],
		['name', '  ', { reason: 'is empty' }],
		['name', '\u0301', { reason: 'is empty' }],
		['name', 'é \u0301', 'e'],
		['name', 'a\nb', UNPRINTABLE],
		[
			'name',
			'a\ufffdb',
			{
				reason:
					'contains a character that cannot be read: correct the character, or choose File Encoding under Options',
			},
		],
		['name', 'a\ud800', UNPRINTABLE],
		['url', ' https://x.example.com/é ', 'https://x.example.com/e'],
		['url', '', ''],
		['url', 'a\tb', UNPRINTABLE],
		['channel', 'Emailing', 'MAILING'],
		['channel', ' mailing ', 'MAILING'],
		['channel', 'Paid Search', 'SPONSOREDLINK'],
		['channel', 'offline', 'OFFLINE'],
		['channel', 'Broadcast', 'OFFLINE'],
		['channel', 'TV', 'OFFLINE'],
		['channel', 'comparison engine', 'TRUSTEDFEED'],
		['country', ' fr ', 'FR'],
		['country', 'xk', 'XK'],
		['country', 'fra', 'FR'],
		['country', 'USA', 'US'],
		['country', 'XKX', 'XK'],
		[
			'country',
			'ZZZ',
			{ reason: 'must be the code or the name of a country, such as FR or France' },
		],
		[
			'country',
			'XX',
			{ reason: 'must be the code or the name of a country, such as FR or France' },
		],
		['country', 'uk', 'GB'],
		['count', '0', '0'],
		['count', ' 12 ', '12'],
		['count', '007', '7'],
		['count', '1,234', TWO_MEANINGS],
		['count', '1.234', TWO_MEANINGS],
		['seconds', '53.155', TWO_MEANINGS],
		['count', '1 234', '1234'],
		['count', '12 %', { reason: 'is a percentage, which cannot be imported' }],
		['count', '€ 12', COUNT],
		['count', '--', EMPTY],
		['seconds', 'n/a', EMPTY],
		['count', '1,234,567.00', '1234567'],
		['count', '12.0', '12'],
		['count', '12.5', { ...COUNT, remedy: 'roundFigures' }],
		['count', '12.05', { ...COUNT, remedy: 'roundFigures' }],
		['count', '-1', COUNT],
		['count', '', EMPTY],
		['seconds', ' ', EMPTY],
		['seconds', '12.5', { ...SECONDS, remedy: 'roundFigures' }],
		['count', '999999999999999', '999999999999999'],
		['count', '9999999999999999', COUNT],
		['seconds', '90', '90'],
		['seconds', '00:02:31', '151'],
		['seconds', '00:02:31.000', '151'],
		['seconds', '00:02:31.7', { ...SECONDS, remedy: 'roundFigures' }],
		['seconds', '2m 31s', '151'],
		['seconds', '2 min 5s', '125'],
		['seconds', '1h 2 min', '3720'],
		['seconds', '1 Std. 5 Sek.', '3605'],
		['seconds', '00:02:71', SECONDS],
		[
			'seconds',
			'1:30',
			{
				reason:
					'can be read as minutes and seconds, or as hours and minutes: enter hours, minutes and seconds, such as 00:02:31',
			},
		],
		['amount', '£1,204.50', '1204.50'],
		['amount', '1 204,50 €', '1204.50'],
		['amount', 'EUR 12.00', '12.00'],
		['amount', 'US$ 0,00', '0.00'],
		['amount', '12.00 apples', AMOUNT],
		['amount', '12', '12'],
		['amount', '12.5', '12.5'],
		['amount', '12,50', '12.50'],
		['amount', '1,234.500', '1234.50'],
		['amount', '12.3400', '12.34'],
		['amount', '1,234', TWO_MEANINGS],
		['amount', '12.345', TWO_MEANINGS],
		['amount', '1234.567', { ...AMOUNT, remedy: 'roundFigures' }],
		['amount', '12.3456', { ...AMOUNT, remedy: 'roundFigures' }],
		['amount', '-', EMPTY],
		['amount', '', EMPTY],
		['amount', '9999999999999', '9999999999999'],
		['amount', '99999999999999', AMOUNT],
	])('of type %s: %j is read as %j', (type, text, cell) => {
		expect(read(type, text)).toEqual(cell);
	});

	test.each<[CellType, string, NumberFormat, Cell]>([
		['count', '1,234', 'point', '1234'],
		['count', '1,234', 'comma', THREE_DECIMALS],
		['count', '1.234', 'point', THREE_DECIMALS],
		['seconds', '53.155', 'point', TWO_MEANINGS],
		['seconds', '53.155', 'comma', '53155'],
		['amount', '1,234', 'point', '1234'],
		['amount', '1,230', 'comma', TWO_MEANINGS],
	])('of type %s: %j is read as %s format, giving %j', (type, text, format, cell) => {
		expect(read(type, text, format)).toEqual(cell);
	});

	test('with three decimals is not a thousand where its column has other decimals', () => {
		const column = { format: 'point', hasDecimals: true } as const;
		const rounds = { roundFigures: true };
		expect(read('seconds', '53.155', undefined, rounds, column)).toBe('53');
		expect(read('count', '12.000', undefined, {}, column)).toBe('12');
		expect(read('amount', '1.230', 'comma', {}, column)).toBe('1.23');
	});

	test('with three decimals is read in the chosen number format, except a count', () => {
		const chosen = { isChosen: true, roundFigures: true };
		expect(read('seconds', '53.155', 'point', chosen)).toBe('53');
		expect(read('amount', '1,234', 'comma', chosen)).toBe('1.23');
		expect(read('count', '1,234', 'comma', chosen)).toEqual(THREE_DECIMALS);
	});

	test('of an average time keeps its decimals, as it is multiplied by visits', () => {
		const averages = { hasAverageTimes: true };
		expect(read('seconds', '00:02:31.75', 'comma', averages)).toBe('151.75');
		expect(read('seconds', '1m 5s', undefined, averages)).toBe('65');
		expect(read('seconds', '31,75', 'comma', averages)).toBe('31.75');
	});

	test('has the currency of its column', () => {
		const column = { currencies: ['EUR', 'USD'] };
		expect(read('amount', '12.50 €', undefined, {}, column)).toBe('12.50');
		expect(read('amount', '$12.50', undefined, {}, column)).toEqual({
			reason: 'is in a different currency from the other amounts of the column, which are in EUR',
		});
	});

	test.each<[CellType, string, Cell]>([
		['count', '12.5', '13'],
		['count', '12.49999', '12'],
		['count', '0.4', '0'],
		['count', '999999999999999.5', COUNT],
		['count', '1.234', TWO_MEANINGS],
		['count', '-1.5', COUNT],
		['seconds', '12,5', '13'],
		['seconds', '00:02:31,7', '152'],
		['amount', '12.3456', '12.35'],
		['amount', '1.0050', '1.01'],
		['amount', '0.9950', '1.00'],
		['amount', '9.9999', '10.00'],
		['amount', '12.5', '12.5'],
		['amount', '12.345', TWO_MEANINGS],
		['amount', '9999999999999.9950', AMOUNT],
	])('of type %s: %j is rounded to %j', (type, text, cell) => {
		expect(read(type, text, undefined, { roundFigures: true })).toEqual(cell);
	});

	test.each<[CellType, Cell]>([
		['count', '0'],
		['seconds', '0'],
		['amount', '0'],
		['name', { reason: 'is empty' }],
		['country', { reason: 'must be the code or the name of a country, such as FR or France' }],
	])('of type %s that is empty is read as %j where empty figures count as 0', (type, cell) => {
		expect(read(type, ' ', undefined, { emptyFigures: true })).toEqual(cell);
	});

	test('with an unknown channel is refused with the list of channels', () => {
		expect(read('channel', 'fax')).toEqual({
			reason:
				'must be one of MAILING (emailing), ADVERTISING (display), AFFILIATION, SPONSOREDLINK (paid search), PARTNER (partners), TRUSTEDFEED (comparison engine), OFFLINE (broadcast, tv), GENERIC',
		});
	});
});

describe('an amount below 0', () => {
	const takes = { negativeAmounts: true };
	const remedy = { ...AMOUNT, remedy: 'negativeAmounts' } as const;

	test.each<[string, Cell]>([
		['-12.5', '-12.5'],
		['- 1,234.50', '-1234.50'],
		['\u22121.234,5', '-1234.5'],
		['(12.50)', '-12.50'],
		['12.50-', '-12.50'],
		['12.50- EUR', '-12.50'],
		['€ 12.50-', '-12.50'],
		['-0.00', '0.00'],
		['12', '12'],
		['-', EMPTY],
		['--1', AMOUNT],
		['(x)', AMOUNT],
		['-1234.567', { ...AMOUNT, remedy: 'roundFigures' }],
	])('the negative amount %s is read as %j where negative amounts are allowed', (text, cell) => {
		expect(read('amount', text, undefined, takes)).toEqual(cell);
	});

	test('a negative amount with four decimals is rounded to two', () => {
		expect(read('amount', '-1.0050', undefined, { ...takes, roundFigures: true })).toBe('-1.01');
	});

	test.each(['-12.5', '(1)', '-1.0050'])(
		'the negative amount %s is refused with the option that allows it',
		(text) => {
			expect(read('amount', text)).toEqual(remedy);
		},
	);

	test('a negative count is refused even where negative amounts are allowed', () => {
		expect(read('count', '-3', undefined, takes)).toEqual(COUNT);
	});
});
