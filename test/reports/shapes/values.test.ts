import { readRows } from './readRows';
import { COLUMNS, REPLIES, SALES, VISITS, column, element, reply, report, values } from './replies';
import { thrownBy } from '../../http/pure/errors/thrown';

function onlyRow(...args: Parameters<typeof report>) {
	const rows = readRows(reply(report(...args)), COLUMNS);
	expect(rows).toHaveLength(1);
	return rows[0];
}

describe('a metric', () => {
	test.each([
		['is a list with one entry per date range', [[{ values: [7] }]], 7],
		['is a bare entry', [{ values: [7] }], 7],
		['is a list of bare values', [[7]], 7],
		['is a bare value', [7], 7],
		['is null', [null], null],
		['has no entry', [[]], null],
		['has no value', [[{ values: [] }]], null],
		['has no values', [[{}]], null],
		['is absent', [], null],
	])('%s', (_, metrics, expected) => {
		expect(onlyRow({ data: [{ dimensions: ['SOCIAL'], metrics }] })).toEqual({
			Channel: 'SOCIAL',
			Visits: expected,
		});
	});

	test('that is missing altogether leaves its cell empty', () => {
		expect(onlyRow({ metrics: [VISITS, SALES], data: [element(['SOCIAL'], values(1))] })).toEqual({
			Channel: 'SOCIAL',
			Visits: 1,
			Sales: null,
		});
	});

	test('that the header does not name is kept under its position', () => {
		expect(onlyRow({ data: [element(['SOCIAL', 'X'], values(1), values('2'))] })).toEqual({
			Channel: 'SOCIAL',
			'Dimension 2': 'X',
			Visits: 1,
			'Metric 2': 2,
		});
	});

	test('that is missing beside a segmented one leaves its cell empty', () => {
		const segments = { device: [{ id: '1', name: 'Desktop', values: ['5'] }] };
		expect(
			onlyRow({
				metrics: [VISITS, SALES],
				data: [element(['SOCIAL'], [{ values: [5], segments }], [{ values: [] }])],
			}),
		).toEqual({ Channel: 'SOCIAL', Visits: 5, 'Visits (Desktop)': 5, Sales: null });
	});
});

test('segments may be plain figures under their names', () => {
	const segments = { device: { Desktop: 5, Phone: '7' } };
	expect(onlyRow({ data: [element(['SOCIAL'], [{ values: [12], segments }])] })).toEqual({
		Channel: 'SOCIAL',
		Visits: 12,
		'Visits (Desktop)': 5,
		'Visits (Phone)': 7,
	});
});

describe('a figure is a number if it reads as one, whatever its affinity', () => {
	test.each<[unknown, unknown, unknown]>([
		['int', '12', 12],
		['int', 12, 12],
		['INT', '12', 12],
		['int', '-3', -3],
		['int', '', null],
		['int', ' ', null],
		['int', '-', null],
		['int', ' — ', null],
		['int', null, null],
		['int', undefined, null],
		['int', 'n/a', 'n/a'],
		['int', '9007199254740993', '9007199254740993'],
		['float', '12.50', 12.5],
		['float', '1e3', 1_000],
		['float', '1e999', '1e999'],
		['float', 'Infinity', 'Infinity'],
		['time', '65', 65],
		['pct', '0.25', 0.25],
		...[
			'text',
			'unheard-of',
			'',
			undefined,
			'double',
			'decimal',
			'number',
			'amount',
			'integer',
		].map((affinity): [unknown, unknown, unknown] => [affinity, ' +12 ', 12]),
		['text', '', null],
		['text', true, true],
		['int', '-9007199254740993', '-9007199254740993'],
		['', ' 09007199254740993 ', '9007199254740993'],
		['', '1e20', 1e20],
		['', '.5', 0.5],
		['int', '0x1F', '0x1F'],
		['int', '1,5', '1,5'],
		['int', '12 %', '12 %'],
	])('%s %j becomes %j', (affinity, value, expected) => {
		const metrics = [{ ...column('m'), affinity }];
		expect(onlyRow({ metrics, data: [element(['X'], values(value))] })).toEqual({
			Channel: 'X',
			m: expected,
		});
	});
});

