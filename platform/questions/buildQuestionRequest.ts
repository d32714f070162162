import type { TransformPlan } from '../reports/transform/transformSteps';
import { withFieldsOf } from '../reports/transform/addRates';
import { PASS_THROUGH } from '../reports/transform/planCodec';
import { buildBody } from '../reports/request/buildRequest';
import type { BatchBody } from '../reports/types';
import type { Choice } from '../http/choices';
import { dedupeChoices } from '../http/choices';
import type { Question } from './questionFields';

/** The report request, and how its rows are processed. */
interface QuestionRequest {
	readonly body: BatchBody;
	readonly plan: TransformPlan;
}

/** Turns a question into a report request. @param limit how many rows to keep; 0 for all */
export function buildQuestionRequest(question: Question, limit: number): QuestionRequest {
	const { source, days, before, metrics, rates, scale, segmentBy } = question;
	const segmented = segmentBy === 'device' ? [] : codes(question.devices);
	const reportBody = buildBody({
		kind: source.kind,
		path: source.path,
		period: days,
		comparedWith: before,
		splitBy: scale,
		dimensions: dimensionColumns(question).map(named),
		metrics: metrics.map(named),
		devices: segmented,
		attributionRules: codes(question.rules),
		segmentBy,
	});
	const { body, hidden } =
		metrics.length > 0 ? withFieldsOf(rates, reportBody) : withOnlyRates(question, reportBody);
	// Rows that differ by day alone are a history, which is read from its beginning.
	const isHistory = isByTimeOnly(question);
	return {
		body,
		plan: {
			...PASS_THROUGH,
			compares: before !== undefined,
			rates,
			hidden,
			namesChannels: true,
			totals: 'facts',
			order: isHistory ? undefined : { column: '', largestFirst: true },
			top: isHistory || limit === 0 ? undefined : { rows: limit },
		},
	};
}

/** Whether rows are grouped by time and by nothing else. */
function isByTimeOnly({ scale, dimensions, segmentBy }: Question): boolean {
	return scale !== undefined && dimensions.length === 0 && segmentBy === undefined;
}

/** The dimensions of the report: those of the rows and those of the filters. */
function dimensionColumns({ dimensions, filters }: Question): Choice[] {
	const chosenBy = filters.map(({ field, label }) => ({ value: field, label }));
	return dedupeChoices([...dimensions, ...chosenBy]);
}

/** Drops the empty list of metrics, because a request without metrics would get all of them. */
function withOnlyRates({ rates }: Question, body: BatchBody) {
	const [report] = body.reports;
	const parts = rates.flatMap(({ numerator, denominator }) => [numerator, denominator]);
	const hidden = [...new Set(parts)];
	const metrics = hidden.map((field) => ({ name: field, field }));
	return { body: { ...body, reports: [{ ...report, metrics }] } satisfies BatchBody, hidden };
}

function named({ value, label }: Choice) {
	return { field: value, name: label };
}

function codes(choices: readonly Choice[]): number[] {
	return choices.map(({ value }) => Number(value));
}
