import { arrayAt, type Json, type JsonObject, objectWith, stringAt } from '../http/json';
import { badRequest } from '../http/refusal';
import type { SiteCall } from '../request/endpoint';
import { type DateRange, readDateRange } from '../request/ranges';
import type { Site } from '../shop/sites';
import { checkField } from './fields';
import { itemsOf, JOURNEY_KINDS, type JourneyDimension, type JourneyKind } from './kinds';

/** A validated customer-journey request. */
export type JourneyRequest = ReturnType<typeof readJourneyItem>;

/** Reads the only item of `reports` (docs/platform.md, Customer-journey report requests). */
export function readJourneyItem(item: JsonObject, call: SiteCall) {
	const { site } = call;
	const name = stringAt(item.kind, 'kind');
	const kind = JOURNEY_KINDS.find((candidate) => candidate.name === name);
	if (!kind) throw badRequest('KIND_UNKNOWN', `Unknown kind "${name}".`);
	const fields = readFields(item, kind);
	const dimension = readDimension(item, kind);
	if (dimension !== undefined) checkItems(fields['item-id'], dimension, site);
	return { site, kind, fields, dimension, range: readRange(item.dateRanges, call) };
}

function readFields(item: JsonObject, kind: JourneyKind): Record<string, string> {
	const known = [...kind.required, ...kind.optional].map(nameAndRule);
	const names = known.map(([name]) => name);
	const dimension = kind.dimensions ? ['dimension'] : [];
	const allowed = kind.open ? Object.keys(item) : ['kind', 'dateRanges', ...names, ...dimension];
	objectWith(item, `reports[0] of ${kind.name}`, allowed);
	const fields: Record<string, string> = {};
	known.forEach(([name, rule], index) => {
		const given = item[name];
		if (given !== undefined) {
			fields[name] = stringAt(given, name);
			checkField(name, rule, fields[name]);
		} else if (index < kind.required.length) {
			throw badRequest('FIELD_MISSING', `The kind ${kind.name} needs the field ${name}.`);
		}
	});
	return fields;
}

function nameAndRule(field: string): [name: string, rule: string] {
	const [name = field, rule = name] = field.split('=');
	return [name, rule];
}

function readDimension(item: JsonObject, kind: JourneyKind): JourneyDimension | undefined {
	if (!kind.dimensions) return undefined;
	const text = stringAt(item.dimension, 'dimension');
	const dimension = kind.dimensions.find((one) => one === text);
	if (dimension !== undefined) return dimension;
	throw badRequest(
		'FIELD_INVALID',
		`dimension must be one of ${kind.dimensions.join(', ')} for ${kind.name}, not "${text}".`,
	);
}

function checkItems(ids: string | undefined, dimension: JourneyDimension, site: Site): void {
	const known = ['0', ...itemsOf(dimension, site).map(({ id }) => String(id))];
	const unknown = (ids?.split(',') ?? []).find((id) => !known.includes(id));
	if (unknown !== undefined) {
		throw badRequest('ITEM_UNKNOWN', `The dimension ${dimension} has no item ${unknown}.`);
	}
}

// The specification shows no period for these kinds: the one of other reports is accepted, with
// seven days as the default.
function readRange(value: Json | undefined, call: SiteCall): DateRange {
	const ranges = arrayAt(value ?? [{ range: 'LAST_7_DAYS' }], 'dateRanges');
	const [range] = ranges;
	if (range === undefined || ranges.length !== 1) {
		throw badRequest('DATE_RANGE_INVALID', 'A customer-journey report takes one date range.');
	}
	return readDateRange(range, undefined, call);
}
