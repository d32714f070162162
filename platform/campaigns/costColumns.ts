import { InvalidInput } from '../base/invalidInput';

/** A column of a file of costs. */
export interface CostColumn {
	/** As the file's first line names it. */
	readonly name: string;
	readonly label: string;
	readonly required?: true;
}

// Not shown (docs/platform.md, Campaign): named like the columns and metrics that the platform has elsewhere.
const DATE: CostColumn = { name: 'date', label: 'Date', required: true };
const CAMPAIGN: CostColumn = { name: 'ope_id', label: 'Campaign ID' };
const PRODUCT: CostColumn = { name: 'product_ref', label: 'Product Reference', required: true };
const FIGURES: readonly CostColumn[] = [
	{ name: 'click', label: 'Clicks' },
	{ name: 'impression', label: 'Impressions' },
	{ name: 'cost', label: 'Costs' },
];

/** What the columns of a file can mean. @param kind what the costs are about */
export function costColumnsOf(kind: string): readonly CostColumn[] {
	if (kind === 'product') return [DATE, PRODUCT, CAMPAIGN, ...FIGURES];
	return [DATE, { ...CAMPAIGN, required: true }, ...FIGURES];
}

/** A column to send, and where its cells are. */
export interface PlacedColumn {
	readonly name: string;
	/** From 0. */
	readonly index: number;
}

/**
 * Finds the columns to send in the user's data.
 *
 * @param header the names of the columns there
 * @param mapping which of them holds what, by name or as a number from 1
 * @throws InvalidInput
 */
export function placeColumns(
	kind: string,
	header: readonly string[],
	mapping: Readonly<Record<string, string>>,
): PlacedColumn[] {
	const placed = costColumnsOf(kind).flatMap(({ name, label, required }) => {
		const typed = mapping[name]?.trim() ?? '';
		if (typed === '' && required) {
			throw new InvalidInput('Columns', `No column was given for ${label}`, chooseFrom(header));
		}
		return typed === '' ? [] : [{ name, index: indexOf(typed, label, header) }];
	});
	const hasFigures = placed.some(({ name }) => FIGURES.some((figure) => figure.name === name));
	if (hasFigures) return placed;
	throw new InvalidInput(
		'Columns',
		'No column was given for clicks, impressions or costs',
		chooseFrom(header),
	);
}

function indexOf(typed: string, label: string, header: readonly string[]): number {
	const named = header.indexOf(typed);
	if (named >= 0) return named;
	const number = Number(typed);
	if (Number.isInteger(number) && number >= 1 && number <= header.length) return number - 1;
	throw new InvalidInput(
		'Columns',
		`The data have no column "${typed}" for ${label}`,
		chooseFrom(header),
	);
}

const MOST_SHOWN = 30;

function chooseFrom(header: readonly string[]): string {
	return `Choose it under Columns. The data have: ${header.slice(0, MOST_SHOWN).join(', ')}`;
}
