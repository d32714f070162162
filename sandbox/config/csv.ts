import { CsvError, parse } from 'csv-parse/sync';
import { badRequest } from '../http/refusal';

interface CsvFile {
	/** Column names in lower case. */
	header: string[];
	rows: string[][];
}

/** Reads a CSV file with a header line; its columns are separated by commas or semicolons. */
export function readCsv(content: string): CsvFile {
	const [header, ...rows] = parsed(content);
	if (!header) throw badRequest('FILE_EMPTY', 'The file has no header line.');
	return { header: header.map((name) => name.toLowerCase()), rows };
}

function parsed(content: string): string[][] {
	const [firstLine = ''] = content.split('\n', 1);
	try {
		return parse(content, {
			bom: true,
			delimiter: firstLine.includes(';') ? ';' : ',',
			relax_column_count: true,
			skip_empty_lines: true,
			trim: true,
		});
	} catch (error) {
		const detail = error instanceof CsvError ? error.message : String(error);
		throw badRequest('FILE_INVALID', `The file is not CSV: ${detail}.`);
	}
}
