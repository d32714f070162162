import type { JobContract, JobStatus } from './awaitJobs';
import { hasWarnings } from '../jobPhase';
import { quoteUpstream, quoteWholeReply } from '../secrets/mask';
import type { Connection } from '../connection/connection';
import { requestJson } from '../request';
import { readStatus } from './readStatus';
import { Fault } from '../errors/fault';
import { readConfirmation } from '../reply/confirmation';
import { namedJobFault } from '../callFaults';
import { reasonFacts, refusalOf } from '../reply/parseReply';
import { readJobId } from '../reply/jobId';

export { readJobId } from '../reply/jobId';
export { readStatus } from './readStatus';

/** A run of a job that belongs to a site. Reports and searches are both such runs. */
export interface JobRun {
	readonly id: string;
	readonly site: string;
}

/** A kind of job runs: the folder of its endpoints, and its names in messages. */
export interface RunKind {
	/** For example `/ea/{site}/report/batch`. */
	readonly folder: string;
	/** What the run produces: "the report". */
	readonly what: string;
	/** The name of the run in messages: "report job". */
	readonly job: string;
	/** The operation that fetches a result later: "Report > Collect". */
	readonly collect: string;
}

/**
 * How runs of a kind are checked (docs/platform.md, Batch job responses; searches: observed
 * practice).
 */
export function jobRuns(platform: Connection, kind: RunKind): JobContract<JobRun> {
	return {
		what: kind.what,
		collect: kind.collect,
		status: async (job, totalMs) => {
			const reply = await runStatus(platform, kind, job, totalMs);
			const { state, upstreamMessage } = readStatus(reply, job.id);
			const status = {
				state: quoteUpstream(state, platform.secrets),
				upstreamMessage: upstreamMessage && quoteUpstream(upstreamMessage, platform.secrets),
			};
			passOnWarnings(platform, job.id, status);
			return status;
		},
	};
}

/** Tells the user that a job has ended with warnings, so that its result may not be the whole. */
export function passOnWarnings(
	{ reportWarning }: Connection,
	id: string,
	{ state, upstreamMessage }: JobStatus,
): void {
	if (!hasWarnings(state)) return;
	const reason = upstreamMessage === undefined ? '' : `: ${upstreamMessage}`;
	reportWarning?.(
		`Job ${id} ended with warnings (state ${state}), so its result may be incomplete${reason}`,
	);
}

/** The complete status reply of a run. */
export async function runStatus(
	platform: Connection,
	{ folder, job }: RunKind,
	{ id, site }: JobRun,
	totalMs?: number,
): Promise<unknown> {
	return await requestJson(platform, {
		method: 'GET',
		path: `${folder}/status.json`,
		pathValues: { site },
		query: { 'jobrun-id': id },
		what: `the state of ${job} ${id}`,
		requestedJob: id,
		...(totalMs === undefined ? {} : { totalMs }),
	});
}

/** The call that downloads the result of a finished run. */
export function resultCall({ folder, job }: RunKind, { id, site }: JobRun) {
	return {
		method: 'GET',
		path: `${folder}/download.json`,
		pathValues: { site },
		query: { 'jobrun-id': id },
		what: `the result of ${job} ${id}`,
		requestedJob: id,
		isLarge: true,
	} as const;
}

/**
 * The ID of the job that was created, unless the reply reports a refusal in any form.
 *
 * @throws Fault `reported` for a refusal, `jobNotNamed` if the reply has no ID in a known place
 */
export function createdJob(reply: unknown, what: string, { secrets }: Connection): string {
	refuseRefusal(reply, what, secrets);
	const id = readJobId(reply);
	if (id !== undefined) return id;
	throw new Fault('jobNotNamed', {
		what,
		upstreamMessage: quoteWholeReply(JSON.stringify(reply), secrets),
	});
}

/** @throws Fault `reported`, or `jobNamed`, if the reply to a submission reports a refusal */
function refuseRefusal(reply: unknown, what: string, secrets: readonly string[]): void {
	if (readConfirmation(reply).verdict !== 'refused') return;
	const refusal = refusalOf('reported', reply, { what, ...reasonFacts(reply, secrets) });
	throw namedJobFault(refusal, true) ?? refusal;
}
