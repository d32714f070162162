import { lines, type Run } from '../../../harness/engine';
import { type Stage, jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { failures } from './failures';
import { endpointWorkflow, submitWorkflow, matching } from './scene';

describe.each(lines())('%s', (line) => {
	const stage = withStage(line);
	const scenes = new Map<string, Promise<{ run: Run; stage: Stage }>>();

	beforeAll(async () => {
		// Side by side, as most of the time they wait for the next attempt.
		for (const { what, fault } of failures) scenes.set(what, play(fault));
	});

	async function play(fault: Parameters<Stage['sandbox']['control']['fault']>[0]) {
		const own = await stage.beside();
		own.sandbox.control.fault(fault);
		return { run: await own.run({ workflow: endpointWorkflow('getKinds') }), stage: own };
	}

	it.each(failures)('tells of $what', async ({ what, message, advice, httpCode, requests }) => {
		const scene = await scenes.get(what);
		const { sandbox } = scene?.stage ?? stage;
		expect(scene?.run.error).toMatchObject({
			name: 'NodeApiError',
			message: message.replace('HOST', new URL(sandbox.url).host),
			description: matching(advice),
			itemIndex: 0,
			node: 'Report',
		});
		expect(scene?.run.error?.httpCode).toBe(httpCode);
		expect(scene?.stage.requests()).toHaveLength(requests);
		for (const text of [scene?.run.serialised(), scene?.run.error?.json, stage.engine.output]) {
			expect(text).not.toContain(sandbox.token);
		}
	});

	it('tells of a submission without a job ID, and does not submit again', async () => {
		stage.sandbox.control.fault({ kind: 'reply', body: { error: false, data: {}, rows: [] } });
		const run = await stage.run({ workflow: submitWorkflow() });
		expect(run.error).toMatchObject({
			name: 'NodeApiError',
			message: 'The reply to the report request lacks what the node needs',
			description: matching(/^Check in the platform whether its API has changed/),
			itemIndex: 0,
		});
		expect(stage.requests()).toHaveLength(1);
	});

	it.each([0, ''])('takes error: %j for no error', async (error) => {
		const data = { fields: [{ name: 'kind' }], rows: [['rt#a']] };
		stage.sandbox.control.fault({ kind: 'reply', body: { error, data } });
		const run = await stage.run({ workflow: endpointWorkflow('getKinds') });
		expect(run.error).toBeUndefined();
		expect(jsonOf(run.items('Report'))).toEqual([{ kind: 'rt#a' }]);
	});
});
