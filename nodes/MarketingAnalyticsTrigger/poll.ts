import type { INodeExecutionData, IPollFunctions } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';

import { isRecord } from '../../platform/base/json/json';
import { settle } from '../../platform/base/async/settle';
import { isBackingOff, NO_INCIDENTS, noteIncidents } from '../../platform/polling/incidents';
import type { PollResult } from '../../platform/polling/pollResult';
import { failed } from '../../platform/polling/pollResult';
import type { FileMaker } from '../shared/form/parameters';
import { read } from '../shared/form/readSetting';
import { toNodeFailure } from '../shared/run/errors';
import type { PolledEvent } from './event';
import { STATE_DROPPED } from './event';
import { lossesOf, triggerOn } from './events';
import type { PollCause } from './openPolling';
import { causeOf, openPolling } from './openPolling';
import type { StaticData } from './staticData';
import { readStaticData, writeStaticData, watchedKey } from './staticData';

type Items = INodeExecutionData[][] | null;

/** Polls in progress: n8n starts the next one even if the last has not ended. */
const underWay = new Set<string>();

/** One poll of the trigger, or its manual test. @throws NodeApiError, NodeOperationError */
export async function pollOnce(context: IPollFunctions): Promise<Items> {
	if (context.getMode() === 'manual') return await sample(context);
	const key = `${context.getWorkflow().id ?? ''} ${context.getNode().id}`;
	if (underWay.has(key)) return null;
	underWay.add(key);
	try {
		return await poll(context, causeOf(context));
	} finally {
		underWay.delete(key);
	}
}

async function sample(context: IPollFunctions): Promise<Items> {
	try {
		const event = await readEvent(context);
		const items = await event.sample(await openPolling(context, causeOf(context)));
		return items.length > 0 ? [items] : null;
	} catch (error) {
		throw toNodeFailure(context.getNode(), error);
	}
}

/** Reads the form, before anything is sent. @throws InvalidInput */
async function readEvent(context: IPollFunctions): Promise<PolledEvent> {
	const form = formOf(context);
	return await read(form, triggerOn, 0).read(form, context.getNode().parameters);
}

/** The form of the trigger, in the interface of an item's form. */
function formOf(context: IPollFunctions): FileMaker {
	return {
		getNodeParameter: (name, _item, fallback, options): unknown =>
			context.getNodeParameter(name, fallback, options),
		getTimezone: () => context.getTimezone(),
		getNode: () => context.getNode(),
		helpers: context.helpers,
	};
}

/** The result of a poll, and the key of what was monitored. */
interface Polled extends PollResult<object, INodeExecutionData[]> {
	readonly watched: string;
}

async function poll(context: IPollFunctions, cause: PollCause): Promise<Items> {
	const now = Date.now();
	const stored = readStaticData(context);
	// A user who activates a workflow wants to see at once whether it works, so activation ignores
	// the back-off.
	if (stored && cause !== 'activation' && isBackingOff(stored.incidents, now)) return null;
	const polled = await settle(pollEvent(context, stored, cause));
	const result = 'value' in polled ? polled.value : unpolled(stored, polled.error);
	return conclude(context, stored, result, { now, cause });
}

/** The result of a poll that failed before the event could run: the stored state is kept. */
function unpolled(stored: StaticData | undefined, error: unknown): Polled {
	const state = isRecord(stored?.state) ? stored.state : undefined;
	return { watched: stored?.watched ?? '', ...failed<object>(state, error) };
}

async function pollEvent(
	context: IPollFunctions,
	stored: StaticData | undefined,
	cause: PollCause,
): Promise<Polled> {
	const event = await readEvent(context);
	const polling = await openPolling(context, cause);
	const watched = watchedKey(context.getNodeParameter('event'), polling.platform, event);
	const isSame = stored?.watched === watched;
	const loss =
		isSame && stored.state !== null ? event.reasonToDrop(stored.state, polling.now) : undefined;
	if (isSame && !loss) return { watched, ...(await event.poll(polling, stored.state)) };
	if (stored?.state && !isSame)
		context.logger.info('The settings of the trigger have changed, so it starts over');
	const result = await event.poll(polling, undefined);
	const dropped = stored?.isDamaged === true ? STATE_DROPPED : loss;
	const lost = (dropped ? [dropped] : lossesOf(stored?.state)).map(
		({ message, advice }) =>
			new NodeOperationError(context.getNode(), message, { description: advice }),
	);
	const errors = [...result.errors, ...lost];
	return { ...result, watched, errors, isSettled: result.isSettled || lost.length > 0 };
}

/** When and why n8n runs the poll. */
interface PollRun {
	readonly now: number;
	readonly cause: PollCause;
}

/** Stores the result of a poll, reports incidents, and returns the new items. */
function conclude(
	context: IPollFunctions,
	stored: StaticData | undefined,
	polled: Polled,
	{ now, cause }: PollRun,
): Items {
	const { errors, news } = polled;
	const isBlocked = errors.length > 0 && !news && !polled.isSettled;
	// Nothing has changed yet, and an error of the first poll keeps n8n from activating the workflow.
	if (isBlocked && cause === 'activation') throw toNodeFailure(context.getNode(), errors[0]);
	const { incidents, reports, isOver } = noteIncidents(
		incidentsBefore(stored, polled, isBlocked),
		{ ...polled, isBlocked },
		now,
	);
	// The first poll failed and stored no state; this one has the first.
	const isLate = stored?.state === null && polled.state !== undefined && !isBlocked;
	const isSettled = polled.isSettled || isLate;
	// Written in one step at the end, so that an error before it leaves the stored data unchanged.
	writeStaticData(context, { ...kept(stored, polled, isBlocked), incidents });
	for (const error of reports) context.__emitError(toNodeFailure(context.getNode(), error));
	if (isOver) context.logger.info('The trigger is working again');
	if (news) return [news];
	// n8n stores static data only with an execution, and without items it starts none.
	return isSettled ? [[]] : null;
}

/**
 * The stored incidents if they concern what is monitored now. If this poll could not run, they
 * count in any case.
 */
function incidentsBefore(stored: StaticData | undefined, { watched }: Polled, isBlocked: boolean) {
	return stored && (stored.watched === watched || isBlocked) ? stored.incidents : NO_INCIDENTS;
}

/** The key and the state to store. A poll that could not run keeps the earlier ones. */
function kept(
	stored: StaticData | undefined,
	{ watched, state, trouble }: Polled,
	isBlocked: boolean,
): Pick<StaticData, 'watched' | 'state'> {
	const isFailure = isBlocked || (trouble !== undefined && state === undefined);
	if (isFailure && stored && stored.watched !== watched) return stored;
	// The key is known only after a poll has succeeded.
	return { watched, state: isBlocked && !stored?.state ? null : state };
}
