import { type Coded, DEVICES, VIEWS } from '../shop/codes';
import { BIASES, JOURNEYS, MODELS, type Names, PROFILE_SEQUENCES, SCALES, SLOTS } from './fields';
import { type JourneyDimension, SET_A, SET_B, SET_C } from './kinds';

const DIMENSION_NAMES: Readonly<Record<JourneyDimension, string>> = {
	media: 'Channel',
	publisher: 'Publisher',
	submedia: 'Sub-channel',
	ope: 'Campaign',
	insegmentitem: 'Page',
	insegmentitemcategory: 'Page category',
	mediaplan: 'Media plan',
};

const GOALS: Names = {
	order: 'Sale',
	estimate: 'Estimate',
	scart: 'Shopping cart',
	// The event that a user gets the profile with this number.
	profile_11: 'Profile: Visitor',
	profile_12: 'Profile: Prospect',
	profile_13: 'Profile: Customer',
	profile_14: 'Profile: Loyal customer',
};
// The columns of every customer-journey report.
const KPIS: Names = {
	conversion: 'Conversions',
	amount: 'Amount',
	share: 'Share of the conversions',
};

/** The lists of docs/platform.md, Customer journey; each family names the kinds `cj#<family>-...`. */
export const JOURNEY_LISTS: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
	assist: { goal: GOALS, dimension: dimensions(SET_A), views: named(VIEWS) },
	bias: { goal: GOALS, dimension: dimensions(SET_A), bias: BIASES, models: MODELS },
	deviceexclusivity: { goal: GOALS, mdevicetype: named(DEVICES) },
	devicepath: { goal: GOALS, mdevicetype: named(DEVICES), kpi: KPIS },
	duration: { journey: JOURNEYS, slot: SLOTS },
	mediaexclusivity: { goal: GOALS, dimension: dimensions(SET_B) },
	mediapath: { goal: GOALS, dimension: dimensions(SET_C), kpi: KPIS },
	qualifyengage: {
		dimension: dimensions(SET_B),
		views: named(VIEWS),
		profilesequence: PROFILE_SEQUENCES,
	},
	touch: { goal: GOALS },
	velocity: { dimension: dimensions(SET_B), kpi: KPIS, journey: JOURNEYS, scale: SCALES },
};

/** Families that list the items of a dimension, which is a required parameter. */
export const ITEM_LISTS: Readonly<Record<string, readonly JourneyDimension[]>> = {
	mediaexclusivity: SET_B,
	mediapath: SET_C,
	velocity: SET_B,
};

function dimensions(set: readonly JourneyDimension[]): Names {
	return Object.fromEntries(set.map((id) => [id, DIMENSION_NAMES[id]]));
}

/** The names of codes, by number. */
export function named(codes: readonly Coded[]): Names {
	return Object.fromEntries(codes.map(({ id, name }) => [id, name]));
}
