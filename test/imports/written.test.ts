import type { ImportPlan } from '../../platform/imports/importPlan';
import { findColumns } from '../../platform/imports/importPlan';
import { prepareImport } from '../../platform/imports/prepare';
import { sourceOf } from '../../harness/fileContent';
import { planOf } from './plans';
import { resultOrRefusal } from './refusal';

const engines = (more: Partial<ImportPlan> = {}): ImportPlan => ({
	...planOf('searchengine', '2026-01-05', '2026-01-07'),
	...more,
});

/** The file that is sent, in the parts in which it is written. */
async function written(file: string, plan: ImportPlan, hasHeader = true) {
	const source = await sourceOf(file, { separator: ';' }, hasHeader);
	const { rows, rejected, columns, descriptor, csv } = await prepareImport(source, plan);
	const parts: string[] = [];
	for await (const part of csv.open()) parts.push(Buffer.from(part).toString());
	const text = parts.join('');
	expect(csv.bytes).toBe(Buffer.byteLength(text));
	const indexes = columns.map(({ index }) => index);
	return { rows, rejected, indexes, descriptor, parts, text };
}

it('a file is sent with the platform’s column names, dimensions before metrics, and decimal points', async () => {
	const file = 'visits;x;revenue;engine\n1 200;y;1 234,5;Bing\n0;y;0,05; Été \n';
	expect(await written(file, engines())).toMatchObject({
		...{ rows: 2, rejected: 0, indexes: [3, 0, 2] },
		text: 'searchengine_name,visit,scartvalidamount\nBing,1200,1234.5\nEte,0,0.05\n',
		descriptor: { kind: 'searchengine', dimensions: [{ idx: 0 }] },
	});
});

it('names are quoted in a sent file where necessary', async () => {
	const file = 'engine;visits\na, b;1\n"say ""hi""";2\n"a;b";3\nit\'s;4\n';
	const { text } = await written(file, engines());
	expect(text.split('\n').slice(1)).toEqual(['"a, b",1', '"say ""hi""",2', 'a;b,3', "it's,4", '']);
});

it('invalid lines are not sent', async () => {
	const file = 'engine;visits\na;1\nb;some\nc\nd;4\n';
	expect(await written(file, engines())).toMatchObject({
		...{ rows: 2, rejected: 2, text: 'searchengine_name,visit\na,1\nd,4\n' },
	});
});

it('a long file is written in chunks', async () => {
	const lines = Array.from({ length: 10_000 }, (_, at) => `Engine ${at};1`);
	const { parts, text } = await written(`engine;visits\n${lines.join('\n')}\n`, engines());
	expect(text.split('\n')).toHaveLength(10_002);
	expect(parts).toHaveLength(5);
	for (const part of parts.slice(0, -1)) {
		expect(part.length).toBeGreaterThanOrEqual(32_768);
		expect(part.length).toBeLessThan(36_000);
	}
	expect(parts.at(-1)?.length).toBeLessThan(32_768);
});

describe('the number format', () => {
	const sent = async (file: string, more: Partial<ImportPlan> = {}) => {
		const { text } = await written(file, engines(more));
		return text.split('\n').slice(1, -1);
	};
	const AMBIGUOUS = 'engine;visits;revenue\na;1;1,234\n';

	it('of a file is detected from the figures of its first lines', async () => {
		expect(await sent(AMBIGUOUS)).toEqual([]);
		expect(await sent(`${AMBIGUOUS}b;1; 1.5 \n`)).toEqual(['a,1,1234', 'b,1,1.5']);
		expect(await sent(`${AMBIGUOUS}b;1;1,5\n`)).toEqual(['b,1,1.5']);
	});

	it('of a file is not detected from names', async () => {
		expect(await sent('engine;visits;revenue\n1.5;1;1,234\n')).toEqual([]);
	});

	it('of a file is also detected from columns that are not imported', async () => {
		const file = 'engine;visits;revenue;bounce rate\na;1;1,234;41.5%\n';
		expect(await sent(file)).toEqual(['a,1,1234']);
	});

	it('of a file is the chosen one', async () => {
		expect(await sent(`${AMBIGUOUS}b;1;7,500\n`, { numberFormat: 'comma' })).toEqual(['b,1,7.50']);
		expect(await sent(AMBIGUOUS, { numberFormat: 'point' })).toEqual(['a,1,1234']);
	});
});

describe('a missing column', () => {
	const refusal = async (file: string, visit: string, hasHeader = false) => {
		const source = await sourceOf(file, { separator: ';' }, hasHeader);
		const plan = engines({ mapping: { searchengine_name: '1', visit } });
		return await resultOrRefusal(() => findColumns(source, plan).columns.length);
	};
	const ADVICE =
		'Check the column numbers under Column That Contains, and check Separator under Options';

	it.each([true, false])('is refused, with a header or without: %p', async (hasHeader) => {
		expect(await refusal('a;b\nc;d\n', '2', hasHeader)).toBe(2);
		expect(await refusal('a;b\nc;d\n', '3', hasHeader)).toEqual([
			...['Columns', 'There is no column 3: the table has only 2', ADVICE],
		]);
	});

	it('is looked for in the header, where the lines below it are longer', async () => {
		expect(await refusal('a;b\nc;d;e\n', '3', true)).toHaveLength(3);
	});
});
