import { Fault } from '../../../platform/http/errors/fault';
import {
	decimalsOf,
	difference,
	percentChange,
	divideCells,
	readableFigure,
} from '../../../platform/reports/transform/arithmetic';
import { withDaysInError } from '../../../platform/reports/transform/daysError';
import { codeOfColumn, columnFor, comparison } from '../../../platform/reports/transform/orderRows';
import { Sums } from '../../../platform/reports/transform/sums';
import { hasUnsummable } from '../../../platform/reports/transform/topRows';
import { thrownBy } from '../../http/pure/errors/thrown';
import { CHANNEL, DATE, VISITS, answered, figure, tableOf } from './tables';

const up = comparison({ largestFirst: false });
const down = comparison({ largestFirst: true });

describe('of two cells', () => {
	it.each([
		[-3, -5, 2],
		[10, 9, 1],
		[7, 7, 0],
	])(
		'the numbers %d and %d are sorted by their difference (%d), and by its negative in descending order',
		(one, other, difference) => {
			expect([up(one, other), 0 + down(one, other)]).toEqual([difference, 0 - difference]);
		},
	);

	it('a number comes before a text, in either direction', () => {
		for (const compare of [up, down]) {
			expect([compare(5, 'a'), compare('a', 5), compare(5, '5')]).toEqual([-1, 1, -1]);
		}
	});

	it('an empty cell comes last, in either direction', () => {
		for (const compare of [up, down]) {
			expect([compare(null, 1), compare(1, null), compare(null, null)]).toEqual([1, -1, 0]);
			expect([compare(null, 'a'), compare('a', null)]).toEqual([1, -1]);
		}
	});

	it('texts are sorted in either direction', () => {
		expect([up('a', 'b'), down('a', 'b')]).toEqual([-1, 1]);
	});
});

describe('the column to sort by', () => {
	const HIDDEN = figure('Sales', 'scartvalid', { isHidden: true });
	const BEFORE = figure('Visits Before', 'visit', { part: 'before' });
	const OTHER = figure('visit', 'other');
	const DATED = { ...DATE, name: 'Date' };
	const all = [CHANNEL, HIDDEN, VISITS, BEFORE, OTHER, DATED];
	const found = (column: string, columns = all) =>
		columnFor({ column, largestFirst: true }, columns);

	const refusal = (...asked: Parameters<typeof found>) => thrownBy(() => found(...asked));

	it.each([
		['', 'Visits'],
		['  ', 'Visits'],
		['visit', 'visit'],
		[' visit ', 'visit'],
		['VISIT', 'Visits'],
		['visit_before', 'Visits Before'],
		['visits before', 'Visits Before'],
		['date', 'Date'],
	])('%j is %s', (column, name) => {
		expect(found(column)).toBe(name);
	});

	it('is not a hidden one, and an error lists the others', () => {
		expect(refusal('Sales', all)).toMatchObject({
			parameter: 'Sort By',
			message: 'Sort By: there is no column "Sales"',
			advice: 'Use one of these: Channel, Visits, Visits Before, visit, Date',
		});
		expect(refusal('', [CHANNEL, HIDDEN])).toMatchObject({
			message: 'Sort By: there is no figure to sort by',
			advice: 'Use one of these: Channel',
		});
	});

	it('is found by its code', () => {
		expect([DATED, VISITS, BEFORE].map(codeOfColumn)).toEqual(['Date', 'visit', 'visit_before']);
	});
});

describe('numbers', () => {
	it.each([
		[5, 0],
		[0.5, 1],
		[-12.25, 2],
		[0.1234567, 6],
		[1e-7, 6],
		[1.5e-7, 6],
	])('%d has %d decimals', (value, decimals) => {
		expect(decimalsOf(value)).toBe(decimals);
	});

	it('are rounded to two decimals, and small ones to four', () => {
		expect([1.23456, -0.123456, 12].map(readableFigure)).toEqual([1.23, -0.1235, 12]);
	});

	it('have a difference with as many decimals as they have', () => {
		expect([difference(0.25, 0.1), difference(0.1, 0.25)]).toEqual([0.15, -0.15]);
		expect([difference('3', 1), difference('n/a', 1), difference(1, null)]).toEqual([
			2,
			null,
			null,
		]);
	});

	it.each([
		[undefined, 5],
		[null, 5],
		[5, undefined],
		[5, 0],
	])('%p has no change in percent after %p', (value, other) => {
		expect(percentChange(value, other)).toBeNull();
	});

	it('are divided by numbers and numbers in texts, and never by 0', () => {
		expect([
			divideCells(6, 4),
			divideCells(6, 0),
			divideCells('6', 3),
			divideCells(6, '3'),
		]).toEqual([...[1.5, null, 2, 2]]);
		expect([divideCells('n/a', 3), divideCells(6, '0'), divideCells(6, null)]).toEqual([
			null,
			null,
			null,
		]);
	});
});

