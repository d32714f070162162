import { DateTime } from 'luxon';
import { chance } from '../shop/chance';
import { COUNTRIES } from '../shop/plan';
import {
	type Column,
	type Flag,
	NOTHING,
	type Sight,
	column,
	dateColumn,
	flags,
	labeled,
	money,
	pick,
	picked,
} from './columns';
import { deviceName } from './touchpoints';
import { BROWSERS, CGI_PARAMS, GOALS, PROMOTIONS, PROVIDERS, SHOPS, SYSTEMS } from './words';

/** The time, place and device; no personal data. */
export const contextFlags: readonly Flag[] = flags({
	'date-dmy': column('date_dmy', 'Day', (sight) => local(sight, 'dd/MM/yyyy')),
	'date-hms': column('date_hms', 'Time', (sight) => local(sight, 'HH:mm:ss')),
	'date-epoch': column('date_epoch', 'Unix time', ({ record }) => record.at),
	extparam: column('extparam', 'External parameter', picked([NOTHING, 'spring', 'summer'], 410)),
	geoloc: column('geoloc_country', 'Country', countryOf),
	browser: column('browser_name', 'Browser', picked(BROWSERS, 412)),
	lang: column('lang_key', 'Language', picked(['fr', 'fr', 'en', 'nl'], 413)),
	os: column('os_name', 'System', picked(SYSTEMS, 414)),
	isp: column('isp_name', 'Internet provider', picked(PROVIDERS, 415)),
	action: column('action_last', 'Action before', picked(GOALS, 416)),
	mdevicetype: column('mdevicetype_name', 'Device', ({ record }) =>
		deviceName(record.conversion.deviceId),
	),
	blockpromo: column('blockpromo_name', 'Promotion', picked(PROMOTIONS, 417)),
	visitdate: dateColumn('visit_date', 'Visit date', (sight) => sight.record.at - visitLag(sight)),
	visitlag: column('visitlag', 'Visit duration, seconds', visitLag),
	'visitlag-hms': column('visitlag_hms', 'Visit duration', (sight) =>
		new Date(visitLag(sight) * 1000).toISOString().slice(11, 19),
	),
	cgiparam: labeled('cgiparam', 'Custom parameter', CGI_PARAMS, 420),
	'rebuyer-prevnb': column('rebuyer_prevnb', 'Sales before', previousSales),
	'rebuyer-prevamount': column('rebuyer_prevamount', 'Revenue before', (sight) =>
		money(previousSales(sight) * 6_490),
	),
	'rebuyer-prevtm': dateColumn('rebuyer_prevtm', 'Previous sale', previousTime),
	'rebuyer-prevtm-epoch': column('rebuyer_prevtm_epoch', 'Previous sale, Unix time', previousTime),
	...Object.fromEntries([1, 2, 3, 4, 5].map(shopGroup)),
	...Object.fromEntries(['ope', 'publisher', 'creative', 'location'].map(thirdParty)),
});

function shopGroup(level: number): [flag: string, Column] {
	const name = `omnichannelgroup${level}`;
	const places = level === 1 ? SHOPS : [NOTHING, `Region ${level}`];
	return [name, column(`${name}_name`, `Shop group ${level}`, picked(places, 430 + level))];
}

function thirdParty(what: string): [flag: string, Column] {
	const ids = picked(['801', '802', '803'], 440);
	return [`tp${what}`, column(`tp${what}_id`, `Third-party ${what}`, ids)];
}

function local({ record, site }: Sight, format: string): string {
	return DateTime.fromSeconds(record.at, { zone: site.timeZone }).toFormat(format);
}

function countryOf({ record, site }: Sight): string {
	const european = ['FR', 'FR', ...COUNTRIES.map(({ code }) => code)];
	return pick(site.name === 'shop-ca' ? ['CA', 'CA', 'CA', 'US'] : european, record, 411);
}

function visitLag({ record }: Sight): number {
	return 40 + Math.floor(chance(record.seed, 402) * 1500);
}

function previousSales({ record }: Sight): number {
	return Math.floor(chance(record.seed, 401) ** 3 * 9);
}

function previousTime(sight: Sight): number | string {
	const { record } = sight;
	if (previousSales(sight) === 0) return NOTHING;
	return record.at - Math.floor((3 + chance(record.seed, 403) * 200) * 86_400);
}
