/** The first characters of binary files decoded as UTF-8, and the names of their formats. */
const KINDS: ReadonlyArray<readonly [start: string, kind: string]> = [
	['PK\u0003\u0004', 'a ZIP file or an Excel workbook'],
	['PK\u0005\u0006', 'an empty ZIP file'],
	['\u001f\ufffd', 'data packed with gzip that cannot be unpacked'],
	['\ufffdPNG', 'a PNG picture'],
	['GIF87a', 'a GIF picture'],
	['GIF89a', 'a GIF picture'],
	['\ufffd\ufffd\ufffd\ufffd', 'a JPEG picture'],
	['RIFF', 'an image, audio or video file'],
	['%PDF-', 'a PDF file'],
	['PAR1', 'a Parquet file'],
	['(\ufffd/\ufffd', 'data packed with Zstandard'],
	['BZh', 'data packed with bzip2'],
	['7z\ufffd\ufffd', 'a 7-Zip file'],
	['Rar!\u001a', 'a RAR file'],
	['\ufffd\ufffd\u0011\u0871', 'an old Excel workbook'],
];

// These starts may also begin a text.
const COMMON = /^\w{3,4}$/;

const CHECKED_LENGTH = 400;

/**
 * Names the kind of binary content, such as "a ZIP file"; undefined for a text that can be shown.
 */
export function kindOfBytes(text: string): string | undefined {
	const begin = text.slice(0, CHECKED_LENGTH);
	const format = KINDS.find(([start]) => begin.startsWith(start));
	if (format && (!COMMON.test(format[0]) || hasControlBytes(begin))) return format[1];
	return hasControlBytes(begin) ? 'binary data' : undefined;
}

const CONTROLS = /\p{Cc}/gu;
/** The control characters of ordinary texts: tabs and line breaks. */
const TEXT_CONTROLS = /[\t\n\v\f\r]/g;
const MOST_CONTROLS = 0.1;
// The replacement character for invalid UTF-8. A text in another encoding contains a few.
const UNREADABLE = /\ufffd/g;
const MOST_UNREADABLE = 0.35;

function hasControlBytes(begin: string): boolean {
	if (begin.includes('\u0000')) return true;
	const share = (found: RegExp) => (begin.match(found)?.length ?? 0) / Math.max(1, begin.length);
	const controls = share(CONTROLS) - share(TEXT_CONTROLS);
	return controls > MOST_CONTROLS || share(UNREADABLE) > MOST_UNREADABLE;
}
