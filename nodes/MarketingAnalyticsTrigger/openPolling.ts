import type { IPollFunctions } from 'n8n-workflow';

import { openWarehouse } from '../../platform/warehouse/session';
import { openPolled } from '../shared/run/openPlatform';
import type { Polling } from './event';
import { MINUTE_MS } from '../../platform/base/dates/durations';

const DEFAULT_BUDGET_MS = 5 * MINUTE_MS;
// The rest of n8n's time limit is left for n8n itself.
const SHARE_OF_BUDGET = 0.7;

/** Opens the platform for one poll, or for a manual test. @throws Fault */
export async function openPolling(context: IPollFunctions, cause: PollCause): Promise<Polling> {
	const totalMs = timeFor(context);
	const opened = await openPolled(context);
	const retryPolicy = { attempts: 1, totalMs, idleMs: Math.min(MINUTE_MS, totalMs) };
	// A poll is aborted in time, as it would overlap with the next one otherwise.
	const signal = AbortSignal.timeout(totalMs);
	const warn = (message: string) => context.logger.warn(message);
	const platform = { ...opened, retryPolicy, signal, reportWarning: warn };
	return {
		platform,
		now: Date.now(),
		isOnTime: cause !== 'restart',
		isActivated: cause === 'activation',
		openWarehouse: async (ip) => await openWarehouse(context, platform, ip),
		warn,
	};
}

function timeFor(context: IPollFunctions): number {
	if (context.getMode() === 'manual') return DEFAULT_BUDGET_MS;
	const budgetMs = knowsBudget(context) ? context.getPollBudgetMs() : DEFAULT_BUDGET_MS;
	return budgetMs * SHARE_OF_BUDGET;
}

/** The time limit of a poll; n8n 1 does not provide it. */
interface KnowsBudget {
	getPollBudgetMs(): number;
}

function knowsBudget(context: object): context is KnowsBudget {
	return 'getPollBudgetMs' in context && typeof context.getPollBudgetMs === 'function';
}

/** Why n8n polls: the workflow was activated, n8n was started, or the time has come. */
export type PollCause = 'activation' | 'restart' | 'schedule';

/** Contexts that have polled before: n8n creates one when it activates the workflow. */
const seen = new WeakSet<IPollFunctions>();

/** Why n8n runs the poll. */
export function causeOf(context: IPollFunctions): PollCause {
	const isFirst = !seen.has(context);
	seen.add(context);
	if (!isFirst) return 'schedule';
	if (['init', 'leadershipChange'].includes(context.getActivationMode())) return 'restart';
	// The durable scheduler creates a new context for each poll, and drops the stored state if one
	// throws.
	const isDurable = knowsBudget(context) && context.getPollBudgetMs() < SHORTEST_BUDGET_MS;
	return isDurable ? 'schedule' : 'activation';
}

// n8n's durable scheduler gives a poll less than a minute.
const SHORTEST_BUDGET_MS = MINUTE_MS;
