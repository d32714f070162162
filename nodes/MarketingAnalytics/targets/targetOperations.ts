import type { TargetRun } from '../../../platform/catalogue/resources/reporting/reportQuestions';
import type { SpecialRow } from '../../shared/run/specialRow';
import { targetForm } from './form';
import { checkTargets } from './run';

/** The operation on targets. */
export const targetOperations: Record<TargetRun, SpecialRow> = {
	checkTargets: { form: targetForm, execute: checkTargets },
};
