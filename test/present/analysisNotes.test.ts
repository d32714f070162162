import { analysisNotes } from '../../nodes/shared/report/output/fetched';

it.each([
	[
		'its days',
		[{ from: '2026-11-13', to: '2026-11-19' }],
		'analysis: Nov 13\u2009–\u200919, 2026.',
	],
	['that they are unknown', [], 'analysis: the result does not say which days.'],
])('the note on an analysis without a period says %s', (_, all, end) => {
	const ranges = all.map((days) => ({ label: '', days, dates: [] }));
	expect(analysisNotes(ranges)).toEqual([`The platform chose the days of the ${end}`]);
});
