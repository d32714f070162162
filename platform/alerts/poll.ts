import type { PollResult } from '../polling/pollResult';
import type { PendingReport } from '../polling/reportSource';
import { momentOfReport } from '../polling/reportSource';
import { defectOf } from './defect';
import type { Figures } from './figures';
import type { JudgedSource, Told } from './followReports';
import { followReports } from './followReports';
import type { Judged } from './judge';
import { judge } from './judge';
import type { AlertRule, Span } from './rule';
import type { AlertState } from './state';
import { rememberSteady } from './steady';
import type { AlertWindow } from './window';
import { windowOf } from './window';

/** How to get figures, and when to tell of them. */
export interface AlertSource extends Omit<JudgedSource<Judged>, 'judge'> {
	readonly rule: AlertRule;
	/** Undefined where the report does not say which days it covers. */
	fetch(report: PendingReport): Promise<Figures | undefined>;
}

/**
 * One poll of what is watched. A report is judged as of the time when it was due, by the platform's clock,
 * however late it is asked for and read.
 *
 * @param now Unix milliseconds
 */
export async function pollAlerts(
	before: AlertState | undefined,
	{ rule, fetch, ...source }: AlertSource,
	now: number,
): Promise<PollResult<AlertState, Told<Judged>>> {
	const judged: JudgedSource<Judged>['judge'] = async (report, ongoing, steady) => {
		const figures = await fetch(report);
		const defect = defectOf(figures);
		// A part could look like a drop.
		if (!figures?.isWhole) return { defect };
		const at = momentOfReport(report);
		const window = windowOf(rule.span, figures.days, at, figures.zone);
		const asked = windowAsked(rule.span, figures, report, at);
		const findings = judge(figures, window, rule, ongoing, { asked, steady });
		const judged = { through: asked.through, findings };
		return { defect, judged: { ...judged, steady: rememberSteady(steady, findings) } };
	};
	return await followReports(before, { ...source, judge: judged }, now);
}

/** The time that should be in a report, which may end before the last day that it was asked for. */
export function windowAsked(
	span: Span,
	{ days, zone }: Figures,
	{ lastDay = days.to }: Pick<PendingReport, 'lastDay'>,
	at: number,
): AlertWindow {
	const to = lastDay > days.to ? lastDay : days.to;
	return windowOf(span, { ...days, to }, at, zone);
}
