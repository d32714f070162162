import { MINUTE_MS } from '../../base/dates/durations';
import { settle } from '../../base/async/settle';
import type { JsonRecord } from '../../base/json/json';
import type { ExplainedChange } from '../../causes/factorText';
import { Fault, mayPass } from '../../http/errors/fault';
import type { JobContract } from '../../http/jobs/awaitJobs';
import { awaitJobs } from '../../http/jobs/awaitJobs';
import type { JobRun } from '../../http/jobs/jobRuns';
import { askAgainAt, isDue, isUpstreamError } from '../../polling/pollResult';
import type { AlertRule } from '../rule/alertRule';
import type { DividedFigures } from './explainAlert';
import { explainAlert } from './explainAlert';
import type {
	CauseDimension,
	CauseRequest,
	HeldAlert,
	PendingExplanation,
} from './pendingExplanation';

/** How to get the figures by dimension. */
export interface CauseSource {
	readonly contract: JobContract<JobRun>;
	readonly signal: AbortSignal | undefined;
	/** Submits the report of a dimension. @throws Fault */
	submit(dimension: CauseDimension, days: PendingExplanation['days']): Promise<JobRun>;
	/** Undefined if the report is incomplete. @throws Fault */
	fetch(dimension: CauseDimension, job: JobRun): Promise<DividedFigures | undefined>;
	/** The rule of an alert. */
	ruleOf(alert: HeldAlert): AlertRule;
	/** Adds the causes to an item. */
	describe(item: JsonRecord, alert: HeldAlert, causes: ExplainedChange | undefined): JsonRecord;
}

/** The result of a poll for causes. */
interface ExplanationPoll {
	/** Undefined once the items can be output. */
	readonly pending: PendingExplanation | undefined;
	/** The items to output. */
	readonly items: readonly JsonRecord[];
	/** Whether the state has changed. */
	readonly isSettled: boolean;
}

/** Alerts are output after this long, with or without causes. */
export const HOLD_MS = 30 * MINUTE_MS;
/** Most reports are ready soon, so that alerts need not wait for the next poll. */
const AWAITED_MS = 1_500;
/** Enough for one check of each job. */
const CHECKED_MS = 400;

/**
 * Requests the reports by channel, device and country once, and explains the alerts when all of them are ready, or
 * after half an hour with those that are. A report that fails is left out; an error here never keeps an alert back.
 *
 * @param now Unix milliseconds
 */
export async function pollExplanation(
	before: PendingExplanation,
	source: CauseSource,
	now: number,
): Promise<ExplanationPoll> {
	const isOver = now - before.since >= HOLD_MS || before.alerts.length === 0;
	const submitted: CauseRequest[] = [];
	// One after the other, as each costs the platform a calculation.
	for (const request of isOver ? before.requests.filter(({ job }) => job) : before.requests) {
		const sent = await submit(request, before, source, now);
		if (sent) submitted.push(sent);
	}
	const isNew = submitted.some(({ job }) => job && !before.requests.some((one) => one.job === job));
	const { ready, open } = await sortByState(submitted, source, isNew ? AWAITED_MS : CHECKED_MS);
	if (open.length > 0 && !isOver) {
		const requests = [...ready, ...open];
		const isChanged = JSON.stringify(requests) !== JSON.stringify(before.requests);
		return { pending: { ...before, requests }, items: [], isSettled: isChanged };
	}
	return { pending: undefined, items: await explained(before, ready, source), isSettled: true };
}

/**
 * Undefined for a request that is given up: the platform refuses it, or it might be calculated twice after an unknown
 * outcome.
 */
async function submit(
	request: CauseRequest,
	{ days }: PendingExplanation,
	source: CauseSource,
	now: number,
): Promise<CauseRequest | undefined> {
	const { dimension, job, notBefore = 0 } = request;
	if (job || !isDue(notBefore, now)) return request;
	const sent = await settle(source.submit(dimension, days));
	if ('value' in sent) {
		const { id, site } = sent.value;
		return { dimension, job: { id, site } };
	}
	const { error } = sent;
	const isOpen = error instanceof Fault && (error.notProcessed || error.kind === 'notNow');
	return isOpen ? { dimension, notBefore: askAgainAt(error, now) } : undefined;
}

/** Which reports are ready, and which may still become so. */
async function sortByState(
	requests: readonly CauseRequest[],
	{ contract, signal }: CauseSource,
	limitMs: number,
) {
	const jobs = requests.flatMap(({ job }) => job ?? []);
	const waiting = { limitMs, concurrency: jobs.length || 1, signal };
	const faults = await awaitJobs(contract, jobs, waiting);
	const stateOf = ({ job }: CauseRequest) => {
		if (job === undefined) return 'open';
		const fault = faults[jobs.indexOf(job)];
		if (fault === undefined) return 'ready';
		return isStillRunning(fault) ? 'open' : 'failed';
	};
	const inState = (state: 'open' | 'ready') => requests.filter((one) => stateOf(one) === state);
	return { ready: inState('ready'), open: inState('open') };
}

function isStillRunning(fault: Fault): boolean {
	return fault.kind === 'jobTooSlow' || isUpstreamError(fault) || mayPass(fault);
}

async function explained(
	{ items, alerts }: PendingExplanation,
	ready: readonly CauseRequest[],
	source: CauseSource,
): Promise<JsonRecord[]> {
	const divided: DividedFigures[] = [];
	for (const { dimension, job } of ready) {
		const fetched = job ? await settle(source.fetch(dimension, job)) : undefined;
		if (fetched && 'value' in fetched && fetched.value) divided.push(fetched.value);
	}
	const described = [...items];
	for (const alert of alerts) {
		const item = described[alert.at];
		if (item === undefined || divided.length === 0) continue;
		const causes = await settle(explainAlert(alert, source.ruleOf(alert), divided));
		if ('value' in causes) described[alert.at] = source.describe(item, alert, causes.value);
	}
	return described;
}
