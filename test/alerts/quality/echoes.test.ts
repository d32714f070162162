import { publicSeries } from '../../../bench/alerts/seriesOf';
import { addDays } from '../../../platform/base/dates/dayArithmetic';
import type { OpenAlert } from '../../../platform/alerts/alertLifecycle';
import { updateAlerts } from '../../../platform/alerts/alertLifecycle';
import type { EndedAlert } from '../../../platform/alerts/memory/endedAlerts';
import { rememberEnded } from '../../../platform/alerts/memory/endedAlerts';
import { evaluateSeries } from '../../../platform/alerts/evaluateReport';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { daysToRequest } from '../../../platform/alerts/rule/alertWindow';
import type { DailySeries } from '../../../platform/timeseries/dailySeries';
import { PATIENCE_MS } from '../../support/random';
import { daysFrom, live, RULE } from '../polls/living';

jest.setTimeout(PATIENCE_MS);

const AMERICAN: AlertRule = { ...RULE, calendar: { places: ['US'], own: [] } };
/** So long after an event an alert on the other side is an echo of it. */
const ECHO_DAYS = 8;

/** The alerts that begin in some days of a series, each with its day. */
function beginnings(daily: DailySeries, from: string, to: string): string[] {
	let alerts: readonly OpenAlert[] = [];
	let ended: readonly EndedAlert[] = [];
	const began: string[] = [];
	for (const day of daysFrom(from, to).filter((one) => daily.has(one))) {
		const days = daysToRequest(AMERICAN, Date.parse(`${addDays(day, 1)}T09:00Z`), 'utc');
		const moments = [...daily].flatMap(([one, value]) =>
			one >= days.from && one <= day ? { day: one, hour: undefined, figures: [value] } : [],
		);
		const series = [{ name: '', label: '', moments }];
		const figures = { series, days, zone: 'utc', areCounts: [true], isComplete: true };
		const window = { days: [day], untilHour: undefined, through: day };
		const findings = evaluateSeries(figures, window, AMERICAN, alerts, { ended });
		const updated = updateAlerts(alerts, findings, 0, 0);
		({ alerts } = updated);
		ended = rememberEnded(ended, updated.notifications, day);
		for (const { transition, finding } of updated.notifications) {
			if (transition === 'began') began.push(`${finding.kind} ${day}`);
		}
	}
	return began;
}

describe('an event that is planted in a public series has no echo', () => {
	it.each<[string, string, number, number]>([
		['taxi-new-york', '2014-10-14', 28, 0.6],
		['taxi-new-york', '2014-09-02', 14, 0.6],
		['page-views-athlete', '2014-05-30', 7, 2],
	])('in %s, from %s on for %d days at %d times as much', (name, start, days, factor) => {
		const end = addDays(start, days);
		const daily = publicSeries(name);
		const planted = new Map(
			[...daily].map(([day, value]) => [
				day,
				day >= start && day < end ? Math.round(value * factor) : value,
			]),
		);
		const opposite = factor > 1 ? 'lower' : 'higher';
		const found = beginnings(planted, addDays(start, -2), addDays(end, ECHO_DAYS));
		expect(found.filter((one) => one >= `${opposite} ${end}` && one.startsWith(opposite))).toEqual(
			[],
		);
	});
});

describe('the days after an event', () => {
	const START = '2026-03-02';
	const visits = (factorOn: (after: number) => number) => (day: string) => {
		const after = daysFrom(START, day).length - 1;
		const noise = (Number(day.slice(8)) * 37 + Number(day.slice(5, 7)) * 5) % 11;
		return Math.round((900 + 8 * noise) * factorOn(after));
	};
	const linesOf = (factorOn: (after: number) => number, days: number) =>
		live({
			rule: RULE,
			from: addDays(START, -2),
			to: addDays(START, days),
			visits: visits(factorOn),
		}).lines;

	it('are no drop if one day of a promotion was nearly as before', () => {
		const factor = (after: number) => (after < 0 || after >= 21 ? 1 : after === 13 ? 1.1 : 1.6);
		const lines = linesOf(factor, 30);
		expect(lines.filter((line) => line.startsWith('began lower'))).toEqual([]);
	});

	it.each<[string, number, number, string]>([
		['a promotion of 40 days', 40, 1.6, 'lower'],
		['a drop of 29 days', 29, 0.6, 'higher'],
	])('are no change if %s was called the new level', (_, days, factor, opposite) => {
		const lines = linesOf((after) => (after >= 0 && after < days ? factor : 1), days + 8);
		expect(lines).toHaveLength(2);
		expect(lines.filter((line) => line.startsWith(`began ${opposite}`))).toEqual([]);
	});

	it('bring an alert for a drop below the level before a promotion of three weeks', () => {
		const lines = linesOf((after) => (after < 0 ? 1 : after < 20 ? 1.6 : 0.6), 23);
		expect(lines.filter((line) => line.startsWith('began lower'))).toEqual([
			`began lower ${addDays(START, 20)}`,
		]);
	});

	it('raise no further alert after a promotion with a drop of some days in it', () => {
		const factor = (after: number) =>
			after < 0 || after >= 14 ? 1 : after < 5 || after > 7 ? 1.6 : 0.5;
		const lines = linesOf(factor, 20);
		expect(lines.filter((line) => line.startsWith('began'))).toEqual([
			`began higher ${START}`,
			`began lower ${addDays(START, 5)}`,
			`began higher ${addDays(START, 8)}`,
		]);
	});

	it('bring an alert for a drop below the level before it', () => {
		const lines = linesOf((after) => (after < 0 ? 1 : after < 7 ? 1.6 : after < 10 ? 1 : 0.5), 12);
		expect(lines.filter((line) => line.startsWith('began lower'))).toEqual([
			`began lower ${addDays(START, 10)}`,
		]);
	});
});
