/** File types that are mistaken for CSV files or Excel workbooks. */
export type OtherType =
	| 'oldWorkbook'
	| 'binaryWorkbook'
	| 'protectedWorkbook'
	| 'openDocument'
	| 'numbersDocument'
	| 'document'
	| 'webPage'
	| 'json'
	| 'pdf'
	| 'zip'
	| 'packed'
	| 'picture'
	| 'binary';

/** What the user has to do with a file of another type. */
export type OtherTypeRemedy = 'saveAs' | 'removePassword' | 'unpack' | 'export';

/** The remedy for each file type. */
export const remediesOfTypes: Readonly<Record<OtherType, OtherTypeRemedy>> = {
	...{ oldWorkbook: 'saveAs', binaryWorkbook: 'saveAs', openDocument: 'saveAs' },
	...{ numbersDocument: 'saveAs', webPage: 'saveAs', protectedWorkbook: 'removePassword' },
	...{ zip: 'unpack', packed: 'unpack' },
	...{ document: 'export', json: 'export', pdf: 'export', picture: 'export', binary: 'export' },
};

/** The remedies in English. */
export const typeRemediesInEnglish: Readonly<Record<OtherTypeRemedy, string>> = {
	saveAs:
		'Open the file in its program, save or export it as an Excel workbook (.xlsx) or as CSV UTF-8, and try again',
	removePassword:
		'Open the workbook in Excel, remove the password under File > Info > Protect Workbook, save the workbook, and try again',
	unpack: 'Unpack the archive, and choose the file inside it',
	export: 'Export the figures as CSV or as an Excel workbook (.xlsx), and try again',
};

/** The names of the file types in English. */
export const typesInEnglish: Readonly<Record<OtherType, string>> = {
	oldWorkbook: 'an old Excel workbook (.xls)',
	binaryWorkbook: 'a binary Excel workbook (.xlsb)',
	protectedWorkbook: 'an Excel workbook with a password',
	openDocument: 'an OpenDocument spreadsheet (.ods)',
	numbersDocument: 'an Apple Numbers document',
	document: 'a word-processor document or a presentation',
	webPage: 'a web page or an XML file',
	json: 'a JSON file',
	pdf: 'a PDF',
	zip: 'a ZIP archive',
	packed: 'a compressed file',
	picture: 'a picture',
	binary: 'binary data',
};
