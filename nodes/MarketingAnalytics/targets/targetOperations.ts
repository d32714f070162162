import type { TargetRun } from '../../../platform/catalogue/resources/reporting/reportQuestions';
import { onFirstUse } from '../../../platform/base/async/onFirstUse';
import type { Execute } from '../../shared/run/execute';

/** The operation on targets. */
export const targetOperations: Record<TargetRun, Execute> = {
	checkTargets: onFirstUse(async () => (await import('./run')).checkTargets),
};
