import type { Connection } from '../http/connection/connection';
import type { JobRun } from '../http/jobs/jobRuns';
import { requestReport } from '../reports/pages/reportPages';
import { addDays } from '../base/dates/dayArithmetic';
import type { Days } from '../base/dates/namedPeriods';
import { buildBody } from '../reports/request/buildRequest';
import { Fault } from '../http/errors/fault';
import { headerOfRequest } from '../reports/response/header';
import { readDayReport } from '../reports/daily/dayReport';
import type { RowFilter } from '../reports/transform/rowFilter';
import { withDimensionsOf } from '../reports/transform/rowFilter';
import type { BatchBody } from '../reports/types';
import type { DailyFigures } from './dailyFigures';
import { dailyFiguresOf } from './dailyFigures';
import type { Target } from './target';

/** The report from which targets get their figures. */
export interface TargetSource {
	readonly site: string;
	readonly kind: string;
	readonly path: string;
	/** The dimension of the targets' names. */
	readonly dimension: string;
	readonly devices: readonly number[];
	readonly attributionRules: readonly number[];
	/** The first day whose figures may be incomplete. */
	readonly end: string;
}

/** A report job that serves all targets whose figures come from the same rows. */
export interface TargetJob {
	readonly site: string;
	readonly body: BatchBody;
	/** Which of its rows the targets are about. */
	readonly filters: readonly RowFilter[];
}

const CHANNEL = 'media_key';
/** Two years of history, to fit the forecast and to backtest it. */
const HISTORY_DAYS = 730;
/** A year before the period, with a few days around the same weekdays. */
const YEAR_BEFORE_DAYS = 371;

/** The key of a target's job: targets with the same key share one job. */
export function jobKeyOf(target: Target, source: TargetSource): string {
	const { site, kind, path, end, devices, attributionRules } = source;
	const dimension = dimensionFor(target, source);
	const { filters = [] } = target;
	return JSON.stringify([site, kind, path, dimension, end, devices, attributionRules, ...filters]);
}

/** Only a report by channel has a total row, which stands for the whole site. */
function dimensionFor({ name }: Target, { dimension, path }: TargetSource): string | undefined {
	const hasTotal = dimension === CHANNEL && path === '';
	return name || hasTotal ? dimension : undefined;
}

/** The job for targets that have one key, see `jobKeyOf`. */
export function jobFor(targets: readonly Target[], source: TargetSource): TargetJob {
	const { site, kind, path, devices, attributionRules, end } = source;
	const fields = targets.flatMap(({ figure }) =>
		[figure.numerator, figure.denominator ?? []].flat(),
	);
	const needsNames = targets.some(({ name }) => name !== undefined);
	const [first] = targets;
	const dimension = needsNames && first ? dimensionFor(first, source) : undefined;
	const body = buildBody({
		kind,
		path,
		devices,
		attributionRules,
		splitBy: 'D',
		period: daysFor(targets, end),
		dimensions: dimension === undefined ? [] : [{ field: dimension, name: dimension }],
		metrics: [...new Set(fields)].map((field) => ({ field, name: field })),
	});
	return { site, ...withDimensionsOf(first?.filters ?? [], body) };
}

/** The days of all targets, with the history that their forecasts need. */
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

/** Downloads the result of a job. @throws Fault */
export async function readJob(
	platform: Connection,
	{ body, filters }: TargetJob,
	job: JobRun,
): Promise<DailyFigures> {
	const { body: reply, page } = await requestReport(platform, job);
	const requested = headerOfRequest(body.reports[0]);
	const report = await readDayReport(reply, { totals: true, requested, page, filters });
	if (report.part !== undefined) {
		const upstreamMessage = `it contains only ${report.part}, so the targets cannot be checked`;
		throw new Fault('unexpectedReply', {
			what: `the result of report job ${job.id}`,
			upstreamMessage,
		});
	}
	return dailyFiguresOf(report);
}
