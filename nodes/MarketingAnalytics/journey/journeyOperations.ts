import type { JourneyRun } from '../../../platform/catalogue/resources/reporting/customerJourney';
import type { SpecialRow } from '../../shared/run/specialRow';
import { journeyForms } from './forms';
import { runAnalyses, submitAnalyses } from './run';

/** The operations on analyses of customer journeys. */
export const journeyOperations: Record<JourneyRun, SpecialRow> = {
	runAnalysis: { form: journeyForms.runAnalysis, execute: runAnalyses },
	submitAnalysis: { form: journeyForms.submitAnalysis, execute: submitAnalyses },
};
