import { DateTime } from 'luxon';
import type { IDataObject, INode, INodeParameters } from 'n8n-workflow';
import { type Sandbox, startSandbox } from '../../../sandbox';
import type { WorkflowJson } from '../../../harness/engine';
import type { Execution, N8nServer } from '../../../harness/n8n';
import { until } from '../../../harness/n8n';
import { jsonOf } from '../../support/stage';
import { locator, reportParameters, workflowOf } from '../../../harness/workflows';

const TRIGGER = 'n8n-nodes-marketing-analytics.marketingAnalyticsTrigger';

const NODE = 'Trigger';
const SITE = 'shop-eu';
const HOUR_MS = 3_600_000;

/** A workflow with the trigger on a server, and a separate platform. */
export class TriggerScene {
	private constructor(
		private readonly server: N8nServer,
		readonly sandbox: Sandbox,
		private readonly clock: { ahead: number },
		readonly id: string,
	) {}

	/** Stores the workflow; the platform receives no request yet. */
	static async prepare(
		server: N8nServer,
		parameters: INodeParameters,
		apiToken?: string,
	): Promise<TriggerScene> {
		const clock = { ahead: 0 };
		const sandbox = await startSandbox({ jobSeconds: 0, now: () => Date.now() + clock.ahead });
		const token = apiToken ?? sandbox.token;
		const data = { baseUrl: sandbox.url, apiToken: token };
		const credential = await server.createCredential('marketingAnalyticsApi', data);
		const { id } = await server.createWorkflow(triggerWorkflow(parameters), [credential]);
		return new TriggerScene(server, sandbox, clock, id);
	}

	/** Activates the workflow, and waits for n8n's first poll. */
	async activate(): Promise<void> {
		await this.server.activatePolling(this.id);
	}

	/** Lets n8n poll this number of times. */
	async poll({ times }: { times: number }): Promise<void> {
		for (let poll = 0; poll < times; poll++) {
			await this.server.deactivate(this.id);
			await this.activate();
		}
	}

	/** Presses the Fetch Test Event button. */
	async test(): Promise<Execution> {
		return await this.server.runToEnd(this.id, NODE);
	}

	/** Lets an hour pass on the platform. */
	passAnHour(): void {
		this.clock.ahead += HOUR_MS;
	}

	/** Lets the site lose nearly all its visits on the last day with figures. */
	drop(): void {
		// At 06:00 the figures of the previous day are complete.
		const moment = Date.now() + this.clock.ahead - 6 * HOUR_MS;
		const day = DateTime.fromMillis(moment, { zone: 'Europe/Paris' }).minus({ days: 1 });
		const from = day.toISODate() ?? '';
		this.sandbox.control.addSurge({ site: SITE, from, to: from, factor: 0.05 });
	}

	/** Lets the platform count the missing visits after all. */
	recover(): void {
		this.sandbox.control.clearSurges();
	}

	/** The state of the trigger, as n8n has stored it. */
	async remembered(): Promise<string> {
		return JSON.stringify((await this.server.workflow(this.id)).staticData ?? {});
	}

	/** The items that the trigger gave to an execution. */
	itemsOf(execution: Execution): IDataObject[] {
		return jsonOf(execution.items(NODE));
	}

	/** The workflow's executions, newest first, once there are this many and all have ended. */
	async executions(count: number): Promise<Execution[]> {
		const ids = await until(`There are ${count} executions`, async () => {
			const found = await this.server.executionsOf(this.id);
			return found.length >= count ? found : undefined;
		});
		return await Promise.all(ids.map(async (id) => await this.server.waitForExecution(id)));
	}

	/** The items of each start of the workflow, oldest first. */
	async fired(): Promise<IDataObject[][]> {
		const given = (await this.executions(0)).map((one) => this.itemsOf(one));
		return given.filter((items) => items.length > 0).reverse();
	}

	/** The items of each start, once there are this many. */
	async firings(count: number): Promise<IDataObject[][]> {
		return await until(`The trigger has fired ${count} times`, async () => {
			const fired = await this.fired();
			return fired.length >= count ? fired : undefined;
		});
	}

	/** The requests to the platform in order, by the last word of each path. */
	asked(): string[] {
		return this.sandbox.log().map(({ path }) => /([^/]+)\.json$/.exec(path)?.[1] ?? path);
	}

	/** Whether the platform has answered this number of requests. */
	answered(count: number): boolean {
		return this.sandbox.log().filter(({ status }) => status !== null).length >= count;
	}

	/** Adds a sale of the last minute. */
	addSale(reference: string): void {
		const at = Math.floor(Date.now() / 1_000) - 60;
		this.sandbox.control.addRecord({ site: SITE, group: 'order', reference, at, amount: 12 });
	}

	/** Stops the platform. */
	async close(): Promise<void> {
		await this.sandbox.close();
	}
}

/** The trigger and a node after it; n8n's own poll only comes in half an hour. */
function triggerWorkflow(parameters: INodeParameters): WorkflowJson {
	const minute = (new Date().getUTCMinutes() + 30) % 60;
	const pollTimes = { item: [{ mode: 'everyHour', minute }] };
	const steps = {
		[NODE]: { type: TRIGGER, parameters: { pollTimes, ...parameters } },
		After: { type: 'n8n-nodes-base.noOp' },
	};
	const { nodes, connections } = workflowOf(steps, [[NODE, 0, 'After']]);
	const placed = nodes.map((node, index): INode => ({ ...node, position: [index * 300, 0] }));
	return { nodes: placed.filter(({ name }) => name !== 'Start'), connections };
}

const { resource: _resource, operation: _operation, ...report } = reportParameters();

/** A small report that is submitted at every poll. */
export const reportReady: INodeParameters = {
	event: 'reportReady',
	submitEvery: 'poll',
	...report,
};

/** The sales of a site. */
export const newSale: INodeParameters = {
	event: 'newRecord',
	recordType: 'sale',
	site: locator(SITE),
};

/** The visits of a site, which never drop this low in any season. */
export const visitsAlert: INodeParameters = {
	event: 'metricAlert',
	site: locator(SITE),
	expected: 'bound',
	bound: 5_000,
	options: { schedule: { when: { submitEvery: 'poll' } } },
};
