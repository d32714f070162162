import { cellsFor, csvText, writeCsv } from '../../../../platform/base/csv/csvText';
import { withoutFormula } from '../../../../platform/base/csv/formulas';
import { parseJson } from '../../../../platform/base/json/json';
import { isPersonal, withoutPersonalData } from '../../../../platform/base/names/personalData';
import { allOf, streamOf } from '../../streams';

const FORMULAS = ['=1+1', '+cmd', '-cmd', '@SUM(A1)', '\t=1', '\r=1', '-', '+', '-1+1', '-1,2,3'];
const HIDDEN = [
	'\n',
	' ',
	'\u00a0',
	'\u200b',
	'\ufeff',
	'\u2060',
	'\u00ad',
	'\u3000',
	'\u0000',
	' \u200b\n',
];
const WIDE = ['＝1', '＋1', '－1', '＠a', '﹦1', '﹢1', '﹣1', '﹫a', ' ＝1'];
const OTHERS = ['', 'a=b', "'=1", '-12.5', '+3', '-0,5', '-1e5', '12', 'été', '{"a":1}'];
const SPACED = [' -50', '\u00a0-50 ', ' ', ' a=b', '\u200b', '\ufeffa', '-50'];

describe('cells of a file for spreadsheets', () => {
	test.each([...FORMULAS, ...HIDDEN.map((sign) => `${sign}=1`), ...WIDE, '\nx', ' -1+1'])(
		'%j gets an apostrophe',
		(text) => {
			expect(withoutFormula(text)).toBe(`'${text}`);
		},
	);

	test.each([...OTHERS, ...SPACED])('%j stays unchanged', (text) => {
		expect(withoutFormula(text)).toBe(text);
	});

	test('are guarded, including the header, but numbers are not', async () => {
		const guarded = { guardsFormulas: true };
		expect(writeCsv(['@a', 'b'], [['=1', -1]], guarded).toString()).toBe("'@a,b\n'=1,-1\n");
		const pieces = await allOf(csvText(['=c'], streamOf([['=2']]), guarded));
		expect(pieces.join('')).toBe("'=c\n'=2\n");
	});

	test('stay unchanged in files for programs', () => {
		expect(writeCsv(['@a'], [['=1']]).toString()).toBe('@a\n=1\n');
		expect(cellsFor({}, ['=1'])).toEqual(['=1']);
	});
});

describe('numbers in JSON', () => {
	test.each<[string, unknown]>([
		['9007199254740991', 9_007_199_254_740_991],
		['9007199254740992', '9007199254740992'],
		['9007199254740993', '9007199254740993'],
		['-9007199254740993', '-9007199254740993'],
		['12345678901234567890', '12345678901234567890'],
		['0.12345678901234567', 0.12345678901234567],
		['1234567890123456.5', 1_234_567_890_123_456.5],
		['12', 12],
		['-0.5', -0.5],
		['1e3', 1_000],
	])('%s keeps its digits', (digits, expected) => {
		expect(parseJson(`{"id":${digits}}`)).toEqual({ id: expected });
		expect(parseJson(`[ ${digits} ]`)).toEqual([expected]);
		expect(parseJson(`[1, ${digits},${digits}]`)).toEqual([1, expected, expected]);
		expect(parseJson(`{"id":\n\t${digits}\n}`)).toEqual({ id: expected });
	});

	test('keep their digits in any place', () => {
		for (let before = 0; before < 40; before++) {
			const text = `[${' '.repeat(before)}9007199254740993]`;
			expect(parseJson(text)).toEqual(['9007199254740993']);
		}
	});

	test('that are texts stay texts', () => {
		expect(parseJson('{"id":"9007199254740993","n":9007199254740993}')).toEqual({
			id: '9007199254740993',
			n: '9007199254740993',
		});
		expect(parseJson('["a:9007199254740993"]')).toEqual(['a:9007199254740993']);
	});

	test('that are long leave the rest unchanged', () => {
		const text = '[9007199254740993,"\\u00e9\\n",null,true,{"__proto__":1}]';
		const expected: unknown = JSON.parse(text.replace('9007199254740993', '"9007199254740993"'));
		expect(parseJson(text)).toEqual(expected);
	});

	test.each(['', '{', '{"a":9007199254740993', '[1,]', 'text'])('%j is rejected', (text) => {
		expect(() => parseJson(text)).toThrow(SyntaxError);
	});
});

// Columns by the platform's names: person, address, devices.
it.each([
	...['email', 'mail', 'EMAIL', 'buyer_email', 'order_mail', 'buyer-email', 'email (customer)'],
	...['ip', 'IP', 'order_ip', 'ereplay-ip', 'client_ip', 'ip address'],
	...['uid', 'userid', 'user_id', 'user-id'],
	...['buyerid', 'buyer_id', 'euid', 'altuid', 'alt_uid'],
	...['stickyuid', 'sticky_uid', 'adid', 'idfa', 'gps_adid', 'device_idfa'],
	...['iduserparam', 'iduserparam_12'],
])('%s is personal', (column) => {
	expect(isPersonal(column)).toBe(true);
});

it.each([
	...['emailing', 'mailing_name', 'newsletter_mailing', 'demail', 'order_email_count'],
	...['ips', 'ipad', 'ip_count', 'trip', 'recipip', 'order_ips', 'zip', 'ship'],
	...['uids', 'guid', 'order_uid', 'user', 'userids'],
	...['user__id', 'site_userid', 'buyer', 'euids', 'altuids', 'salt_uid'],
	...['idfas', 'adid_count', 'iduser', 'my_iduserparam', 'order_ref'],
	...['customer email', ''],
])('"%s" is not personal', (column) => {
	expect(isPersonal(column)).toBe(false);
});

it('personal columns are removed from records at any depth', () => {
	const record = {
		order_ref: 'A',
		order_ip: '203.0.113.7',
		ip: null,
		lines: [{ product: 'p', email: 'a@b.example' }, 'ip'],
		buyer: { buyer_id: 7, name: null },
	};
	expect(withoutPersonalData([record, 'email', null, 7])).toEqual([
		{ order_ref: 'A', lines: [{ product: 'p' }, 'ip'], buyer: { name: null } },
		'email',
		null,
		7,
	]);
});
