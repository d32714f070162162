import type { INodeExecutionData, IPollFunctions } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';

import { isRecord } from '../../platform/base/json/json';
import { settle } from '../../platform/base/async/settle';
import { isBackingOff, NO_INCIDENTS, noteIncidents } from '../../platform/polling/incidents';
import type { PollResult } from '../../platform/polling/pollResult';
import { failed } from '../../platform/polling/pollResult';
import type { FileMaker } from '../shared/form/parameters';
import { read } from '../shared/form/settings';
import { toNodeFailure } from '../shared/run/errors';
import type { PolledEvent } from './event';
import { lossesOf, triggerOn } from './events';
import type { PollCause } from './openPolling';
import { causeOf, openPolling } from './openPolling';
import type { StaticData } from './staticData';
import { readStaticData, writeStaticData } from './staticData';
import { watchedKey } from './watchedKey';

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
		const event = readEvent(context);
		const items = await event.sample(await openPolling(context, causeOf(context)));
		return items.length > 0 ? [items] : null;
	} catch (error) {
		throw toNodeFailure(context.getNode(), error);
	}
}

/** Reads the form, before anything is sent. @throws InvalidInput */
function readEvent(context: IPollFunctions): PolledEvent {
	const form = formOf(context);
	return read(form, triggerOn, 0).read(form, context.getNode().parameters);
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
	const left = readStaticData(context);
	// A user who activates a workflow wants to see at once whether it works, so activation ignores
	// the back-off.
	if (left && cause !== 'activation' && isBackingOff(left.incidents, now)) return null;
	const polled = await settle(pollEvent(context, left, cause));
	const result = 'value' in polled ? polled.value : unpolled(left, polled.error);
	return conclude(context, left, result, { now, cause });
}

/** The result of a poll that failed before the event could run: the stored state is kept. */
function unpolled(left: StaticData | undefined, error: unknown): Polled {
	const state = isRecord(left?.state) ? left.state : undefined;
	return { watched: left?.watched ?? '', ...failed<object>(state, error) };
}

async function pollEvent(
	context: IPollFunctions,
	left: StaticData | undefined,
	cause: PollCause,
): Promise<Polled> {
	const event = readEvent(context);
	const polling = await openPolling(context, cause);
	const watched = watchedKey(context.getNodeParameter('event'), polling.platform, event);
	const isSame = left?.watched === watched;
	const doubt = isSame && left.state !== null ? event.doubt(left.state, polling.now) : undefined;
	if (isSame && !doubt) return { watched, ...(await event.poll(polling, left.state)) };
	if (left?.state && !isSame) context.logger.info('Something else is watched now, from here on');
	const result = await event.poll(polling, undefined);
	const lost = (doubt ? [doubt] : lossesOf(left?.state)).map(
		({ message, advice }) =>
			new NodeOperationError(context.getNode(), message, { description: advice }),
	);
	const errors = [...result.errors, ...lost];
	return { ...result, watched, errors, isSettled: result.isSettled || lost.length > 0 };
}

/** When and why n8n runs the poll. */
interface Moment {
	readonly now: number;
	readonly cause: PollCause;
}

/** Stores the result of a poll, reports incidents, and returns the new items. */
function conclude(
	context: IPollFunctions,
	left: StaticData | undefined,
	polled: Polled,
	{ now, cause }: Moment,
): Items {
	const { errors, news } = polled;
	const isBlocked = errors.length > 0 && !news && !polled.isSettled;
	// Nothing has changed yet, and an error of the first poll keeps n8n from activating the workflow.
	if (isBlocked && cause === 'activation') throw toNodeFailure(context.getNode(), errors[0]);
	const { incidents, reports, isOver } = noteIncidents(
		incidentsBefore(left, polled, isBlocked),
		{ ...polled, isBlocked },
		now,
	);
	// n8n stores what the first poll leaves, but that poll failed.
	const isLate = left?.state === null && polled.state !== undefined && !isBlocked;
	const isSettled = polled.isSettled || isLate;
	// Written in one step at the end, so that an error before it leaves the stored data unchanged.
	writeStaticData(context, { ...kept(left, polled, isBlocked), incidents });
	for (const error of reports) context.__emitError(toNodeFailure(context.getNode(), error));
	if (isOver) context.logger.info('What went wrong before is over');
	if (news) return [news];
	// n8n stores static data only with an execution, and without items it starts none.
	return isSettled ? [[]] : null;
}

/**
 * The stored incidents if they concern what is monitored now. If this poll could not run, they
 * count in any case.
 */
function incidentsBefore(left: StaticData | undefined, { watched }: Polled, isBlocked: boolean) {
	return left && (left.watched === watched || isBlocked) ? left.incidents : NO_INCIDENTS;
}

/** The key and the state to store. A poll that could not run keeps the earlier ones. */
function kept(
	left: StaticData | undefined,
	{ watched, state, trouble }: Polled,
	isBlocked: boolean,
): Pick<StaticData, 'watched' | 'state'> {
	const isFailure = isBlocked || (trouble !== undefined && state === undefined);
	if (isFailure && left && left.watched !== watched) return left;
	// The key is known only after a poll has succeeded.
	return { watched, state: isBlocked && !left?.state ? null : state };
}
