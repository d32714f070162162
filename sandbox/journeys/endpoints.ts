import { badRequest } from '../http/refusal';
import { list, type Reply } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { type Names, reading } from '../request/siteEndpoints';
import type { Values } from '../request/values';
import { checkField } from './fields';
import { itemsOf, type JourneyDimension, SET_C } from './kinds';
import { ITEM_LISTS, JOURNEY_LISTS, named } from './lists';
import { type Uplift, upliftPercent, upliftPresence, upliftTopPaths } from './uplift';

const NARROWING: Names = ['goal?', 'dimension?', 'journey?', 'view-id?'];
const ITEMS: Names = ['dimension', 'goal?', 'journey?', 'view-id?'];
const QUESTION: Names = ['date-from?', 'date-to?', 'goal?', 'view-id?'];
const LONGEST_PERIOD = 366;
const DEFAULT_DAYS = 30;

/** The values of fields in customer-journey requests (docs/platform.md, Customer journey). */
export const journeyListEndpoints: readonly SiteEndpoint[] = [
	...Object.entries(JOURNEY_LISTS).flatMap(([family, lists]) =>
		Object.entries(lists).map(([what, choices]) =>
			reading(`cj/${family}_get_available_${what}`, NARROWING, (_call, values) => {
				checkNarrowing(values, SET_C);
				return choiceRows(choices);
			}),
		),
	),
	...Object.entries(ITEM_LISTS).map(([family, dimensions]) =>
		reading(`cj/${family}_get_available_item_by_dimension`, ITEMS, ({ site }, values) => {
			checkNarrowing(values, dimensions);
			const dimension = dimensions.find((one) => one === values.get('dimension'));
			return choiceRows(dimension === undefined ? {} : named(itemsOf(dimension, site)));
		}),
	),
	...['Meta', 'TikTok'].flatMap((publisher) => [
		upliftEndpoint('assist', publisher, 'presence', ['ope_id', 'ope_name'], upliftPresence),
		upliftEndpoint('mediapath', publisher, 'toppath', ['path_rank', 'path'], upliftTopPaths),
	]),
];

function choiceRows(choices: Readonly<Record<string, string>>): Reply {
	return list(['id', 'name'], Object.entries(choices));
}

// The lists are the same for all of them here, but the requested dimension must exist.
function checkNarrowing(values: Values, dimensions: readonly JourneyDimension[]): void {
	for (const field of ['goal', 'journey', 'view-id']) {
		const given = values.get(field);
		if (given !== undefined) checkField(field, field, given);
	}
	const dimension = values.get('dimension');
	if (dimension === undefined || dimensions.some((one) => one === dimension)) return;
	throw badRequest(
		'FIELD_INVALID',
		`dimension must be one of ${dimensions.join(', ')}, not "${dimension}".`,
	);
}

function upliftEndpoint(
	family: string,
	publisher: string,
	what: string,
	columns: readonly string[],
	measure: typeof upliftPresence,
): SiteEndpoint {
	const name = `${family}_${publisher.toLowerCase()}_postimpression_uplift_${what}`;
	return reading(`cj/${name}`, QUESTION, (call, values) => {
		checkNarrowing(values, SET_C);
		return upliftRows(columns, measure({ publisher, ...questionOf(call, values) }));
	});
}

function questionOf({ clock, site }: SiteCall, values: Values) {
	const today = clock.today(site.timeZone);
	const { first, last } = periodOf(values) ?? { first: today - DEFAULT_DAYS, last: today - 1 };
	return {
		site,
		goal: values.get('goal') ?? 'order',
		viewId: values.get('view-id') ?? '0',
		first,
		// Future days have no data.
		last: Math.min(last, today),
	};
}

// The specification shows no parameters: a period may be requested, but only completely.
function periodOf(values: Values) {
	const bounds = ['date-from', 'date-to'];
	const given = bounds.filter((name) => values.get(name) !== undefined);
	if (given.length === 0) return undefined;
	if (given.length === bounds.length) return values.period(LONGEST_PERIOD);
	throw badRequest('PARAMETER_MISSING', 'date-from and date-to belong together.');
}

function upliftRows(columns: readonly string[], uplifts: readonly Uplift[]): Reply {
	return list(
		[...columns, 'conversion', 'conversion_postimpression', 'uplift'],
		uplifts.map((uplift) => {
			const { id, name, clicked, seen } = uplift;
			return [id, name, clicked, clicked + seen, upliftPercent(uplift)];
		}),
	);
}
