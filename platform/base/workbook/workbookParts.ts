/** The styles of cells, by their position in `STYLES`. */
export const CELL_STYLES = {
	plain: 0,
	head: 1,
	day: 2,
	hour: 3,
	whole: 4,
	decimal: 5,
	percent: 6,
} as const;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const xf = (format: number, font = 0) =>
	`<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0"${format > 0 ? ' applyNumberFormat="1"' : ''}${font > 0 ? ' applyFont="1"' : ''}/>`;

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="166" formatCode="#,##0.0##&quot;%&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7">${xf(0)}${xf(0, 1)}${xf(164)}${xf(165)}${xf(3)}${xf(4)}${xf(166)}</cellXfs></styleSheet>`;

/** The files of a workbook besides its sheets, by their names. @param names those of the sheets, as XML */
export function workbookParts(names: readonly string[]): ReadonlyMap<string, string> {
	const numbers = names.map((_, index) => index + 1);
	const overrides = numbers.map(
		(number) => `<Override PartName="/${sheetPart(number)}" ContentType="${TYPES}.worksheet+xml"/>`,
	);
	const sheets = names.map(
		(name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
	);
	const links = numbers.map((number) =>
		relation(number, 'worksheet', `worksheets/sheet${number}.xml`),
	);
	return new Map([
		[
			'[Content_Types].xml',
			`${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${overrides.join('')}</Types>`,
		],
		['_rels/.rels', relations([relation(1, 'officeDocument', 'xl/workbook.xml')])],
		[
			'xl/workbook.xml',
			`${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`,
		],
		[
			'xl/_rels/workbook.xml.rels',
			relations([...links, relation(names.length + 1, 'styles', 'styles.xml')]),
		],
		['xl/styles.xml', STYLES],
	]);
}

/** The name of a sheet's file, counted from 1. */
export function sheetPart(number: number): string {
	return `xl/worksheets/sheet${number}.xml`;
}

function relation(number: number, type: string, target: string): string {
	return `<Relationship Id="rId${number}" Type="${OFFICE}/${type}" Target="${target}"/>`;
}

function relations(links: readonly string[]): string {
	return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}</Relationships>`;
}

/** What comes before the rows of a sheet, whose head stays in view. @param widths those of its columns, in characters */
export function sheetStart(widths: readonly number[]): string {
	const columns = widths.map(
		(width, index) =>
			`<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
	);
	const cols = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
	return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${cols}<sheetData>`;
}

/** What comes after the rows of a sheet. @param range the cells that can be filtered; empty for none */
export function sheetEnd(range: string): string {
	return `</sheetData>${range === '' ? '' : `<autoFilter ref="${range}"/>`}</worksheet>`;
}
