import { newestVersion, type SharedN8n, until } from '../../../harness/n8n';
import { locator } from '../../../harness/workflows';
import type { Sandbox } from '../../../sandbox';
import { DataTable } from '../servers/dataTable';
import { TemplateStage } from './templateStage';
import { visitsAlert } from '../editor/triggerStage';
import { dayBefore } from '../../../harness/siteDays';

const DAY_MS = 86_400_000;

describe.each(newestVersion())('alerts that can be snoozed in n8n %s', (version) => {
	let stage: TemplateStage;
	let n8n: SharedN8n;
	let sandbox: Sandbox;
	const PAST = new Date(Date.now() - DAY_MS).toISOString();
	let id: string;
	let table: DataTable;
	const drops = {
		drop: () =>
			sandbox.control.addSurge({
				...{ site: 'shop-eu', factor: 0.05 },
				...{ from: dayBefore(3), to: dayBefore(0) },
			}),
		recover: () => sandbox.control.clearSurges(),
	};

	beforeAll(async () => {
		stage = await TemplateStage.start(version);
		({ n8n, sandbox } = stage);
		table = await DataTable.create(n8n, 'Snoozed alerts', 'snoozedAlerts');
		id = await stage.install('alerts-to-snooze', {}, (node) => {
			if ('dataTableId' in node.parameters) node.parameters.dataTableId = locator(table.id, 'id');
			if (node.name !== 'A Figure Is Unusual') return;
			Object.assign(node.parameters, visitsAlert, { alertWhen: 'lower' });
		});
		await n8n.activatePolling(id);
	});
	afterAll(async () => {
		await n8n.deactivate(id);
		await stage?.stop();
	});

	/** Lets the next reports show a drop or its end, and returns what is posted because of it. */
	async function postedAfter(happening: keyof typeof drops): Promise<string[]> {
		const before = stage.messagesIn('incoming webhook').length;
		const ids = (await n8n.executionsOf(id)).length;
		drops[happening]();
		// One poll requests the report, the next one reads it.
		for (let poll = 0; poll < 3; poll++) {
			await n8n.deactivate(id);
			await n8n.activatePolling(id);
		}
		const all = await until('the alert has started the workflow', async () => {
			const found = await n8n.executionsOf(id);
			return found.length > ids ? found : undefined;
		});
		for (const one of all) {
			const { status, error } = await n8n.waitForExecution(one);
			expect([status, error]).toEqual(['success', undefined]);
		}
		return stage.messagesIn('incoming webhook').slice(before);
	}

	/** Fills the form in that a message links to. */
	async function snooze(message: string, time: string): Promise<void> {
		const before = stage.messagesIn('incoming webhook').length;
		const alert = new URL(`https://any/${/<([^|]+)\|Snooze/.exec(message)?.[1]}`);
		const { nodes } = await n8n.workflow(id);
		const address = nodes.find(({ name }) => name === 'Snooze Form')?.webhookId;
		const form = new FormData();
		const values = [alert.searchParams.get('Alert') ?? '', time, 'Ann'];
		for (const [index, value] of values.entries()) form.append(`field-${index}`, value);
		const reply = await fetch(`${n8n.url}/form/${address}`, { method: 'POST', body: form });
		expect(reply.status).toBe(200);
		const told = await until('the message in the chat', () => {
			const posted = stage.messagesIn('incoming webhook').slice(before);
			return posted.length > 0 ? posted : undefined;
		});
		expect(told).toEqual([
			`Ann is looking into shop-eu/visit/lower. Snoozed: ${time.toLowerCase()}.`,
		]);
	}

	it('are posted with a link to the form, not while they are snoozed, and again afterwards', async () => {
		const [message = '', ...others] = await postedAfter('drop');
		expect(others).toEqual([]);
		expect(message).toMatch(/^Visits on shop-eu: .*\n<\?Alert=shop-eu%2Fvisit%2Flower\|Snooze/);
		await snooze(message, 'A Day');
		expect(await postedAfter('recover')).toEqual([]);
		expect(await postedAfter('drop')).toEqual([]);
		await table.update('alert_id', 'shop-eu/visit/lower', { snoozed_until: PAST });
		expect(await postedAfter('recover')).toEqual([expect.stringContaining('Visits on shop-eu')]);
	});

	it('are not posted again if they are snoozed until they are over, unlike the next ones', async () => {
		const [message = ''] = await postedAfter('drop');
		await snooze(message, 'Until It Is Over');
		expect(await table.rows()).toMatchObject([{ is_until_over: true, snoozed_by: 'Ann' }]);
		expect(await postedAfter('recover')).toEqual([]);
		expect(await table.rows()).toEqual([]);
		expect(await postedAfter('drop')).toEqual([expect.stringContaining('Visits on shop-eu')]);
	});
});
