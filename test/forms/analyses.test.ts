import { readAnalysis } from '../../nodes/MarketingAnalytics/journey/read';
import { InvalidInput } from '../../platform/client/faults';
import { thrownBy } from '../client/pure/thrown';
import { minimal } from '../engine/journey/minimal';
import { formOf } from './formOf';
import { wrong } from './wrongAnalyses';

describe('an analysis that cannot be sent', () => {
	it.each(wrong)('is told: %s', (_, form, message, parameter) => {
		const error = thrownBy(() => readAnalysis(formOf(form), 0));
		if (!(error instanceof InvalidInput)) throw error;
		expect([error.message, error.parameter]).toEqual([message, parameter]);
		expect(error.advice).toMatch(/\w/);
	});
});

it.each(minimal)('%s is taken with what it needs', (_, form, item) => {
	expect(readAnalysis(formOf(form), 0).body).toEqual({ reports: [item] });
});
