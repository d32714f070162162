import type { IDataObject } from 'n8n-workflow';

/** Values by the platform's names. */
export type Known = Readonly<Record<string, string>>;

/** The site of all cases. */
export const SITE = 'shop-eu';

/** Values that the sandbox's shop accepts for any operation. */
export const KNOWN: Known = {
	site: SITE,
	'website-name': SITE,
	kind: 'rt#insummary',
	path: 'mcMEDIAINCOMING[?].*',
	metric: 'scartvalid',
	email: 'analyst@shop.example',
	ip: '203.0.113.7',
	mmyyyy: '032026',
	q: 'How do I query a report?',
	value: 'spring',
	key: 'a passphrase',
	format: '0',
	'deny-pat': '203.0.113.9',
	'lang-key': 'en',
	'media-key': 'ADVERTISING',
	'view-id': '0',
	criteria: 'viewed_women_7d',
	dimension: 'media',
	goal: 'order',
	'ebmdb-id': '4100001',
	'ebmdbreq-id': '4101',
	'rootpublisher-name': 'Criteo',
	'cold-columns': 'visits',
	'ope-id': '5001',
	'submedia-id': '5',
	'clustervalue-id': '13,12,11',
	ftype: 'order',
	'file-id': '5690117362890114130',
	eope: '5001',
	'order-newamount': '10',
	'estimate-newamount': '10',
	amount: '10',
	profile: 'client',
	currency: 'EUR',
	'ereplay-ip': '203.0.113.7',
	prdr: 'P1',
	prda: '10',
	prdq: '1',
	prdn: 'Lamp',
	uid: 'u1',
};

/** Different values of a resource or an operation, as `resource.operation`. */
export const KNOWN_OF: Readonly<Record<string, Known>> = {
	adHocJob: { 'job-id': '411001' },
	// The criterion that the counts refer to by its key keeps that key.
	'audienceEngine.update': { 'ebmdb-id': '4100002' },
	autoReport: { 'job-id': '412001' },
	// English and French exist from the start.
	'consentCategory.createTranslation': { 'lang-key': 'de' },
	empDatabase: { 'jobrun-id': '690117362890114130' },
	partnerSync: { 'job-id': '413001' },
	// Another job, so that the mapping of the first one remains.
	'partnerSync.resetData': { 'job-id': '413002' },
};

/** JSON inputs by parameter name, as their platform name may be empty. */
export const KNOWN_JSON: Readonly<Record<string, IDataObject>> = {
	configuration: { period: 'YESTERDAY', attempts: 2 },
	flatQuery: {
		reports: [
			{
				kind: 'rt#insummary',
				dateRanges: [{ range: 'LAST_7_DAYS' }],
				dimensions: [{ name: 'Channel', field: 'media_key' }],
				metrics: [{ name: 'Visits', field: 'visit' }],
			},
		],
	},
};

/** The values of an operation, which override those of its resource and of all. */
export function knownFor(resource: string, operation: string): Known {
	return { ...KNOWN, ...KNOWN_OF[resource], ...KNOWN_OF[`${resource}.${operation}`] };
}
