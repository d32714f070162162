import { chance } from '../shop/chance';
import { type Sight, column, pick } from './columns';
import type { Flag } from './flag';
import { CLUSTERS, FIRST_NAMES, LAST_NAMES, USER_PARAMS } from './words';

const BUYERS = 40_000;
// The ranges that are kept free for documentation.
const NETWORKS = ['192.0.2', '198.51.100', '203.0.113'];

/** What names or describes a person; in a search only when it is asked for. */
export const personFlags: readonly Flag[] = [
	single('with-email', 'email', 'E-mail', emailOf),
	single(
		'with-ip',
		'ip',
		'IP address',
		({ record }) => record.given.ip ?? `${pick(NETWORKS, record, 501)}.${1 + (record.seed % 254)}`,
	),
	single(
		'with-buyerid',
		'buyerid',
		'Visitor id (EUID)',
		(sight) => `eu${(buyerOf(sight) + 1_000_000).toString(16)}`,
	),
	single(
		'with-userid',
		'userid',
		'CRM user id',
		(sight) => sight.record.given.uid ?? `C${100_000 + buyerOf(sight)}`,
	),
	single('with-last-rp-ea-android-adid', 'last_rp_ea_android_adid', 'Android id', (sight) =>
		advertisingId(sight, 6),
	),
	single('with-last-rp-ea-ios-idfa', 'last_rp_ea_ios_idfa', 'iOS id', (sight) =>
		advertisingId(sight, 5),
	),
	single('with-optin', 'optin', 'Opt-in', ({ record }) => pick(['1', '1', '0'], record, 502)),
	single(
		'with-profile',
		'profile_name',
		'Profile',
		({ record }) => record.given.profile ?? pick(['prospect', 'client', 'vip'], record, 503),
	),
	{
		name: 'with-cluster',
		// Observed practice: the id is in the name, the label in the header.
		columns: () =>
			CLUSTERS.map(({ id, label, values }) =>
				column(`cluster_${id}`, `Audience : ${label}`, ({ record }) =>
					pick(values, record, 520 + id),
				),
			),
	},
	{
		name: 'with-iduserparam',
		columns: () =>
			USER_PARAMS.map(({ id, label, values }) =>
				column(`iduserparam_${id}`, `CRM parameter : ${label}`, ({ record }) =>
					pick(values, record, 520 + id),
				),
			),
	},
];

function single(
	name: Flag['name'],
	columnName: string,
	header: string,
	valueOf: (sight: Sight) => string,
): Flag {
	return { name, columns: () => [column(columnName, header, valueOf)] };
}

function buyerOf({ record }: Sight): number {
	return Math.floor(chance(record.seed, 500) * BUYERS);
}

function emailOf(sight: Sight): string {
	const { record } = sight;
	if (record.given.email !== undefined) return record.given.email;
	const name = `${pick(FIRST_NAMES, record, 510)}.${pick(LAST_NAMES, record, 511)}`;
	return `${name}${buyerOf(sight)}@mail.example`;
}

function advertisingId({ record }: Sight, deviceId: number): string {
	if (record.conversion.deviceId !== deviceId) return '-';
	const hex = (record.seed * 1_048_576).toString(16).padStart(12, '0').slice(0, 12);
	return `00000000-0000-4000-8000-${hex}`;
}
