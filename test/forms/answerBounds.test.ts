import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { AnalyticsProvider } from '../../nodes/AnalyticsProvider/AnalyticsProvider.node';
import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';

import {
	fitList,
	fitObject,
	lengthOf,
	LONGEST_ANSWER,
} from '../../nodes/shared/run/toolAnswer/answerBounds';
import { boundedForAgent } from '../../nodes/shared/run/toolAnswer/toolAnswer';
import { jsonNode } from './nodes';

const LONG = 'x'.repeat(1_000_000);
const FAMILY = '👩‍👩‍👧';
const remark = (kept: number, all: number) => `${kept} of ${all}`;
const fit = (answer: IDataObject) => fitList(answer, 'rows', remark);
const rowsOf = ({ rows }: IDataObject): IDataObject[] =>
	(Array.isArray(rows) ? rows : []) as IDataObject[];

describe('an answer of a tool', () => {
	it('that is short stays unchanged', () => {
		const answer = {
			understood: 'Sales',
			rows: [{ Channel: 'y'.repeat(5_000), Sales: 1 }],
			site: 'shop',
		};
		expect(fit(answer)).toEqual(answer);
		expect(Object.keys(fit(answer))).toEqual(['understood', 'rows', 'site']);
	});

	it.each<[string, IDataObject]>([
		['a name in a row', { rows: [{ Channel: LONG, Sales: 1 }] }],
		['the name of a column', { rows: [{ [LONG]: 1 }] }],
		['what was understood', { understood: LONG, rows: [{ Sales: 1 }] }],
		['the sentence that answers', { answer: LONG, rows: [{ Sales: 1 }] }],
		['a note', { rows: [{ Sales: 1 }], notes: [LONG, 'short'] }],
		['the name of a total', { totals: { [LONG]: 5 }, rows: [{ Sales: 1 }] }],
		['the site', { rows: [{ Sales: 1 }], site: LONG }],
		[
			'letters that JSON escapes',
			{ understood: '\u0001'.repeat(1e6), rows: [{ '\u0001': '"'.repeat(1e6) }] },
		],
		['half a letter', { rows: [{ Channel: '\ud83d'.repeat(1e6), Sales: 1 }] }],
	])('is limited and keeps its rows, however long is %s', (_, answer) => {
		const fitted = fit(answer);
		expect(lengthOf(fitted)).toBeLessThanOrEqual(LONGEST_ANSWER);
		expect(rowsOf(fitted)).toHaveLength(1);
		expect(JSON.stringify(fitted)).toContain('…');
	});

	it.each<[string, IDataObject]>([
		['rows', { rows: Array.from({ length: 50_000 }, (_, Sales) => ({ Sales })) }],
		[
			'columns',
			{ rows: [Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`c${at}`, at]))] },
		],
		[
			'totals',
			{
				totals: Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`t${at}`, at])),
				rows: [{ a: 1 }],
			},
		],
		[
			'notes',
			{ rows: [{ a: 1 }], notes: Array.from({ length: 50_000 }, () => 'A note that is not long.') },
		],
		['levels', { deep: deep(2_500), rows: [{ a: 1 }] }],
	])('is limited and says what is left out, however many %s there are', (_, answer) => {
		const fitted = fit(answer);
		expect(lengthOf(fitted)).toBeLessThanOrEqual(LONGEST_ANSWER);
		expect(rowsOf(fitted).length).toBeGreaterThan(0);
		expect(JSON.stringify(fitted)).toMatch(/… \d+ more|"…":"\d+ more"|\d+ of 50000|…/);
	});

	it('says how many of its rows it contains, and keeps as many as fit', () => {
		const fitted = fit({
			rows: Array.from({ length: 5_000 }, (_, Sales) => ({ Sales })),
			notes: ['N.'],
		});
		const kept = rowsOf(fitted).length;
		expect(fitted.notes).toEqual(['N.', `${kept} of 5000`]);
		expect(rowsOf(fitted)).toEqual(Array.from({ length: kept }, (_, Sales) => ({ Sales })));
		expect(lengthOf(fitted)).toBeGreaterThan(LONGEST_ANSWER - 40);
	});

	it('keeps the figures of two columns whose names are equal once truncated', () => {
		const [row = {}] = rowsOf(
			fit({ rows: [{ [`${LONG}1`]: 1, [`${LONG}2`]: 2, [`${LONG}3`]: 3 }] }),
		);
		expect(Object.values(row)).toEqual([1, 2, 3]);
		expect(Object.keys(row).at(-1)).toMatch(/^x+… \(3\)$/);
	});

	it('is never cut within a character', () => {
		for (const shift of ['', 'a', 'ab', 'abc', 'abcd', 'abcde', 'abcdef', 'abcdefg']) {
			const [row] = rowsOf(fit({ rows: [{ Name: shift + FAMILY.repeat(10_000) }] }));
			expect(String(row?.Name)).toMatch(new RegExp(`^${shift}(${FAMILY})+…$`, 'u'));
		}
	});

	it.each<[string, IDataObject]>([
		['a text', { reply: LONG }],
		['a list', { reply: Array.from({ length: 50_000 }, (_, at) => at) }],
		['many members', Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`m${at}`, at]))],
		[
			'many long names',
			Object.fromEntries(
				Array.from({ length: 300 }, (_, at) => [`${LONG}${at}`.slice(-9_000), at]),
			),
		],
		['deep levels of lists', { reply: Array.from({ length: 100 }, () => deep(50)) }],
	])('without rows is limited as well, and says so: %s', (_, answer) => {
		const fitted = fitObject(answer);
		expect(lengthOf(fitted)).toBeLessThanOrEqual(LONGEST_ANSWER);
		expect(fitted.leftOut).toMatch(/^The result was too long for an answer/);
	});
});

