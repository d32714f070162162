import type { INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { type Stage, pairedItemsOf, jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { matching } from '../client/scene';
import { csv, fileItem, held, importOf } from './scene';
import type { Scene } from '../../support/scene';

const ENGINES = [['searchengine_name'], ['visit']] as const;
const BY_ENGINE = { importKind: 'searchengine' };
const LEAVE_OUT = { ...BY_ENGINE, options: { badLines: 'leaveOut' } };
const mixed = csv('engine,visits', 'Ecosia,3', ',1', 'Bing,x', 'Qwant,-4', 'Yahoo,5', 'Ask,2.5');
const COUNT = 'Visits must be a whole number of 0 or more';

const note = (line: number, column: number, target: string, value: string, reason: string) => ({
	line,
	column,
	target,
	value,
	reason,
	rejected: true,
});
const notes = [
	note(3, 1, 'searchengine_name', '', 'Search Engine is empty'),
	note(4, 2, 'visit', 'x', COUNT),
	note(5, 2, 'visit', '-4', COUNT),
	note(7, 2, 'visit', '2.5', COUNT),
];

describe.each(newestLine())('%s', (line) => {
	const whole = withStage(line);
	let stage: Stage;

	beforeEach(async () => {
		stage = await whole.beside();
	});

	const importing = (parameters: INodeParameters, ...files: string[]): Scene =>
		importOf(parameters, { files: files.map((file, at) => fileItem(file, `${at + 1}.csv`)) });
	const wrongItems = [
		{ engine: 'Ecosia', visits: 1.5 },
		{ engine: 'Bing', visits: 2 },
	];

	it('an import with invalid lines sends nothing, and names the first ones if Rejected Lines is not connected', async () => {
		const { error } = await stage.play(importing(BY_ENGINE, mixed));
		expect(error?.message).toBe(
			'4 of 6 lines cannot be imported, so nothing was sent. Line 3: Search Engine is empty. ' +
				`Line 4: ${COUNT} ("x"). Line 5: ${COUNT} ("-4") [item 0]`,
		);
		expect(error?.description).toBe(
			'Fix these lines, turn on Round Figures under Options, ' +
				'or set Lines That Cannot Be Imported, under Options, to Leave Them Out. To see all of them, connect the output Rejected Lines',
		);
		expect(stage.requests()).toEqual([]);
	});

	it('an import with invalid lines sends nothing, and outputs all of them if Rejected Lines is connected', async () => {
		const done = await stage.play(importOf(BY_ENGINE, { files: [fileItem(mixed)], wired: true }));
		expect(done.output()).toEqual([]);
		expect(done.itemsOf(1)).toEqual(notes);
		expect(jsonOf(done.run.items('Next'))).toEqual(notes);
		expect(done.output(1)[0]?.pairedItem).toEqual({ item: 0 });
		expect(stage.requests()).toEqual([]);
	});

	it('an import with invalid lines sends the others if they are skipped', async () => {
		const done = await stage.play(importing(LEAVE_OUT, mixed));
		expect(done.items).toMatchObject([{ imported: true, rows: 2, rejected: 4 }]);
		expect(done.itemsOf(1)).toEqual(notes);
		expect(await held(stage, 'searchengine', ENGINES)).toEqual([
			['Ecosia', [3]],
			['Yahoo', [5]],
		]);
	});

	const gaps = csv('engine,visits,revenue', 'Ecosia,,1', 'Bing,2.5,12.3456', 'Qwant,3,');
	const both = { emptyFigures: true, roundFigures: true };

	it('the options for empty figures and excess decimals are named', async () => {
		const advice = async (options: INodeParameters, operation = 'importFile') =>
			(await stage.play(importing({ ...BY_ENGINE, operation, options }, gaps))).error?.description;
		const otherwise =
			'or set Lines That Cannot Be Imported, under Options, to Leave Them Out. To see all of them, connect the output Rejected Lines';
		expect(await advice({})).toBe(
			`Fix these lines, turn on Empty Figures Are 0 and Round Figures under Options, ${otherwise}`,
		);
		expect(await advice({ roundFigures: true })).toBe(
			`Fix these lines, turn on Empty Figures Are 0 under Options, ${otherwise}`,
		);
		const looked = await stage.play(importing({ ...BY_ENGINE, operation: 'check' }, gaps));
		expect(looked.items).toMatchObject([
			{ rejected: 3, advice: 'Turn on Empty Figures Are 0 and Round Figures under Options' },
		]);
		expect(stage.requests()).toEqual([]);
	});

	it('empty figures become 0 and others are rounded, if set', async () => {
		for (const operation of ['check', 'preview']) {
			const looked = await stage.play(importing({ ...BY_ENGINE, operation, options: both }, gaps));
			expect(looked.output(1)).toEqual([]);
		}
		const fields = [['searchengine_name'], ['visit', 'scartvalidamount']] as const;
		const done = await stage.play(importing({ ...BY_ENGINE, options: both }, gaps));
		expect(done.items).toMatchObject([{ rows: 3, rejected: 0 }]);
		const asHeld = [
			['Ecosia', [0], ['1.00']],
			['Bing', [3], ['12.35']],
			['Qwant', [3], ['0.00']],
		];
		expect(await held(stage, 'searchengine', fields)).toEqual(asHeld);
		const items = [{ json: { engine: 'Ecosia', visits: 7.5, revenue: null } }];
		const byItem = { ...BY_ENGINE, operation: 'importItems', options: both };
		expect((await stage.play(importOf(byItem, { files: items }))).error).toBeUndefined();
		expect(await held(stage, 'searchengine', fields)).toEqual([
			['Ecosia', [8], ['0.00']],
			...asHeld.slice(1),
		]);
	});

	it('the invalid lines are output as a file', async () => {
		const parameters = { ...BY_ENGINE, options: { badLines: 'leaveOut', rejectedAs: 'csv' } };
		const done = await stage.play(importing(parameters, mixed));
		const [item, another] = done.output(1);
		expect([item?.json, another]).toEqual([
			{ lines: 4, fileName: 'rejected-lines.csv' },
			undefined,
		]);
		const [header, first] = (await stage.engine.binary(item)).toString().split('\n');
		expect(header).toBe('line,column,target,value,reason,rejected');
		expect(first).toBe('3,1,searchengine_name,,Search Engine is empty,true');
	});

	it('nothing is sent if all lines are invalid, even if they are skipped', async () => {
		const { error } = await stage.play(importing(LEAVE_OUT, csv('engine,visits', ',1', 'Bing,x')));
		expect(error?.message).toBe('None of the 2 lines can be imported [item 0]');
		expect(stage.requests()).toEqual([]);
	});

	it('invalid items are treated like invalid lines', async () => {
		const items = { ...BY_ENGINE, operation: 'importItems' };
		const stopped = await stage.play(importOf(items, { input: wrongItems }));
		expect(stopped.error?.message).toBe(
			`1 of 2 lines cannot be imported, so nothing was sent. Line 1: ${COUNT} ("1.5") [item 0]`,
		);
		const shown = await stage.play(importOf(items, { input: wrongItems, wired: true }));
		expect(shown.itemsOf(1)).toEqual([note(1, 2, 'visit', '1.5', COUNT)]);
		expect(stage.requests()).toEqual([]);
		const leftOut = { ...LEAVE_OUT, operation: 'importItems' };
		expect((await stage.play(importOf(leftOut, { input: wrongItems }))).error).toBeUndefined();
		expect(await held(stage, 'searchengine', ENGINES)).toEqual([['Bing', [2]]]);
	});

	it('a check and a preview show the same lines, and do not fail', async () => {
		for (const operation of ['check', 'preview']) {
			const looked = await stage.play(importing({ ...BY_ENGINE, operation }, mixed));
			expect(looked.itemsOf(1)).toEqual(notes);
		}
		const [checked] = (await stage.play(importing({ ...BY_ENGINE, operation: 'check' }, mixed)))
			.items;
		expect(checked).toMatchObject({ importable: false, rows: 2, rejected: 4 });
		expect(stage.requests()).toEqual([]);
	});

	it('lines that the platform rejects from an accepted import are output', async () => {
		const rejected_lines = [{ line: 3, column: 1, value: '1', reason: 'visit is odd' }];
		const body = { error: false, data: { accepted: 1, rejected: 1, rejected_lines } };
		stage.sandbox.control.fault({ kind: 'reply', body });
		const done = await stage.play(importing(BY_ENGINE, csv('engine,visits', 'Ecosia,2', 'Bing,1')));
		expect(done.items).toMatchObject([{ imported: true, rejected: 1 }]);
		expect(done.itemsOf(1)).toEqual([
			{ line: 3, column: 2, target: null, value: '1', reason: 'visit is odd', rejected: true },
		]);
	});

	const one = csv('engine,visits', 'One,1');
	const two = csv('engine,visits', 'Two,2');
	const sent = () => stage.requests().map(({ body }) => /\n(One|Two|Three),/.exec(body)?.[1]);

	it('several files are sent one after the other', async () => {
		const done = await stage.play(importing(BY_ENGINE, one, two, csv('engine,visits', 'Three,3')));
		expect(pairedItemsOf(done.output())).toEqual([0, 1, 2].map((item) => ({ item })));
		expect(sent()).toEqual(['One', 'Two', 'Three']);
	});

	it('an import stops at the first file that fails, and reports how many were imported', async () => {
		const { error } = await stage.play(
			importing(BY_ENGINE, one, two, mixed, csv('engine,visits', 'Three,3')),
		);
		expect(error).toMatchObject({ itemIndex: 2 });
		expect(error?.message).toMatch(/^4 of 6 lines cannot be imported, .* \[item 2\]$/);
		expect(error?.description).toMatch(/\. Files imported before this file: 2$/);
		expect(sent()).toEqual(['One', 'Two']);
	});

	it('files after a failed one are sent if set to continue', async () => {
		const files = [one, mixed, two].map((file) => fileItem(file));
		const done = await stage.play(importOf(BY_ENGINE, { files, onError: 'continueErrorOutput' }));
		expect(done.error).toBeUndefined();
		expect(done.items).toMatchObject([{ imported: true }, { imported: true }]);
		expect(done.itemsOf(2)).toMatchObject([{ error: matching(/^4 of 6 lines/) }]);
		expect(sent()).toEqual(['One', 'Two']);
	});
});
