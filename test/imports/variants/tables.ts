import fc from '../../support/fastCheck';
import type { ImportKind, ImportTarget } from '../../../platform/imports/rules/importKinds';
import { importChannels, importKinds } from '../../../platform/imports/rules/importKinds';

/** How a tool writes its files. */
interface Style {
	readonly separator: string;
	readonly thousands: string;
	readonly decimals: string;
	readonly lineBreak: string;
}

/** A file to import, and the days it is for, counted from some first day. */
export interface GeneratedImport {
	readonly file: string;
	readonly start: number;
	readonly length: number;
}

/** Imports of one kind, one after the other, of which later ones replace parts of earlier ones. */
export interface GeneratedImports {
	readonly kind: ImportKind;
	readonly imports: readonly GeneratedImport[];
}

const LETTERS = [
	...['a', 'é', 'É', 'ç', 'ñ', 'e\u0301', 'ß', 'Z', '0', ' ', ',', ';', '"', "'", '|', '.'],
	...['日', '각', '🎉', '=', '-', '%', '/', '\\', '&'],
];

const styles: fc.Arbitrary<Style> = fc
	.record({
		separator: fc.constantFrom(',', ';', '\t'),
		numbers: fc.constantFrom(
			{ thousands: '', decimals: '.' },
			{ thousands: '', decimals: ',' },
			{ thousands: ',', decimals: '.' },
			{ thousands: '.', decimals: ',' },
			{ thousands: ' ', decimals: ',' },
			{ thousands: "'", decimals: '.' },
		),
		lineBreak: fc.constantFrom('\n', '\r\n'),
	})
	.map(({ numbers, ...style }) => ({ ...style, ...numbers }));

const names = fc
	.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 8 })
	.map((letters) => letters.join(''))
	// Quotation marks alone stand for the value above.
	.filter((name) => /[^\s"',-]/.test(name));

/** What a cell of a target may hold; numbers in their smallest unit. */
function valuesOf({ type }: ImportTarget): fc.Arbitrary<string | number> {
	switch (type) {
		case 'channel':
			return fc.constantFrom(...importChannels.flatMap(({ key, words }) => [key, ...words]));
		case 'country':
			return fc.constantFrom('FR', 'fr', 'DE', 'gb', 'AX');
		case 'amount':
			return fc.oneof(fc.nat(300), fc.nat(2_000_000_000));
		case 'count':
		case 'seconds':
			return fc.oneof(fc.nat(30), fc.nat(20_000_000));
		case 'date':
			return fc.constantFrom('2026-01-05', '2026-01-06');
		case 'name':
		case 'id':
		case 'url':
			return names;
	}
}

function importsOf(kind: ImportKind, hasUrl: boolean): fc.Arbitrary<GeneratedImport> {
	const dimensions = kind.dimensions.filter(({ optional }) => hasUrl || !optional);
	return fc
		.record({
			metrics: fc.subarray([...kind.metrics], { minLength: 1 }),
			style: styles,
			start: fc.nat(4),
			length: fc.integer({ min: 1, max: 10 }),
		})
		.chain(({ metrics, style, start, length }) => {
			const targets = fc.shuffledSubarray([...dimensions, ...metrics], {
				minLength: dimensions.length + metrics.length,
			});
			return targets.chain((columns) =>
				fc
					.array(fc.tuple(...columns.map(valuesOf)), { minLength: 1, maxLength: 6 })
					.map((rows) => ({ file: write(columns, rows, style), start, length })),
			);
		});
}

/** Imports as users have them: with few names, so that rows meet again. */
export const generatedImports: fc.Arbitrary<GeneratedImports> = fc
	.tuple(fc.constantFrom(...importKinds), fc.boolean())
	.chain(([kind, hasUrl]) =>
		fc
			.array(importsOf(kind, hasUrl), { minLength: 1, maxLength: 3 })
			.map((imports) => ({ kind, imports })),
	);

function write(
	columns: readonly ImportTarget[],
	rows: ReadonlyArray<ReadonlyArray<string | number>>,
	style: Style,
): string {
	const cells = rows.map((row) =>
		row.map((value, at) => {
			if (typeof value === 'string') return quoted(value);
			return quotedIfNeeded(numberText(value, columns[at]?.type === 'amount', style), style);
		}),
	);
	const lines = [columns.map(({ name }) => name), ...cells];
	return lines.map((line) => line.join(style.separator) + style.lineBreak).join('');
}

function numberText(units: number, isAmount: boolean, { thousands, decimals }: Style): string {
	const whole = String(isAmount ? Math.floor(units / 100) : units);
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
	if (!isAmount) return grouped;
	const cents = String(units % 100).padStart(2, '0');
	// Some tools leave out the last 0, if what is left still has one decimal.
	return `${grouped}${decimals}${units % 3 === 0 ? cents.replace(/0$/, '') : cents}`;
}

function quotedIfNeeded(text: string, { separator }: Style): string {
	return text.includes(separator) ? quoted(text) : text;
}

function quoted(text: string): string {
	return `"${text.replace(/"/g, '""')}"`;
}
