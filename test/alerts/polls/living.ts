import { DateTime } from 'luxon';

import type { ReportFigures, DailyPoint } from '../../../platform/alerts/expectation/figureSeries';
import { evaluateSeries } from '../../../platform/alerts/evaluateReport';
import { updateAlerts } from '../../../platform/alerts/alertLifecycle';
import { rememberEnded } from '../../../platform/alerts/memory/endedAlerts';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { alertSentence } from '../../../platform/alerts/alertSentence';
import { readAlertState } from '../../../platform/alerts/alertState';
import { daysToRequest, alertWindowOf } from '../../../platform/alerts/rule/alertWindow';
import { addDays } from '../../../platform/base/dates/dayArithmetic';

/** Yesterday's visits of a site, with what a new node has. */
export const RULE: AlertRule = {
	figure: { name: 'Visits', numerator: 'visit', as: 'number' },
	topValues: 10,
	span: { is: 'days', count: 1 },
	expected: { by: 'baseline', percent: 15, ignoreRandomVariation: true },
	sides: ['lower', 'higher'],
	weeks: 8,
	calendar: { places: [], own: [] },
	minVolume: 20,
	reportsNoData: true,
};

/** The same of the hours of today. */
export const TODAY: AlertRule = { ...RULE, span: { is: 'today', delayHours: 1 } };

/** What there is to live through: what a site has on a day, or in an hour by the clock on the wall. */
export interface Life {
	readonly rule: AlertRule;
	readonly zone?: string;
	readonly from: string;
	readonly to: string;
	readonly visits: (day: string, hour: number) => number;
	readonly isCount?: boolean;
}

/**
 * Polls every hour or every morning, with the state that a restart keeps, and records the
 * notifications.
 */
export function live(life: Life): { lines: string[]; sentences: string[] } {
	const { rule, zone = 'Europe/Paris', from, to, isCount = true } = life;
	let left: object = { reports: { schedule: '', slot: 0, pending: [] }, through: '', alerts: [] };
	const [lines, sentences]: [string[], string[]] = [[], []];
	const momentsOf = remembered(life, zone);
	for (const now of polls(from, to, zone, rule)) {
		const before = readAlertState(JSON.parse(JSON.stringify(left)), now);
		if (!before) throw new Error('What was stored cannot be read');
		const days = daysToRequest(rule, now, zone);
		const moments = daysFrom(days.from, days.to).flatMap((day) => momentsOf(day, now));
		const series = [{ name: '', label: '', moments }];
		const figures: ReportFigures = { series, days, zone, areCounts: [isCount], isComplete: true };
		const window = alertWindowOf(rule.span, days, now, zone);
		const judged = evaluateSeries(figures, window, rule, before.alerts, { ended: before.ended });
		const { alerts, notifications } = updateAlerts(before.alerts, judged, now, 0);
		const ended = rememberEnded(before.ended ?? [], notifications, window.through);
		left = { ...before, through: window.through, alerts, ended };
		for (const { transition, finding, since } of notifications) {
			lines.push(
				`${transition} ${finding.kind} ${transition === 'began' ? since : window.through}`,
			);
			sentences.push(alertSentence({ rule, site: 'shop', evaluated: finding, transition, since }));
		}
	}
	return { lines, sentences };
}

function polls(from: string, to: string, zone: string, { span }: AlertRule): number[] {
	const all: number[] = [];
	const step = span.is === 'today' ? { hours: 1 } : { days: 1 };
	let at = DateTime.fromISO(`${from}T07:10`, { zone });
	for (; (at.toISODate() ?? '') < to; at = at.plus(step)) all.push(at.toMillis());
	return all;
}

/** The days from one to another. */
export function daysFrom(from: string, to: string): string[] {
	const days: string[] = [];
	for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
	return days;
}

const HOUR_MS = 3_600_000;

/** Days that are over are made once. Hours that have not been have nothing. */
function remembered({ rule, visits }: Life, zone: string) {
	const known = new Map<string, DailyPoint[]>();
	return (day: string, now: number): DailyPoint[] => {
		const all = known.get(day);
		if (all) return all;
		if (rule.span.is === 'days') {
			const whole = [{ day, hour: undefined, figures: [visits(day, 0)] }];
			known.set(day, whole);
			return whole;
		}
		const start = DateTime.fromISO(day, { zone });
		const end = start.plus({ days: 1 }).toMillis();
		const moments: DailyPoint[] = [];
		for (let ms = start.toMillis(); ms < end; ms += HOUR_MS) {
			const { hour } = DateTime.fromMillis(ms, { zone });
			moments.push({ day, hour, figures: [ms + HOUR_MS > now ? 0 : visits(day, hour)] });
		}
		if (end <= now) known.set(day, moments);
		return moments;
	};
}
