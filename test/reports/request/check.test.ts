import { JSON_NAMES, checkBody } from '../../../platform/reports/request/checkRequest';
import { expectComplaint } from './complaint';

const VALID = {
	kind: 'rt#insummary',
	path: 'mcMEDIAINCOMING[?].*',
	dateRanges: [{ range: 'LAST_7_DAYS' }],
	dimensions: [{ name: 'Channel', field: 'media_key' }],
	metrics: [{ name: 'Visits', field: 'visit' }],
};

const clause = (part: object) => ({ field: 'device', operator: 'IN', value: [1, 2], ...part });

const check = (...reports: unknown[]) => checkBody({ reports }, JSON_NAMES);
const checkWith = (part: object) => check({ ...VALID, ...part });

describe('a request that can be sent', () => {
	test.each<[string, object]>([
		['is as the specification shows it', {}],
		['has members that are not known', { dateScale: 'D', later: { more: [1] } }],
		['filters', { segmentFilterClauses: [clause({}), clause({ field: 'attributionrule' })] }],
		['filters by nothing', { segmentFilterClauses: [] }],
		['has no path', { path: undefined }],
		['has an empty path', { path: '' }],
		['has no dimensions', { dimensions: undefined }],
		['has no metrics', { metrics: undefined }],
		['has no period', { dateRanges: undefined }],
		['has an empty list of metrics', { metrics: [] }],
		['has an empty list of periods', { dateRanges: [] }],
		...['path', 'dimensions', 'metrics', 'dateRanges', 'segmentFilterClauses'].map(
			(part): [string, object] => [`has null as its ${part}`, { [part]: null }],
		),
		['has several ranges', { dateRanges: [{ range: 'YESTERDAY' }, { range: 'LAST_7_DAYS' }] }],
		['covers one day', { dateRanges: [{ dateFrom: '2026-11-02', dateTo: '2026-11-02' }] }],
		['has Unix seconds', { dateRanges: [{ from: 1, to: 2 }] }],
		['has a label that only holds the word error', { metrics: [{ name: 'Error', field: 'x' }] }],
	])('%s', (_, part) => {
		expect(checkWith(part)).toEqual({ reports: [{ ...VALID, ...part }] });
	});

	test.each(['rt#in-summary', 'rt#v2.summary', 'rt#site:summary'])(
		'accepts the report kind %s',
		(kind) => {
			expect(checkWith({ kind }).reports[0].kind).toBe(kind);
		},
	);

	test('needs nothing but a kind', () => {
		expect(check({ kind: 'rt#insummary' }).reports).toEqual([{ kind: 'rt#insummary' }]);
	});

	test('is trimmed where a blank would be refused', () => {
		expect(checkWith({ kind: ' rt#insummary ' }).reports[0].kind).toBe('rt#insummary');
	});

	test('keeps the members next to the list of reports', () => {
		const body = { reports: [VALID], output: { type: 'flat' } };
		expect(checkBody(body, JSON_NAMES)).toEqual(body);
	});

	test.each([
		['cj#assist-simple', { goal: 'order', 'view-id': '0', dimension: 'media' }],
		['cj#devicepath-advanced', { goal: 'order' }],
	])('of kind %s needs neither period nor metrics', (kind, fields) => {
		expect(check({ kind, ...fields }).reports).toEqual([{ kind, ...fields }]);
	});
});

