import { type Coded, DEVICES, VIEWS } from '../shop/codes';
import type { Site } from '../shop/sites';
import { BIASES, JOURNEYS, MODELS, PROFILE_SEQUENCES, SCALES, SLOTS } from './fields';
import { itemsOf, type JourneyDimension, SET_A, SET_B, SET_C } from './kinds';

/** A value a request field takes, with its name. */
export interface Choice {
	id: string;
	name: string;
}

/** What one list endpoint gives. */
interface JourneyList {
	/** The endpoint below `/db/cj`. */
	name: string;
	choices: readonly Choice[];
}

/** A list of the items of one dimension, which has to be asked for. */
interface ItemList {
	name: string;
	dimensions: readonly JourneyDimension[];
}

// A goal may be that a user gets a profile: the one with this number.
export const PROFILES: readonly Coded[] = [
	{ id: 11, name: 'Visitor' },
	{ id: 12, name: 'Prospect' },
	{ id: 13, name: 'Customer' },
	{ id: 14, name: 'Loyal customer' },
];

const DIMENSION_NAMES: Readonly<Record<JourneyDimension, string>> = {
	media: 'Channel',
	publisher: 'Publisher',
	submedia: 'Sub-channel',
	ope: 'Campaign',
	insegmentitem: 'Page',
	insegmentitemcategory: 'Page category',
	mediaplan: 'Media plan',
};

const GOALS: readonly Choice[] = [
	{ id: 'order', name: 'Sale' },
	{ id: 'estimate', name: 'Estimate' },
	{ id: 'scart', name: 'Shopping cart' },
	...PROFILES.map(({ id, name }) => ({ id: `profile_${id}`, name: `Profile: ${name}` })),
];
// The columns of every customer-journey report.
const KPIS: readonly Choice[] = [
	{ id: 'conversion', name: 'Conversions' },
	{ id: 'amount', name: 'Amount' },
	{ id: 'share', name: 'Share of the conversions' },
];
/** The lists of docs/platform.md, Customer journey; each family names the kinds `cj#<family>-...`. */
export const JOURNEY_LISTS: readonly JourneyList[] = [
	...['assist', 'bias', 'deviceexclusivity', 'devicepath', 'mediaexclusivity', 'mediapath'].map(
		(family) => available(family, 'goal', GOALS),
	),
	available('touch', 'goal', GOALS),
	available('assist', 'dimension', dimensions(SET_A)),
	available('bias', 'dimension', dimensions(SET_A)),
	available('mediaexclusivity', 'dimension', dimensions(SET_B)),
	available('mediapath', 'dimension', dimensions(SET_C)),
	available('qualifyengage', 'dimension', dimensions(SET_B)),
	available('velocity', 'dimension', dimensions(SET_B)),
	available('assist', 'views', coded(VIEWS)),
	available('qualifyengage', 'views', coded(VIEWS)),
	available('bias', 'bias', named(BIASES)),
	available('bias', 'models', named(MODELS)),
	available('deviceexclusivity', 'mdevicetype', coded(DEVICES)),
	available('devicepath', 'mdevicetype', coded(DEVICES)),
	available('devicepath', 'kpi', KPIS),
	available('mediapath', 'kpi', KPIS),
	available('velocity', 'kpi', KPIS),
	available('duration', 'journey', coded(JOURNEYS)),
	available('velocity', 'journey', coded(JOURNEYS)),
	available('duration', 'slot', named(SLOTS)),
	available('qualifyengage', 'profilesequence', coded(PROFILE_SEQUENCES)),
	available('velocity', 'scale', named(SCALES)),
];

export const ITEM_LISTS: readonly ItemList[] = [
	items('mediaexclusivity', SET_B),
	items('mediapath', SET_C),
	items('velocity', SET_B),
];

export function itemChoices(dimension: JourneyDimension, site: Site): Choice[] {
	return coded(itemsOf(dimension, site));
}

function available(family: string, what: string, choices: readonly Choice[]): JourneyList {
	return { name: `${family}_get_available_${what}`, choices };
}

function items(family: string, allowed: readonly JourneyDimension[]): ItemList {
	return { name: `${family}_get_available_item_by_dimension`, dimensions: allowed };
}

function dimensions(set: readonly JourneyDimension[]): Choice[] {
	return set.map((id) => ({ id, name: DIMENSION_NAMES[id] }));
}

function coded(codes: readonly Coded[]): Choice[] {
	return codes.map(({ id, name }) => ({ id: String(id), name }));
}

function named(names: Readonly<Record<string, string>>): Choice[] {
	return Object.entries(names).map(([id, name]) => ({ id, name }));
}
