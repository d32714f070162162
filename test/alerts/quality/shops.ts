import { Agent } from 'node:http';
import axios from 'axios';
import { DateTime } from 'luxon';

import type {
	ReportFigures,
	DailyPoint,
	FigureSeries,
} from '../../../platform/alerts/expectation/figureSeries';
import { readReportFigures } from '../../../platform/alerts/expectation/figureSeries';
import { evaluateSeries } from '../../../platform/alerts/evaluateReport';
import type { OpenAlert } from '../../../platform/alerts/alertLifecycle';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import type { Days } from '../../../platform/base/dates/namedPeriods';
import { buildBody } from '../../../platform/reports/request/buildRequest';
import { readAlert } from '../../../nodes/MarketingAnalyticsTrigger/alert/read';
import type { Sandbox } from '../../../sandbox';
import { startSandbox } from '../../../sandbox';
import { runs, seedOr } from '../../support/random';
import { addDays } from '../../../platform/base/dates/dayArithmetic';

/** The last day of what is looked at. Other seeds take other years. */
export const LAST_DAY = addDays('2026-11-19', -(seedOr(0) % 3_000));
export const DAYS_JUDGED = runs(60, 650);
export const SITES = ['shop-eu', 'shop-ca'].slice(0, runs(1, 2));

/** The weeks before are known, too. */
const DAYS_OF_REPORT = 422;
const DAYS_OF_HISTORY = DAYS_JUDGED + DAYS_OF_REPORT;
const FIELDS = ['visit', 'scartvalid', 'scartvalidamount', 'estimatevalid'];
const DAY_MS = 86_400_000;
// The server ends connections while figures are being judged.
const NO_KEEP_ALIVE = new Agent({ keepAlive: false });

const YEARS = Array.from({ length: 15 }, (_, index) => 2014 + index);

/** The week of Black Friday of every year, as whoever runs a shop names it: no table of holidays knows it. */
export const BLACK_FRIDAYS = YEARS.map((year) => {
	const start = DateTime.utc(year, 11, 1);
	const firstThursday = start.plus({ days: (4 - start.weekday + 7) % 7 });
	const friday = firstThursday.plus({ days: 22 });
	const [firstDay, lastDay] = [friday.minus({ days: 4 }), friday.plus({ days: 3 })].map((day) =>
		day.toISODate(),
	);
	return { name: 'Black Friday', firstDay, lastDay };
});

/** A site with all its figures. */
export interface Shop {
	readonly site: string;
	readonly figures: ReportFigures;
}

/** Starts a platform on the morning after the last day. */
export async function startWorld(): Promise<Sandbox> {
	const now = Date.parse(`${LAST_DAY}T09:00Z`) + DAY_MS;
	return await startSandbox({ jobSeconds: 0, now: () => now });
}

/** The rule of a form as it is at first, but for what is watched. */
export async function ruleWith(parameters: Record<string, unknown>): Promise<AlertRule> {
	const { rules } = await readAlert({
		getNodeParameter: (name, _item, fallback) => parameters[name] ?? fallback,
		getTimezone: () => 'Europe/Paris',
	});
	return rules[0];
}

/** A site with all figures of its channels. */
export async function shopOf(sandbox: Sandbox, site: string): Promise<Shop> {
	const days = { from: addDays(LAST_DAY, -DAYS_OF_HISTORY), to: LAST_DAY };
	return { site, figures: await figuresOf(sandbox, site, days) };
}

/** All figures of the channels of a site. */
export async function figuresOf({ url, token }: Sandbox, site: string, days: Days) {
	const folder = `${url}/ea/v2/ea/${site}/report/batch`;
	const headers = { authorization: `Bearer ${token}` };
	const body = buildBody({
		kind: 'rt#insummary',
		period: days,
		splitBy: 'D',
		devices: [],
		attributionRules: [],
		dimensions: [{ field: 'media_key', name: 'Channel' }],
		metrics: FIELDS.map((field) => ({ field, name: field })),
	});
	const settings = { headers, httpAgent: NO_KEEP_ALIVE };
	const submitted = await axios.post<unknown>(`${folder}/query.json`, body, settings);
	const id = /\d{18}/.exec(JSON.stringify(submitted.data))?.[0] ?? '';
	const result = await axios.get<unknown>(`${folder}/download.json?jobrun-id=${id}`, settings);
	const figures = await readReportFigures(result.data);
	if (figures) return figures;
	throw new Error(`There are no figures of ${site}`);
}

/** The same of the whole site. */
export function together(figures: ReportFigures): ReportFigures {
	const [first] = figures.series;
	const moments = (first?.moments ?? []).map((one, index): DailyPoint => {
		const all = figures.series.map(({ moments: of }) => of[index]?.figures ?? []);
		return { ...one, figures: one.figures.map((_, part) => sum(all.map((of) => of[part]))) };
	});
	return { ...figures, series: [{ name: '', label: '', moments }] };
}

function sum(values: ReadonlyArray<number | null | undefined>): number {
	return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

/** What is found out on the morning after a day, from no more than what a report has then. */
export function judgeOn(
	day: string,
	all: ReportFigures,
	rule: AlertRule,
	alerts: readonly OpenAlert[],
) {
	const days = { from: addDays(day, -DAYS_OF_REPORT), to: day };
	const series = all.series.map((one) => within(one, days, partsOf(rule)));
	const areCounts = partsOf(rule).map((part) => all.areCounts[part] ?? false);
	const window = { days: [day], untilHour: undefined, through: day };
	return evaluateSeries({ ...all, series, areCounts, days }, window, rule, alerts);
}

function partsOf({ figure: { numerator, denominator } }: AlertRule): number[] {
	return [numerator, denominator ?? []].flat().map((field) => FIELDS.indexOf(field));
}

function within(series: FigureSeries, { from, to }: Days, parts: readonly number[]): FigureSeries {
	const kept = series.moments.filter(({ day }) => day >= from && day <= to);
	const moments = kept.map((one) => ({
		...one,
		figures: parts.map((part) => one.figures[part] ?? null),
	}));
	return { ...series, moments };
}
