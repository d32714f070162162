/** A list of the platform: one call, and the columns of value and label. */
export interface ListRow {
	/** Relative to the service root. */
	readonly path: string;
	/** The entries, as a noun for messages. */
	readonly what: string;
	/** The columns that may hold the value, in order of preference. Observed practice. */
	readonly values: readonly [string, ...string[]];
	/** The columns that may hold the label. */
	readonly labels: readonly string[];
	/**
	 * The parameter that searches the list by name; without it, the platform returns the whole list.
	 */
	readonly search?: string;
	/** The parameter that makes the search match anywhere in the name, not only at its beginning. */
	readonly contains?: string;
	/** An alternative path, if the platform does not serve the list under `path`. */
	readonly otherwise?: string;
	/** Set if the path is observed practice and not part of the specification. */
	readonly isBeyond?: true;
	/** Set if an entry without one of these columns of the value is left out. */
	readonly isOnlyNamed?: true;
	/** Whether users type an ID or a name if they do not pick an entry. */
	readonly typed: 'ID' | 'Name';
}

/** A search endpoint of the configuration, whose columns are named after its object. */
function configured(object: string, what: string): ListRow {
	return {
		path: `/ea/{site}/db/${object}/search.json`,
		what: `the list of ${what}`,
		values: [`${object}_id`, 'id'],
		labels: [`${object}_name`, 'name'],
		search: `${object}-name`,
		typed: 'ID',
	};
}

function anywhere(row: ListRow): ListRow {
	return row.search === undefined ? row : { ...row, contains: `${row.search}-like` };
}

/** A list of jobs, whose columns have the same names for every kind. Observed practice. */
function jobs(group: string, what: string): ListRow {
	return {
		path: `/ea/{site}/db/${group}/search.json`,
		what: `the list of ${what}`,
		values: ['job_id', 'id'],
		labels: ['job_name', 'name'],
		search: 'job-name',
		typed: 'ID',
	};
}

/** The lists that depend on the site only, by noun. */
export const lists = {
	audience: configured('cluster', 'audiences'),
	consentCategory: configured('collectorconfigpmcategory', 'consent categories'),
	contextFlag: configured('contextflag', 'context flags'),
	contextFlagCategory: configured('contextflagcategory', 'context flag categories'),
	cookie: anywhere(configured('cookiecontrol', 'cookies')),
	cookieFamily: anywhere(configured('cookiecontrolfamily', 'cookie families')),
	cookieRule: configured('cookiecontrolrules', 'cookie rules'),
	creative: configured('creative', 'creatives'),
	crmParameter: configured('iduserparam', 'CRM parameters'),
	customParameter: configured('cgiparam', 'custom parameters'),
	dataProvider: configured('partner', 'data providers'),
	dataProviderParameter: configured('partneruserparam', 'data provider parameters'),
	denyEntry: configured('deny', 'deny entries'),
	audienceCriterion: configured('ebmdb', 'audience criteria'),
	adHocJob: jobs('adhoc', 'ad hoc jobs'),
	autoReport: jobs('autoreport', 'auto reports'),
	partnerSync: jobs('syncpartner', 'partner syncs'),
	attributionRule: {
		path: '/ea/{site}/db/view/get_all_name.json',
		isBeyond: true,
		otherwise: '/ea/{site}/db/cj/assist_get_available_views.json',
		what: 'the list of attribution rules',
		values: ['view_id', 'id'],
		labels: ['view_name', 'name'],
		typed: 'ID',
	},
	// Observed practice (docs/platform.md, Endpoints beyond the specification).
	location: { ...configured('location', 'locations'), isBeyond: true },
	publisher: { ...configured('publisher', 'publishers'), isBeyond: true },
	exportColumn: {
		path: '/ea/{site}/db/ebmdb/available_cold_columns.json',
		what: 'the list of columns of user exports',
		values: ['coldcolumn_key', 'key'],
		labels: ['coldcolumn_name', 'name'],
		typed: 'Name',
	},
	language: {
		path: '/ea/{site}/db/collectorconfigpmcategorylang/get_all_lang.json',
		what: 'the list of languages',
		values: ['lang_key', 'key'],
		labels: ['lang_name', 'name'],
		typed: 'Name',
	},
} satisfies Record<string, ListRow>;

/** A list that depends on the site only. */
export type SiteList = keyof typeof lists;

/** The lists that a field can offer, by noun. */
export type ListName =
	| 'sites'
	| 'reportKinds'
	| 'dataLevels'
	| 'dimensions'
	| 'metrics'
	| 'metricSegments'
	| 'campaign'
	| 'consentTranslation'
	| SiteList;
