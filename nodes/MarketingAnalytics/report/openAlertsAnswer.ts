import type { IDataObject } from 'n8n-workflow';

import {
	alertSentence,
	changePercentOf,
	referenceOf,
} from '../../../platform/alerts/alertSentence';
import type { OpenAlertFinding, OpenAlerts } from '../../../platform/alerts/openAlerts';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { firstNames, shortName } from '../../../platform/base/text/truncate';
import { readableFigure } from '../../../platform/reports/transform/arithmetic';
import { fitList, whatFits } from '../../shared/run/toolAnswer/answerBounds';

/** The open alerts of one figure. */
export interface FigureAlerts extends OpenAlerts {
	readonly rule: AlertRule;
}

/** What all of them are about. */
interface Watched {
	readonly site: string;
	/** The dimension of the series; empty for the whole site. */
	readonly by: string;
	/** The last day that was evaluated. */
	readonly day: string;
	readonly jobId: string;
}

/** All open alerts in one item, the oldest first. */
export function openAlertsAnswer(
	found: readonly FigureAlerts[],
	{ site, by, day, jobId }: Watched,
): IDataObject {
	const alerts = found
		.flatMap(({ rule, open }) => open.map((one) => ({ rule, one })))
		.filter(({ one }) => one.finding.verdict !== 'unknown')
		.sort((a, b) => a.one.since.localeCompare(b.one.since))
		.map(({ rule, one }) => alertFacts(one, rule, site, day));
	const names = found.map(({ rule }) => shortName(rule.figure.name));
	const of = by === '' ? 'the whole site' : `by ${shortName(by)}`;
	const notes = found.flatMap(unknownNote);
	const answer = {
		understood: `${names.join(', ')} of ${site}, ${of}, until ${day}, against the expected value of the day`,
		answer: summaryOf(alerts.length, found, by),
		alerts,
		site,
		day,
		jobId,
		...(notes.length > 0 ? { notes } : {}),
	};
	return fitList(answer, 'alerts', alertsLeftOut);
}

function summaryOf(count: number, found: readonly FigureAlerts[], by: string): string {
	const evaluated = found.reduce((sum, one) => sum + one.evaluated.length, 0);
	if (evaluated === 0)
		return 'Nothing could be evaluated, because there is too little data to compare with';
	const rows = by === '' ? '' : `; time series evaluated: ${evaluated}`;
	if (count === 0) return `No alert is open${rows}`;
	return `${count === 1 ? '1 alert is' : `${count} alerts are`} open${rows}`;
}

function unknownNote({ rule, unknown }: FigureAlerts): string[] {
	const names = unknown.filter((name) => name !== '');
	if (unknown.length === 0) return [];
	const of = names.length > 0 ? ` of ${firstNames(names)}` : '';
	return [`${shortName(rule.figure.name)}${of}: too little data to evaluate.`];
}

function alertFacts(
	{ finding, since, mayBeOlder }: OpenAlertFinding,
	rule: AlertRule,
	site: string,
	day: string,
): IDataObject {
	const { kind, label, evaluation, dataGap } = finding;
	const transition = since === day ? 'began' : 'goesOn';
	const reference = dataGap ? dataGap.expected : referenceOf(evaluation, rule.expected);
	const valueOfGap = dataGap?.isAbsent ? null : 0;
	const value = dataGap ? valueOfGap : evaluation?.value;
	return {
		text: alertSentence({ rule, site, evaluated: finding, transition, since }),
		figure: rule.figure.name,
		...(label === '' ? {} : { name: label }),
		kind,
		since,
		value: rounded(value),
		expected: rounded(reference),
		changePercent: dataGap ? null : (changePercentOf(evaluation?.value, reference) ?? null),
		...(mayBeOlder ? { mayHaveBegunEarlier: true } : {}),
	};
}

function rounded(value: number | null | undefined): number | null {
	return value === null || value === undefined ? null : readableFigure(value);
}

function alertsLeftOut(kept: number, all: number): string {
	return `${whatFits(kept, all, 'alerts')} Ask for fewer figures.`;
}
