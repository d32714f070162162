import type { IDataObject } from 'n8n-workflow';

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Formats rows as a table: texts left-aligned, numbers right-aligned. */
export function formatTable(rows: readonly IDataObject[]): string {
	const columns = Object.keys(rows[0] ?? {});
	const lines = [columns, ...rows.map((row) => columns.map((column) => show(row[column])))];
	const widths = columns.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
	const isNumber = columns.map((column) => rows.every((row) => typeof row[column] === 'number'));
	const write = (line: readonly string[]) =>
		line
			.map((cell, i) => (isNumber[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
			.join('   ');
	const rule = widths.map((width) => '─'.repeat(width));
	const [heading = [], ...body] = lines;
	return [heading, rule, ...body].map((line) => `  ${write(line)}`).join('\n');
}

function show(value: unknown): string {
	return typeof value === 'number' ? NUMBER.format(value) : String(value ?? '');
}
