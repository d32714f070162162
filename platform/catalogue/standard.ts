import { choiceField, required, siteField, textField, WHICH } from './commonFields';
import type { ListName } from './platformLists';
import type { AtLeastOne, Field, PickerField, TextField } from './endpointFields';
import type { EndpointOperation } from './endpointRow';

/**
 * A kind of entity in the platform's configuration (docs/platform.md, Standard configuration
 * resources).
 */
export interface Noun {
	/** The platform's name, as in paths, parameters and columns. */
	readonly object: string;
	readonly one: string;
	/** With its article: "an audience". */
	readonly a: string;
	readonly many: string;
	readonly list?: ListName;
	/** The part of a path between the site and the object. */
	readonly prefix?: string;
	/** The name of its parameters, if it differs from the object. */
	readonly word?: string;
	/** Names are matched by their beginning, or as `like` says. Observed practice. */
	readonly search?: 'like';
}

/** The path of an operation of a noun. */
export function pathOf({ prefix = '/ea/{site}/db', object }: Noun, operation: string): string {
	return `${prefix}/${object}/${operation}.json`;
}

function wordOf({ word, object }: Noun): string {
	return word ?? object;
}

/** The field for the ID: a picker if there is a list. */
export function idOf(noun: Noun): PickerField | TextField {
	const { list, one } = noun;
	const described = { as: `${wordOf(noun)}-id`, required: true } as const;
	return list
		? ({
				...described,
				kind: 'picker',
				list,
				own: true,
				name: 'entry',
				label: one.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
				description: `The ${one}, from the list or by its ID`,
			} satisfies PickerField)
		: { ...described, name: 'id', label: WHICH[0], description: WHICH[1], kind: 'text' };
}

/** The name to assign or to search for. */
export function nameField(noun: Noun): Field {
	return required(textField('name', `${wordOf(noun)}-name`, ['Name', 'The complete name']));
}

const fieldsOf = (noun: Noun) => (noun.prefix === undefined ? [siteField] : []);

/** Search: lists all entries, or those that match the filters. */
export function getMany(noun: Noun, ...filters: readonly Field[]): EndpointOperation {
	const { object, many } = noun;
	return {
		value: 'getMany',
		label: 'Get Many',
		action: `Get many ${many}`,
		description: `List the ${many}, or those that match the filters`,
		method: 'GET',
		path: pathOf(noun, 'search'),
		what: `the list of ${many}`,
		fields: [...fieldsOf(noun)],
		optional: {
			heading: 'Filters',
			fields: [
				textField('id', `${object}-id`, ['ID', 'Only the entry with this ID']),
				textField('name', `${object}-name`, [
					'Name',
					'Only entries whose name matches this text; Name Match sets how',
				]),
				noun.search === 'like' ? likeMatch(`${object}-name-like`) : nameMatch(object),
				...filters,
			],
		},
		paged: true,
		reply: 'records',
	};
}

const MATCH = ['Name Match', 'Which part of the name must match the text under Name'] as const;

/** Observed practice: a name is matched by its beginning by default. */
function nameMatch(object: string): Field {
	return choiceField('nameMatch', `${object}-name-exact`, MATCH, [
		{ value: '1', label: 'Exactly' },
		{ value: '0', label: 'Starts With' },
	]);
}

/** Observed practice: the four comparisons of some lists. */
export function likeMatch(as: string, texts: readonly [string, string] = MATCH): Field {
	return choiceField('match', as, texts, [
		{ value: 'contain', label: 'Contains' },
		{ value: 'end', label: 'Ends With' },
		{ value: 'exact', label: 'Exactly' },
		{ value: 'start', label: 'Starts With' },
	]);
}

/** Exists: whether an entry with a name exists. */
export function checkExistence(noun: Noun, ...by: readonly Field[]): EndpointOperation {
	const { one, a } = noun;
	const key = by.length > 0 ? by : [nameField(noun)];
	return {
		value: 'checkExistence',
		label: 'Check Existence',
		action: `Check whether ${a} exists`,
		description: `Check whether there is ${a} with this name`,
		method: 'GET',
		path: pathOf(noun, 'exists'),
		what: `the search for the ${one}`,
		fields: [siteField, ...key],
		reply: 'verdict',
	};
}

/** Lookup: where an entry is used. */
export function getUsage(noun: Noun): EndpointOperation {
	const { one, a } = noun;
	return {
		value: 'getUsage',
		label: 'Get Usage',
		action: `Get the usage of ${a}`,
		description: `List where the ${one} is used; check this before you change it`,
		method: 'GET',
		path: pathOf(noun, 'lookup'),
		what: `the usage of the ${one}`,
		fields: [siteField, idOf(noun)],
		reply: 'records',
	};
}

/** Create, with the fields that the platform requires (`needed`). */
export function create(
	noun: Noun,
	optional: readonly Field[] = [],
	needed: readonly Field[] = [nameField(noun)],
): EndpointOperation {
	const { one, a } = noun;
	return {
		value: 'create',
		label: 'Create',
		action: `Create ${a}`,
		description: `Add ${a}`,
		method: 'POST',
		path: pathOf(noun, 'create'),
		what: `the new ${one}`,
		fields: [siteField, ...needed],
		...under('Additional Fields', optional),
		reply: 'record',
	};
}

/** Update: changes the given values and keeps the others. */
export function update(noun: Noun, ...changes: AtLeastOne<Field>): EndpointOperation {
	const { one, a } = noun;
	return {
		value: 'update',
		label: 'Update',
		action: `Update ${a}`,
		description: `Change the ${one}; fields that you do not add keep their values`,
		method: 'POST',
		path: pathOf(noun, 'update'),
		what: `the change to the ${one}`,
		fields: [siteField, idOf(noun)],
		optional: { heading: 'Update Fields', fields: changes },
		reply: 'record',
		idempotent: true,
	};
}

/** The new name, for updates. */
export function rename(noun: Noun): Field {
	return textField('name', `${wordOf(noun)}-name`, ['Name', 'The new name']);
}

/** Remove: deletes an entry. */
export function remove(noun: Noun): EndpointOperation {
	const { one, a } = noun;
	return {
		value: 'delete',
		label: 'Delete',
		action: `Delete ${a}`,
		description: `Delete the ${one} permanently`,
		warning: `This deletes the ${one} from the site permanently.`,
		method: 'DELETE',
		path: pathOf(noun, 'remove'),
		what: `the deletion of the ${one}`,
		fields: [siteField, idOf(noun)],
		reply: 'deleted',
	};
}

/** A collection of optional fields, if there are any. */
export function under(
	heading: 'Additional Fields' | 'Options' | 'Filters',
	[first, ...rest]: readonly Field[],
) {
	return first ? { optional: { heading, fields: [first, ...rest] } as const } : {};
}
