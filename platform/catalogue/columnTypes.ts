import { catalogue } from './index';
import type { Field } from './endpointRow';

/** What a column of the platform's records holds, as far as its name tells. */
export type ColumnType = 'identifier' | 'number' | 'moment' | 'flag' | 'bookkeeping';

/**
 * Observed practice, all of it (docs/platform.md, Catalogue): replies name their columns, and show none of their types.
 * A name that matches nothing says nothing. The first that matches counts.
 */
const BY_NAME: ReadonlyArray<readonly [RegExp, ColumnType]> = [
	[/^(ebmdb_criticity|ebmdb_listtype|cluster_version)$/, 'bookkeeping'],
	[/(^|_)(ids?|uid)$/, 'identifier'],
	// Asked for as seconds.
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

/** What fields of the forms say of the columns that show their values. */
const byField = new Map(
	catalogue
		.flatMap(({ operations }) => operations)
		.flatMap(({ fields, optional }) => [...fields, ...(optional?.fields ?? [])])
		.flatMap(typeOfField),
);

function typeOfField(field: Field): ReadonlyArray<readonly [string, ColumnType]> {
	// A column is called like the parameter that sets it.
	if (field.kind === 'number') return [[field.as.replaceAll('-', '_'), 'number']];
	if (field.kind !== 'flag' || field.words[1] !== 'Y') return [];
	return [[field.as.replaceAll('-', '_'), 'flag']];
}

/** What a column holds; undefined where its name does not tell. */
export function columnTypeOf(column: string): ColumnType | undefined {
	const name = withoutPlace(column).toLowerCase();
	const [, type] = BY_NAME.find(([pattern]) => pattern.test(name)) ?? [];
	return type ?? byField.get(name);
}

/** The name of a column that is one of several: `orderproduct_quantity_2`, `order_amount #2`. */
function withoutPlace(column: string): string {
	return column.replace(/ #\d+$/, '').replace(/_\d+$/, '');
}