describe('dimensions', () => {
	test('that are null stay null, others stay as they are', () => {
		const dimensions = ['a', 'b', 'c', 'd'].map((field) => ({ field, name: field }));
		expect(onlyRow({ dimensions, data: [element([null, '', 12, '007'], values(1))] })).toEqual({
			a: null,
			b: '',
			c: 12,
			d: '007',
			Visits: 1,
		});
	});
});

describe('labels', () => {
	test.each([
		[['A'], ['B'], ['A', 'B']],
		[['A', 'A'], ['A'], ['A', 'A (d1)', 'A (m0)']],
		[['A'], ['A'], ['A', 'A (m0)']],
		[['A (d1)', 'A', 'A'], [], ['A (d1)', 'A', 'A (d2)']],
		[['__proto__'], ['__proto__'], ['__proto__ (d0)', '__proto__ (m0)']],
		[['constructor'], ['toString'], ['constructor', 'toString']],
		[[''], [''], ['Dimension 1', 'Metric 1']],
	])('dimensions %j and metrics %j become the columns %j', (dimensions, metrics, expected) => {
		const row = onlyRow({
			dimensions: dimensions.map((name, index) => ({ field: `d${index}`, name })),
			metrics: metrics.map((name, index) => column(`m${index}`, 'int', name)),
			data: [element(dimensions, ...metrics.map((_, index) => values(index)))],
		});
		expect(Object.keys(row ?? {})).toEqual(expected);
		expect(Object.values(row ?? {})).toEqual([...dimensions, ...metrics.keys()]);
	});

	test('that are the same for the same field are numbered', () => {
		const twice = { field: 'visit', name: 'Visits', affinity: 'int' };
		expect(
			onlyRow({
				metrics: [twice, twice, twice],
				data: [element(['X'], ...[1, 2, 3].map((n) => values(n)))],
			}),
		).toEqual({ Channel: 'X', Visits: 1, 'Visits (visit)': 2, 'Visits (2)': 3 });
	});

	test('called date or period make way for neither', () => {
		const named = report({
			dimensions: [{ field: 'd', name: 'date' }],
			metrics: [column('p', 'int', 'period')],
			dateRanges: [{ range: 'A' }, { range: 'B' }],
			data: [element(['X'], [{ values: [1, 2] }, { values: [3, 4] }])],
		});
		expect(readRows(reply(named), COLUMNS)[3]).toEqual({
			date: 'X',
			'period (2)': 'B',
			'date (2)': '#2',
			period: 4,
		});
	});
});

describe('reports', () => {
	test('are read from the top as well as from data', () => {
		expect(readRows(REPLIES['reports at the top'], COLUMNS)).toEqual([
			{ Channel: 'SOCIAL', Visits: 1 },
		]);
	});

	test('are read one after the other, each with its own header', () => {
		expect(readRows(REPLIES['two reports'], COLUMNS)).toEqual([
			{ Channel: 'SOCIAL', Visits: 1 },
			{ Channel: 'MAILING', Sales: 2 },
		]);
	});

	test('without a header have columns named by position', () => {
		expect(readRows(REPLIES['no header'], COLUMNS)).toEqual([
			{ 'Dimension 1': 'SOCIAL', 'Metric 1': 1, 'Metric 2': 2 },
		]);
	});

	test('without rows give none', () => {
		expect(readRows(reply(report({ data: [] })), COLUMNS)).toEqual([]);
	});

	test.each([[{}], [null], [[]], ['text'], [{ data: {} }], [{ data: { reports: [] } }]])(
		'that are not in %j are missed',
		(body) => {
			expect(thrownBy(() => readRows(body, COLUMNS))).toMatchObject({ kind: 'unexpectedReply' });
		},
	);
});
