import { Editor } from '../../support/editor/editor';
import { N8N_2 } from '../../../harness/n8n';
import { jsonOf } from '../../support/stage';
import { PAGE } from './hostedPage';
import { ENGINES } from './importFiles';
import { ImportStage } from './importStage';
import type { Visit } from './importVisit';
import { DAYS } from './importVisit';

const NAMES = [
	'<script>window.pwned = 1</script>',
	'<img src=x onerror="window.pwned = 1">',
	'=HYPERLINK("http://127.0.0.1:1/","here")',
	'{{ $env }} ${7*7} "\'`',
	'</td></table><svg onload=alert(1)>',
];
const FILE_NAME = '../../<img src=x onerror=alert(1)>.csv';

let stage: ImportStage;
let editor: Editor;
beforeAll(async () => {
	stage = ImportStage.on(N8N_2);
	editor = await Editor.open(stage.n8n);
});
afterAll(async () => {
	await editor?.close();
	await stage?.stop();
});

async function expectNothingRan(visit: Visit): Promise<void> {
	expect(await visit.see('window.pwned')).toBeUndefined();
	expect(visit.complaints).toEqual([]);
}

function hostileFile(...more: string[]): string {
	const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
	const header = ['Search Engine', 'Visits', ...NAMES].map(quoted).join();
	const lines = NAMES.map((name) => [name, '10', ...NAMES].map(quoted).join());
	return [header, ...lines, ...more, ''].join('\n');
}

it('the page opens at the test URL while the editor listens', async () => {
	const hosted = await stage.prepare();
	await editor.openWorkflow(hosted.id);
	await editor.openNode(PAGE);
	const before = [/^Copy the Test URL under Webhook URLs/, 'When a File Arrives'];
	for (const text of before) await editor.page.getByText(text).first().waitFor();
	await editor.picture('import-node');
	await editor.page.getByTestId('node-parameters').getByText('Webhook URLs').click();
	await editor.page.getByText(hosted.testUrl).first().waitFor();
	await editor.picture('import-node-urls');
	await editor.form.run();
	await hosted.isThere(hosted.testUrl);
	const visit = await stage.visitWithEngines(hosted.testUrl);
	await visit.start();
	expect(await visit.outcome()).toMatch(/Rows accepted\s+2\s/);
	const execution = await hosted.execution();
	expect([execution.status, execution.mode]).toEqual(['success', 'manual']);
	expect(jsonOf(execution.items(PAGE))).toMatchObject([{ rows: 2, imported: true }]);
	expect(hosted.imports()).toHaveLength(1);
	await editor.page.getByTestId('output-panel').getByText('engines.csv').first().waitFor();
	await editor.picture('import-node-output');
	await visit.close();
});

it('names, headers and cells are shown as plain texts on the page, in the answer and in the editor', async () => {
	const hosted = await stage.host({ options: { badLines: 'leaveOut' } });
	const visit = await stage.visit(hosted.url);
	const bad = `Bing,"<script>window.pwned = 1</script>",${NAMES.map(() => '').join()}`;
	await visit.choose(FILE_NAME, hostileFile(bad));
	await visit.describe({ kind: 'searchengine', ...DAYS });
	const rows = await visit.table('First rows, as they will be imported');
	expect(rows.slice(1).map(([name]) => name)).toEqual(NAMES);
	await visit.picture('hostile');
	await expectNothingRan(visit);
	await visit.start();
	expect(await visit.outcome()).toContain(FILE_NAME);
	await visit.picture('hostile-result');
	await expectNothingRan(visit);

	const execution = await hosted.execution();
	const [item] = execution.items(PAGE);
	expect(item?.json.fileName).toBe('img src=x onerror=alert(1).csv');
	const file = await stage.n8n.binary(item, 'original');
	expect(file.toString()).toBe(hostileFile(bad));
	await visit.close();
	await seeInEditor(hosted.id, execution.id, 'img src=x onerror=alert(1).csv');
});

