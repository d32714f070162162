import type { INodeParameters } from 'n8n-workflow';

import { MarketingAnalyticsTrigger } from '../../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node';
import { readMetricAlert } from '../../../nodes/MarketingAnalyticsTrigger/alert/readMetricAlert';
import { formOf } from '../formOf';
import { keptOptions, offered } from './offered';

const { description: trigger } = new MarketingAnalyticsTrigger();

const CALENDAR = ['Public Holidays In', 'Special Days'];
const LABELS = [
	...['Find Causes', 'Ignore Random Variation', 'Minimum Volume', ...CALENDAR, 'Top Values'],
];

const alert = { event: 'metricAlert', figure: 'metric', expected: 'baseline' };
const dimension = (value: string) => ({ __rl: true, mode: 'list', value });
const site = dimension('');
const channels = dimension('media_key');

const ofSite = ['Find Causes', 'Ignore Random Variation', 'Minimum Volume'];

test.each<[string, INodeParameters, string[]]>([
	['Expected Value', { forEach: site }, [...ofSite, ...CALENDAR]],
	[
		'Expected Value of each channel',
		{ forEach: channels },
		[...ofSite.slice(1), ...CALENDAR, 'Top Values'],
	],
	['values of an expression', { forEach: dimension('={{ $json.by }}') }, LABELS],
	['Previous Period', { forEach: site, expected: 'before' }, ofSite],
	['Same Weekday (Mean)', { forEach: site, expected: 'mean' }, ofSite],
	['Same Weekday (Median)', { forEach: site, expected: 'median' }, ofSite],
	[
		'Fixed Value',
		{ forEach: site, expected: 'bound' },
		['Find Causes', 'Minimum Volume', ...CALENDAR],
	],
	['Sales Tracking Broken', { forEach: site, figure: 'saleTracking' }, []],
	[
		'Lead Tracking Broken by channel',
		{ forEach: channels, figure: 'leadTracking' },
		['Top Values'],
	],
])('a metric alert offers the options that have an effect on %s', (_, form, expected) => {
	const shown = offered(trigger, { ...alert, ...form }).filter((label) => LABELS.includes(label));
	expect(shown.sort()).toEqual(expected);
});

const saved = {
	publicHolidays: ['FR'],
	ownDays: { days: [{ name: 'Sale', firstDay: '2026-11-27' }] },
	findCauses: false,
	ignoreRandomVariation: false,
	leastVolume: 5,
	topValues: 3,
};

test.each<[string, INodeParameters]>([
	['Previous Period', { forEach: site, expected: 'before' }],
	['Fixed Value of each channel', { forEach: channels, expected: 'bound', bound: 5 }],
	['Sales Tracking Broken', { forEach: site, figure: 'saleTracking' }],
])('a metric alert watches the same without its hidden options: %s', async (_, form) => {
	const entered = { ...alert, site: dimension('shop-eu'), ...form, options: saved };
	const options = keptOptions(trigger, entered) ?? {};
	expect(Object.keys(options).length).toBeLessThan(Object.keys(saved).length);
	const before = await readMetricAlert(formOf(entered));
	const { watched } = await readMetricAlert(formOf({ ...entered, options }));
	expect(watched).toEqual(before.watched);
});
