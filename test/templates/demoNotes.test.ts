import { prepareWorkflow } from '../../demo/n8n/standIns/prepare';
import { readWorkflow, workflowNames } from '../../demo/workflows';

const PAGE = 'http://127.0.0.1:5680';
const PLACES = { origin: PAGE, page: PAGE, dataTable: '1' };

async function notesInDemo(name: string): Promise<string[]> {
	const workflow = await readWorkflow(name);
	prepareWorkflow(workflow, PLACES);
	return workflow.nodes.flatMap(({ parameters: { content } }) => content?.toString() ?? []);
}

it('the notes of each ready-made workflow say in the demo that its steps are already done', async () => {
	for (const name of await workflowNames()) {
		const notes = await notesInDemo(name);
		const steps = notes.filter((note) => /^1\. /m.test(note));
		expect([name, steps.length]).toEqual([name, 1]);
		expect(steps[0]).toMatch(/In this demo, credentials and settings are .* own n8n:\n\n1\. /);
		expect([name, notes.filter((note) => note.includes('### Requirements'))]).toEqual([name, []]);
	}
});

it('a note says in the demo which nodes are replaced, and where their messages are shown', async () => {
	const notes = await notesInDemo('weekly-comparison-to-chat');
	const [ofDemo] = notes.filter((note) => note.startsWith('## In this demo'));
	expect(ofDemo).toContain('The nodes for Slack are replaced by nodes that use a page');
	expect(ofDemo).toContain(`[${PAGE}](${PAGE})`);
});
