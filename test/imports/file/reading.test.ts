import { recognize } from '../../../platform/imports/file/csvRecords';
import { asUtf8, detectEncoding } from '../../../platform/imports/file/detectEncoding';
import { saltedHash, DuplicateIndex } from '../../../platform/imports/rows/duplicateIndex';
import { LONGEST_PIECE, pieces } from '../../../platform/imports/file/filePieces';
import { alone, contentOf, sourceOf } from '../../../harness/fileContent';
import { runs } from '../../support/random';

describe('encodings', () => {
	const ON_BORDER = Buffer.from(`${'x'.repeat((1 << 20) - 1)}é`);

	it.each([
		['ASCII', Buffer.from('abc'), 'utf-8'],
		['UTF-8', Buffer.from('été'), 'utf-8'],
		['Latin-1', Buffer.from('été', 'latin1'), 'windows-1252'],
		['Latin-1 of capitals', Buffer.from('Österreich;ÄÖÜ-Shop;Ü 3', 'latin1'), 'windows-1252'],
		['half a character behind whole ones', Buffer.from([0xc3, 0xa9, 0x61, 0xc3]), 'utf-8'],
		['a character on the border of two pieces', ON_BORDER, 'utf-8'],
		['UTF-16', Buffer.from('\ufeffabc', 'utf16le'), 'utf-16le'],
		['UTF-16 of the other order', Buffer.from('\ufeffabc', 'utf16le').swap16(), 'utf-16be'],
		[
			'UTF-16 of the other order without its mark',
			Buffer.from('Engine,Visits', 'utf16le').swap16(),
			'utf-16be',
		],
		['Mac Roman', Buffer.from('engine;visits\rvoil\x88;3\r', 'latin1'), 'macintosh'],
		['UTF-16 without its mark', Buffer.from('Engine,Visits', 'utf16le'), 'utf-16le'],
	])('the encoding of a file with %s is detected', async (_what, file, encoding) => {
		expect(await detectEncoding(contentOf(file), alone)).toBe(encoding);
		expect(await detectEncoding(contentOf(file, 1_000), alone)).toBe(encoding);
	});

	it.each([
		['windows-1252', Buffer.from([0x80, 0x93, 0xe9]), '€“é'],
		['macintosh', Buffer.from([0x8e, 0x99]), 'éô'],
		['utf-16be', Buffer.from('été', 'utf16le').swap16(), 'été'],
		['shift_jis', Buffer.from([0x83, 0x84]), 'ヤ'],
	] as const)('a file in %s is decoded whatever the chunk size', async (encoding, bytes, text) => {
		for (const chunk of [Infinity, 1, 3]) {
			const parts: Uint8Array[] = [];
			for await (const part of asUtf8(contentOf(bytes, chunk), encoding).open()) parts.push(part);
			expect(Buffer.concat(parts).toString()).toBe(text);
		}
	});
});

describe('the chunks of a file', () => {
	/** The same pieces, whatever the chunks in which the file comes. */
	const cut = async (text: string, least: number, quote = '"') => {
		const cuts = [];
		for (const chunk of [Infinity, 1, 2, 3]) {
			const cutBy: string[] = [];
			for await (const piece of pieces(contentOf(text, chunk).open(), quote, [','], least)) {
				cutBy.push(Buffer.from(piece).toString());
			}
			cuts.push(cutBy);
		}
		expect(new Set(cuts.map(String)).size).toBe(1);
		return cuts[0];
	};

	it('end at line breaks, and together contain the whole file', async () => {
		expect(await cut('a\nbb\nccc\nd', 2)).toEqual(['a\nbb\n', 'ccc\n', 'd']);
		expect(await cut('a\r\nb\r\nc\r\n', 1)).toEqual(['a\r\n', 'b\r\n', 'c\r\n']);
		expect(await cut('a\rb\rc', 1)).toEqual(['a\r', 'b\r', 'c']);
		expect(await cut('a\rb\nc\r\nd', 1)).toEqual(['a\r', 'b\n', 'c\r\n', 'd']);
	});

	it('do not end inside quotes', async () => {
		const records = ['a,"b\nc"\n', 'd\n', '"e\n\nf",g\n', 'h'];
		expect(await cut(records.join(''), 1)).toEqual(records);
		expect(await cut("a,'b\nc'\nd", 1, "'")).toEqual(["a,'b\nc'\n", 'd']);
		expect(await cut('a,"b ""\n"" c"\nd', 1)).toEqual(['a,"b ""\n"" c"\n', 'd']);
	});

	it('are a single one where a quote is never closed', async () => {
		expect(await cut('a\n"b\nc\nd', 1)).toEqual(['a\n', '"b\nc\nd']);
	});

	it('are none for an empty file, and one for a file without a line break', async () => {
		expect(await cut('', 1)).toEqual([]);
		expect(await cut('abc', 1)).toEqual(['abc']);
	});

	it('end with an overlong one where a record is too long', async () => {
		const lengths = [];
		const file = `a\n"${'b\n'.repeat(300_000)}"\nc\n`;
		for await (const { length } of pieces(contentOf(file, 1 << 16).open(), '"'))
			lengths.push(length);
		expect(lengths).toEqual([LONGEST_PIECE + 1]);
	});

	it.each([Infinity, 50_000, runs(5_000, 1_000)])(
		'are read in sequence with the right line numbers, in chunks of %d',
		async (chunk) => {
			const long = 'x'.repeat(30_000);
			const rows = Array.from({ length: 12 }, (_, at) => `${at},"${long}\r\n${long}"\r\n\r\n`);
			const read: Array<[string | undefined, number]> = [];
			const source = await sourceOf(rows.join(''), {}, false, chunk);
			for await (const lines of source.read()) {
				for (const { cells, number } of lines) read.push([cells[0], number]);
			}
			expect(read).toEqual(rows.map((_, at) => [String(at), 1 + 3 * at]));
		},
	);
});

describe('the separator', () => {
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
	])('of %j is detected as %j', async (text, separator) => {
		expect((await recognize(contentOf(text), {}, alone)).separator).toBe(separator);
	});

	it('is detected below a header that is longer than a chunk', async () => {
		const header = Array.from({ length: 900 }, (_, at) => `a rather long name of column ${at}`);
		const { header: read, sample } = await sourceOf(`${header.join(';')}\na;b\n`);
		expect(read).toEqual(header);
		expect(sample).toEqual([['a', 'b']]);
	});
});

describe('a salted hash', () => {
	const names = Array.from({ length: 20_000 }, (_, at) => `Campaign ${at % 977}\n${at}`);

	/** A hash of three words, as a list. */
	function salted(): (text: string) => number[] {
		const write = saltedHash();
		return (text) => {
			const hash = new Uint32Array(3);
			write(text, hash);
			return [...hash];
		};
	}

	/** The first eight bits. */
	const shardOf = ([word = 0]: readonly number[]) => word % 256;

	it('does not allow anyone to construct collisions', () => {
		const [mine, yours] = [salted(), salted()];
		const prepared = names.filter((name) => shardOf(mine(name)) === 7);
		expect(prepared.length).toBeGreaterThan(20);
		const places = prepared.map((name) => shardOf(yours(name)));
		expect(new Set(places).size).toBeGreaterThan(prepared.length / 2);
	});
});

describe('the index of duplicates', () => {
	it('finds each of many texts, and no others', () => {
		const seen = new DuplicateIndex();
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

	it('returns the previous line with the same text', () => {
		const seen = new DuplicateIndex();
		expect([7, 8, 9].map((line) => seen.note('', line))).toEqual([undefined, 7, 8]);
	});
});
