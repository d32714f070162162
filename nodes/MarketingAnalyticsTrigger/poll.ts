import type { INodeExecutionData, IPollFunctions } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';

import { isRecord, textOf } from '../../platform/client/values/json';
import { openWarehouse } from '../../platform/warehouse/session';
import { keyOf } from '../../platform/polling/seenKeys';
import type { Round } from '../../platform/polling/pollResult';
import { toNodeFailure } from '../shared/run/errors';
import { toItem } from '../shared/run/toItem';
import { openPolled } from '../shared/run/openPlatform';
import type { FileMaker } from '../shared/form/parameters';
import type { Polling, TriggerEvent } from './event';
import { findEvent } from './events';
import { lostReports } from './reportReady';

type Items = INodeExecutionData[][] | null;

/** Polls that are under way: n8n starts the next one whether the last has ended or not. */
const underWay = new Set<string>();

/** One poll of the trigger, or its manual test. @throws NodeApiError, NodeOperationError */
export async function pollOnce(context: IPollFunctions): Promise<Items> {
	const key = `${context.getWorkflow().id ?? ''} ${context.getNode().id}`;
	const isManual = context.getMode() === 'manual';
	if (!isManual && underWay.has(key)) return null;
	if (!isManual) underWay.add(key);
	try {
		const event = findEvent(textOf(context.getNodeParameter('event')) ?? '');
		return isManual ? await sample(context, event) : await poll(context, event);
	} catch (error) {
		throw toNodeFailure(context.getNode(), error);
	} finally {
		if (!isManual) underWay.delete(key);
	}
}

async function sample(context: IPollFunctions, event: TriggerEvent): Promise<Items> {
	const polling = await prepare(context, USUAL_BUDGET_MS);
	event.watched(polling.form, context.getNode().parameters);
	const items = await event.sample(polling);
	return items.length > 0 ? [items] : null;
}

async function poll(context: IPollFunctions, event: TriggerEvent): Promise<Items> {
	const polling = await prepare(context, budgetOf(context) * SHARE_OF_BUDGET);
	const watched = keyOf(
		JSON.stringify([
			context.getNodeParameter('event'),
			event.watched(polling.form, context.getNode().parameters),
			Object.values(context.getNode().credentials ?? {}).map(({ id }) => id),
		]),
	);
	const stored = readStored(context.getWorkflowStaticData('node').watch);
	if (stored?.watched === watched) {
		const round = await event.poll(polling, stored.state);
		// n8n stores what the first poll leaves, but that one failed.
		const isLate = stored.state === null && round.state !== undefined;
		return conclude(
			context,
			{ ...stored, now: polling.now },
			{ ...round, isSettled: round.isSettled || isLate },
		);
	}
	if (stored) context.logger.info('Something else is watched now, from here on');
	const round = await event.poll(polling, undefined);
	const lost = lostReports(stored?.state);
	const told = lost === undefined ? [] : [asError(context, lost)];
	return conclude(
		context,
		{ watched, now: polling.now, troubledSince: undefined },
		{
			...round,
			told: [...round.told, ...told],
			isSettled: round.isSettled || told.length > 0,
		},
	);
}

function asError(context: IPollFunctions, message: string): NodeOperationError {
	const description = 'Fetch it with Report > Collect and its job ID, if you need it';
	return new NodeOperationError(context.getNode(), message, { description });
}

interface Before {
	readonly watched: string;
	readonly now: number;
	readonly troubledSince: number | undefined;
}

/** Remembers what a round has come to, tells what went wrong, and returns what is new. */
function conclude(
	context: IPollFunctions,
	{ watched, now, troubledSince }: Before,
	{ state, news, told, trouble, isSettled }: Round<object, INodeExecutionData[]>,
): Items {
	const [first] = told;
	// As nothing has changed, it can be told by failing, which also keeps n8n from activating.
	if (first !== undefined && !news && !isSettled) throw toNodeFailure(context.getNode(), first);
	// A clock that was set back must not silence it for longer.
	const since = trouble && Math.min(troubledSince ?? now, now);
	const isLong = since !== undefined && now - since >= TROUBLE_MS;
	// All at once and only now: what throws before leaves what is remembered as it was.
	context.getWorkflowStaticData('node').watch = toItem({
		watched,
		state: state ?? null,
		troubledSince: (isLong ? now : since) ?? null,
	});
	for (const error of isLong ? [...told, trouble] : told) {
		context.__emitError(toNodeFailure(context.getNode(), error));
	}
	if (news) return [news];
	// n8n stores what is remembered only together with an execution; without items it does nothing.
	return isSettled ? [[]] : null;
}

/** How long the platform may be away before it is told, in milliseconds. */
const TROUBLE_MS = 30 * 60_000;

interface Stored {
	readonly watched: string;
	readonly state: unknown;
	readonly troubledSince: number | undefined;
}

/** What an earlier poll left; anything of another shape counts as nothing. */
function readStored(watch: unknown): Stored | undefined {
	const plain: unknown = watch === undefined ? undefined : JSON.parse(JSON.stringify(watch));
	const watched = isRecord(plain) ? textOf(plain.watched) : undefined;
	if (!isRecord(plain) || watched === undefined) return undefined;
	const { state, troubledSince: since } = plain;
	return { watched, state, troubledSince: typeof since === 'number' ? since : undefined };
}

/** Polls that n8n starts when it activates the workflow come with a context of their own. */
const seen = new WeakSet<IPollFunctions>();

const USUAL_BUDGET_MS = 5 * 60_000;
// What is left is for n8n.
const SHARE_OF_BUDGET = 0.7;

/** How long n8n lets a poll go on; n8n 1 does not say. */
interface KnowsBudget {
	getPollBudgetMs(): number;
}

function knowsBudget(context: object): context is KnowsBudget {
	return 'getPollBudgetMs' in context && typeof context.getPollBudgetMs === 'function';
}

function budgetOf(context: IPollFunctions): number {
	return knowsBudget(context) ? context.getPollBudgetMs() : USUAL_BUDGET_MS;
}

async function prepare(context: IPollFunctions, totalMs: number): Promise<Polling> {
	const isFirst = !seen.has(context);
	seen.add(context);
	const isRestart = ['init', 'leadershipChange'].includes(context.getActivationMode());
	const opened = await openPolled(context);
	const patience = { attempts: 1, totalMs, idleMs: Math.min(60_000, totalMs) };
	// The next poll tries again; what is left of this one after that time would meet it.
	const signal = AbortSignal.timeout(totalMs);
	const platform = { ...opened, patience, signal };
	return {
		form: formOf(context),
		platform,
		now: Date.now(),
		timeZone: context.getTimezone(),
		isOnTime: !(isFirst && isRestart),
		openWarehouse: async (ip) => await openWarehouse(context, platform, ip),
	};
}

function formOf(context: IPollFunctions): FileMaker {
	return {
		getNodeParameter: (name, _item, fallback, options): unknown =>
			context.getNodeParameter(name, fallback, options),
		helpers: context.helpers,
	};
}
