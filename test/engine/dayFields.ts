import type { INodeProperties, INodePropertyOptions, INodeTypeDescription } from 'n8n-workflow';

/** A field for a day: the operation that shows it, and its path, such as `options.from`. */
export interface DayField {
	/** `node`, `node operation` or `node resource operation`. */
	readonly where: string;
	readonly path: string;
}

/** Every field of a node for a day, once per operation that shows it. */
export function dayFieldsOf({ name, properties }: INodeTypeDescription): DayField[] {
	return placesOf(properties).flatMap((place) =>
		daysIn(properties, place).map((path) => ({
			where: [nameIn(name), ...Object.values(place)].join(' '),
			path,
		})),
	);
}

/** The name of an installed node includes its package. */
function nameIn(type: string): string {
	return type.slice(type.lastIndexOf('.') + 1);
}

type Place = Readonly<Record<string, string>>;

const SELECTORS = ['resource', 'operation', 'event'];

/** Every choice of Resource and Operation, or of Event. */
function placesOf(properties: readonly INodeProperties[]): Place[] {
	const selectors = properties.filter(({ name }) => SELECTORS.includes(name));
	return selectors.reduce<Place[]>(
		(places, selector) =>
			places.flatMap((place) =>
				isShown(selector, place) && !(selector.name in place)
					? valuesOf(selector).map((value) => ({ ...place, [selector.name]: value }))
					: [place],
			),
		[{}],
	);
}

function valuesOf({ options = [] }: INodeProperties): string[] {
	return options.filter(isChoice).map(({ value }) => String(value));
}

function isChoice(
	option: NonNullable<INodeProperties['options']>[number],
): option is INodePropertyOptions {
	return 'value' in option;
}

/** Whether the choices of an operation show a property; its other conditions are ignored. */
function isShown({ displayOptions: { show = {}, hide = {} } = {} }: INodeProperties, place: Place) {
	const isOneOf = (name: string, values: unknown[] = []) => {
		const chosen = place[name.replace('/', '')];
		return chosen === undefined ? undefined : values.includes(chosen);
	};
	return (
		Object.entries(show).every(([name, values]) => isOneOf(name, values) !== false) &&
		Object.entries(hide).every(([name, values]) => isOneOf(name, values) !== true)
	);
}

function isDay({ type, typeOptions, name }: INodeProperties): boolean {
	return type === 'dateTime' && (typeOptions?.dateOnly === true || /day|^from$|^to$/i.test(name));
}

function daysIn(properties: readonly INodeProperties[], place: Place): string[] {
	const shown = properties.filter((property) => isShown(property, place));
	return shown.flatMap((property) => [
		...(isDay(property) ? [property.name] : []),
		...insideOf(property).flatMap(({ within, fields }) =>
			daysIn(fields, place).map((path) => [property.name, ...within, path].join('.')),
		),
	]);
}

/** The fields of a collection, or of each of its groups. */
function insideOf({ options = [] }: INodeProperties) {
	return options.flatMap((option) => {
		if ('values' in option) return [{ within: [option.name], fields: option.values }];
		return 'type' in option ? [{ within: [], fields: [option] }] : [];
	});
}
