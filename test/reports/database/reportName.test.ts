import { usualName } from '../../../platform/reports/database/reportName';
import type { ReportItem } from '../../../platform/reports/types';

const nameOf = (more: object, scale: 'D' | 'W' = 'D') =>
	usualName({ kind: 'rt#insummary', ...more }, scale);
const dimensions = (...fields: string[]) => ({
	dimensions: fields.map((field) => ({ field, name: `The ${field}` })),
});
const device = (...value: unknown[]) => ({ field: 'device', operator: 'IN', value });
const rule = { field: 'attributionrule', operator: 'IN', value: [4] };

test.each<[string, Partial<ReportItem>, string]>([
	['kind and scale', {}, 'rt#insummary D'],
	['its level', { path: 'mcMEDIAINCOMING[?].*' }, 'rt#insummary mcMEDIAINCOMING[?].* D'],
	['its dimensions', dimensions('ope_name', 'media_key'), 'rt#insummary D media_key ope_name'],
	['its segments', { segments: [{ name: 'x', type: 'device' }] }, 'rt#insummary D device'],
	[
		'the segments of its metrics',
		{ metrics: ['a', 'b'].map((field) => ({ field, segment: { by: 'ordertype' } })) },
		'rt#insummary D ordertype',
	],
	[
		'its filters',
		{ segmentFilterClauses: [device(3, '2'), rule] },
		'rt#insummary D attributionrule=4 device=2,3',
	],
	[
		'nothing that is not there',
		{ dimensions: 'all', metrics: [7], segments: [{}] },
		'rt#insummary D',
	],
])('a report without a name is called by %s', (_, more, name) => {
	expect(nameOf(more)).toBe(name);
});

test.each<[string, object, object]>([
	['the order of dimensions', dimensions('b', 'a'), dimensions('a', 'b')],
	['labels', { dimensions: [{ field: 'a', name: 'A' }] }, dimensions('a')],
	['metrics', { metrics: [{ field: 'visit' }] }, { metrics: [{ field: 'scartvalid' }] }],
	['days', { dateRanges: [{ range: 'YESTERDAY' }] }, { dateRanges: [{ range: 'LAST_7_DAYS' }] }],
	[
		'the order of filters',
		{ segmentFilterClauses: [device(1, 2), rule] },
		{ segmentFilterClauses: [rule, device('2', '1')] },
	],
])('it does not depend on %s', (_, one, two) => {
	expect(nameOf(one)).toBe(nameOf(two));
});

test('weeks are another report than days', () => {
	expect(nameOf({}, 'W')).toBe('rt#insummary W');
});
