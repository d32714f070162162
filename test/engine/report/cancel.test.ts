import { lines } from '../../../harness/engine';
import { reportParameters, workflowOf } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';

const LONG = { seconds: 600, times: 99 };

describe.each(lines())('a report that is stopped, on %s', (line) => {
	const stage = withStage(line);
	beforeEach(() => {
		stage.sandbox.control.nextJobs(LONG);
	});

	const begin = (more: { onError?: 'continueErrorOutput'; timeoutMs?: number } = {}) => {
		const { onError, timeoutMs } = more;
		const parameters = reportParameters();
		return stage.engine.begin({
			workflow: workflowOf({ Report: { parameters, ...(onError ? { onError } : {}) } }),
			credentials: stage.credentials,
			input: [{ json: {} }, { json: {} }],
			...(timeoutMs === undefined ? {} : { timeoutMs }),
		});
	};
	const looks = async (count: number) => {
		while (stage.requests('status.json').length < count) {
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	};
	const ids = () => [
		...new Set(stage.requests('status.json').map(({ query }) => String(query['jobrun-id']))),
	];

	it.each([undefined, 'continueErrorOutput'] as const)(
		'ends at once and names all its jobs (on error: %s)',
		async (onError) => {
			const going = begin(onError ? { onError } : {});
			await looks(2);
			await going.cancel();
			const run = await going.done;
			expect(run.status).toBe('canceled');
			expect(ids()).toHaveLength(2);
			for (const id of ids()) expect(run.serialised()).toContain(id);
			const asked = stage.requests().length;
			await stage.report({ operation: 'submit' });
			expect(stage.requests()).toHaveLength(asked + 1);
		},
	);

	it('ends with the timeout of its workflow, and names all its jobs', async () => {
		const run = await begin({ timeoutMs: 15_000 }).done;
		expect(run.status).toBe('canceled');
		const submitted = stage.requests('query.json');
		expect(submitted).toHaveLength(2);
		expect(ids()).toHaveLength(2);
		for (const id of ids()) expect(run.serialised()).toContain(id);
	});
});
