import type { Sandbox } from '../../../sandbox';
import type { LateRecord } from '../../../sandbox/datamining/lateRecords';
import type { Known } from './known';
import { KNOWN, KNOWN_OF, SITE } from './known';
import { SiteCalls, textIn } from './siteCalls';

/** Creates what a case needs, named after the case, and returns its values. */
type Preparation = (sandbox: Sandbox, caseName: string, place: Known) => Known | Promise<Known>;

type Group = LateRecord['group'];

const syncRun = preparation(async (site) => {
	const runs = await site.rows('GET', 'db/syncpartner/status', job('partnerSync'));
	const done = runs.find(({ jobrun_status: state }) => state === 'COMPLETED');
	return { 'jobrun-id': textIn(done, 'jobrun_id') };
});

const userExport = run('POST', 'db/ebmdb/export_users', { ergmacro: 'viewed_women_7d' });

/** Preparations by `resource.operation`, for entities that are created or used up. */
export const PREPARED: Readonly<Record<string, Preparation>> = {
	...searches(),
	'sale.get': record('order', 'orderid-id'),
	'sale.validate': record('order', 'order-ref'),
	'sale.cancel': record('order', 'order-ref'),
	'sale.updateAmount': record('order', 'order-ref', 'VALID'),
	'sale.replay': record('estimate', 'estimateref'),
	'estimate.get': record('estimate', 'estimateid-id'),
	'estimate.validate': record('estimate', 'estimate-ref'),
	'estimate.cancel': record('estimate', 'estimate-ref'),
	'record.getShoppingCart': record('scart', 'scart-id'),
	'record.getThirdPartySale': record('tporder', 'tporder-ref'),
	'audienceEngine.getExportStatus': userExport,
	'audienceEngine.getExport': userExport,
	'audienceEngine.downloadExport': userExport,
	'adHocJob.launchWithToken': preparation(async (site) => ({
		token: await site.value('GET', 'db/adhoc/get_token', job('adHocJob'), 'token'),
	})),
	'adHocJob.relaunch': run('POST', 'db/adhoc/test', job('adHocJob')),
	'partnerSync.download': syncRun,
	'partnerSync.relaunch': syncRun,
	'partnerSync.relaunchRaw': syncRun,
	'partnerSync.relaunchTest': syncRun,
	'encryption.decrypt': preparation(async (site) => {
		const { value, key } = KNOWN;
		return { payload: await site.value('POST', 'db/encdec/encrypt', { value, key }, 'payload') };
	}),
	'audience.removeLabel': preparation(async (site, name) => {
		const audience = await create(site, 'cluster', name);
		await site.rows('POST', 'db/cluster/set_label', { ...audience, 'label-id': '1' });
		return { ...audience, 'label-id': '1' };
	}),
	'campaign.unlinkSubChannel': preparation(async (site) => {
		const link = { 'ope-id': '5001', 'submedia-id': '6' };
		await site.rows('POST', 'db/ope/link_to_submedia', link);
		return link;
	}),
	'cookie.deleteFamily': preparation((site, name) => create(site, 'cookiecontrolfamily', name)),
	'cookie.deleteRule': preparation((site, name) =>
		create(site, 'cookiecontrolrules', name, { 'cookiecontrolrules-pattern': '^x_' }),
	),
	'denyEntry.delete': preparation((site, name) =>
		create(site, 'deny', name, { 'deny-pat': '203.0.113.10' }),
	),
};

function preparation(prepare: (site: SiteCalls, caseName: string) => Promise<Known>): Preparation {
	return (sandbox, caseName) => prepare(new SiteCalls(sandbox), caseName);
}

function searches(): Record<string, Preparation> {
	const period = { 'date-from': '11/02/2026', 'date-to': '11/03/2026' };
	const groups = { sale: 'order', estimate: 'estimate', record: undefined };
	return Object.fromEntries(
		Object.entries(groups).flatMap(([resource, group]) => {
			const search: Preparation = (sandbox, name, { recordType = '' }) =>
				run('GET', `report/${group ?? recordType}/search`, period)(sandbox, name, {});
			return ['getSearchStatus', 'getSearchResult'].map((operation) => [
				`${resource}.${operation}`,
				search,
			]);
		}),
	);
}

function run(method: 'GET' | 'POST', name: string, given: Known): Preparation {
	return preparation(async (site) => ({
		'jobrun-id': await site.value(method, name, given, 'jobrun_id'),
	}));
}

function record(group: Group, as: string, status: LateRecord['status'] = 'PENDING'): Preparation {
	return ({ control }, reference) => {
		control.addRecord({ site: SITE, group, reference, at: 1_795_000_000, amount: 50, status });
		return { [as]: reference };
	};
}

async function create(
	site: SiteCalls,
	object: string,
	name: string,
	more: Known = {},
): Promise<Known> {
	const given = { [`${object}-name`]: name, ...more };
	return {
		[`${object}-id`]: await site.value('POST', `db/${object}/create`, given, `${object}_id`),
	};
}

function job(resource: string): Known {
	return { 'job-id': KNOWN_OF[resource]?.['job-id'] ?? '' };
}
