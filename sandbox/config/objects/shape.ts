import { isIP } from 'node:net';
import { invalid, type Values } from '../../request/values';
import type { Site } from '../../shop/sites';

export type Operation = 'create' | 'exists' | 'lookup' | 'search' | 'update' | 'remove';

export interface Attribute {
	/** Name inside its object; the name seeds use. */
	short: string;
	/** Name of the query parameter or body member. */
	parameter: string;
	/** Name of the column in replies. */
	column: string;
	/** Refuses what is no such value; left out for a text, which may be anything. */
	check?: (given: Values, parameter: string) => unknown;
	/** The object whose id it is. */
	idOf?: ObjectShape;
	initial: string;
	requiredOnCreate?: boolean;
	/** Shown in replies, never given by a caller. */
	readOnly?: boolean;
}

/** One configured thing: its values by column name. */
export type Entry = Readonly<Record<string, string>>;

/** Values a shop starts with, by short attribute name; `id` when it must be a certain one. */
export type Seed = Readonly<Record<string, string>>;

export const named = (...names: string[]): Seed[] => names.map((name) => ({ name }));

/** What the platform knows about one kind of configured thing. */
export interface ObjectShape {
	/** Path segment under `/db/`. */
	name: string;
	idParameter: string;
	idColumn: string;
	attributes: readonly Attribute[];
	writable: readonly Attribute[];
	/** All columns of a reply. */
	columns: readonly string[];
	/** The attribute a search compares as a name. */
	title: Attribute | undefined;
	/** Attributes that together exist once. */
	identity: readonly Attribute[];
	/** How a search narrows the comparison of the title: `-exact` or `-like`. */
	match: 'exact' | 'like';
	operations: readonly Operation[];
	seeds(site: Site): readonly Seed[];
	/** What is wrong with values that are right one by one. */
	objection?(entry: Entry): string | undefined;
}

type AttributeOf = (object: string) => Attribute;

interface Description extends Partial<
	Pick<ObjectShape, 'match' | 'operations' | 'seeds' | 'objection'>
> {
	attributes?: readonly AttributeOf[];
	/** Short name of the attribute compared as a name; `name` when left out, null for none. */
	title?: string | null;
	/** Short names; the title when left out. */
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
export const number = (short: string, initial = '0'): AttributeOf =>
	attribute(short, { initial, check: (given, name) => given.wholeNumber(name) });
export const address = (short: string): AttributeOf => attribute(short, { check: checkAddress });
/** One of these words; the first when nothing is given. */
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
