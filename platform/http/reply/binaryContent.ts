/** The first characters of files that are no text, once they were read as UTF-8, and what people call them. */
const KINDS: ReadonlyArray<readonly [start: string, kind: string]> = [
	['PK\u0003\u0004', 'a ZIP file or an Excel workbook'],
	['PK\u0005\u0006', 'an empty ZIP file'],
	['\u001f\ufffd', 'data packed with gzip that cannot be unpacked'],
	['\ufffdPNG', 'a PNG picture'],
	['GIF87a', 'a GIF picture'],
	['GIF89a', 'a GIF picture'],
	['\ufffd\ufffd\ufffd\ufffd', 'a JPEG picture'],
	['RIFF', 'a picture or a sound'],
	['%PDF-', 'a PDF file'],
	['PAR1', 'a Parquet file'],
	['(\ufffd/\ufffd', 'data packed with Zstandard'],
	['BZh', 'data packed with bzip2'],
	['7z\ufffd\ufffd', 'a 7-Zip file'],
	['Rar!\u001a', 'a RAR file'],
	['\ufffd\ufffd\u0011\u0871', 'an old Excel workbook'],
];

// A text may begin so, too.
const COMMON = /^\w{3,4}$/;

const LOOKED_AT = 400;

/** What a text is that is none, such as "a ZIP file"; undefined for what can be shown. */
export function kindOfBytes(text: string): string | undefined {
	const begin = text.slice(0, LOOKED_AT);
	const known = KINDS.find(([start]) => begin.startsWith(start));
	if (known && (!COMMON.test(known[0]) || hasControlBytes(begin))) return known[1];
	return hasControlBytes(begin) ? 'bytes that are no text' : undefined;
}

const CONTROLS = /\p{Cc}/gu;
/** Those that texts may hold: tabs, and line ends. */
const TEXT_CONTROLS = /[\t\n\v\f\r]/g;
const MOST_CONTROLS = 0.1;
// What no UTF-8 is: a text in another encoding has some of it.
const UNREADABLE = /\ufffd/g;
const MOST_UNREADABLE = 0.35;

function hasControlBytes(begin: string): boolean {
	if (begin.includes('\u0000')) return true;
	const share = (found: RegExp) => (begin.match(found)?.length ?? 0) / Math.max(1, begin.length);
	const controls = share(CONTROLS) - share(TEXT_CONTROLS);
	return controls > MOST_CONTROLS || share(UNREADABLE) > MOST_UNREADABLE;
}
