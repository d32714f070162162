import { strToU8, zipSync } from 'fflate';

/** A sheet of a workbook that is written for a test. */
export interface WrittenSheet {
	readonly name: string;
	/** The elements inside `worksheet`. */
	readonly xml: string;
	readonly state?: 'hidden' | 'veryHidden';
}

/** What a workbook has besides its sheets. */
export interface WrittenParts {
	/** The elements inside `sst`, one `si` for each text. */
	readonly texts?: string;
	/** Number formats by their codes; a cell with `s="1"` has the first one. */
	readonly formats?: readonly string[];
	readonly is1904?: boolean;
	/** Other files of the archive, which take the place of those that are written here. */
	readonly files?: Readonly<Record<string, string>>;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const FIRST_OWN_FORMAT = 164;

/** Writes an Excel workbook whose sheets are given as XML, as programs write it or should not. */
export function writeWorkbook(
	sheets: readonly WrittenSheet[],
	parts: WrittenParts = {},
): Uint8Array {
	const { texts = '', formats = [], is1904 = false, files = {} } = parts;
	const list = sheets.map(({ name, state }, at) => {
		const shown = state === undefined ? '' : ` state="${state}"`;
		return `<sheet name="${name}" sheetId="${at + 1}"${shown} r:id="rId${at + 1}"/>`;
	});
	const own = sheets.map((_, at) => {
		return relationship(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`);
	});
	const codes = formats.map((code, at) => {
		return `<numFmt numFmtId="${FIRST_OWN_FORMAT + at}" formatCode="${escaped(code)}"/>`;
	});
	const styles = formats.map((_, at) => `<xf numFmtId="${FIRST_OWN_FORMAT + at}"/>`);
	const all: Record<string, string> = {
		'[Content_Types].xml': '<Types/>',
		'_rels/.rels': relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')),
		'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${list.join('')}</sheets></workbook>`,
		'xl/_rels/workbook.xml.rels': relationships(
			own.join('') +
				relationship('rId900', 'styles', '/xl/styles.xml') +
				relationship('rId901', 'sharedStrings', 'sharedStrings.xml'),
		),
		'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
		'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${texts}</sst>`,
		...Object.fromEntries(
			sheets.map(({ xml }, at) => [
				`xl/worksheets/sheet${at + 1}.xml`,
				`<worksheet xmlns="${MAIN}">${xml}</worksheet>`,
			]),
		),
		...files,
	};
	return zipSync(
		Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)])),
	);
}

function relationships(content: string): string {
	return `<Relationships xmlns="${PACKAGE}">${content}</Relationships>`;
}

function relationship(id: string, type: string, target: string): string {
	return `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
}

/** The rows of a sheet; a text becomes a cell with a text of its own, and a number one with a number. */
export function sheetData(
	rows: ReadonlyArray<ReadonlyArray<string | number | undefined>>,
	style: number | string = 0,
): string {
	const lines = rows.map((row) => {
		const cells = row.map((value) => {
			if (value === undefined) return '<c/>';
			if (typeof value === 'number') return `<c s="${style}"><v>${value}</v></c>`;
			return `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
		});
		return `<row>${cells.join('')}</row>`;
	});
	return `<sheetData>${lines.join('')}</sheetData>`;
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
