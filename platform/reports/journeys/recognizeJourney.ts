import { textOf } from '../../base/json/json';
import { findReports } from '../response/shapes/findReports';
import { isJourney } from '../types';

/** Whether a reply declares itself the result of an analysis. */
export function isJourneyResult(body: unknown): boolean {
	return findReports(body).some(({ kind }) => isJourney(textOf(kind) ?? ''));
}
