import { textOf } from '../../base/json/json';
import { findReports } from '../response/shapes/findReports';

/** How the kinds of customer-journey analyses begin. */
export const PREFIX = 'cj#';

/**
 * Whether a kind of report is a customer-journey analysis. The platform's list of report kinds
 * holds none of them.
 */
export function isJourney(kind: string): boolean {
	return kind.startsWith(PREFIX);
}

/** Whether a reply declares itself the result of an analysis. */
export function isJourneyResult(body: unknown): boolean {
	return findReports(body).some(({ kind }) => isJourney(textOf(kind) ?? ''));
}