function deep(levels: number): IDataObject {
	let value: IDataObject = { end: 1 };
	for (let level = 0; level < levels; level++) value = { in: value };
	return value;
}

describe('the output that n8n passes to an agent', () => {
	const tool = { getNode: () => jsonNode('n8n-nodes-marketing-analytics.marketingAnalyticsTool') };
	const node = { getNode: () => jsonNode('n8n-nodes-marketing-analytics.marketingAnalytics') };
	const items = (...all: IDataObject[]): INodeExecutionData[] => all.map((json) => ({ json }));
	const handed = (outputs: INodeExecutionData[][]) => outputs[0]?.map(({ json }) => json) ?? [];

	it('is complete where no agent asks, or where it is short', () => {
		const long = [items({ name: LONG })];
		expect(boundedForAgent(node, long)).toBe(long);
		const short = [items({ name: 'x' }, { name: 'y' }), items({ name: LONG })];
		expect(boundedForAgent(tool, short)).toBe(short);
	});

	it.each<[string, INodeExecutionData[]]>([
		['one item with a long name', items({ name: LONG })],
		[
			'a report with a long name',
			items({ rows: [{ Channel: LONG, Sales: 1 }], totals: { Sales: 1 } }),
		],
		['many items', items(...Array.from({ length: 5_000 }, (_, id) => ({ id })))],
		['items with long names', items({ id: 1, name: LONG }, { id: 2, name: LONG })],
		['an error', items({ error: LONG, message: LONG })],
	])('is at most 16,000 characters long: %s', (_, all) => {
		const answer = handed(boundedForAgent(tool, [all]));
		expect(lengthOf(answer)).toBeLessThanOrEqual(LONGEST_ANSWER + 2);
		expect(JSON.stringify(answer)).toMatch(/…|Only the first/);
	});

	it('ends with an item that says how many are left out, and the others keep their order', () => {
		const all = Array.from({ length: 5_000 }, (_, id) => ({
			json: { id },
			pairedItem: { item: 0 },
		}));
		const [answer = []] = boundedForAgent(tool, [all]);
		const kept = answer.length - 1;
		expect(answer.slice(0, kept)).toEqual(all.slice(0, kept));
		expect(answer.at(-1)?.json).toEqual({
			notes: [
				`Only the first ${kept.toLocaleString('en')} of these 5,000 items fit in an answer. Ask for fewer items.`,
			],
		});
	});

	it('says how many rows of a report are left out, and what to ask for instead', () => {
		const rows = Array.from({ length: 5_000 }, (_, id) => ({ Channel: `channel ${id}` }));
		const [answer] = handed(boundedForAgent(tool, [items({ rows })]));
		const kept = Array.isArray(answer?.rows) ? answer.rows.length : 0;
		expect(answer?.rows).toEqual(rows.slice(0, kept));
		expect(answer?.notes).toEqual([
			`Only the first ${kept.toLocaleString('en')} of these 5,000 rows fit in an answer. Ask for fewer figures, a shorter period or fewer dimensions, or use a filter.`,
		]);
	});
});

describe.each([
	['Marketing Analytics', new MarketingAnalytics(), 'marketingAnalytics'],
	['Analytics Provider', new AnalyticsProvider(), 'analyticsProvider'],
])('an error in the tool %s', (_, nodeType, type) => {
	it('is reported to the agent within the limit of an answer', async () => {
		const node = jsonNode(`n8n-nodes-marketing-analytics.${type}Tool`);
		const context = {
			getNode: () => node,
			getNodeParameter: () => LONG,
			continueOnFail: () => false,
			getInputData: () => [{ json: {} }],
		};
		const outputs: unknown = await Reflect.apply(nodeType.execute, context, []);
		expect(lengthOf(outputs)).toBeLessThan(LONGEST_ANSWER + 100);
		expect(JSON.stringify(outputs)).toMatch(/error.*…/);
	});
});
