import { DateTime } from 'luxon';
import { chance } from '../shop/chance';
import { COUNTRIES } from '../shop/plan';
import {
	type Flag,
	NOTHING,
	type Sight,
	dateColumn,
	flags,
	labelled,
	money,
	pick,
	picked,
} from './columns';
import { deviceName } from './touchpoints';
import { BROWSERS, CGI_PARAMS, GOALS, PROMOTIONS, PROVIDERS, SHOPS, SYSTEMS } from './words';

/** When, where and with what; nothing that names a person. */
export const contextFlags: readonly Flag[] = [
	...flags({
		'date-dmy': ['date_dmy', 'Day', (sight) => local(sight, 'dd/MM/yyyy')],
		'date-hms': ['date_hms', 'Time', (sight) => local(sight, 'HH:mm:ss')],
		'date-epoch': ['date_epoch', 'Unix time', ({ record }) => record.at],
		extparam: ['extparam', 'External parameter', picked([NOTHING, 'spring', 'summer'], 410)],
		geoloc: ['geoloc_country', 'Country', countryOf],
		browser: ['browser_name', 'Browser', picked(BROWSERS, 412)],
		lang: ['lang_key', 'Language', picked(['fr', 'fr', 'en', 'nl'], 413)],
		os: ['os_name', 'System', picked(SYSTEMS, 414)],
		isp: ['isp_name', 'Internet provider', picked(PROVIDERS, 415)],
		action: ['action_last', 'Action before', picked(GOALS, 416)],
		mdevicetype: ['mdevicetype_name', 'Device', deviceOf],
		blockpromo: ['blockpromo_name', 'Promotion', picked(PROMOTIONS, 417)],
	}),
	{
		name: 'with-visitdate',
		columns: () => [
			dateColumn('visit_date', 'Visit date', (sight) => sight.record.at - visitLag(sight)),
		],
	},
	...flags({
		visitlag: ['visitlag', 'Visit duration, seconds', visitLag],
		'visitlag-hms': ['visitlag_hms', 'Visit duration', visitDuration],
	}),
	{
		name: 'with-cgiparam',
		columns: () => labelled('cgiparam', 'Custom parameter', CGI_PARAMS, 420),
	},
	...flags({
		'rebuyer-prevnb': ['rebuyer_prevnb', 'Sales before', previousSales],
		'rebuyer-prevamount': ['rebuyer_prevamount', 'Revenue before', previousAmount],
	}),
	{
		name: 'with-rebuyer-prevtm',
		columns: () => [dateColumn('rebuyer_prevtm', 'Previous sale', previousTime)],
	},
	...flags({
		'rebuyer-prevtm-epoch': ['rebuyer_prevtm_epoch', 'Previous sale, Unix time', previousTime],
		omnichannelgroup1: ['omnichannelgroup1_name', 'Shop group 1', picked(SHOPS, 431)],
	}),
	...[2, 3, 4, 5].flatMap((level) => {
		const name = `omnichannelgroup${level}`;
		const regions = picked([NOTHING, `Region ${level}`], 430 + level);
		return flags({ [name]: [`${name}_name`, `Shop group ${level}`, regions] });
	}),
	...['ope', 'publisher', 'creative', 'location'].flatMap((what) => {
		const ids = picked(['801', '802', '803'], 440);
		return flags({ [`tp${what}`]: [`tp${what}_id`, `Third-party ${what}`, ids] });
	}),
];

function local({ record, site }: Sight, format: string): string {
	return DateTime.fromSeconds(record.at, { zone: site.timeZone }).toFormat(format);
}

function countryOf({ record, site }: Sight): string {
	const european = ['FR', 'FR', ...COUNTRIES.map(({ code }) => code)];
	return pick(site.name === 'shop-ca' ? ['CA', 'CA', 'CA', 'US'] : european, record, 411);
}

function deviceOf({ record }: Sight): string {
	return deviceName(record.conversion.deviceId);
}

function visitLag({ record }: Sight): number {
	return 40 + Math.floor(chance(record.seed, 402) * 1500);
}

function visitDuration(sight: Sight): string {
	return new Date(visitLag(sight) * 1000).toISOString().slice(11, 19);
}

function previousSales({ record }: Sight): number {
	return Math.floor(chance(record.seed, 401) ** 3 * 9);
}

function previousAmount(sight: Sight): string {
	return money(previousSales(sight) * 6_490);
}

function previousTime(sight: Sight): number | string {
	const { record } = sight;
	if (previousSales(sight) === 0) return NOTHING;
	return record.at - Math.floor((3 + chance(record.seed, 403) * 200) * 86_400);
}
