import { badRequest } from '../http/refusal';
import { DEVICES, VIEWS } from '../shop/codes';

/** Returns what is wrong with the text of a field, or undefined. */
type FieldRule = (text: string) => string | undefined;

/** The values of a field, with their names. */
export type Names = Readonly<Record<string, string>>;

export const BIASES: Names = {
	'bias:brand': 'Brand',
	'bias:session': 'Session',
	'bias:view': 'View',
	'bias:lastpaidchannel': 'Last paid channel',
	'bias:firstchannel': 'First channel',
};
export const MODELS: Names = {
	firstchannel: 'First channel',
	firstpaidchannel: 'First paid channel',
	lastchannel: 'Last channel',
	'lastchannel-visit': 'Last channel of the visit',
	lastpaidchannel: 'Last paid channel',
	'lastpaidchannel-visit': 'Last paid channel of the visit',
	'lastpaidchannel-wobs': 'Last paid channel without brand search',
	'lastpaidchannel-womailing': 'Last paid channel without emailing',
};
export const SLOTS: Names = { hour: 'By hour', day: 'By day', week: 'By week', month: 'By month' };
export const SCALES: Names = {
	'12h': '12 hours',
	'24hlinear': '24 hours, linear',
	'24h': '24 hours',
	'3d': '3 days',
	'15d': '15 days',
	'30d': '30 days',
};
export const JOURNEYS: Names = {
	1: 'First visit to sale',
	2: 'First click to sale',
	3: 'First visit to estimate',
};
export const PROFILE_SEQUENCES: Names = {
	1: 'Visitor, prospect, customer',
	2: 'Cart, sale, loyalty',
};

const DIGITS = /^\d+$/;

function among(allowed: readonly (string | number)[]): FieldRule {
	return (text) =>
		allowed.some((word) => String(word) === text)
			? undefined
			: `must be one of ${allowed.join(', ')}`;
}

/** Several values separated by commas, each by a rule. */
function severalOf(rule: FieldRule): FieldRule {
	return (text) =>
		text
			.split(',')
			.map(rule)
			.find((problem) => problem !== undefined);
}

const ids = (coded: readonly { id: number }[]) => coded.map(({ id }) => id);
const number: FieldRule = (text) => (DIGITS.test(text) ? undefined : 'must be a number');

/** One of order, estimate, scart, profile_$ID (docs/platform.md, Customer-journey report requests). */
const goal: FieldRule = (text) =>
	/^(order|estimate|scart|profile_\d+)$/.test(text)
		? undefined
		: 'must be order, estimate, scart or profile_ with a number';

/**
 * docs/platform.md, Customer-journey report requests: a JSON array, carried as string, of triples
 * [key, operand, value].
 */
const filters: FieldRule = (text) => {
	try {
		const parsed: unknown = JSON.parse(text);
		const isTriple = (one: unknown) => Array.isArray(one) && one.length === 3;
		if (Array.isArray(parsed) && parsed.every(isTriple)) return undefined;
	} catch {
		// Reported below, like JSON of the wrong shape.
	}
	return 'must be a JSON array of triples [key, operand, value]';
};

const RULES: Readonly<Record<string, FieldRule>> = {
	filters,
	goal,
	language: among(['fr', 'es', 'en']),
	'view-id': among(ids(VIEWS)),
	'view-ids': severalOf(among(ids(VIEWS))),
	bias: among(Object.keys(BIASES)),
	biases: severalOf(among(Object.keys(BIASES))),
	'model-id': among(Object.keys(MODELS)),
	'dependency-relative': among([0, 1]),
	'mdevicetype-id': among(ids(DEVICES)),
	'mdevicetype-id-or-0': among([0, ...ids(DEVICES)]),
	'player-position': among(['first', 'last']),
	// The specification allows 0 and 2, and describes 1 as well.
	'player-unique': among([0, 1, 2]),
	journey: among(Object.keys(JOURNEYS)),
	slot: among(Object.keys(SLOTS)),
	scale: among(Object.keys(SCALES)),
	'item-id': number,
	'item-ids': severalOf(number),
	'item-id-1': number,
	'profilesequence-id': among(Object.keys(PROFILE_SEQUENCES)),
	'profile-type': among(['global', 'session']),
};

/** Rejects a text that violates the rule with this name. */
export function checkField(field: string, rule: string, text: string): void {
	const check = RULES[rule];
	if (!check) throw new Error(`There is no rule "${rule}".`);
	const problem = check(text);
	if (problem === undefined) return;
	throw badRequest('FIELD_INVALID', `${field} ${problem}, not "${text}".`);
}
