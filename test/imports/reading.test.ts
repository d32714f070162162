import { InvalidInput } from '../../platform/client/faults';
import { mapColumns } from '../../platform/imports/columns';
import { numberFormatOf, readRecords, recognise } from '../../platform/imports/csv';
import { decodePiece, detectEncoding } from '../../platform/imports/decode';
import { findKind } from '../../platform/imports/kinds';
import { pieces } from '../../platform/imports/pieces';
import { Seen } from '../../platform/imports/seen';
import { fileSource } from '../../platform/imports/source';

describe('encodings', () => {
	it.each([
		['ASCII', Buffer.from('abc'), 'utf-8'],
		['UTF-8', Buffer.from('été'), 'utf-8'],
		['Latin-1', Buffer.from('été', 'latin1'), 'latin1'],
		['half a character at the end', Buffer.from([0x61, 0xc3]), 'latin1'],
		[
			'a character on the border of two pieces',
			Buffer.from(`${'x'.repeat((1 << 20) - 1)}é`),
			'utf-8',
		],
		[
			'one wrong byte far behind',
			Buffer.concat([Buffer.alloc(3 << 20, 97), Buffer.from([0xe9])]),
			'latin1',
		],
	])('recognises %s', (_what, file, encoding) => {
		expect(detectEncoding(file)).toBe(encoding);
	});

	it.each(['utf16le', 'utf16be'])('refuses %s', (encoding) => {
		const file = Buffer.from('\ufeffabc', 'utf16le');
		expect(() => detectEncoding(encoding === 'utf16be' ? file.swap16() : file)).toThrow(
			InvalidInput,
		);
	});

	it('reads what Windows adds to Latin-1', () => {
		expect(decodePiece(Buffer.from([0x80, 0x93, 0xe9]), 'latin1')).toBe('€“é');
	});
});

describe('pieces', () => {
	const cut = (text: string, least: number, quote = '"') =>
		[...pieces(Buffer.from(text), quote, least)].map(String);

	it('end at line breaks, and hold all of the file', () => {
		expect(cut('a\nbb\nccc\nd', 2)).toEqual(['a\nbb\n', 'ccc\n', 'd']);
		expect(cut('a\r\nb\r\nc\r\n', 1)).toEqual(['a\r\n', 'b\r\n', 'c\r\n']);
		expect(cut('a\rb\rc', 1)).toEqual(['a\r', 'b\r', 'c']);
	});

	it('do not end inside quotes', () => {
		expect(cut('a,"b\nc"\nd\n"e\n\nf",g\nh', 1)).toEqual([
			'a,"b\nc"\n',
			'd\n',
			'"e\n\nf",g\n',
			'h',
		]);
		expect(cut("a,'b\nc'\nd", 1, "'")).toEqual(["a,'b\nc'\n", 'd']);
		expect(cut('a,"b ""\n"" c"\nd', 1)).toEqual(['a,"b ""\n"" c"\n', 'd']);
	});

	it('are one piece where a quote is never closed', () => {
		expect(cut('a\n"b\nc\nd', 1)).toEqual(['a\n', '"b\nc\nd']);
	});

	it('are none of an empty file, and one of a file without a line break', () => {
		expect(cut('', 1)).toEqual([]);
		expect(cut('abc', 1)).toEqual(['abc']);
	});

	it('are read one after the other with the right line numbers', () => {
		const long = 'x'.repeat(300_000);
		const rows = Array.from({ length: 9 }, (_, at) => `${at},"${long}\r\n${long}"\r\n\r\n`);
		const read: Array<[string | undefined, number]> = [];
		const file = Buffer.from(rows.join(''));
		expect([...pieces(file, '"')].length).toBeGreaterThan(3);
		const style = recognise(file, {});
		readRecords(file, style, ([name], line) => read.push([name, line]));
		expect(read).toEqual(rows.map((_, at) => [String(at), 1 + 3 * at]));
	});
});

describe('separators', () => {
	it.each([
		['a,b,c\n1,2,3', ','],
		['a;b;c\n1,5;2,5;3,5', ';'],
		['a\tb\n1,5\t2', '\t'],
		['a|b\n1|2', '|'],
		['shop;12,50\n', ';'],
		['"a,b";"c,d"\n"1,2";3', ';'],
		['a, the first;b\n1;2\n3;4', ';'],
		['a;b\n"one\n,,,,,,,\n";2', ';'],
		['abc\n1\n2', ','],
	])('of %j is %j', (text, separator) => {
		expect(recognise(Buffer.from(text), {}).separator).toBe(separator);
	});

	it('are recognised below a header that is longer than the sample', () => {
		const header = Array.from({ length: 40_000 }, (_, at) => `column ${at}`).join(';');
		const { header: read, sample } = fileSource(Buffer.from(`${header}\na;b\n`), {}, true);
		expect(read).toHaveLength(40_000);
		expect(sample).toEqual([]);
	});
});

describe('number formats of a file', () => {
	it.each([
		[['1,5', '1.234', 'x'], 'comma'],
		[['1.5', '1,234'], 'point'],
		[['1,5', '1.5'], undefined],
		[['1.234', '12'], undefined],
		[[], undefined],
	])('of %j is %s', (cells, format) => {
		expect(numberFormatOf(cells)).toBe(format);
	});
});

describe('columns', () => {
	const website = findKind('website');
	const find = (header: string[], mapping?: Record<string, string>) =>
		website &&
		mapColumns(website, header, mapping).map(({ target, index }) => [target.name, index]);

	it.each([
		['website_name', 'visit'],
		['WEBSITE-NAME', ' Visits '],
		['Site', 'Sessions'],
		['Site', 'VISITES'],
	])('are found by %j and %j', (...header) => {
		expect(find(['x', ...header])).toEqual([
			['website_name', 1],
			['visit', 2],
		]);
	});

	it('are found by French words', () => {
		const header = [
			...['Site', 'Visites', 'Visiteurs', 'Temps passé', 'Ventes'],
			...["Chiffre d'affaires", 'Devis', 'Paniers'],
		];
		expect(find(header)).toEqual([
			...[
				['website_name', 0],
				['visit', 1],
				['dvisitor', 2],
				['duration', 3],
			],
			...[
				['scartvalid', 4],
				['scartvalidamount', 5],
				['estimatevalid', 6],
				['scart', 7],
			],
		]);
	});

	it('take a name before a number', () => {
		expect(find(['2', 'x', 'y'], { website_name: '2', visit: '3' })).toEqual([
			['website_name', 0],
			['visit', 2],
		]);
	});
});

describe('what was seen', () => {
	it('is known of many texts, and of no other', () => {
		const seen = new Seen();
		const texts = 400_000;
		let before = 0;
		for (let at = 0; at < texts; at++) {
			if (seen.note(`Campaign ${at % 977}\n${at}`, at + 1) !== undefined) before += 1;
		}
		expect(before).toBe(0);
		let wrong = 0;
		for (let at = 0; at < texts; at++) {
			if (seen.note(`Campaign ${at % 977}\n${at}`, texts + at) !== at + 1) wrong += 1;
		}
		expect(wrong).toBe(0);
	});

	it('is the last line of a text', () => {
		const seen = new Seen();
		expect([7, 8, 9].map((line) => seen.note('', line))).toEqual([undefined, 7, 8]);
	});
});
