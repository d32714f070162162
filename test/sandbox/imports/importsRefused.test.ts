import { Caller, matching } from '../caller';
import { DAY, Importer, descriptor, filesNamed, table } from './importing';

const importer = new Importer(Caller.forEachTest());

const VISITS = { idx: 1, target: 'visit' };
const API_TOKEN = 'sandbox-token-all-sites-0001';
const LATIN_1 = Buffer.from('a,b\n\xe9t\xe9,1', 'latin1');

describe('an import refuses', () => {
	const good = descriptor('website');
	const wrong = (more: object) => ({ ...good, ...more });
	const metrics = (...columns: object[]) =>
		wrong({ metrics: columns.map((column) => ({ ...VISITS, ...column })) });
	const period = (more: object) => wrong({ period: { ...DAY, ...more } });

	it.each([
		['that is not JSON', '{"kind":', 'DESCRIPTOR_NOT_JSON'],
		['that is an array', [], 'BODY_INVALID'],
		['with an unknown member', wrong({ colour: 1 }), 'MEMBER_UNKNOWN'],
		['without a kind', wrong({ kind: undefined }), 'BODY_INVALID'],
		['of another kind', descriptor('pagetree'), 'KIND_MISMATCH'],
		['of an unknown kind', wrong({ kind: 'weather' }), 'KIND_MISMATCH'],
		['with a skipHeader that is no flag', wrong({ skipHeader: 'yes' }), 'BODY_INVALID'],
		['without dimensions', wrong({ dimensions: undefined }), 'BODY_INVALID'],
		['with no dimension', wrong({ dimensions: [] }), 'TARGET_MISSING'],
		['with no metric', wrong({ metrics: [] }), 'TARGET_MISSING'],
		['with an unknown dimension', wrong({ dimensions: [VISITS] }), 'TARGET_UNKNOWN'],
		['with a metric of another kind', metrics({ target: 'hit' }), 'TARGET_UNKNOWN'],
		['with a column of text', metrics({ idx: '1' }), 'COLUMN_INVALID'],
		['with a column below 0', metrics({ idx: -1 }), 'COLUMN_INVALID'],
		['with half a column', metrics({ idx: 0.5 }), 'COLUMN_INVALID'],
		['with a column the file lacks', metrics({ idx: 2 }), 'COLUMN_UNKNOWN'],
		['with a column used twice', metrics({ idx: 0 }), 'COLUMN_REPEATED'],
		['with a target given twice', metrics({ idx: 1 }, { idx: 2 }), 'TARGET_REPEATED'],
		['with an unknown member in a metric', metrics({ x: 1 }), 'MEMBER_UNKNOWN'],
		['without a period', wrong({ period: undefined }), 'BODY_INVALID'],
		['without a start', period({ from: undefined }), 'PERIOD_INVALID'],
		['with a date in another format', period({ from: '2026-01-05' }), 'PERIOD_INVALID'],
		['with month and day exchanged', period({ to: '01/25/2026' }), 'PERIOD_INVALID'],
		['with a day that does not exist', period({ from: '30/02/2025' }), 'PERIOD_INVALID'],
		['with short dates', period({ from: '5/1/2026' }), 'PERIOD_INVALID'],
		['with a reversed period', period({ from: '06/01/2026' }), 'PERIOD_INVALID'],
		['with a period after today', period({ to: '21/11/2026' }), 'PERIOD_INVALID'],
		['with another scale', period({ scale: 'M' }), 'PERIOD_INVALID'],
		['without a scale', period({ scale: undefined }), 'PERIOD_INVALID'],
	])('a descriptor %s', async (_what, said, code) => {
		const { status, data } = await importer.send({ descriptor: said });
		expect([status, data.error, data.error_code]).toEqual([400, true, code]);
		expect(data.error_msg).toMatch(/^[^.]+\S.*\.$/);
	});

	it.each([
		['a wrong connector token', { token: 'nope' }, 401, 'CONNECTOR_TOKEN_INVALID'],
		['an API token in its place', { token: API_TOKEN }, 401, 'CONNECTOR_TOKEN_INVALID'],
		['an unknown site', { site: 'nowhere' }, 404, 'SITE_UNKNOWN'],
		['an unknown kind', { kind: 'weather' }, 404, 'ROUTE_UNKNOWN'],
		['an empty file', { table: '' }, 400, 'FILE_EMPTY'],
		['a file with a header only', { table: 'name,visits\n' }, 400, 'FILE_EMPTY'],
		['a file that is not CSV', { table: 'name,visits\n"shop-eu,1\n' }, 400, 'CSV_MALFORMED'],
		['a file in another encoding', { table: LATIN_1 }, 400, 'PART_UNREADABLE'],
		['a file with other separators', { table: 'name;visits\nshop-eu;1' }, 400, 'COLUMN_UNKNOWN'],
	])('%s', async (_what, sending, httpStatus, code) => {
		const { status, data } = await importer.send({ descriptor: good, ...sending });
		expect([status, data.error_code]).toEqual([httpStatus, code]);
	});

	const form = (...names: string[]) => filesNamed(names.map((name) => [name, '{}']));
	const fields = new FormData();
	fields.append('meta-data', '{}');

	it.each([
		['no description', form('file-name'), 'PART_MISSING'],
		['no file', form('meta-data'), 'PART_MISSING'],
		['two files', form('meta-data', 'file-name', 'file-name'), 'PART_REPEATED'],
		['a third part', form('meta-data', 'file-name', 'colour'), 'PART_UNKNOWN'],
		['a description that is no file', fields, 'PART_NOT_A_FILE'],
	])('a body with %s', async (_what, body, code) => {
		expect((await importer.post(importer.pathOf({}), body)).data.error_code).toBe(code);
	});

	it('a body that has no parts, and an address with a parameter', async () => {
		const path = importer.pathOf({});
		const json = { 'content-type': 'application/json' };
		expect((await importer.post(path, '{}', json)).data.error_code).toBe('NOT_MULTIPART');
		const broken = { 'content-type': 'multipart/form-data; boundary=x' };
		expect((await importer.post(path, 'no parts', broken)).data.error_code).toBe('NOT_MULTIPART');
		const coloured = await importer.post(`${path}?colour=red`, form());
		expect(coloured.data.error_code).toBe('PARAMETER_UNKNOWN');
	});

	it.each([
		['opedata', ['SOCIAL', 'Meta', 'Always on', '1'], 0, 'SOCIAL'],
		['opedata', ['mailing', 'News', 'Weekly', '1'], 0, 'mailing'],
		['opedata', ['MAILING', ' ', 'Weekly', '1'], 1, ' '],
		['geoloccountry', ['UK', '1'], 0, 'UK'],
		['geoloccountry', ['FRA', '1'], 0, 'FRA'],
		['website', ['', '1'], 0, ''],
		['website', ['shop-eu', '-1'], 1, '-1'],
		['website', ['shop-eu', '1.5'], 1, '1.5'],
		['website', ['shop-eu', 'many'], 1, 'many'],
		['website', ['shop-eu', ''], 1, ''],
		['website', ['shop-eu', '1 000'], 1, '1 000'],
	])('a line of %s with %j', async (kind, row, column, value) => {
		const { data } = await importer.send({ kind, descriptor: descriptor(kind), table: table(row) });
		expect(data).toMatchObject({
			error: true,
			error_code: 'LINES_REFUSED',
			error_msg: matching(/^Nothing was imported: 1 of 1 lines are refused\. Line 2, column \d/),
			data: { accepted: 0, rejected: 1, rejected_lines: [{ line: 2, column, value }] },
		});
	});

	it.each([
		['duration', '00:03:20', /seconds/],
		['scartvalidamount', '1.234,5', /amount/],
		['scartvalidamount', '10.123', /amount/],
		['estimatevalidamount', '-5', /amount/],
	])('the %s "%s"', async (metric, value, reason) => {
		const said = descriptor('website', [metric]);
		const csv = table(['shop-eu', `"${value}"`]);
		const { data } = await importer.send({ descriptor: said, table: csv });
		expect(data.data.rejected_lines).toEqual([
			{ line: 2, column: 1, value, reason: matching(reason) },
		]);
	});

	it('the whole file if a line is invalid, so that the valid lines are not imported either', async () => {
		const ask = () => importer.figures('searchengine', ['visit']);
		const before = await ask();
		const { status, data } = await importer.send({
			kind: 'searchengine',
			descriptor: descriptor('searchengine'),
			table: 'name,visits\nGoogle,1\n"Bing\nof old",2\n\nEcosia\nQwant,x\nYahoo!,1,2\n',
		});
		expect(status).toBe(200);
		expect(data).toMatchObject({ error: true, data: { accepted: 0, rejected: 3 } });
		expect(data.data.rejected_lines).toEqual([
			{ line: 6, column: null, value: 'Ecosia', reason: matching(/1 columns/) },
			{ line: 7, column: 1, value: 'x', reason: matching(/^visit must be/) },
			{ line: 8, column: null, value: 'Yahoo!,1,2', reason: matching(/3 columns/) },
		]);
		expect(await ask()).toEqual(before);
	});
});
