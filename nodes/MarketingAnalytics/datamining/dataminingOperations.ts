import type { DataminingRun } from '../../../platform/catalogue/datamining';
import type { SpecialRow } from '../../shared/run/specialRow';
import { dataminingForms } from './forms';
import { runSearches } from './run';

/** The searches for records. */
export const dataminingOperations: Record<DataminingRun, SpecialRow> = {
	searchAndWait: { form: dataminingForms.searchAndWait, execute: runSearches },
};
