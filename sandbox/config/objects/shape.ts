import type { Site } from '../../shop/sites';

export type Operation = 'create' | 'exists' | 'lookup' | 'search' | 'update' | 'remove';

type ValueKind =
	'text' | 'flag' | 'number' | 'address' | { oneOf: readonly string[] } | { idOf: ObjectShape };

export interface Attribute {
	/** Name inside its object; the name seeds use. */
	short: string;
	/** Name of the query parameter or body member. */
	parameter: string;
	/** Name of the column in replies. */
	column: string;
	kind: ValueKind;
	initial: string;
	requiredOnCreate: boolean;
	/** Shown in replies, never given by a caller. */
	readOnly: boolean;
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
	/** The attribute a search compares as a name. */
	title?: Attribute;
	/** Attributes that together exist once. */
	identity: readonly Attribute[];
	/** How a search narrows the comparison of the title: `-exact` or `-like`. */
	match: 'exact' | 'like';
	operations: readonly Operation[];
	seeds(site?: Site): readonly Seed[];
	/** What is wrong with values that are right one by one. */
	objection?(entry: Entry): string | undefined;
}

type AttributeOf = (object: string) => Attribute;

interface Description {
	attributes?: readonly AttributeOf[];
	/** Short name of the attribute compared as a name; `name` when left out, null for none. */
	title?: 'name' | 'value' | null;
	/** Short names; the title when left out. */
	identity?: readonly string[];
	match?: 'exact' | 'like';
	operations?: readonly Operation[];
	seeds?: ObjectShape['seeds'];
	objection?: ObjectShape['objection'];
}

export function object(name: string, description: Description): ObjectShape {
	const { title: titleName = 'name', match = 'exact', operations = [] } = description;
	const title = titleName === null ? undefined : required(text(titleName))(name);
	const others = (description.attributes ?? []).map((attributeOf) => attributeOf(name));
	const attributes = title ? [title, ...others] : others;
	const identity = description.identity ?? (titleName === null ? [] : [titleName]);
	return {
		name,
		idParameter: `${name}-id`,
		idColumn: `${name}_id`,
		attributes,
		identity: attributes.filter(({ short }) => identity.includes(short)),
		match,
		operations,
		seeds: description.seeds ?? (() => []),
		...(title ? { title } : {}),
		...(description.objection ? { objection: description.objection } : {}),
	};
}

function attribute(short: string, kind: ValueKind, initial: string): AttributeOf {
	return (object) => ({
		short,
		parameter: `${object}-${short}`,
		column: `${object}_${short}`,
		kind,
		initial,
		requiredOnCreate: false,
		readOnly: false,
	});
}

export const text = (short: string): AttributeOf => attribute(short, 'text', '');
export const flag = (short: string, initial: 'Y' | 'N' = 'N'): AttributeOf =>
	attribute(short, 'flag', initial);
export const number = (short: string, initial = '0'): AttributeOf =>
	attribute(short, 'number', initial);
export const address = (short: string): AttributeOf => attribute(short, 'address', '');
/** One of these words; the first when nothing is given. */
export const word = (short: string, oneOf: readonly string[]): AttributeOf =>
	attribute(short, { oneOf }, oneOf[0] ?? '');
export const idOf = (other: ObjectShape): AttributeOf =>
	borrowed(other.name, attribute('id', { idOf: other }, ''));

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

export const columnsOf = (shape: ObjectShape): string[] => [
	shape.idColumn,
	...shape.attributes.map(({ column }) => column),
];

export const writable = (shape: ObjectShape): Attribute[] =>
	shape.attributes.filter((one) => !one.readOnly);
