import type { INodeExecutionData, IPollFunctions } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';

import type { PollResult } from '../../platform/polling/pollResult';
import { seenKeyOf } from '../../platform/polling/seenKeys';
import type { FileMaker } from '../shared/form/parameters';
import { read } from '../shared/form/settings';
import { toNodeFailure } from '../shared/run/errors';
import type { PolledEvent, Polling } from './event';
import { lossesOf, triggerOn } from './events';
import { isOnTime, openPolling } from './openPolling';
import type { StaticData } from './staticData';
import { readStaticData, writeStaticData } from './staticData';

type Items = INodeExecutionData[][] | null;

/** Polls that are under way: n8n starts the next one whether the last has ended or not. */
const underWay = new Set<string>();

/** One poll of the trigger, or its manual test. @throws NodeApiError, NodeOperationError */
export async function pollOnce(context: IPollFunctions): Promise<Items> {
	if (context.getMode() === 'manual') return await readAndRun(context, sample);
	const key = `${context.getWorkflow().id ?? ''} ${context.getNode().id}`;
	if (underWay.has(key)) return null;
	underWay.add(key);
	try {
		return await readAndRun(context, poll);
	} finally {
		underWay.delete(key);
	}
}

type Step = (context: IPollFunctions, event: PolledEvent, polling: Polling) => Promise<Items>;

async function readAndRun(context: IPollFunctions, step: Step): Promise<Items> {
	const comesOnTime = isOnTime(context);
	try {
		const form = formOf(context);
		const event = read(form, triggerOn, 0).read(form, context.getNode().parameters);
		return await step(context, event, await openPolling(context, comesOnTime));
	} catch (error) {
		throw toNodeFailure(context.getNode(), error);
	}
}

/** The form of the trigger, read as that of an item. */
function formOf(context: IPollFunctions): FileMaker {
	return {
		getNodeParameter: (name, _item, fallback, options): unknown =>
			context.getNodeParameter(name, fallback, options),
		getTimezone: () => context.getTimezone(),
		getNode: () => context.getNode(),
		helpers: context.helpers,
	};
}

async function sample(_context: IPollFunctions, event: PolledEvent, polling: Polling) {
	const items = await event.sample(polling);
	return items.length > 0 ? [items] : null;
}

async function poll(context: IPollFunctions, event: PolledEvent, polling: Polling): Promise<Items> {
	const watched = watchedKey(context, event);
	const { now } = polling;
	const left = readStaticData(context);
	const isSame = left?.watched === watched;
	const doubt = isSame && left.state !== null ? event.doubt?.(left.state, now) : undefined;
	if (isSame && !doubt) {
		const result = await event.poll(polling, left.state);
		// n8n stores what the first poll leaves, but that one failed.
		const isLate = left.state === null && result.state !== undefined;
		const isSettled = result.isSettled || isLate;
		return conclude(context, left, { ...result, isSettled }, now);
	}
	if (left && !isSame) context.logger.info('Something else is watched now, from here on');
	const result = await event.poll(polling, undefined);
	const lost = (doubt ? [doubt] : lossesOf(left?.state)).map(
		({ message, advice }) =>
			new NodeOperationError(context.getNode(), message, { description: advice }),
	);
	const errors = [...result.errors, ...lost];
	const isSettled = result.isSettled || lost.length > 0;
	const start = { watched, troubledSince: undefined };
	return conclude(context, start, { ...result, errors, isSettled }, now);
}

/** Stands for what is watched, and with which credential. */
function watchedKey(context: IPollFunctions, { watched }: PolledEvent): string {
	const credentials = Object.values(context.getNode().credentials ?? {}).map(({ id }) => id);
	return seenKeyOf(JSON.stringify([context.getNodeParameter('event'), watched, credentials]));
}

/** Stores what a poll has come to, shows what went wrong, and returns what is new. */
function conclude(
	context: IPollFunctions,
	{ watched, troubledSince }: Omit<StaticData, 'state'>,
	{ state, news, errors, trouble, isSettled }: PollResult<object, INodeExecutionData[]>,
	now: number,
): Items {
	const [first] = errors;
	// As nothing has changed, it can be shown by failing, which also keeps n8n from activating.
	if (first !== undefined && !news && !isSettled) throw toNodeFailure(context.getNode(), first);
	// A clock that was set back must not silence it for longer.
	const since = trouble && Math.min(troubledSince ?? now, now);
	const isLong = since !== undefined && now - since >= TROUBLE_MS;
	// All at once and only now: what throws before leaves what is stored as it was.
	writeStaticData(context, { watched, state, troubledSince: isLong ? now : since });
	for (const error of isLong ? [...errors, trouble] : errors) {
		context.__emitError(toNodeFailure(context.getNode(), error));
	}
	if (news) return [news];
	// n8n stores what is left only together with an execution; without items it does nothing.
	return isSettled ? [[]] : null;
}

/** How long the platform may be away before the user is told, in milliseconds. */
const TROUBLE_MS = 30 * 60_000;
