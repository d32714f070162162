import fc from '../../support/fastCheck';

import { InvalidInput } from '../../../platform/base/invalidInput';
import type { Cell } from '../../../platform/reports/table/tableCell';
import { orderRows } from '../../../platform/reports/transform/orderRows';
import { CHANNEL, after, answered, tableOf, VISITS, visitsOf } from './tables';

const largest = { column: '', largestFirst: true };
const smallest = { column: '', largestFirst: false };

const MIXED: ReadonlyArray<readonly Cell[]> = [
	['A', 5],
	['B', null],
	['C', -3],
	['D', 5],
	['E', 40],
];

test.each([
	[largest, 'EADCB'],
	[smallest, 'CADEB'],
	[{ column: 'channel', largestFirst: true }, 'EDCBA'],
	[{ column: 'media_key', largestFirst: false }, 'ABCDE'],
])(
	'%j orders as %s, with empty cells last and equal ones in their original order',
	async (order, expected) => {
		const table = tableOf([CHANNEL, VISITS], MIXED);
		const { rows } = await answered(table, { order });
		expect(rows.map(({ Channel }) => Channel).join('')).toBe(expected);
	},
);

test('texts are in natural order: by the numbers within them, and regardless of capitals', async () => {
	const lines = [['Ad 10'], ['ad 9'], ['Éclair'], ['zebra'], ['Eclipse']];
	const { rows } = await answered(tableOf([CHANNEL], lines), {
		order: { column: 'Channel', largestFirst: false },
	});
	expect(rows.map(({ Channel }) => Channel)).toEqual([
		'ad 9',
		'Ad 10',
		'Éclair',
		'Eclipse',
		'zebra',
	]);
});

test('an unknown column to sort by is refused', async () => {
	const wrong = answered(tableOf([CHANNEL, VISITS], []), {
		order: { column: 'Visitors', largestFirst: true },
	});
	await expect(wrong).rejects.toBeInstanceOf(InvalidInput);
	await expect(wrong).rejects.toThrow('Sort By: there is no column "Visitors"');
});

test('the platform’s totals stay first', async () => {
	const table = visitsOf(['SOCIAL', 1], ['GLOBAL', 3], ['MAILING', 2]);
	const { rows } = await answered(table, { order: smallest }, true);
	expect(rows.map(({ Channel }) => Channel)).toEqual(['GLOBAL', 'SOCIAL', 'MAILING']);
});

const someLines = fc
	.array(fc.option(fc.integer({ min: -9, max: 9 })), { maxLength: 30 })
	.map((values) => values.map((value, index): Cell[] => [`Row ${index}`, value]));

test('rows in batches are sorted like rows in memory', async () => {
	await fc.assert(
		fc.asyncProperty(someLines, fc.integer({ min: 1, max: 8 }), async (lines, held) => {
			const table = tableOf([CHANNEL, VISITS], lines);
			const once = await after(
				table,
				orderRows(largest, () => false),
			);
			table.reads = 0;
			const turns = await after(
				table,
				orderRows(largest, () => false, held),
			);
			expect(turns.lines).toEqual(once.lines);
			expect(table.reads).toBe(1 + Math.ceil(lines.length / held));
		}),
	);
});

test('the first rows are the first of all sorted rows, and the other entries are the rest', async () => {
	await fc.assert(
		fc.asyncProperty(
			someLines,
			fc.integer({ min: 1, max: 8 }),
			fc.boolean(),
			async (lines, rows, largestFirst) => {
				const order = { column: '', largestFirst };
				const table = tableOf([CHANNEL, VISITS], lines);
				const whole = await answered(table, { order });
				table.reads = 0;
				const top = await answered(table, { order, top: { rows, others: 'Others' } });
				expect(top.lines.slice(0, rows)).toEqual(whole.lines.slice(0, rows));
				expect(table.reads).toBe(1);
				const rest = whole.lines.slice(rows).map(([, visits]) => visits);
				const numbers = rest.filter((visits) => typeof visits === 'number');
				const sum = numbers.length > 0 ? numbers.reduce((all, one) => all + one, 0) : null;
				expect(top.lines.slice(rows)).toEqual(rest.length > 0 ? [['Others', sum]] : []);
			},
		),
	);
});
