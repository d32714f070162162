import { join } from 'node:path';
import { PNG } from 'pngjs';
import { readWorkflow } from '../../demo/workflows';
import { Chat } from '../support/chat';
import { lines, type Run } from '../../harness/engine';
import { jsonOf } from '../support/stage';
import { withStage } from '../support/withStage';

const LOCAL_NODES = { standIns: join(__dirname, 'localNodes.js') };

const A_DAY: unknown = expect.stringMatching(/^2\d{3}-\d\d-\d\d$/);

// A manual test: the trigger gives real samples.
describe.each(lines())('workflows that a trigger starts, on %s', (line) => {
	// The trigger looks at the last days from now, and so does the platform.
	const stage = withStage(line, { ...LOCAL_NODES, today: undefined });

	async function test(name: string, change: (workflow: Workflow) => void = () => {}): Promise<Run> {
		const workflow = await readWorkflow(name);
		change(workflow);
		return await stage.run({ workflow, mode: 'manual' });
	}
	type Workflow = Awaited<ReturnType<typeof readWorkflow>>;

	it('Weekly report to a sheet: appends a row per channel, and nothing but its columns', async () => {
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
			{ reports: [{ kind: 'rt#insummary', dateRanges: [{ range: 'LAST_7_DAYS' }] }] },
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
			expect(chat.texts).toEqual([[`${sales.length} new sales`, ...lines].join('\n')]);
		} finally {
			chat.close();
		}
	});

	it('Weekly comparison to a chat: posts a message and a picture, the largest loss first', async () => {
		const chat = await Chat.open();
		try {
			const run = await test('weekly-comparison-to-chat', ({ nodes }) => {
				for (const { name, parameters } of nodes) {
					if (name.startsWith('Post')) parameters.url = chat.url;
				}
			});
			expect([run.status, run.error]).toEqual(['success', undefined]);
			const [text = '', ...others] = chat.texts;
			expect(others).toEqual([]);
			expect(text).toMatch(
				/^\*Visits, Sales, and Conversion Rate by Channel · shop-eu, .*, compared with .*\*\n\nSales: \*/,
			);
			expect(text).toMatch(/^Largest (loss|gain): /m);
			expect(text.match(/^Total .* points$/gm)).toHaveLength(1);
			const [picture, ...more] = chat.files;
			expect(more).toEqual([]);
			const { width, height } = PNG.sync.read(picture?.bytes ?? Buffer.of());
			expect([width, height]).toEqual([1_200, 675]);
			expect(picture?.name).toMatch(/^report-shop-eu-\d+\.png$/);
		} finally {
			chat.close();
		}
	});

	it('Targets from a sheet to a chat: posts a message, and pictures of those that are off track', async () => {
		const chat = await Chat.open();
		try {
			const run = await test('targets-from-sheet-to-chat', ({ nodes }) => {
				for (const { name, parameters } of nodes) {
					if (name.startsWith('Post')) parameters.url = chat.url;
				}
			});
			expect([run.status, run.error]).toEqual(['success', undefined]);
			const [text = '', ...others] = chat.texts;
			expect(others).toEqual([]);
			expect(text).toContain('*1 of 2 targets is off track*');
			expect(text).toMatch(/Sales of Paid search on shop-eu, .* of 9,000,000/);
			const isMonday = new Date().getDay() === 1;
			expect(run.items('Targets as Pictures')).toHaveLength(2);
			expect(chat.files.length).toBeGreaterThanOrEqual(1);
			expect(run.items('Pictures to Post').length).toBe(isMonday ? 2 : 1);
			expect(chat.files[0]?.name).toMatch(/^target-shop-eu-\d{4}-\d\d-01\.png$/);
		} finally {
			chat.close();
		}
	});

	it('Alert with a cool-down to a chat: posts what there is to say of each channel, and whom to ask', async () => {
		const chat = await Chat.open();
		try {
			const run = await test('alert-to-chat', ({ nodes }) => {
				const post = nodes.find(({ name }) => name === 'Post to the Chat');
				if (post) post.parameters.url = chat.url;
			});
			expect([run.status, run.error]).toEqual(['success', undefined]);
			const alerts = jsonOf(run.items('A Channel Drops'));
			expect(alerts).toHaveLength(10);
			expect(alerts[0]).toMatchObject({ dimension: 'media_key', to: A_DAY });
			const [text = ''] = chat.texts;
			expect(text.split('\n\n')).toHaveLength(10);
			expect(text).toMatch(/Visits of Paid search on shop-eu: .*\nAsk the search team\./);
			expect(text).toMatch(/Visits of Display on shop-eu: .*\nAsk the analytics team\./);
		} finally {
			chat.close();
		}
	});

	it('leaves nothing behind', async () => {
		expect((await test('weekly-report-to-sheet')).staticData).toEqual({});
	});
});
