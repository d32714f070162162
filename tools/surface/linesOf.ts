import type {
	ICredentialType,
	IDisplayOptions,
	INodeProperties,
	INodePropertyCollection,
	INodeType,
} from 'n8n-workflow';

/** The parameters that decide which others a form has. */
const SELECTORS = ['resource', 'operation', 'event'];

/** A combination of choices, such as the resource sale with the operation search. */
type Scene = ReadonlyMap<string, string>;

type Properties = readonly INodeProperties[];
type Entry = NonNullable<INodeProperties['options']>[number];

/** Everything that a saved workflow may contain of a node, one line each. */
export function linesOfNode({ description }: INodeType): string[] {
	const { name, version, credentials = [], properties } = description;
	const ofEveryForm = properties.filter((one) => !isSelector(one) && !dependsOnScene(one));
	return [
		...[version].flat().map((one) => `${name} version ${one}`),
		...credentials.map((one) => `${name} credential ${one.name}`),
		...linesOf(name, ofEveryForm, new Map()),
		...linesOfScenes(name, properties, SELECTORS, new Map()),
	];
}

/** Everything that a saved credential may contain, one line each. */
export function linesOfCredential({ name, extends: parents = [], properties }: ICredentialType) {
	return [
		`${name} credential`,
		...parents.map((one) => `${name} extends ${one}`),
		...linesOf(name, properties, new Map()),
	];
}

function linesOfScenes(
	place: string,
	properties: Properties,
	[selector, ...rest]: readonly string[],
	scene: Scene,
): string[] {
	if (selector === undefined) {
		const isItsOwn = (one: INodeProperties) => !isSelector(one) && dependsOnScene(one);
		return [place, ...linesOf(place, properties.filter(isItsOwn), scene)];
	}
	const found = properties.filter((one) => one.name === selector && isIn(scene, one));
	if (found.length === 0) return linesOfScenes(place, properties, rest, scene);
	return found.flatMap(({ type, default: fallback, options = [] }) => [
		`${place} ${selector}: ${type} = ${JSON.stringify(fallback)}`,
		...options.flatMap(valueOf).flatMap((value) => {
			const chosen = new Map([...scene, [selector, value]]);
			return linesOfScenes(`${place} ${value}`, properties, rest, chosen);
		}),
	]);
}

const isSelector = ({ name }: INodeProperties) => SELECTORS.includes(name);

function dependsOnScene({ displayOptions: { show = {}, hide = {} } = {} }: INodeProperties) {
	const named = [...Object.keys(show), ...Object.keys(hide)];
	return named.some((key) => SELECTORS.includes(key.replace(/^\//, '')));
}

/**
 * Whether a form has a property with these choices; other conditions of the property are ignored.
 */
function isIn(scene: Scene, { displayOptions: { show = {}, hide = {} } = {} }: INodeProperties) {
	const holds = (rules: NonNullable<IDisplayOptions['show']>, [name, value]: [string, string]) =>
		(rules[name] ?? rules[`/${name}`])?.includes(value);
	const chosen = [...scene];
	return (
		chosen.every((one) => holds(show, one) !== false) && !chosen.some((one) => holds(hide, one))
	);
}

function linesOf(place: string, properties: Properties, scene: Scene): string[] {
	// A notice has no value.
	return properties
		.filter((one) => one.type !== 'notice' && isIn(scene, one))
		.flatMap(({ name, type, typeOptions, default: fallback, options = [], modes = [] }) => {
			const path = `${place} ${name}`;
			const kind = typeOptions?.multipleValues ? `${type}[]` : type;
			return [
				`${path}: ${kind} = ${JSON.stringify(fallback)}`,
				...modes.map((mode) => `${path} by ${mode.name}`),
				...options.flatMap((entry) => linesOfEntry(path, entry, scene)),
			];
		});
}

function linesOfEntry(path: string, entry: Entry, scene: Scene): string[] {
	if (isCollection(entry)) return linesOf(`${path} ${entry.name}`, entry.values, scene);
	if (isProperty(entry)) return linesOf(path, [entry], scene);
	return [`${path} may be ${JSON.stringify(entry.value)}`];
}

const isProperty = (entry: Entry): entry is INodeProperties => 'type' in entry;
const isCollection = (entry: Entry): entry is INodePropertyCollection => 'values' in entry;
const valueOf = (entry: Entry) =>
	isProperty(entry) || isCollection(entry) ? [] : [String(entry.value)];
