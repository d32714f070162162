import { chance } from '../shop/chance';
import {
	type Column,
	type Flag,
	type Sight,
	column,
	flags,
	labeled,
	pick,
	picked,
} from './columns';
import { CLUSTERS, FIRST_NAMES, LAST_NAMES, USER_PARAMS } from './words';

const BUYERS = 40_000;
// The address ranges reserved for documentation.
const NETWORKS = ['192.0.2', '198.51.100', '203.0.113'];

/** Personal data, which a search returns only on request. */
export const personFlags: readonly Flag[] = flags({
	email: column('email', 'E-mail', emailOf),
	ip: column('ip', 'IP address', ipOf),
	buyerid: column(
		'buyerid',
		'Visitor id (EUID)',
		(sight) => `eu${(buyerOf(sight) + 1_000_000).toString(16)}`,
	),
	userid: column(
		'userid',
		'CRM user id',
		(sight) => sight.record.given.uid ?? `C${100_000 + buyerOf(sight)}`,
	),
	'last-rp-ea-android-adid': column('last_rp_ea_android_adid', 'Android id', advertisingId(6)),
	'last-rp-ea-ios-idfa': column('last_rp_ea_ios_idfa', 'iOS id', advertisingId(5)),
	optin: column('optin', 'Opt-in', picked(['1', '1', '0'], 502)),
	profile: column(
		'profile_name',
		'Profile',
		({ record }) => record.given.profile ?? pick(['prospect', 'client', 'vip'], record, 503),
	),
	cluster: labeled('cluster', 'Audience', CLUSTERS, 520),
	iduserparam: labeled('iduserparam', 'CRM parameter', USER_PARAMS, 520),
});

function buyerOf({ record }: Sight): number {
	return Math.floor(chance(record.seed, 500) * BUYERS);
}

function emailOf(sight: Sight): string {
	const { record } = sight;
	const name = `${pick(FIRST_NAMES, record, 510)}.${pick(LAST_NAMES, record, 511)}`;
	return record.given.email ?? `${name}${buyerOf(sight)}@mail.example`;
}

function ipOf({ record }: Sight): string {
	return record.given.ip ?? `${pick(NETWORKS, record, 501)}.${1 + (record.seed % 254)}`;
}

function advertisingId(deviceId: number): Column['valueOf'] {
	return ({ record }) => {
		if (record.conversion.deviceId !== deviceId) return '-';
		const hex = (record.seed * 1_048_576).toString(16).padStart(12, '0').slice(0, 12);
		return `00000000-0000-4000-8000-${hex}`;
	};
}