describe('a request that cannot be sent is refused, naming the wrong part', () => {
	const { request, kind, path, period, dimensions, metrics } = JSON_NAMES;

	test.each<[string, unknown, string]>([
		['nothing', undefined, 'has no list named "reports"'],
		['text', 'reports', 'has no list named "reports"'],
		['a list', [VALID], 'has no list named "reports"'],
		['reports as an object', { reports: VALID }, 'has no list named "reports"'],
		['zero reports', { reports: [] }, 'contains 0 reports, but the platform accepts exactly one'],
		['two reports', { reports: [VALID, VALID] }, 'contains 2 reports'],
		['null as a report', { reports: [null] }, 'the report is not an object'],
		['text as a report', { reports: ['rt#insummary'] }, 'the report is not an object'],
		['async false', { reports: [VALID], async: false }, 'leaves no job to wait for'],
		['dryRun', { reports: [VALID], dryRun: true }, 'leaves no job to wait for'],
	])('%s', (_, body, message) => {
		expectComplaint(() => checkBody(body, JSON_NAMES), request, message);
	});

	test.each<[object, string, string]>([
		[{ kind: undefined }, kind, 'is empty'],
		[{ kind: '  ' }, kind, 'is empty'],
		[{ kind: {} }, kind, 'is empty'],
		[{ kind: 'insummary' }, kind, 'is not a report kind: insummary'],
		[{ kind: 'rt#' }, kind, 'is not a report kind'],
		[{ kind: 'rt#in summary' }, kind, 'is not a report kind'],
		[{ kind: 'xx#insummary' }, kind, 'is not a report kind'],
		[{ kind: 'cj#assist' }, kind, 'is not a report kind'],
		[{ kind: 'cj#assist-expert' }, kind, 'is not a report kind'],
		[{ path: 5 }, path, 'is malformed: it is not text'],
		[{ path: 'a..b' }, path, 'is malformed: it has two dots in a row'],
		[{ dateRanges: { range: 'YESTERDAY' } }, period, 'is not a list'],
		[{ dateRanges: ['YESTERDAY'] }, period, 'not a range'],
		[{ dateRanges: [{}] }, period, 'names no range'],
		[{ dateRanges: [{ range: ' ' }] }, period, 'names no range'],
		[{ dateRanges: [{ from: 1 }] }, period, 'needs both a first and a last day'],
		[{ dateRanges: [{ dateTo: '2026-11-02' }] }, period, 'needs both a first and a last day'],
		[{ dateRanges: [{ from: 2, to: 1 }] }, period, 'ends (1) before it starts (2)'],
		[
			{ dateRanges: [{ dateFrom: '2026-11-03', dateTo: '2026-11-02' }] },
			period,
			'ends (2026-11-02) before it starts (2026-11-03)',
		],
		[
			{ dateRanges: [{ range: 'YESTERDAY' }, { from: '2026-11-03', to: '2026-11-02' }] },
			period,
			'ends (2026-11-02) before it starts (2026-11-03)',
		],
		[{ metrics: { name: 'Visits', field: 'visit' } }, metrics, 'is not a list'],
		[{ dimensions: { name: 'X', field: 'x' } }, dimensions, 'is not a list'],
		[{ metrics: ['visit'] }, metrics, 'entry 1 has no field'],
		[{ metrics: [{ name: 'Visits' }] }, metrics, 'entry 1 has no field'],
		[{ metrics: [{ field: 'visit' }] }, metrics, 'entry 1 has no name'],
		[{ metrics: [{ field: 'visit', name: ' ' }] }, metrics, 'entry 1 has no name'],
		[{ metrics: [{ field: 'visit', name: 'error' }] }, metrics, 'labeled "error"'],
		[{ dimensions: [...VALID.dimensions, { name: 'X' }] }, dimensions, 'entry 2 has no field'],
		[{ dimensions: [{ field: 'x', name: 'error' }] }, dimensions, 'labeled "error"'],
	])('%j', (part, parameter, message) => {
		expectComplaint(() => checkWith(part), parameter, message);
	});

	test('numeric codes in texts become numbers, unless digits would be lost', () => {
		const entered = { segmentFilterClauses: [clause({ value: ['1', 12, '9007199254740993'] })] };
		const [{ segmentFilterClauses }] = checkWith(entered).reports;
		expect(segmentFilterClauses).toEqual([clause({ value: [1, 12, '9007199254740993'] })]);
	});

	const clauses = 'reports[0].segmentFilterClauses';
	test.each<[unknown, string]>([
		[{ field: 'device' }, 'is not a list'],
		['device', 'is not a list'],
		[['device'], 'entry 1 is not an object'],
		[[clause({}), clause({ field: 'country' })], 'entry 2 filters by "country"'],
		[[clause({ field: undefined })], 'entry 1 has no field'],
		[[clause({ operator: 'NOT' })], 'entry 1 has the operator "NOT"'],
		[[clause({ operator: undefined })], 'entry 1 has no operator'],
		[[clause({ value: 1 })], 'entry 1 has a value that is not a list'],
		[[clause({ value: ['Desktop'] })], 'entry 1 contains "Desktop", which is not a whole number'],
		[[clause({ value: [1.5] })], 'entry 1 contains "1.5", which is not a whole number'],
		[[clause({ value: [null] })], 'entry 1 contains a value that is not a whole number'],
	])('filters %j', (segmentFilterClauses, message) => {
		expectComplaint(() => checkWith({ segmentFilterClauses }), clauses, message);
	});
});
