import { DateTime } from 'luxon';
import { chance } from '../shop/chance';
import { COUNTRIES } from '../shop/plan';
import { type Column, type Sight, NOTHING, column, dateColumn, money, pick } from './columns';
import type { Flag } from './flag';
import { deviceName } from './touchpoints';
import { BROWSERS, CGI_PARAMS, GOALS, PROMOTIONS, PROVIDERS, SHOPS, SYSTEMS } from './words';

const VISIT_LAG = ({ record }: Sight) => 40 + Math.floor(chance(record.seed, 402) * 1500);

/** When, where and with what; nothing that names a person. */
export const contextFlags: readonly Flag[] = [
	single(
		'with-date-dmy',
		column('date_dmy', 'Day', (sight) => local(sight, 'dd/MM/yyyy')),
	),
	single(
		'with-date-hms',
		column('date_hms', 'Time', (sight) => local(sight, 'HH:mm:ss')),
	),
	single(
		'with-date-epoch',
		column('date_epoch', 'Unix time', ({ record }) => record.at),
	),
	picked('with-extparam', 'extparam', 'External parameter', [NOTHING, 'spring', 'summer'], 410),
	single(
		'with-geoloc',
		column('geoloc_country', 'Country', ({ record, site }) =>
			site.name === 'shop-ca'
				? pick(['CA', 'CA', 'CA', 'US'], record, 411)
				: pick(['FR', 'FR', ...COUNTRIES.map(({ code }) => code)], record, 411),
		),
	),
	picked('with-browser', 'browser_name', 'Browser', BROWSERS, 412),
	picked('with-lang', 'lang_key', 'Language', ['fr', 'fr', 'en', 'nl'], 413),
	picked('with-os', 'os_name', 'System', SYSTEMS, 414),
	picked('with-isp', 'isp_name', 'Internet provider', PROVIDERS, 415),
	picked('with-action', 'action_last', 'Action before', GOALS, 416),
	single(
		'with-mdevicetype',
		column('mdevicetype_name', 'Device', ({ record }) => deviceName(record.conversion.deviceId)),
	),
	picked('with-blockpromo', 'blockpromo_name', 'Promotion', PROMOTIONS, 417),
	single(
		'with-visitdate',
		dateColumn('visit_date', 'Visit date', (sight) => sight.record.at - VISIT_LAG(sight)),
	),
	single('with-visitlag', column('visitlag', 'Visit duration, seconds', VISIT_LAG)),
	single(
		'with-visitlag-hms',
		column('visitlag_hms', 'Visit duration', (sight) =>
			new Date(VISIT_LAG(sight) * 1000).toISOString().slice(11, 19),
		),
	),
	{
		name: 'with-cgiparam',
		// Observed practice: the id is in the name, the label in the header.
		columns: () =>
			CGI_PARAMS.map(({ id, label, values }) =>
				column(`cgiparam_${id}`, `Custom parameter : ${label}`, ({ record }) =>
					pick(values, record, 420 + id),
				),
			),
	},
	single('with-rebuyer-prevnb', column('rebuyer_prevnb', 'Sales before', previousSales)),
	single(
		'with-rebuyer-prevamount',
		column('rebuyer_prevamount', 'Revenue before', (sight) => money(previousSales(sight) * 6_490)),
	),
	single(
		'with-rebuyer-prevtm',
		dateColumn('rebuyer_prevtm', 'Previous sale', (sight) => previousTime(sight) ?? NOTHING),
	),
	single(
		'with-rebuyer-prevtm-epoch',
		column(
			'rebuyer_prevtm_epoch',
			'Previous sale, Unix time',
			(sight) => previousTime(sight) ?? NOTHING,
		),
	),
	picked('with-omnichannelgroup1', 'omnichannelgroup1_name', 'Shop group 1', SHOPS, 431),
	...[2, 3, 4, 5].map((level) =>
		picked(
			`with-omnichannelgroup${level}`,
			`omnichannelgroup${level}_name`,
			`Shop group ${level}`,
			[NOTHING, `Region ${level}`],
			430 + level,
		),
	),
	...['ope', 'publisher', 'creative', 'location'].map((what) =>
		picked(`with-tp${what}`, `tp${what}_id`, `Third-party ${what}`, ['801', '802', '803'], 440),
	),
];

function single(name: Flag['name'], ...columns: Column[]): Flag {
	return { name, columns: () => columns };
}

function picked(
	name: Flag['name'],
	columnName: string,
	header: string,
	values: readonly string[],
	salt: number,
): Flag {
	return single(
		name,
		column(columnName, header, ({ record }) => pick(values, record, salt)),
	);
}

function local({ record, site }: Sight, format: string): string {
	return DateTime.fromSeconds(record.at, { zone: site.timeZone }).toFormat(format);
}

function previousSales({ record }: Sight): number {
	return Math.floor(chance(record.seed, 401) ** 3 * 9);
}

function previousTime(sight: Sight): number | undefined {
	const { record } = sight;
	if (previousSales(sight) === 0) return undefined;
	return record.at - Math.floor((3 + chance(record.seed, 403) * 200) * 86_400);
}