it('a rejection contains the plain texts', async () => {
	const hosted = await stage.host();
	const visit = await stage.visitWithEngines(hosted.url);
	// The page would not send it, but another client could.
	const value = '<img src=x onerror=alert(1)>';
	await visit.page.route(hosted.url, async (route) => {
		const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
		const postData = Buffer.from(body.replace('Ecosia,10', `Ecosia,${value}`), 'latin1');
		await route.continue({ postData });
	});
	await visit.start();
	expect(await visit.problem()).toMatch(
		/^1 of 2 lines cannot be imported, so nothing was imported\./,
	);
	await visit.picture('refused');
	await expectNothingRan(visit);
	expect(hosted.imports()).toEqual([]);
	const execution = await hosted.execution();
	expect(execution.items(PAGE)).toEqual([]);
	const lines = [
		{ line: 2, column: 2, value, reason: 'Visits must be a whole number of 0 or more' },
	];
	expect(jsonOf(execution.items(PAGE, 1))).toMatchObject([{ rejected: 1, lines }]);
	await visit.close();
	await seeInEditor(hosted.id, execution.id, value, 'Refused');
});

/** Opens the node's data of an execution in n8n's editor, where no script may run. */
async function seeInEditor(
	workflow: string,
	execution: string,
	text: string,
	branch?: string,
): Promise<void> {
	const dialogs: string[] = [];
	editor.page.on('dialog', (dialog) => {
		dialogs.push(dialog.message());
		void dialog.dismiss();
	});
	await editor.page.goto(`${stage.n8n.url}/workflow/${workflow}/executions/${execution}`);
	await editor.page.getByTestId('canvas-node').first().dblclick();
	const output = editor.page.getByTestId('output-panel');
	if (branch) await output.getByText(branch).first().click();
	await output.getByText('Table', { exact: true }).click();
	await output.getByText(text).first().waitFor();
	await editor.picture(`import-editor-${execution}`);
	const pwned = editor.page.frames().map(async (frame) => await frame.evaluate('window.pwned'));
	expect(await Promise.all(pwned)).toEqual(pwned.map(() => undefined));
	expect(dialogs).toEqual([]);
}

const CELL = 4_000_000;
const LINE = 8_000_000;
const WIDE = 10_000;

const wide = Array.from({ length: WIDE }, (_, at) => `c${at}`).join();
const monsters: Array<[string, () => Buffer, string | RegExp]> = [
	[
		'a cell of 4 MB',
		() => Buffer.from(`Search Engine,Visits\n${'a'.repeat(CELL)},1\n`),
		/^The file cannot be read as CSV from line 2 onwards: one record is longer than 100,000 characters/,
	],
	[
		'a line of 8 MB',
		() => Buffer.alloc(LINE, 'a,'),
		/^The file cannot be read as CSV from line 1 onwards: one record is longer than 100,000 characters/,
	],
	[
		'a quoted cell without end',
		() => Buffer.from(`Search Engine,Visits\n"${'a,1\n'.repeat(500_000)}`),
		/^The file cannot be read as CSV/,
	],
	[
		'a workbook that is cut off',
		() => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(100_000)]),
		'The workbook is damaged: its end is missing. Open the workbook in Excel, save it again as an Excel workbook (.xlsx), and try again.',
	],
	['nothing', () => Buffer.alloc(0), /^The file is empty/],
	[
		'10,000 columns',
		() => Buffer.from(`${wide}\n${wide}\n`),
		'There are more than 1,000 columns. Remove the columns that you do not need from the file.',
	],
];

it('a file that cannot be read is reported, and the next one is accepted', async () => {
	const hosted = await stage.host({ kinds: ['searchengine'] });
	const visit = await stage.visit(hosted.url);
	const said: string[] = [];
	for (const [name, content] of monsters) {
		await visit.take('monster.csv', content());
		await visit.isChecked();
		said.push(await visit.complaint());
		expect(await visit.page.locator('#start').isVisible()).toBe(false);
		await visit.picture(`monster-${name.replace(/\W+/g, '-')}`);
	}
	expect(said).toEqual(
		monsters.map(([, , sentence]) =>
			typeof sentence === 'string' ? sentence : (expect.stringMatching(sentence) as string),
		),
	);
	await visit.choose('good.csv', ENGINES);
	expect(await visit.describe(DAYS)).toBe('2 rows can be imported.');
	await visit.start();
	expect(await visit.outcome()).toContain('The platform has accepted the file.');
	await expectNothingRan(visit);
	await visit.close();
});
