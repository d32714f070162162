import { AsyncLocalStorage } from 'node:async_hooks';
import type { IDataObject, INodeParameters, IPollFunctions } from 'n8n-workflow';
import { pollOnce } from '../../nodes/MarketingAnalyticsTrigger/poll';
import { settle } from '../../platform/base/async/settle';
import type { Sandbox } from '../../sandbox';
import type { Fault } from '../../sandbox/http/faults';
import type { Recording } from './pollContext';
import { pollContext } from './pollContext';
import type { Sent } from './transport';
import { Transport } from './transport';

/**
 * How n8n stores a trigger's state. `default`: one object in memory, which is stored only with an
 * execution and at an activation. `durable`: each poll works on a copy, which is stored unless the
 * poll throws.
 */
export type Cursor = 'default' | 'durable';

/** The trigger in a workflow. */
export interface Watched {
	readonly sandbox: Sandbox;
	readonly parameters: INodeParameters;
	readonly cursor: Cursor;
}

/** The events during a poll. */
export interface Happening {
	/** The faults of its requests, in order. */
	readonly faults?: readonly (Fault | undefined)[];
	/** Whether n8n crashes before it has noticed that the poll is done. */
	readonly crashes?: boolean;
	/** Whether n8n starts a second poll while this one is running. */
	readonly overlaps?: boolean;
}

/** The outcome of a poll. */
export interface Poll {
	/** The time by n8n's clock. */
	readonly at: number;
	readonly isFirst: boolean;
	readonly crashed: boolean;
	readonly sent: readonly Sent[];
	/** The items that the workflow received. */
	readonly items: readonly IDataObject[];
	readonly isExecution: boolean;
	/** Errors that n8n shows to the user. */
	readonly errors: readonly string[];
	/** The poll that n8n started while this one was running. */
	readonly second: Omit<Poll, 'second'> | undefined;
}

interface Activation {
	readonly context: IPollFunctions;
	readonly data: IDataObject;
}

let lastNode = 0;

/** A single storage for all tests, as each one slows down every promise a little. */
const underWay = new AsyncLocalStorage<Recording>();

/** An active workflow with the trigger, in an n8n that can restart and crash. */
export class SimulatedN8n {
	private readonly nodeId = `node${(lastNode += 1)}`;
	private stored = '{}';
	private wasActive = false;
	private active: Activation | undefined;

	constructor(private readonly watched: Watched) {}

	/** Forgets what is only in memory; the next poll is the first of an activation. */
	restart(): void {
		this.active = undefined;
	}

	async poll({ faults = [], crashes = false, overlaps = false }: Happening = {}): Promise<Poll> {
		const ending = this.pollAlone(faults, crashes);
		const second = overlaps ? await this.pollAlone([], false) : undefined;
		return { ...(await ending), second };
	}

	private async pollAlone(
		faults: readonly (Fault | undefined)[],
		crashed: boolean,
	): Promise<Omit<Poll, 'second'>> {
		const isFirst = !this.active;
		const isDurable = this.watched.cursor === 'durable';
		const { context, data } = (!isDurable && this.active) || this.activate(isFirst);
		this.active ??= { context, data };
		const recording = { transport: new Transport(this.watched.sandbox, faults), errors: [] };
		const at = Date.now();
		const settled = await underWay.run(recording, () => settle(pollOnce(context)));
		const { sent } = recording.transport;
		const facts = { at, isFirst, crashed, sent };
		if (crashed) {
			this.restart();
			return { ...facts, items: [], isExecution: false, errors: [] };
		}
		if ('error' in settled) {
			if (isFirst) this.restart();
			return {
				...facts,
				items: [],
				isExecution: false,
				errors: [...recording.errors, textOfError(settled.error)],
			};
		}
		const { value } = settled;
		if (isDurable || isFirst || value) this.stored = JSON.stringify(data);
		const items = (value ?? []).flat().map(({ json }) => json);
		return { ...facts, items, isExecution: value !== null, errors: recording.errors };
	}

	private activate(isFirst: boolean): Activation {
		const data = JSON.parse(this.stored) as IDataObject;
		const context = pollContext({
			...this.watched,
			nodeId: this.nodeId,
			staticData: data,
			activation: isFirst && this.wasActive ? 'init' : 'activate',
			recording: () => underWay.getStore() ?? noPoll(),
		});
		this.wasActive = true;
		if (this.watched.cursor === 'default') return { context, data };
		return { context: { ...context, ...knownBudget }, data };
	}
}

const knownBudget = { getPollBudgetMs: () => 36_000 };

function noPoll(): never {
	throw new Error('No poll is under way');
}

function textOfError(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
