import type { AlertKind } from './alertLifecycle';

/** What an alert is about, whenever it begins. */
interface AlertSubject {
	readonly site: string;
	/** The field of the figure, or both fields of a rate. */
	readonly figure: string;
	readonly dimension?: string | undefined;
	/** The value of the dimension; empty for the whole site. */
	readonly name: string;
	/** The first day of the period of a target, as each period has a target of its own. */
	readonly target?: string | undefined;
	readonly kind: AlertKind;
}

/**
 * The ID of an alert, which is the same each time that it begins, goes on or ends: shop-eu/visit/lower,
 * shop-eu/visit/media_key=MAILING/lower, or shop-eu/visit/target=2026-11-01/lower.
 */
export function alertIdOf({ site, figure, dimension, name, target, kind }: AlertSubject): string {
	const parts = [
		...(dimension === undefined ? [] : [`${encode(dimension)}=${encode(name)}`]),
		...(target === undefined ? [] : [`target=${target}`]),
	];
	return [encode(site), figure.split('/').map(encode).join(':'), ...parts, kind].join('/');
}

/** Slashes and equals signs would be read as separators. */
function encode(text: string): string {
	// A name may hold half of a pair of surrogates, which cannot be encoded.
	return encodeURIComponent(text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD'));
}
