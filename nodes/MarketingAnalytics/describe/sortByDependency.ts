import type { INodeProperties } from 'n8n-workflow';

import type { Needed } from './merge';
import { grouped, propertyKeyOf } from './merge';

const FIRST = [
	'agentTokenNotice',
	'agentNotice',
	'letAgentChange',
	'warning',
	'tip',
	'importKind',
	'importSite',
	'site',
	'recordType',
	'network',
	'level',
	'list',
	'incomingItems',
];
const LAST = [
	'inputFrom',
	'inputFile',
	'columns',
	'costColumns',
	'recognizedHeaders',
	'returnAll',
	'limit',
	'output',
	'messageFor',
	'simplify',
	'binaryProperty',
	'waitLimit',
	'noRetries',
	'filters',
	'additionalFields',
	'updateFields',
	'options',
];

/**
 * Orders properties that operations share: each form keeps its own order, except for properties
 * that come first or last in all forms.
 */
export function sortByDependency(needed: readonly Needed[]): Needed[] {
	const ofOperations = grouped(needed, ({ resource, operation }) => `${resource}.${operation}`);
	const forms = ofOperations.map((form) =>
		form.sort((a, b) => rankInForm(a.property) - rankInForm(b.property)).map(propertyKeyOf),
	);
	const places = new Map(placesOf(forms).map((property, place) => [property, place]));
	const placeOf = (one: Needed) => places.get(propertyKeyOf(one)) ?? 0;
	return [...needed].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Where a field is in every form: negative first, positive last, 0 for those between. */
export function rankInForm({ name }: Pick<INodeProperties, 'name'>): number {
	const first = FIRST.indexOf(name);
	return first < 0 ? LAST.indexOf(name) + 1 : first - FIRST.length;
}

/** All properties, each after those that precede it in any form. */
function placesOf(forms: ReadonlyArray<readonly string[]>): string[] {
	const before = new Map<string, Set<string>>();
	for (const form of forms) {
		for (const [place, property] of form.entries()) {
			const earlier = before.get(property) ?? new Set<string>();
			for (const other of form.slice(0, place)) earlier.add(other);
			before.set(property, earlier);
		}
	}
	const placed = new Set<string>();
	const place = (property: string): string[] => {
		// Contradicting forms lead to a cycle, which is broken at its first property.
		if (placed.has(property)) return [];
		placed.add(property);
		return [...[...(before.get(property) ?? [])].flatMap(place), property];
	};
	return [...before.keys()].flatMap(place);
}
