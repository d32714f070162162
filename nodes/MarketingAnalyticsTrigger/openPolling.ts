import type { IPollFunctions } from 'n8n-workflow';

import { openWarehouse } from '../../platform/warehouse/session';
import { openPolled } from '../shared/run/openPlatform';
import type { Polling } from './event';

const USUAL_BUDGET_MS = 5 * 60_000;
// What is left is for n8n.
const SHARE_OF_BUDGET = 0.7;

/** Opens the platform for one poll, or for a manual test. @throws Fault */
export async function openPolling(context: IPollFunctions, isOnTime: boolean): Promise<Polling> {
	const totalMs = timeFor(context);
	const opened = await openPolled(context);
	const retryPolicy = { attempts: 1, totalMs, idleMs: Math.min(60_000, totalMs) };
	// The next poll tries again; what is left of this one after that time would meet it.
	const signal = AbortSignal.timeout(totalMs);
	const platform = { ...opened, retryPolicy, signal };
	return {
		platform,
		now: Date.now(),
		isOnTime,
		openWarehouse: async (ip) => await openWarehouse(context, platform, ip),
		warn: (message) => context.logger.warn(message),
	};
}

function timeFor(context: IPollFunctions): number {
	if (context.getMode() === 'manual') return USUAL_BUDGET_MS;
	const budgetMs = knowsBudget(context) ? context.getPollBudgetMs() : USUAL_BUDGET_MS;
	return budgetMs * SHARE_OF_BUDGET;
}

/** How long n8n lets a poll go on; n8n 1 does not say. */
interface KnowsBudget {
	getPollBudgetMs(): number;
}

function knowsBudget(context: object): context is KnowsBudget {
	return 'getPollBudgetMs' in context && typeof context.getPollBudgetMs === 'function';
}

/** Polls that n8n starts when it activates the workflow come with a context of their own. */
const seen = new WeakSet<IPollFunctions>();

/** Whether n8n polls because the time has come, and not because it has started; asked once for each poll. */
export function isOnTime(context: IPollFunctions): boolean {
	const isFirst = !seen.has(context);
	seen.add(context);
	const isRestart = ['init', 'leadershipChange'].includes(context.getActivationMode());
	return !(isFirst && isRestart);
}
