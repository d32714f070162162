import type { Connection } from '../http/connection/connection';
import type { JobRun } from '../http/jobs/jobRuns';
import { jobRuns, resultCall } from '../http/jobs/jobRuns';
import { requestReply } from '../http/request';
import { addDays } from '../base/dates/dayArithmetic';
import type { Days } from '../base/dates/namedPeriods';
import { buildBody } from '../reports/request/buildRequest';
import { reportRuns, submitReport } from '../reports/request/reportJob';
import { truncationOf, truncationText } from '../reports/response/truncation';
import { Fault } from '../http/errors/fault';
import { headerOfRequest } from '../reports/response/header';
import type { BatchBody } from '../reports/types';
import type { DailyFigures } from './dailyFigures';
import { readDailyFigures } from './dailyFigures';
import type { Target } from './target';

/** Where the figures of targets come from. */
export interface TargetSource {
	readonly site: string;
	readonly kind: string;
	readonly path: string;
	/** What names of targets are. */
	readonly dimension: string;
	readonly devices: readonly number[];
	readonly attributionRules: readonly number[];
	/** The first day of which not all figures are there yet. */
	readonly end: string;
}

/** What one job is asked for: all targets whose figures come from the same rows. */
export interface TargetJob {
	readonly site: string;
	readonly body: BatchBody;
}

const CHANNEL = 'media_key';
/** As many weeks as forecasts are made of, and tried on. */
const HISTORY_DAYS = 730;
/** The same weekdays of the year before, and some around them. */
const YEAR_BEFORE_DAYS = 371;

/** The job that a target's figures come from: those of the same key share one. */
export function jobKeyOf(target: Target, source: TargetSource): string {
	const { site, kind, path, end, devices, attributionRules } = source;
	const dimension = dimensionFor(target, source);
	return JSON.stringify([site, kind, path, dimension, end, devices, attributionRules]);
}

/** Channels have a total row, which is the whole site. */
function dimensionFor({ name }: Target, { dimension, path }: TargetSource): string | undefined {
	const hasTotal = dimension === CHANNEL && path === '';
	return name || hasTotal ? dimension : undefined;
}

/** One job for targets of the same key. */
export function jobFor(targets: readonly Target[], source: TargetSource): TargetJob {
	const { site, kind, path, devices, attributionRules, end } = source;
	const fields = targets.flatMap(({ figure }) =>
		[figure.numerator, figure.denominator ?? []].flat(),
	);
	const needsNames = targets.some(({ name }) => name !== undefined);
	const [first] = targets;
	const dimension = needsNames && first ? dimensionFor(first, source) : undefined;
	return {
		site,
		body: buildBody({
			...{ kind, path, devices, attributionRules },
			splitBy: 'D',
			period: daysFor(targets, end),
			dimensions: dimension === undefined ? [] : [{ field: dimension, name: dimension }],
			metrics: [...new Set(fields)].map((field) => ({ field, name: field })),
		}),
	};
}

/** The days of all targets, and those before them that forecasts need. */
function daysFor(targets: readonly Target[], end: string): Days {
	const yesterday = addDays(end, -1);
	const firsts = targets.flatMap(({ days }) =>
		days.to < end
			? days.from
			: [addDays(days.from, -YEAR_BEFORE_DAYS), addDays(end, -HISTORY_DAYS)],
	);
	const lasts = targets.map(({ days }) => (days.to < yesterday ? days.to : yesterday));
	return {
		from: firsts.reduce((least, day) => (day < least ? day : least)),
		to: lasts.reduce((latest, day) => (day > latest ? day : latest)),
	};
}

/** Submits a job. @throws Fault */
export async function startJob(platform: Connection, { site, body }: TargetJob): Promise<JobRun> {
	return await submitReport(platform, { site, body });
}

/** Downloads what a job has found. @throws Fault */
export async function readJob(
	platform: Connection,
	{ body }: TargetJob,
	job: JobRun,
): Promise<DailyFigures> {
	const { body: reply, page } = await requestReply(platform, resultCall(reportRuns, job));
	const shortfall = truncationOf(reply, page);
	if (shortfall) {
		const upstreamMessage = `it is only ${truncationText(shortfall)}, so no target is checked with it`;
		throw new Fault('unexpectedReply', { what: `report job ${job.id}`, upstreamMessage });
	}
	return await readDailyFigures(reply, headerOfRequest(body.reports[0]));
}

/** How jobs are waited for. */
export const targetJobContract = (platform: Connection) => jobRuns(platform, reportRuns);
