import type { SiteCall } from '../request/endpoint';
import { type Names, leftOut } from '../request/siteEndpoints';
import { type Values, invalid } from '../request/values';
import { midnight } from '../clock';
import { badRequest } from '../http/refusal';
import { given } from '../http/json';
import { type Reply, list } from '../http/reply';
import { DEVICES } from '../shop/codes';
import { type Leaf, leavesOf } from '../shop/leaves';
import { money } from './columns';
import { centsAt } from './moves';
import { GROUPS, type RecordGroup } from './groups';
import { type GivenFacts, type ProductLine, STATUSES } from './record';
import { type Arrival, recordsOf } from './recordBook';
import { PROFILES } from './words';

const MOST_LINES = 50;
const FIRST_TIME = 946_684_800;

const LINES = ['prdr', 'prda', 'prdq', 'prdn'] as const;
const EVERY = ['status', 'type', 'currency', 'uid', 'profile', 'email', 'margin'];
const CONTEXT = ['ereplay-ip', 'ereplay-mdevicetype', 'ereplay-channels-default', 'eope'];

/** Observed practice: the parameters of an injected sale or estimate. */
export function replayNames(group: RecordGroup): Names {
	const own = group.name === 'order' ? ['payment', 'estimateref'] : [];
	const lines = Array.from({ length: MOST_LINES }, (_, index) => LINES.map((key) => key + index));
	const optional = leftOut([...EVERY, ...CONTEXT, ...own, ...lines.flat()]);
	return ['ref', 'amount', 'ereplay-time', ...optional];
}

/** Adds a past or offline sale or estimate. It is a GET that writes. */
export function replayRecord(group: RecordGroup, call: SiteCall): Reply {
	const record = recordsOf(call, group).add(readArrival(call));
	return list(
		[group.idColumn, `${group.name}_ref`, `${group.name}_status`, `${group.name}_amount`],
		[[record.id, record.reference, record.status, money(record.cents)]],
	);
}

function readArrival(call: SiteCall): Arrival {
	const { query, site, clock } = call;
	const reference = query.text('ref');
	const cents = centsAt(query, 'amount') ?? 0;
	const tomorrow = midnight(clock.today(site.timeZone) + 1, site.timeZone).toSeconds();
	const at = query.wholeNumber('ereplay-time', FIRST_TIME, tomorrow - 1) ?? FIRST_TIME;
	const optional = given<Pick<Arrival, 'status' | 'leaf' | 'given' | 'deviceId'>>({
		status: query.oneOf('status', STATUSES),
		leaf: leafOf(call),
		given: givenFacts(call),
		deviceId: deviceOf(call),
	});
	return { reference, cents, at, ...optional };
}

function givenFacts(call: SiteCall): GivenFacts {
	const { query } = call;
	const products = linesOf(query);
	return given<GivenFacts>({
		email: query.get('email') || undefined,
		uid: query.get('uid') || undefined,
		ip: query.get('ereplay-ip') || undefined,
		// Observed practice: a profile must exist before a replay can refer to it.
		profile: query.oneOf('profile', PROFILES),
		type: query.get('type') || undefined,
		payment: query.get('payment') || undefined,
		currency: currencyOf(query.get('currency')),
		estimateRef: knownEstimate(call),
		marginCents: centsAt(query, 'margin'),
		products: products.length > 0 ? products : undefined,
	});
}

function linesOf(query: Values): ProductLine[] {
	const lines: ProductLine[] = [];
	for (let index = 0; index < MOST_LINES; index += 1) {
		const ref = query.get(`prdr${index}`);
		if (ref) {
			lines.push({
				ref,
				name: query.get(`prdn${index}`) ?? ref,
				quantity: query.wholeNumber(`prdq${index}`, 1, 9_999) ?? 1,
				cents: centsAt(query, `prda${index}`) ?? 0,
			});
			continue;
		}
		const orphan = LINES.find((key) => query.has(key + index));
		if (orphan) {
			throw badRequest('PARAMETER_MISSING', `"${orphan}${index}" needs "prdr${index}" beside it.`);
		}
	}
	return lines;
}

function currencyOf(code: string | undefined): string | undefined {
	if (code !== undefined && !/^[A-Z]{3}$/.test(code)) {
		throw invalid('currency', 'three capital letters, like EUR');
	}
	return code;
}

function knownEstimate(call: SiteCall): string | undefined {
	const reference = call.query.get('estimateref');
	if (!reference) return undefined;
	return recordsOf(call, GROUPS.estimate).named(reference).reference;
}

function deviceOf({ query }: SiteCall): number | undefined {
	const names = DEVICES.map(({ name }) => name);
	const requested = query.oneOf('ereplay-mdevicetype', names);
	return DEVICES.find(({ name }) => name === requested)?.id;
}

function leafOf({ query, site }: SiteCall): Leaf | undefined {
	const campaign = query.get('eope');
	if (!campaign) return undefined;
	const leaf = leavesOf(site).find(
		(known) => known.campaign === campaign || String(known.campaignId) === campaign,
	);
	if (!leaf) throw badRequest('CAMPAIGN_UNKNOWN', `There is no campaign "${campaign}".`);
	return leaf;
}
