import { InvalidInput } from '../base/invalidInput';

/** A column of a cost file. */
export interface CostColumn {
	/** The name in the header line. */
	readonly name: string;
	readonly label: string;
	readonly required?: true;
}

// Not shown (docs/platform.md, Campaign): named like the columns and metrics of the platform
// elsewhere.
const DATE: CostColumn = { name: 'date', label: 'Date', required: true };
const CAMPAIGN: CostColumn = { name: 'ope_id', label: 'Campaign ID' };
const PRODUCT: CostColumn = { name: 'product_ref', label: 'Product Reference', required: true };
const FIGURES: readonly CostColumn[] = [
	{ name: 'click', label: 'Clicks' },
	{ name: 'impression', label: 'Impressions' },
	{ name: 'cost', label: 'Costs' },
];

/** The columns that a cost file can have. @param kind the kind of costs */
export function costColumnsOf(kind: string): readonly CostColumn[] {
	if (kind === 'product') return [DATE, PRODUCT, CAMPAIGN, ...FIGURES];
	return [DATE, { ...CAMPAIGN, required: true }, ...FIGURES];
}

/** A column to send, and its position in the user's data. */
export interface PlacedColumn {
	readonly name: string;
	/** The position, from 0. */
	readonly index: number;
}

/**
 * Finds the columns to send in the user's data.
 *
 * @param header the column names of the data
 * @param mapping for each column to send, its name or its number (from 1) in the data
 * @throws InvalidInput
 */
export function placeColumns(
	kind: string,
	header: readonly string[],
	mapping: Readonly<Record<string, string>>,
): PlacedColumn[] {
	const placed = costColumnsOf(kind).flatMap(({ name, label, required }) => {
		const input = mapping[name]?.trim() ?? '';
		if (input === '' && required) {
			throw new InvalidInput('Columns', `No column was given for ${label}`, chooseFrom(header));
		}
		return input === '' ? [] : [{ name, index: indexOf(input, label, header) }];
	});
	const hasFigures = placed.some(({ name }) => FIGURES.some((figure) => figure.name === name));
	if (hasFigures) return placed;
	throw new InvalidInput(
		'Columns',
		'No column was given for clicks, impressions or costs',
		chooseFrom(header),
	);
}

function indexOf(input: string, label: string, header: readonly string[]): number {
	const named = header.indexOf(input);
	if (named >= 0) return named;
	const number = Number(input);
	if (Number.isInteger(number) && number >= 1 && number <= header.length) return number - 1;
	throw new InvalidInput(
		'Columns',
		`The data have no column "${input}" for ${label}`,
		chooseFrom(header),
	);
}

const MOST_SHOWN = 30;

function chooseFrom(header: readonly string[]): string {
	return `Choose it under Columns. The data have: ${header.slice(0, MOST_SHOWN).join(', ')}`;
}
