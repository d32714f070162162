import { Editor } from '../support/editor/editor';
import { N8N_2, sharedN8n } from '../../harness/n8n';
import { jsonOf } from '../support/stage';
import { ENGINES } from './importFiles';
import { ImportStage, PAGE } from './importStage';
import { DAYS } from './importVisit';

let stage: ImportStage;
beforeAll(async () => {
	stage = await ImportStage.on(sharedN8n(N8N_2));
});
afterAll(async () => await stage?.stop());

it('the page opens at the test URL while the editor listens', async () => {
	const hosted = await stage.prepare();
	const editor = await Editor.open(stage.n8n);
	try {
		await editor.openWorkflow(hosted.id);
		await editor.openNode(PAGE);
		await editor.picture('import-node');
		await editor.page.getByText('Webhook URLs').click();
		await editor.page.getByText(hosted.testUrl).first().waitFor();
		await editor.picture('import-node-urls');
		await editor.runNode();
		await hosted.isThere(hosted.testUrl);
		const visit = await stage.visit(hosted.testUrl);
		await visit.choose('engines.csv', ENGINES);
		await visit.describe({ kind: 'searchengine', ...DAYS });
		await visit.start();
		expect(await visit.outcome()).toMatch(/Rows accepted\s+2\s/);
		const execution = await hosted.execution();
		expect([execution.status, execution.mode]).toEqual(['success', 'manual']);
		expect(jsonOf(execution.items(PAGE))).toMatchObject([{ rows: 2, imported: true }]);
		expect(hosted.imports()).toHaveLength(1);
		await editor.page.getByTestId('output-panel').getByText('engines.csv').first().waitFor();
		await editor.picture('import-node-output');
		await visit.close();
	} finally {
		await editor.close();
	}
});
