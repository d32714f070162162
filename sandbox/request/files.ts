import { type Reply, file } from '../http/reply';

/** A CSV file; what holds the separator or a quote is put in quotes. */
export function csvFile(
	fileName: string,
	lines: readonly (readonly (string | number)[])[],
	separator = ',',
): Reply {
	return file(Buffer.from(csvText(lines, separator)), 'text/csv; charset=utf-8', fileName);
}

export function csvText(lines: readonly (readonly (string | number)[])[], separator = ','): string {
	const cell = (value: string | number): string => {
		const text = String(value);
		const isPlain = !text.includes(separator) && !/["\r\n]/.test(text);
		return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
	};
	return lines.map((line) => `${line.map(cell).join(separator)}\n`).join('');
}
