import { readAnalysis } from '../../../nodes/MarketingAnalytics/journey/read';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { thrownBy } from '../../http/pure/errors/thrown';
import { additional, analysisOf, filtersOf, id } from '../../engine/journey/scene';
import { formOf } from '../formOf';
import { full } from './fullAnalyses';
import { minimal } from './minimalAnalyses';
import { wrong } from './wrongAnalyses';

it('the form has the 17 kinds of analyses in the specification', () => {
	expect(new Set(minimal.map(([what]) => what)).size).toBe(17);
	expect(full.map(([what]) => what)).toEqual(minimal.map(([what]) => what));
});

it.each([...minimal, ...full])(
	'the request of %s contains what its form holds',
	(_, form, item) => {
		expect(readAnalysis(formOf(form), 0).body).toEqual({ reports: [item] });
	},
);

const ofOthers = { goal: id('order'), slot: id('day'), dimension: id('media') };
const nothing = { ...filtersOf(), filtersJson: '[]', playerUnique: '0', item: id('4') };

it.each([
	[
		'without filters that are empty, and fields of other analyses',
		analysisOf('touch-simple', ofOthers, nothing),
		'order',
	],
	[
		'with a field that stands under Additional Parameters',
		analysisOf('touch-simple', { goal: id('') }, {}, additional({ goal: 'scart' })),
		'scart',
	],
])('an analysis is requested %s', (_, form, goal) => {
	expect(readAnalysis(formOf(form), 0).body).toEqual({
		reports: [{ kind: 'cj#touch-simple', goal }],
	});
});

describe('an analysis that cannot be sent', () => {
	it.each(wrong)(
		'an analysis with wrong settings is refused before it is sent: %s',
		(_, form, message, parameter) => {
			const error = thrownBy(() => readAnalysis(formOf(form), 0));
			if (!(error instanceof InvalidInput)) throw error;
			expect([error.message, error.parameter]).toEqual([message, parameter]);
			expect(error.advice).toMatch(/\w/);
		},
	);
});
