import type { GiveWay } from '../base/async/eventLoop';
import { takeTurns } from '../base/async/eventLoop';
import type { OpenAlert } from './alertLifecycle';
import { updateAlerts } from './alertLifecycle';
import type { EvaluatedSeries } from './findings/evaluatedSeries';
import { evaluateSeries } from './evaluateReport';
import type { EndedAlert } from './memory/endedAlerts';
import { rememberEnded } from './memory/endedAlerts';
import type { ReportFigures } from './expectation/figureSeries';
import { byVolume } from './findings/watchedSeries';
import type { AlertRule } from './rule/alertRule';
import type { AlertWindow } from './rule/alertWindow';
import type { SteadySeries } from './memory/steadySeries';
import { rememberSteady } from './memory/steadySeries';
import { addDays } from '../base/dates/dayArithmetic';

/** How many days are replayed: an alert that began earlier seems to begin on the first. */
export const REPLAYED_DAYS = 14;

/** An alert that is open on the last day, with the finding of that day. */
export interface OpenAlertFinding {
	readonly finding: EvaluatedSeries;
	readonly since: string;
	/** Whether it was already open on the first day, so that it may have begun earlier. */
	readonly mayBeOlder: boolean;
}

/** The open alerts of a report. */
export interface OpenAlerts {
	readonly open: readonly OpenAlertFinding[];
	/** The labels of the series that were evaluated on the last day. */
	readonly evaluated: readonly string[];
	/** The labels of those with too little data. */
	readonly unknown: readonly string[];
}

/**
 * Finds the alerts that are open at the end of a report without an earlier state: it evaluates the days
 * before one by one, as a trigger that polls every day would have done.
 *
 * @param window the last day
 * @param asked the last day that was requested, where the report may end earlier
 */
export async function findOpenAlerts(
	figures: ReportFigures,
	rule: AlertRule,
	window: AlertWindow,
	requested = window,
): Promise<OpenAlerts> {
	const replayed: Replayed[] = [];
	const giveWay = takeTurns();
	for (const series of byVolume(figures.series, rule.figure).slice(0, rule.topValues)) {
		const report = { ...figures, series: [series] };
		replayed.push(await replay(report, rule, { last: window.through, requested }, giveWay));
	}
	const findings = replayed.flatMap((one) => one.findings);
	return { open: replayed.flatMap((one) => one.open), ...coverage(findings) };
}

interface Replayed {
	readonly open: readonly OpenAlertFinding[];
	/** The findings of the last day. */
	readonly findings: readonly EvaluatedSeries[];
}

/** Evaluates a series day by day, each with the state of the day before. */
async function replay(
	figures: ReportFigures,
	rule: AlertRule,
	{ last, requested }: { readonly last: string; readonly requested: AlertWindow },
	giveWay: GiveWay,
): Promise<Replayed> {
	const first = addDays(last, -(REPLAYED_DAYS - 1));
	let alerts: readonly OpenAlert[] = [];
	let steady: readonly SteadySeries[] = [];
	let ended: readonly EndedAlert[] = [];
	let findings: readonly EvaluatedSeries[] = [];
	for (let day = first; day <= last; day = addDays(day, 1)) {
		const window = { days: [day], untilHour: undefined, through: day };
		const settings = { steady, ended, requested: day === last ? requested : window };
		findings = evaluateSeries(untilDay(figures, day), window, rule, alerts, settings);
		const updated = updateAlerts(alerts, findings, 0, 0);
		({ alerts } = updated);
		ended = rememberEnded(ended, updated.notifications, day);
		steady = rememberSteady(steady, findings);
		// Fitting a baseline takes long, and n8n has a single thread.
		await giveWay();
	}
	const open = alerts.flatMap(({ name, kind, since }): OpenAlertFinding[] => {
		const finding = findings.find((one) => one.name === name && one.kind === kind);
		return finding ? [{ finding, since, mayBeOlder: since <= first }] : [];
	});
	return { open: withoutRepeatedStop(open), findings };
}

/**
 * The open alerts of a series without its drop or rise if its figures have stopped: on the last day,
 * both would describe the same stop.
 */
function withoutRepeatedStop(open: readonly OpenAlertFinding[]): readonly OpenAlertFinding[] {
	const stops = open.filter(
		({ finding: { kind, verdict } }) => kind === 'noData' && verdict !== 'unknown',
	);
	return stops.length > 0 ? stops : open;
}

/** The figures as a report of that day would have had them. */
function untilDay(figures: ReportFigures, last: string): ReportFigures {
	const series = figures.series.flatMap((one) => {
		const moments = one.moments.filter(({ day }) => day <= last);
		return moments.length > 0 ? [{ ...one, moments }] : [];
	});
	return { ...figures, series, days: { ...figures.days, to: last } };
}

function coverage(findings: readonly EvaluatedSeries[]) {
	const labels = new Map(findings.map(({ name, label }) => [name, label]));
	// Where figures have stopped, their drop is not evaluated.
	const isKnown = ({ kind, verdict }: EvaluatedSeries) =>
		kind === 'noData' ? verdict === 'alert' : verdict !== 'unknown';
	const known = new Set(findings.filter(isKnown).map(({ name }) => name));
	const all = [...labels];
	return {
		evaluated: all.filter(([name]) => known.has(name)).map(([, label]) => label),
		unknown: all.filter(([name]) => !known.has(name)).map(([, label]) => label),
	};
}
