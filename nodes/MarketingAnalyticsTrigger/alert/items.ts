import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import type { Judged } from '../../../platform/alerts/judge';
import type { Transition, Notification } from '../../../platform/alerts/ongoing';
import type { AlertRule } from '../../../platform/alerts/rule';
import { changeOf, referenceOf, sentenceOf } from '../../../platform/alerts/sentence';
import { hourText } from '../../../platform/alerts/window';
import type { PendingReport } from '../../../platform/polling/reports';
import { readableFigure } from '../../../platform/reports/answer/arithmetic';
import { jobFactsOf } from './jobFacts';
import type { AlertForm } from './read';

/** What was told, as items that say it in words and in figures. */
export function itemsOf(
	told: ReadonlyArray<Notification<Judged>>,
	{ rule, site, tells }: AlertForm,
	report: PendingReport,
): INodeExecutionData[] {
	return told
		.filter(({ transition }) => transition === 'goesOn' || tells.includes(transition))
		.map(({ transition, finding, since }) => ({
			json: itemOf({ rule, site, judged: finding, transition, since }, report),
		}));
}

/** What there would be to tell of each series now, alert or not. @param unread what could not be read, in words */
export function sampleItems(
	judged: readonly Judged[],
	{ rule, site }: AlertForm,
	report: PendingReport,
	unread?: string,
): INodeExecutionData[] {
	const [side] = rule.sides;
	const shown = [...new Set(judged.map(({ name }) => name))].flatMap((name) => {
		const all = judged.filter((one) => one.name === name);
		const alert = all.find(({ verdict }) => verdict === 'alert');
		return alert ?? all.find(({ kind }) => kind === side) ?? [];
	});
	return shown.map((one) => {
		const transition: Transition | undefined = one.verdict === 'alert' ? 'began' : undefined;
		const said = { rule, site, judged: one, transition, since: one.since };
		return { json: itemOf(said, report, unread) };
	});
}

interface Said {
	readonly rule: AlertRule;
	readonly site: string;
	readonly judged: Judged;
	readonly transition: Transition | undefined;
	readonly since: string;
}

function itemOf(said: Said, report: PendingReport, unread?: string): IDataObject {
	const { rule, site, judged, transition, since } = said;
	const { evaluation, window, kind, name, label } = judged;
	const [from = ''] = window.days;
	const { untilHour } = window;
	return {
		alert: transition ?? 'none',
		watchedFor: kind,
		text: sentenceOf(said) + (unread === undefined ? '' : ` ${unread}.`),
		site,
		figure: rule.figure.name,
		...(rule.dimension === undefined ? {} : { dimension: rule.dimension, name, label }),
		...figuresOf(judged, rule),
		since: transition === undefined ? null : since,
		from,
		to: window.days.at(-1) ?? from,
		...(evaluation?.special === undefined ? {} : { specialDay: evaluation.special.name }),
		...(untilHour === undefined ? {} : { until: hourText(untilHour) }),
		reportJob: jobFactsOf(report),
	};
}

/** What there was, and what was to be expected. */
function figuresOf({ stop, tracking, evaluation }: Judged, { expected }: AlertRule): IDataObject {
	if (stop) {
		const value = stop.isAbsent ? null : 0;
		return { value, expected: rounded(stop.expected), changePercent: null };
	}
	if (tracking) {
		const { count: value, visits } = tracking;
		const changePercent = changeOf(value, tracking.expected) ?? null;
		return { value, expected: rounded(tracking.expected), visits, changePercent };
	}
	const reference = referenceOf(evaluation, expected);
	return {
		value: rounded(evaluation?.value),
		expected: rounded(reference),
		changePercent: changeOf(evaluation?.value, reference) ?? null,
	};
}

function rounded(value: number | null | undefined): number | null {
	return value === null || value === undefined ? null : readableFigure(value);
}
