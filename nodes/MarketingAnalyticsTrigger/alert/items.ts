import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import type { Judged } from '../../../platform/alerts/judge';
import type { News, Told } from '../../../platform/alerts/ongoing';
import type { AlertRule } from '../../../platform/alerts/rule';
import { changeOf, sentenceOf } from '../../../platform/alerts/sentence';
import { hourText } from '../../../platform/alerts/window';
import type { PendingReport } from '../../../platform/polling/reports';
import { readable } from '../../../platform/reports/answer/arithmetic';
import type { AlertForm } from './read';

/** What was told, as items that say it in words and in figures. */
export function itemsOf(
	told: ReadonlyArray<Told<Judged>>,
	{ rule, site, tells }: AlertForm,
	report: PendingReport,
): INodeExecutionData[] {
	return told
		.filter(({ news }) => news === 'goesOn' || tells.includes(news))
		.map(({ news, finding, since }) => ({
			json: itemOf({ rule, site, judged: finding, news, since }, report),
		}));
}

/** What there would be to tell of each series now, alert or not. */
export function sampleItems(
	judged: readonly Judged[],
	{ rule, site }: AlertForm,
	report: PendingReport,
): INodeExecutionData[] {
	const [side] = rule.sides;
	const shown = [...new Set(judged.map(({ name }) => name))].flatMap((name) => {
		const all = judged.filter((one) => one.name === name);
		const alert = all.find(({ verdict }) => verdict === 'alert');
		return alert ?? all.find(({ kind }) => kind === side) ?? [];
	});
	return shown.map((one) => {
		const news = one.verdict === 'alert' ? 'began' : undefined;
		return { json: itemOf({ rule, site, judged: one, news, since: one.since }, report) };
	});
}

interface Said {
	readonly rule: AlertRule;
	readonly site: string;
	readonly judged: Judged;
	readonly news: News | undefined;
	readonly since: string;
}

function itemOf(said: Said, report: PendingReport): IDataObject {
	const { rule, site, judged, news, since } = said;
	const { look, stop, window, kind, name, label } = judged;
	const [from = ''] = window.days;
	const { untilHour } = window;
	const expected = rule.expected.by === 'bound' ? rule.expected.bound : look?.expected;
	return {
		alert: news ?? 'none',
		watchedFor: kind,
		text: sentenceOf(said),
		site,
		figure: rule.figure.name,
		...(rule.dimension === undefined ? {} : { dimension: rule.dimension, name, label }),
		value: stop ? 0 : rounded(look?.value),
		expected: rounded(stop ? stop.expected : expected),
		changePercent: changeOf(look) ?? null,
		since: news === undefined ? null : since,
		from,
		to: window.days.at(-1) ?? from,
		...(untilHour === undefined ? {} : { until: hourText(untilHour) }),
		reportJob: {
			jobId: report.id,
			site: report.site,
			dueAt: new Date(report.slot).toISOString(),
			submittedAt: new Date(report.submittedAt).toISOString(),
		},
	};
}

function rounded(value: number | null | undefined): number | null {
	return value === null || value === undefined ? null : readable(value);
}
