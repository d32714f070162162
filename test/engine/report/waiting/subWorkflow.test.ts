import type { WorkflowJson, Run } from '../../../../harness/engine';
import { lines } from '../../../../harness/engine';
import { locator, reportParameters, workflowOf } from '../../../../harness/workflows';
import { succeeded } from '../../../support/stage';
import { withStage } from '../../../support/withStage';

const SLEPT = /^n8n may not return all results of a sub-workflow that has paused/;
const NOT_RETURNED = /Connect Done to a node/;

const STEPS = {
	Submit: { parameters: reportParameters({ operation: 'submit' }) },
	Collect: {
		parameters: {
			...{ resource: 'report', operation: 'collect' },
			site: locator('={{ $json.site }}', 'id'),
		},
	},
};

/** A workflow that submits a report and collects it, with or without a node after Done. */
function collecting(beginsWith: string, endsAtCollect: boolean): WorkflowJson {
	const workflow = workflowOf({ ...STEPS, Result: { type: 'n8n-nodes-base.noOp' } }, [
		['Start', 0, 'Submit'],
		['Submit', 0, 'Collect'],
		['Collect', 0, 'Collect'],
		...(endsAtCollect ? [] : [['Collect', 1, 'Result'] as const]),
	]);
	const [start] = workflow.nodes;
	if (start) start.type = `n8n-nodes-base.${beginsWith}`;
	return workflow;
}

describe.each(lines())('collecting a report in a sub-workflow, on %s', (line) => {
	const stage = withStage(line);

	async function hintsOf(workflow: WorkflowJson, rounds = 0): Promise<string[]> {
		const body = { error: false, jobrun_status: 'RUNNING' };
		if (rounds > 0) {
			stage.sandbox.control.fault({ kind: 'reply', match: 'status.json', body, times: rounds });
		}
		let run: Run = await stage.run({ workflow });
		for (let round = 0; round < rounds; round += 1) {
			expect(run.status).toBe('waiting');
			run = await stage.engine.resume(run);
		}
		expect(succeeded(run).items('Collect', 1)).not.toEqual([]);
		return run.hints('Collect').map(({ message }) => message);
	}

	it('says after a sleep that n8n may not return all results', async () => {
		const hints = await hintsOf(collecting('executeWorkflowTrigger', false), 1);
		expect(hints).toEqual([expect.stringMatching(SLEPT)]);
	});

	it('does not say so of a loop whose reports were ready at once', async () => {
		const looping = workflowOf(
			{ ...STEPS, Loop: { type: 'n8n-nodes-base.splitInBatches', typeVersion: 3 } },
			[
				['Start', 0, 'Loop'],
				['Loop', 1, 'Submit'],
				['Submit', 0, 'Collect'],
				['Collect', 0, 'Collect'],
				['Collect', 1, 'Loop'],
			],
		);
		const [start] = looping.nodes;
		if (start) start.type = 'n8n-nodes-base.executeWorkflowTrigger';
		const run = await stage.run({ workflow: looping, input: [{ json: {} }, { json: {} }] });
		expect(succeeded(run).runs('Collect')).toBe(2);
		expect(run.hints('Collect')).toEqual([]);
	});

	it('says that n8n returns no results if Collect is the last node', async () => {
		const hints = await hintsOf(collecting('executeWorkflowTrigger', true));
		expect(hints).toEqual([expect.stringMatching(NOT_RETURNED)]);
	});

	it('shows no hint if n8n returns all of them, or in any other workflow', async () => {
		expect(await hintsOf(collecting('executeWorkflowTrigger', false))).toEqual([]);
		expect(await hintsOf(collecting('scheduleTrigger', true), 1)).toEqual([]);
	});
});