describe('sums', () => {
	const AMOUNT = figure('Revenue', 'scartvalidamount', { affinity: 'float' });

	it.each([
		[[0.25, 0.5], 0.75],
		[[0.5, 0.25], 0.75],
		[[0.25, 1], 1.25],
		[[0.1, 0.2], 0.3],
	])('the sum of %j has as many decimals as its most precise number', (values, sum) => {
		const sums = new Sums([CHANNEL, AMOUNT]);
		for (const Revenue of values) sums.add({ Channel: 'SOCIAL', Revenue });
		expect(sums.row('Total')).toEqual({ Channel: 'Total', Revenue: sum });
	});

	it('a row of sums has its label in a dimension and null in every other column without sums', () => {
		const texts = { ...CHANNEL, name: 'Campaign', field: 'ope_name' };
		const sums = new Sums([DATE, CHANNEL, texts, AMOUNT]);
		expect(sums.row('Total', { Campaign: 'x', date: 'y', Revenue: 4 })).toEqual({
			...{ date: null, Channel: 'Total', Campaign: null, Revenue: 4 },
		});
		expect(new Sums([AMOUNT]).row('Total')).toEqual({ Revenue: null });
	});

	it.each([
		['figures that add up', VISITS, false],
		['shares', figure('Bounce', 'bounce', { affinity: 'pct' }), true],
		['hidden shares', figure('Bounce', 'bounce', { affinity: 'pct', isHidden: true }), false],
		['what is calculated', figure('Rate', 'r', { affinity: 'pct', from: () => 1 }), false],
		['names', CHANNEL, false],
		['names that look like shares', { ...CHANNEL, field: 'rate' }, false],
	])(
		'a table of %s is recognized to have columns without a sum or not',
		(_, column, isUnsummable) => {
			expect(hasUnsummable(tableOf([column], []))).toBe(isUnsummable);
		},
	);

	it('the row of other entries needs no note if all its columns can be summed', async () => {
		const lines = [
			['SOCIAL', 3],
			['MAILING', 2],
		];
		const { said } = await answered(tableOf([CHANNEL, VISITS], lines), {
			top: { rows: 1, others: 'Others' },
		});
		expect(said).toEqual([]);
	});
});

describe('channels', () => {
	it('are named in the channel column only', async () => {
		const other = { ...CHANNEL, name: 'Other', field: 'ope_name' };
		const lines = [
			['MAILING', 'MAILING'],
			[null, 'SOCIAL'],
			[7, 'x'],
		];
		const named = await answered(tableOf([CHANNEL, other], lines), { namesChannels: true });
		expect(named.lines).toEqual([
			['Emailing', 'MAILING'],
			[null, 'SOCIAL'],
			[7, 'x'],
		]);
		const none = await answered(tableOf([other], [['MAILING']]), { namesChannels: true });
		expect(none.lines).toEqual([['MAILING']]);
	});
});

describe('a fault of some days', () => {
	const WEEK = { from: '2026-11-02', to: '2026-11-08' };

	it('names them in addition to its own message', () => {
		const { kind, facts } = withDaysInError(
			new Fault('timedOut', { what: 'the report', seconds: 9 }),
			WEEK,
		);
		expect([kind, facts]).toEqual([
			'timedOut',
			{
				...{ what: 'the report (2026-11-02 to 2026-11-08)', seconds: 9 },
				days: '2026-11-02 to 2026-11-08',
			},
		]);
	});

	it('does not name them twice', () => {
		const day = { from: '2026-11-02', to: '2026-11-02' };
		expect(withDaysInError(new Fault('timedOut', {}), day).facts).toEqual({ days: '2026-11-02' });
	});
});
