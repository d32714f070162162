import type { HeaderRange } from '../../../../platform/reports/response/dateRanges';
import {
	notesOnFigures,
	auditFigures,
	figureNotes,
} from '../../../../platform/reports/response/figureAudit';
import type { ReportHeader } from '../../../../platform/reports/response/header';
import { noticesIn } from '../../../../platform/reports/response/notices';
import type { RowSteps } from '../../../../platform/reports/response/readReport';
import { rangesIn } from '../../../../platform/reports/response/readReport';
import type { TableStep } from '../../../../platform/reports/table/reportTable';
import type {
	FoundFacts,
	TransformContext,
} from '../../../../platform/reports/transform/buildTransform';
import { buildTransform } from '../../../../platform/reports/transform/buildTransform';
import { analysisNotes } from './fetched';
import { foundNotes } from './reportTransform';

/** A report whose figures are checked while its rows are transformed. */
interface AuditedReport {
	/** The days that it covers by its header, or by its request. */
	readonly ranges: readonly HeaderRange[];
	/** What the platform says about its figures. */
	readonly notices: readonly string[];
	/** The check of the figures, preceding steps, and the transformations. */
	readonly steps: RowSteps;
	/** What was found in its rows, once all were read. */
	readonly found: () => FoundFacts;
	/** What the user is to know of it, once all rows were read. */
	readonly notes: () => string[];
	/** Which figures may be wrong or could not be read, for callers that cannot show notes. */
	readonly doubts: () => string[];
}

/** What is known of a report before its rows are read. */
interface AuditRequest {
	/** Whether it is a customer-journey analysis, whose columns and days only the platform knows. */
	readonly isAnalysis: boolean;
	/** The columns of the request, as the report need not name them. */
	readonly requested?: ReportHeader | undefined;
	/** Whether a note names the days of the figures. */
	readonly saysDays: boolean;
	/** Steps before the transformations, such as a filter. */
	readonly precedingSteps?: readonly TableStep[] | undefined;
}

/** Prepares to read a downloaded report. @param envelope the reply without its rows */
export function auditReport(
	envelope: unknown,
	{ isAnalysis, requested, saysDays, precedingSteps = [] }: AuditRequest,
	transform: TransformContext,
): AuditedReport {
	const { steps, found } = buildTransform(transform);
	const { requestedMs = Date.now() } = transform;
	const ranges = rangesIn(envelope, requested);
	const notices = noticesIn(envelope);
	const figures = auditFigures();
	const notesOnRows = () => [
		...notesOnFigures(ranges, figures.seen(), requestedMs),
		...foundNotes(found(), saysDays),
	];
	return {
		ranges,
		notices,
		steps: (daysOfRows) => [figures.step, ...precedingSteps, ...steps(daysOfRows)],
		found,
		notes: () => [...notices, ...(isAnalysis ? analysisNotes(ranges) : notesOnRows())],
		doubts: () => [...notices, ...(isAnalysis ? [] : figureNotes(figures.seen()))],
	};
}
