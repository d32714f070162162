import type { AlertFigure, AlertRule } from '../../../platform/alerts/rule/alertRule';
import { DEFAULT_ALERT } from '../../../platform/alerts/rule/alertRule';
import { REPLAYED_DAYS } from '../../../platform/alerts/openAlerts';
import { daysToRequest } from '../../../platform/alerts/rule/alertWindow';
import { InvalidInput } from '../../../platform/base/invalidInput';
import type { Days } from '../../../platform/base/dates/namedPeriods';
import { todayIn } from '../../../platform/base/dates/namedPeriods';
import type { Connection } from '../../../platform/http/connection/connection';
import { parseQuestion } from '../../../platform/questions/parseQuestion';
import type { Question } from '../../../platform/questions/questionFields';
import { QUESTION_FIELDS } from '../../../platform/questions/questionFields';
import type { SiteSchema } from '../../../platform/questions/siteSchema';
import { buildBody } from '../../../platform/reports/request/buildRequest';
import type { BatchBody } from '../../../platform/reports/types';
import type { WatchedText } from './askForm';
import { addDays } from '../../../platform/base/dates/dayArithmetic';

/** The report that alerts are found in, and a rule for each figure. */
export interface WatchedReport {
	readonly rules: readonly AlertRule[];
	/** The columns of the report, in its order. */
	readonly fields: readonly string[];
	/** What the rows are by; empty for the site. */
	readonly by: string;
	readonly days: Days;
	readonly body: BatchBody;
}

const { topValues, percent, weeks, minVolume } = DEFAULT_ALERT;

/** The rule of a trigger with its default settings, in both directions. */
const DEFAULTS: Omit<AlertRule, 'dimension' | 'figure'> = {
	topValues,
	weeks,
	minVolume,
	span: { is: 'days', count: 1 },
	expected: { by: 'baseline', percent, ignoreRandomVariation: true },
	sides: ['lower', 'higher'],
	calendar: { own: [] },
	reportsNoData: true,
};

/**
 * Resolves which figures are monitored, and writes the report for them.
 *
 * @throws InvalidInput, Fault
 */
export async function watchedReport(
	{ figures, by }: WatchedText,
	schema: SiteSchema,
	platform: Connection,
	{ zone, now }: { readonly zone: string; readonly now: number },
): Promise<WatchedReport> {
	const words = { figures, by, when: 'yesterday', compareWith: '', only: '' };
	const question = await parseQuestion(words, schema, platform, todayIn(zone, now));
	const dimension = dimensionOf(question);
	const watched = figuresOf(question);
	const rules = watched.map((figure) => ({ ...DEFAULTS, figure, dimension: dimension?.value }));
	const fields = [
		...new Set(watched.flatMap((one) => [one.numerator, one.denominator ?? []].flat())),
	];
	const days = daysOf(rules, now, zone);
	const body = buildBody({
		kind: question.source.kind,
		path: question.source.path,
		period: days,
		splitBy: 'D',
		devices: [],
		attributionRules: [],
		dimensions: dimension ? [{ field: dimension.value, name: dimension.value }] : [],
		metrics: fields.map((field) => ({ field, name: field })),
	});
	return { rules, fields, by: dimension?.label ?? '', days, body };
}

/** @throws InvalidInput where rows are no values of a single dimension */
function dimensionOf({ dimensions, scale, segmentBy }: Question) {
	const [first, second] = dimensions;
	if (scale === undefined && segmentBy === undefined && second === undefined) return first;
	const { by } = QUESTION_FIELDS;
	throw new InvalidInput(
		by,
		`${by} can contain only one dimension, because each of its values is evaluated day by day`,
		`Use one dimension such as channel, or leave ${by} empty for the whole site`,
	);
}

const MOST_FIGURES = 5;

function figuresOf({ metrics, rates }: Question): AlertFigure[] {
	const all = [
		...metrics.map(({ value, label }) => ({
			name: label,
			numerator: value,
			as: 'number' as const,
		})),
		...rates,
	];
	if (all.length <= MOST_FIGURES) return all;
	const { figures } = QUESTION_FIELDS;
	throw new InvalidInput(
		figures,
		`${figures} contains ${all.length} figures, but at most ${MOST_FIGURES} are allowed`,
		'Ask for the other figures separately',
	);
}

/** The days of the longest history, and those before that are evaluated as well. */
function daysOf(rules: readonly AlertRule[], now: number, zone: string): Days {
	const all = rules.map((rule) => daysToRequest(rule, now, zone));
	const from = all.map((one) => one.from).sort()[0] ?? '';
	const to = all[0]?.to ?? '';
	return { from: addDays(from, -REPLAYED_DAYS), to };
}
