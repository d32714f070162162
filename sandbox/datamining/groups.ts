import { GOALS, MARKETPLACES, PARTNER_SITES, SEARCHED_WORDS } from './words';

/** One kind of log-level record (docs/platform.md, Datamining). */
export interface RecordGroup {
	/** The path segment under `/report/`, and the prefix of its columns. */
	name: GroupName;
	/** The first digits of its record IDs. */
	code: string;
	/** The first letters of its references. */
	letters: string;
	/** Observed practice: the parameter of `get.json`; undefined if there is no `get.json`. */
	getBy?: string;
	/** The column with the record's ID. */
	idColumn: string;
	/** Whether records have an amount. */
	money: boolean;
	/** Whether records are pending, valid or invalid. */
	states: boolean;
	/** The name of a record of the group in a sentence. */
	noun: string;
	/** The possible subjects of its records, the frequent ones first. */
	subjects: readonly string[];
}

export type GroupName =
	| 'estimate'
	| 'order'
	| 'actionlog'
	| 'isenginerequest'
	| 'tpopedataclick'
	| 'scart'
	| 'tporder';

function group(
	name: GroupName,
	code: string,
	letters: string,
	noun: string,
	more: Partial<RecordGroup> = {},
): RecordGroup {
	const defaults = { idColumn: `${name}_id`, money: false, states: false, subjects: [] };
	return { name, code, letters, noun, ...defaults, ...more };
}

export const GROUPS: Readonly<Record<GroupName, RecordGroup>> = {
	estimate: group('estimate', '71', 'DEV', 'estimate', {
		getBy: 'estimateid-id',
		idColumn: 'estimateid_id',
		money: true,
		states: true,
	}),
	order: group('order', '72', 'CMD', 'sale', {
		getBy: 'orderid-id',
		idColumn: 'orderid_id',
		money: true,
		states: true,
	}),
	actionlog: group('actionlog', '73', 'ACT', 'goal', { subjects: GOALS }),
	isenginerequest: group('isenginerequest', '74', 'REC', 'internal search', {
		subjects: SEARCHED_WORDS,
	}),
	tpopedataclick: group('tpopedataclick', '75', 'CLI', 'outbound click', {
		subjects: PARTNER_SITES,
	}),
	scart: group('scart', '76', 'PAN', 'shopping cart', { getBy: 'scart-id', money: true }),
	tporder: group('tporder', '77', 'MKT', 'third-party sale', {
		getBy: 'tporder-ref',
		money: true,
		subjects: MARKETPLACES,
	}),
};
