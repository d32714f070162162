import { isIP } from 'node:net';
import { invalid, type Values } from '../../request/values';
import type { Site } from '../../shop/sites';

export type Operation = 'create' | 'exists' | 'lookup' | 'search' | 'update' | 'remove';

export interface Attribute {
	/** The name within its object, which seeds use. */
	short: string;
	/** Name of the query parameter or body member. */
	parameter: string;
	/** Name of the column in replies. */
	column: string;
	/** Rejects an invalid value; undefined for a text, which may be anything. */
	check?: (given: Values, parameter: string) => unknown;
	/** The object whose ID the value is. */
	idOf?: ObjectShape;
	initial: string;
	requiredOnCreate?: boolean;
	/** Returned in replies, but never sent by callers. */
	readOnly?: boolean;
}

/** A configuration object: its values by column name. */
export type Entry = Readonly<Record<string, string>>;

/**
 * Initial values of an object, by short attribute name, with `id` if it must have a certain one.
 */
export type Seed = Readonly<Record<string, string>>;

export const named = (...names: string[]): Seed[] => names.map((name) => ({ name }));

/** The definition of a kind of configuration object. */
export interface ObjectShape {
	/** Path segment under `/db/`. */
	name: string;
	idParameter: string;
	idColumn: string;
	attributes: readonly Attribute[];
	writable: readonly Attribute[];
	/** All columns of a reply. */
	columns: readonly string[];
	/** The attribute that a search compares as the name. */
	title: Attribute | undefined;
	/** The attributes that are unique together. */
	identity: readonly Attribute[];
	/** The suffix of the parameter that selects the comparison of the title: `-exact` or `-like`. */
	match: 'exact' | 'like';
	operations: readonly Operation[];
	seeds(site: Site): readonly Seed[];
	/** Why values that are valid separately are invalid together. */
	objection?(entry: Entry): string | undefined;
}

type AttributeOf = (object: string) => Attribute;

interface Description extends Partial<
	Pick<ObjectShape, 'match' | 'operations' | 'seeds' | 'objection'>
> {
	attributes?: readonly AttributeOf[];
	/**
	 * The short name of the attribute that is compared as the name; `name` by default, null for none.
	 */
	title?: string | null;
	/** Short names; the title by default. */
	identity?: readonly string[];
}

export function object(name: string, description: Description): ObjectShape {
	const { title: titleName = 'name', attributes: others = [], ...own } = description;
	const title = titleName === null ? undefined : required(text(titleName))(name);
	const attributes = [title ?? [], others.map((attributeOf) => attributeOf(name))].flat();
	const { identity = titleName === null ? [] : [titleName], ...more } = own;
	return {
		name,
		idParameter: `${name}-id`,
		idColumn: `${name}_id`,
		attributes,
		writable: attributes.filter((one) => !one.readOnly),
		columns: [`${name}_id`, ...attributes.map(({ column }) => column)],
		title,
		identity: attributes.filter(({ short }) => identity.includes(short)),
		match: 'exact',
		operations: ['create', 'exists', 'search', 'update'],
		seeds: () => [],
		...more,
	};
}

function attribute(short: string, more: Partial<Attribute> = {}): AttributeOf {
	return (object) => ({
		short,
		parameter: `${object}-${short}`,
		column: `${object}_${short}`,
		initial: '',
		...more,
	});
}

export const text = (short: string): AttributeOf => attribute(short);
export const flag = (short: string, initial: 'Y' | 'N' = 'N'): AttributeOf =>
	attribute(short, { initial, check: (given, name) => given.flag(name) });
export const number = (short: string, initial = '0', most = Infinity): AttributeOf =>
	attribute(short, { initial, check: (given, name) => given.wholeNumber(name, 0, most) });
export const address = (short: string): AttributeOf => attribute(short, { check: checkAddress });
/** One of these words, the first by default. */
export const word = (short: string, oneOf: readonly string[]): AttributeOf =>
	attribute(short, { initial: oneOf[0] ?? '', check: (given, name) => given.oneOf(name, oneOf) });
export const idOf = (other: ObjectShape): AttributeOf =>
	borrowed(other.name, attribute('id', { idOf: other, check: (given, name) => given.id(name) }));

/** An attribute that carries the name of another object, such as `lang-key`. */
export const borrowed =
	(owner: string, attributeOf: AttributeOf): AttributeOf =>
	() => {
		const made = attributeOf(owner);
		return { ...made, short: made.column };
	};

export const required =
	(attributeOf: AttributeOf): AttributeOf =>
	(object) => ({ ...attributeOf(object), requiredOnCreate: true });

export const readOnly =
	(attributeOf: AttributeOf): AttributeOf =>
	(object) => ({ ...attributeOf(object), readOnly: true });

const DOMAIN = /^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/i;

function checkAddress(given: Values, parameter: string): void {
	const text = given.text(parameter);
	if (!isIP(text) && !DOMAIN.test(text)) throw invalid(parameter, 'an IP address or a domain');
}
