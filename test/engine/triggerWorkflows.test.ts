import { readWorkflow } from '../../demo/workflows';
import { Chat } from '../support/services/chat';
import { lines, type Run } from '../../harness/engine';
import { jsonOf } from '../support/stage';
import { withStage } from '../support/withStage';

const A_DAY: unknown = expect.stringMatching(/^2\d{3}-\d\d-\d\d$/);

// A manual test, in which the trigger emits real samples.
describe.each(lines())('workflows that a trigger starts, on %s', (line) => {
	// The trigger reads the last days of the real clock, and so does the platform.
	const stage = withStage(line, { today: undefined });

	async function test(name: string, change: (workflow: Workflow) => void = () => {}): Promise<Run> {
		const workflow = await readWorkflow(name);
		change(workflow);
		return await stage.run({ workflow, mode: 'manual' });
	}
	type Workflow = Awaited<ReturnType<typeof readWorkflow>>;

	it('Weekly report to a sheet: appends a row per channel with exactly its columns', async () => {
		const run = await test('weekly-report-to-sheet');
		expect([run.status, run.error]).toEqual(['success', undefined]);
		const rows = jsonOf(run.items('Append to the Sheet'));
		expect(rows).toHaveLength(10);
		for (const row of rows) {
			expect(Object.keys(row)).toEqual([
				'Site',
				'First Day',
				'Last Day',
				'Channel',
				'Visits',
				'Validated sales',
				'Validated revenue',
			]);
			expect(row).toMatchObject({
				Site: 'shop-eu',
				'First Day': A_DAY,
				'Last Day': A_DAY,
			});
		}
		expect(stage.submitted()).toMatchObject([
			{ reports: [{ kind: 'rt#insummary', dateRanges: [{ dateFrom: A_DAY, dateTo: A_DAY }] }] },
		]);
	});

	it('New sales to a chat: posts one text with a line per sale', async () => {
		const chat = await Chat.open();
		try {
			const run = await test('new-sales-to-chat', ({ nodes }) => {
				const post = nodes.find(({ name }) => name === 'Post to the Chat');
				if (post) post.parameters.url = chat.url;
			});
			expect([run.status, run.error]).toEqual(['success', undefined]);
			const sales = jsonOf(run.items('New Sale'));
			expect(sales.length).toBeGreaterThan(1);
			const lines = sales.map((sale) => `${sale.order_ref}: ${sale.order_amount} EUR`);
			expect(chat.texts).toEqual([[`New sales: ${sales.length}`, ...lines].join('\n')]);
		} finally {
			chat.close();
		}
	});

	it('leave no stored state behind', async () => {
		expect((await test('weekly-report-to-sheet')).staticData).toEqual({});
	});
});
