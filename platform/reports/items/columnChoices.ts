import { InvalidInput } from '../../base/invalidInput';
import { firstNames, shortName } from '../../base/text/truncate';
import type { Rate } from '../transform/readyRates';
import type { ItemColumn, ItemRole, ItemUnit } from './itemColumn';

/** How a column is read. */
export type ColumnKind =
	'name' | 'day' | 'number' | 'average' | 'money' | 'percent' | 'fraction' | 'before' | 'leftOut';

/** A column of the items as the user wants it read. */
export interface ItemColumnChoice {
	/** The member of the items. */
	readonly key: string;
	readonly as: ColumnKind;
	/**
	 * The column of the current period, if this column holds the same figure of the period before.
	 */
	readonly of?: string | undefined;
	/** The label; the name of the member if there is none. */
	readonly label?: string | undefined;
}

const ROLES: Readonly<Partial<Record<ColumnKind, ItemRole>>> = {
	name: 'name',
	day: 'day',
	leftOut: 'leftOut',
};

/** What the user says of columns, by their names. */
export interface NamedColumns {
	readonly choices: readonly ItemColumnChoice[];
	readonly rates: readonly Rate[];
}

/** What the user says, by the members that items have. @throws InvalidInput for a name that none has */
export function resolveColumns(
	{ choices, rates }: NamedColumns,
	all: readonly string[],
): NamedColumns {
	return {
		choices: choices.map((choice) => ({
			...choice,
			key: memberFor(choice.key, all),
			of: choice.of === undefined ? undefined : memberFor(choice.of, all),
		})),
		rates: rates.map((rate) => ({
			...rate,
			numerator: memberFor(rate.numerator, all, 'Rates'),
			denominator: memberFor(rate.denominator, all, 'Rates'),
		})),
	};
}

/** Reads the chosen columns as the user wants, and the others as recognized. */
export function applyChoices(
	columns: readonly ItemColumn[],
	found: readonly ItemColumnChoice[],
): ItemColumn[] {
	const chosen = new Map(found.map((choice) => [choice.key, choice]));
	const known = new Set(columns.map(({ key }) => key));
	const missing = [...chosen.keys()].filter((key) => !known.has(key));
	const whole = [
		...columns,
		...missing.map((key): ItemColumn => ({ key, name: key, role: 'leftOut' })),
	];
	const compared = new Set(found.map(({ of }) => of));
	return whole.map((column) => {
		const choice = chosen.get(column.key);
		if (choice !== undefined) return chosenColumn(column, choice);
		const figure = compared.has(column.key) ? asFigure(column) : column;
		return withoutTaken(figure, chosen);
	});
}

/** A column that others are compared with is a figure. */
function asFigure(column: ItemColumn): ItemColumn {
	return column.role === 'figure' ? column : { ...column, role: 'figure', unit: 'number' };
}

/** Removes a recognized change of a figure if the user chose another role for its column. */
function withoutTaken(
	column: ItemColumn,
	chosen: ReadonlyMap<string, ItemColumnChoice>,
): ItemColumn {
	const { change, percent } = column;
	return {
		...column,
		change: change !== undefined && chosen.has(change) ? undefined : change,
		percent: percent !== undefined && chosen.has(percent) ? undefined : percent,
	};
}

function chosenColumn(column: ItemColumn, { key, as, of, label }: ItemColumnChoice): ItemColumn {
	const name = label || column.name;
	const role = ROLES[as];
	if (role !== undefined) return { key, name, role, hasHours: column.hasHours };
	if (as === 'before') return { ...column, name, role: 'figure', beforeOf: of, unit: column.unit };
	const unit: ItemUnit = as === 'name' || as === 'day' || as === 'leftOut' ? 'number' : as;
	return { ...column, name, role: 'figure', unit };
}

/**
 * Returns the member with a name, ignoring white space around it.
 *
 * @throws InvalidInput if there is none
 */
export function memberFor(name: string, all: readonly string[], label = 'Columns'): string {
	const found = all.find((key) => key === name) ?? all.find((key) => key.trim() === name.trim());
	if (found !== undefined) return found;
	throw new InvalidInput(
		label,
		`${label}: no item has a column "${shortName(name)}"`,
		all.length > 0
			? `Use one of these: ${firstNames(all)}. If a previous node should have output this column, it may have had no rows, for example because there were no costs on these days`
			: 'Connect a node that outputs items with columns',
	);
}
