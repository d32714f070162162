import { lines } from '../../../harness/engine';
import { sideBySide } from '../../support/sideBySide';
import { withStage } from '../../support/withStage';
import { failures } from './retry/failures';
import { askWith, matching, endpoint } from './scene';
import { NODE } from '../../support/scene';

describe.each(lines())('%s', (line) => {
	const stage = withStage(line, { hurry: 20 });
	const ended = sideBySide(failures, async ({ fault }) => await askWith(stage, fault));

	it.each(failures)('the node reports $what', async (failure) => {
		const { message, advice, httpCode, requests } = failure;
		const { played: run, own } = await ended(failure);
		expect(run.error).toMatchObject({
			name: 'NodeApiError',
			message: message.replace('HOST', new URL(own.sandbox.url).host),
			description: matching(advice),
			itemIndex: 0,
			node: NODE,
		});
		expect(run.error?.httpCode).toBe(httpCode);
		expect(own.requests()).toHaveLength(requests);
		for (const text of [run.stored, run.error?.json, stage.engine.output]) {
			expect(text).not.toContain(own.sandbox.token);
		}
	});

	it('a submission without a job ID is reported, and not repeated', async () => {
		const run = await stage.report(
			{ operation: 'submit' },
			{ faults: { kind: 'reply', body: { error: false, data: {}, rows: [] } } },
		);
		expect(run.error).toMatchObject({
			name: 'NodeApiError',
			message: matching(
				/^No job ID was recognized in the platform’s answer to .*: \{.*"rows":\[\]\}$/,
			),
			description: matching(/^The job may be running\. Look for its ID in the answer/),
			itemIndex: 0,
		});
		expect(stage.requests()).toHaveLength(1);
	});

	it.each([0, ''])('the reply with error: %j counts as no error', async (error) => {
		const data = { fields: [{ name: 'kind' }], rows: [['rt#a']] };
		const run = await stage.play({
			...endpoint('getKinds'),
			faults: { kind: 'reply', body: { error, data } },
		});
		expect(run.items).toEqual([{ kind: 'rt#a' }]);
	});
});
