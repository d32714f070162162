import { LineCheck } from '../../platform/imports/rows/lineCheck';
import type { MappedColumn } from '../../platform/imports/columns/foundColumns';
import { findKind } from '../../platform/imports/rules/importKinds';
import { toReportedNote } from '../../platform/imports/rules/reasons';

const kind = findKind('opedata');
const [channel, publisher, campaign] = kind?.dimensions ?? [];
const [visits] = kind?.metrics ?? [];
const columns = [channel, publisher, campaign, visits].flatMap((target, index): MappedColumn[] =>
	target ? [{ target, index: index + 1 }] : [],
);

/** Lines of five columns: a number of its own, a channel, a publisher, a campaign and visits. */
class Checked {
	private readonly check = new LineCheck({ columns, dimensions: 3, width: 5 }, {});
	private number = 1;

	line(...cells: string[]) {
		this.number += 1;
		return this.check.read({ cells, number: this.number });
	}

	get found() {
		const { rejections, repetitions, ...counts } = this.check.findings();
		const told = {
			rejections: rejections.map(toReportedNote),
			repetitions: repetitions.map(toReportedNote),
		};
		return { ...counts, ...told };
	}
}

let checked: Checked;
beforeEach(() => {
	checked = new Checked();
});

it('a line is read as a row, whose first columns are its names', () => {
	expect(checked.line('x', 'Emailing', ' News ', 'May', '1 234')).toEqual({
		...{ line: 2, key: 'MAILING\nNews\nMay' },
		...{ names: ['MAILING', 'News', 'May'], values: ['1234'] },
	});
	expect(checked.found).toMatchObject({
		...{ rows: 1, rejected: 0, rejections: [], repeated: 0, repetitions: [] },
		accents: new Map(),
	});
});

it('a line with an invalid cell is rejected with the column named', () => {
	expect(checked.line('x', 'Emailing', 'News', 'May', 'some')).toBeUndefined();
	expect(checked.line('x', 'fax', 'News', '', '1')).toBeUndefined();
	const { rows, rejected, rejections } = checked.found;
	expect([rows, rejected]).toEqual([0, 2]);
	expect(rejections).toEqual([
		{
			...{ line: 2, column: 5, target: 'visit', value: 'some' },
			reason: 'Visits must be a whole number of 0 or more',
		},
		{
			...{ line: 3, column: 2, target: 'media_key', value: 'fax' },
			reason:
				'Channel must be one of MAILING (emailing), ADVERTISING (display), AFFILIATION, SPONSOREDLINK (paid search), PARTNER (partners), TRUSTEDFEED (comparison engine), OFFLINE (broadcast, tv), GENERIC',
		},
	]);
});

it('a line with another number of cells is rejected and quoted', () => {
	expect(checked.line('a', 'b')).toBeUndefined();
	checked.line(...Array.from({ length: 60 }, (_, at) => String(at % 10)));
	expect(checked.found.rejections).toEqual([
		{
			...{ line: 2, column: null, target: null, value: 'a, b' },
			reason: 'has 2 columns, but the table has 5',
		},
		{
			...{ line: 3, column: null, target: null },
			value: Array.from({ length: 50 }, (_, at) => at % 10).join(', '),
			reason: 'has 60 columns, but the table has 5',
		},
	]);
});

it('a long value is quoted by its beginning', () => {
	for (const length of [200, 201]) checked.line('', 'Emailing', 'News', 'May', 'x'.repeat(length));
	expect(checked.found.rejections.map(({ value }) => value)).toEqual([
		...['x'.repeat(200), `${'x'.repeat(199)}…`],
	]);
});

it('a row with the names of an earlier one is reported with the line of both', () => {
	checked.line('', 'Emailing', 'News', 'May', '1');
	checked.line('', 'Emailing', 'News', 'June', '1');
	checked.line('', 'MAILING', 'News ', 'May', '2');
	checked.line('', 'Emailing', 'News', 'May', '3');
	expect(checked.found).toMatchObject({ rows: 4, repeated: 2 });
	const [first, second] = checked.found.repetitions;
	expect(first).toEqual({
		...{ line: 4, column: null, target: null, value: 'MAILING, News, May' },
		reason: 'cannot be distinguished from line 2, which has the same names',
	});
	expect(second).toMatchObject({
		line: 5,
		reason: 'cannot be distinguished from line 4, which has the same names',
	});
});

it.each(['replaces', 'shares', 'addedTo'] as const)(
	'a line far down in a file is named with separators where it %s',
	(code) => {
		const of = { line: 12_345, hasUrl: false, hasAccents: false };
		const note = { line: 1, column: null, target: null, value: '', why: { code, of } };
		expect(toReportedNote(note).reason).toContain('line 12,345, which has the same names');
	},
);

it('names are compared one by one, not as a joined text', () => {
	checked.line('', 'Emailing', 'a', 'bc', '1');
	checked.line('', 'Emailing', 'ab', 'c', '1');
	expect(checked.found.repeated).toBe(0);
});

it('names that lose their accents are reported once each', () => {
	checked.line('', 'Emailing', ' Été', 'May', '1');
	checked.line('', 'Emailing', ' Été ', 'Noël', '1');
	checked.line('', 'Emailing', 'Ete', 'May 2', '1');
	// Neither what a channel becomes nor a number in another format is an accent.
	checked.line('', 'partners', 'News', 'May', '1,234');
	expect(checked.found.accents).toEqual(
		new Map([
			['Été', 'Ete'],
			['Noël', 'Noel'],
		]),
	);
});

it('the first hundred names with accents are reported, and one that says that there are others', () => {
	for (let at = 0; at < 102; at += 1) checked.line('', 'Emailing', `é ${at}`, 'May', '1');
	expect([...checked.found.accents.keys()].at(-1)).toBe('é 100');
});

it('all rejected and repeated lines are counted, and the first 10,000 are listed', () => {
	checked.line('', 'Emailing', 'News', 'May', '1');
	for (let at = 0; at < 10_002; at += 1) {
		checked.line('x');
		checked.line('', 'Emailing', 'News', 'May', '1');
	}
	const { rejected, rejections, repeated, repetitions } = checked.found;
	expect([rejected, rejections.length]).toEqual([10_002, 10_000]);
	expect([repeated, repetitions.length]).toEqual([10_002, 10_000]);
});
