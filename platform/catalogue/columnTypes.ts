import { catalogue } from './index';
import type { Field } from './endpointFields';

/** The type of a column of the platform's records, as far as its name shows. */
type ColumnType = 'identifier' | 'number' | 'moment' | 'flag' | 'bookkeeping';

/**
 * Observed practice (docs/platform.md, Catalogue): replies name their columns without types. The
 * first matching pattern counts; a name that matches none has an unknown type.
 */
const BY_NAME: ReadonlyArray<readonly [RegExp, ColumnType]> = [
	[/^(ebmdb_criticity|ebmdb_listtype|cluster_version)$/, 'bookkeeping'],
	[/(^|_)(ids?|uid)$/, 'identifier'],
	// Requested as seconds.
	[/(^|_)epoch$/, 'number'],
	[/(amount|margin|price|quantity)$/, 'number'],
	[/(^|_)(visit|out)?lag$/, 'number'],
	[/(^|_)(mta)?score$/, 'number'],
	[/(^|_)(clicks?|cost|count|impressions?|nb|position|prevnb|reach|rows)$/, 'number'],
	[/(^|_)(share|size|sort|sz|threshold|total|users|visits?|volume)$/, 'number'],
	[/(^|_)(visit)?date(out|visit)?$/, 'moment'],
	[/(^|_)(start|end|prevtm|tm|time|lastseen|created|updated|expires?)$/, 'moment'],
	[/(^|_)(active|archive|optin)$/, 'flag'],
];

/** The types of columns whose values are shown by fields of the forms. */
const byField = new Map(
	catalogue
		.flatMap(({ operations }) => operations)
		.flatMap(({ fields, optional }) => [...fields, ...(optional?.fields ?? [])])
		.flatMap(typeOfField),
);

function typeOfField(field: Field): ReadonlyArray<readonly [string, ColumnType]> {
	// A column has the name of the parameter that sets it.
	if (field.kind === 'number') return [[field.as.replaceAll('-', '_'), 'number']];
	if (field.kind !== 'flag' || field.words[1] !== 'Y') return [];
	return [[field.as.replaceAll('-', '_'), 'flag']];
}

/** The type of a column; undefined if its name does not show it. */
export function columnTypeOf(column: string): ColumnType | undefined {
	const name = withoutPlace(column).toLowerCase();
	const [, type] = BY_NAME.find(([pattern]) => pattern.test(name)) ?? [];
	return type ?? byField.get(name);
}

/**
 * The name of a repeated column without its number: `orderproduct_quantity_2`, `order_amount #2`.
 */
function withoutPlace(column: string): string {
	return column.replace(/ #\d+$/, '').replace(/_\d+$/, '');
}
