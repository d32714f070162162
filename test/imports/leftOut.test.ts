import { sourceOf } from '../../harness/fileContent';
import { layoutPoints } from '../../page/form/layoutPoints';
import { LANGUAGES, textsIn } from '../../page/texts/languages';
import { formatsIn } from '../../page/texts/pageFormats';
import type { LeftOutLines } from '../../platform/imports/table/tableLayout';

const SUBTOTALS = 1_200;

/** A file in which every second line is the total of the line above it. */
async function fileWithTotals(groups: number) {
	const lines = Array.from({ length: groups }, (_, at) => {
		const figures = `${1_000 + at},${500 + at}`;
		return `engine ${at},${figures}\nTotal,${figures}\n`;
	});
	return await sourceOf(`Engine,Visits,Sales\n${lines.join('')}`);
}

it('all skipped lines of a file are counted, and the first ones are listed', async () => {
	const { leftOut } = (await fileWithTotals(SUBTOTALS)).layout;
	expect(leftOut.lines).toBe(SUBTOTALS);
	expect(leftOut.first).toHaveLength(1_000);
	expect(leftOut.first[0]).toEqual({ line: 3, lines: 1, why: 'total', text: 'Total' });
});

it('a second table counts as skipped with all its lines', async () => {
	const text = 'Landing page,Sessions\n/,10\n/a,5\n\nDay Index,Sessions\n9/1/26,7\n9/2/26,8\n';
	const { leftOut } = (await sourceOf(text)).layout;
	expect(leftOut).toMatchObject({ lines: 3, first: [{ line: 5, lines: 3, why: 'otherTable' }] });
});

it('a note below a table of two columns is skipped', async () => {
	const { leftOut } = (await sourceOf('Engine,Visits\nBing,10\nQwant,5\n\nSource: the tool\n'))
		.layout;
	expect(leftOut.first).toMatchObject([{ line: 5, lines: 1, why: 'note' }]);
});

describe.each(LANGUAGES)('the page in %s', (language) => {
	const { layout } = textsIn(language, formatsIn(language));
	const total = (line: number): LeftOutLines => ({ line, lines: 1, why: 'total', text: 'Total' });
	const around = { preamble: [], linesBefore: 0, emptyRows: 0, costColumns: [] };

	it('lists the first ten skipped lines, and how many others there are', () => {
		const first = Array.from({ length: 20 }, (_, at) => total(at + 2));
		const points = layoutPoints({ ...around, leftOut: { lines: 1_200, first } }, layout);
		expect(points).toHaveLength(11);
		expect(points[0]).toBe(layout.leftOut.total(2, 1, 'Total'));
		expect(points[10]).toBe(layout.more(1_190));
	});

	it('mentions no others where all are listed', () => {
		const table: LeftOutLines = { line: 9, lines: 30, why: 'otherTable', text: 'Day, Visits' };
		const leftOut = { lines: 31, first: [total(7), table] };
		expect(layoutPoints({ ...around, leftOut }, layout)).toEqual([
			layout.leftOut.total(7, 1, 'Total'),
			layout.leftOut.otherTable(9, 30, 'Day, Visits'),
		]);
	});

	it('says how the costs of a file are uploaded', () => {
		const leftOut = { lines: 0, first: [] };
		const [point = ''] = layoutPoints({ ...around, costColumns: ['Kosten'], leftOut }, layout);
		expect(point).toBe(layout.costs(['Kosten']));
		for (const part of ['Kosten', 'Campaign > Upload Costs']) expect(point).toContain(part);
	});

	it('shows texts above the header without their marks, and that there are more than it lists', () => {
		const texts = Array.from({ length: 12 }, (_, at) => `Segment ${at}`);
		const preamble = ['# -----', ...texts.map((text) => `# ${text}`), '#', '====='];
		const leftOut = { lines: 0, first: [] };
		const [point] = layoutPoints({ ...around, preamble, linesBefore: 15, leftOut }, layout);
		expect(point).toBe(layout.above(15, [...texts.slice(0, 10), '…']));
	});
});
