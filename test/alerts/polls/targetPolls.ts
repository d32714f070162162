import type { MonitoredTarget } from '../../../platform/alerts/targetAlert/evaluateTarget';
import type { TargetAlertSource } from '../../../platform/alerts/targetAlert/targetPoll';
import { pollTargetAlert } from '../../../platform/alerts/targetAlert/targetPoll';
import type { TargetAlertState } from '../../../platform/alerts/targetAlert/targetState';
import { addDays } from '../../../platform/base/dates/dayArithmetic';
import { without } from '../../../platform/base/json/json';
import { headerOfRequest } from '../../../platform/reports/response/header';
import { findFigure, figureChoices } from '../../../platform/targets/figureList';
import { jobFor } from '../../../platform/targets/targetJobs';

/** 1,000 visits a day; the target of November is 30,000. */
export const GOAL: MonitoredTarget = {
	...{ site: 's', name: undefined, bound: undefined, unit: 'month' },
	amount: 30_000,
};
export const VISITS = { name: 'Visits', numerator: 'visit', as: 'number', isCost: false } as const;
const [METRIC, EVERY_POLL] = [{ value: 'visit', label: 'Visits' }, { every: 'poll' }] as const;

/** Moments on the morning of a day: 09:00 in UTC. */
export const morningOf = (day: string) => Date.parse(`${day}T09:00Z`);

/** A state with a pending report that was requested on a day. */
export const left = (day: string, more: Partial<TargetAlertState> = {}): TargetAlertState => ({
	reports: {
		schedule: JSON.stringify(EVERY_POLL),
		slot: 0,
		pending: [{ id: '1', site: 's', slot: morningOf(day), submittedAt: morningOf(day) }],
	},
	...{ through: '', alerts: [], figure: VISITS },
	...more,
});

/** What a day has: figures, or what the platform sends instead. */
export type Figures = (day: string) => number | string | null;

/** The days before one, as a report has them. */
export function reportOf(end: string, figures: Figures, history = 400): unknown {
	const days = Array.from({ length: history }, (_, index) => addDays(end, index - history));
	const epoch = (day: string) => Date.parse(day) / 1_000;
	const [first = end] = days;
	const range = {
		...{ from: epoch(first), to: epoch(end), tzone: 'UTC' },
		values: days.map((day) => ({ epoch: epoch(day) })),
	};
	const data = [{ dimensions: [], metrics: [[{ values: days.map(figures) }]] }];
	return { data: { reports: [{ columnHeader: { dateRanges: [range] }, data }] } };
}

/** What a poll receives from outside. */
export interface Answers {
	readonly body?: unknown;
	readonly watched?: MonitoredTarget;
	readonly typed?: string;
	readonly repeatMs?: number;
	readonly findFigure?: TargetAlertSource['findFigure'];
}

/** One poll on the morning of a day; returns its notifications as words. */
export async function pollOn(day: string, before: TargetAlertState | undefined, answers: Answers) {
	const { body, watched: monitored = GOAL, typed = 'Visits', repeatMs = 0 } = answers;
	const result = await pollTargetAlert(
		before,
		{
			...{ monitored, repeatMs, schedule: EVERY_POLL, isOnTime: false, giveUpMs: 1e9 },
			...{ isActivated: false, missed: 'latest', isThere: () => Promise.resolve() },
			contract: {
				...{ what: 'the report', collect: 'Report > Collect' },
				status: () => Promise.resolve({ state: 'DONE' }),
			},
			findFigure: async () => await Promise.resolve(findFigure(typed, figureChoices([METRIC]))),
			submit: () => Promise.resolve({ id: 'new', site: 's' }),
			fetch: (_, figure) => {
				const target = { ...monitored, figure, bound: 'atLeast', days: NOVEMBER } as const;
				const source = { kind: 'rt#insummary', path: '', dimension: 'media_key', end: day };
				const job = jobFor([target], { ...source, site: 's', devices: [], attributionRules: [] });
				const report = without(job.body.reports[0], 'dateRanges');
				return Promise.resolve({ body, requestHeader: headerOfRequest(report) });
			},
			...(answers.findFigure ? { findFigure: answers.findFigure } : {}),
		},
		morningOf(day),
	);
	const lines = result.news?.notifications.map(({ transition, finding, since }) =>
		[transition, finding.progress.status, since].join(' '),
	);
	return { ...result, lines };
}

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
