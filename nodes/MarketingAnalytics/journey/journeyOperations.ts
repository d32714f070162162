import type { JourneyRun } from '../../../platform/catalogue/resources/reporting/customerJourney';
import { onFirstUse } from '../../../platform/base/async/onFirstUse';
import type { Execute } from '../../shared/run/execute';

/** The operations on analyses of customer journeys. */
export const journeyOperations: Record<JourneyRun, Execute> = {
	runAnalysis: onFirstUse(async () => (await import('./run')).runAnalyses),
	submitAnalysis: onFirstUse(async () => (await import('./run')).submitAnalyses),
};
