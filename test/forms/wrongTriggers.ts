import type { INodeParameters } from 'n8n-workflow';

import { locator } from '../../harness/workflows';
import { jobs, records, weekly } from '../engine/trigger/scene';

/** What, the form, the sentences that the user reads, and the parameter to mend. */
type Wrong = [
	what: string,
	set: INodeParameters,
	message: string,
	advice: string,
	parameter: string,
];

const EMPTY = locator('', 'id');
const SITE = 'Choose or type a value for Site';
const METRIC = 'Choose a metric from the list, or type its name';
const alert = (more: INodeParameters): INodeParameters => ({
	event: 'metricAlert',
	site: locator('shop-eu'),
	...more,
});
const target = (more: INodeParameters): INodeParameters => ({
	event: 'targetAlert',
	site: locator('shop-eu'),
	targetFigure: locator('visit'),
	targetAmount: 9_000,
	...more,
});
const scheduled = (when: INodeParameters): INodeParameters => ({ options: { schedule: { when } } });
const changes = (recordType: string) => ({ ...records(recordType), event: 'statusChanged' });

const time = (submitAt: string): Wrong => [
	`the time ${submitAt || 'that is empty'}`,
	weekly({ submitAt }),
	`Time of Day must be hours and minutes, but is "${submitAt}"`,
	'Enter hours and minutes such as 06:30',
	'Time of Day',
];

const wholeNumber = (
	label: string,
	set: INodeParameters,
	range: string,
	entered: number,
	advice: string,
): Wrong => [
	`${entered} as ${label}`,
	set,
	`${label} must be a whole number from ${range}, but is "${entered}"`,
	advice,
	label,
];

const empty = (
	label: string,
	set: INodeParameters,
	advice = `Choose a value from the list under ${label}`,
): Wrong => [`no ${label} of ${String(set.event)}`, set, `${label} is empty`, advice, label];

const noZone = (set: INodeParameters): Wrong => [
	'a zone that does not exist',
	set,
	'Time Zone: there is no time zone "Europe/Pari"',
	'Enter a name such as Europe/Paris, or leave Time Zone empty to use the time zone of the workflow',
	'Time Zone',
];

const notIn = (label: string, set: INodeParameters, entered: string, choices: string): Wrong => [
	`${entered} as ${label}`,
	set,
	`${label} cannot be "${entered}"`,
	`Choose a value from the list under ${label}, or enter one of ${choices}`,
	label,
];

const NOTHING = '';
const monthly = (dayOfMonth: INodeParameters[string]) =>
	weekly({ submitEvery: 'month', dayOfMonth });
const oneSuchAs1 = 'Enter a number such as 1';

/** What the form cannot hold. */
export const wrong: Wrong[] = [
	empty('Site', weekly({ site: EMPTY }), SITE),
	empty('Site', jobs('autoReport', { site: EMPTY }), SITE),
	empty('Site', jobs('audienceExport', { site: EMPTY }), SITE),
	empty('Site', { event: 'importFinished', site: EMPTY }, SITE),
	empty('Site', records('goal', { site: EMPTY }), SITE),
	empty('Site', { ...changes('sale'), site: EMPTY }, SITE),
	...['', '24:00', '6.30', '06:60', 'noon'].map(time),
	noZone(weekly({ timeZone: 'Europe/Pari' })),
	notIn('Weekday', weekly({ weekday: 8 }), '8', '1, 2, 3, 4, 5, 6, 7'),
	empty('Weekday', weekly({ weekday: NOTHING })),
	wholeNumber('Day of Month', monthly(32), '1 up to 31', 32, oneSuchAs1),
	wholeNumber('Day of Month', monthly(1.5), '1 up to 31', 1.5, oneSuchAs1),
	empty('Day of Month', monthly(NOTHING), oneSuchAs1),
	wholeNumber(
		'Look Back (Days)',
		records('sale', { options: { lookBack: 29 } }),
		'0 up to 28',
		29,
		'Enter a number from 0 to 28, or remove this option: the default is 2',
	),
	wholeNumber(
		'Look Back (Days)',
		{ ...changes('sale'), options: { lookBack: -1 } },
		'0 up to 28',
		-1,
		'Enter a number from 0 to 28, or remove this option: the default is 2',
	),
	notIn(
		'Request the Report',
		weekly({ submitEvery: 'minute' }),
		'minute',
		'poll, day, hour, month, week',
	),
	empty('Request the Report', weekly({ submitEvery: NOTHING })),
	[
		'no time to wait',
		weekly({ options: { giveUpAfter: 0 } }),
		'Give Up After (Hours) must be more than 0, but is "0"',
		'Enter a number above 0, or remove this option: the default is 24',
		'Give Up After (Hours)',
	],
	...['', ' , '].map((jobRunIds) =>
		empty(
			'Job Run IDs',
			jobs('dataWarehouse', { jobRunIds, ip: '203.0.113.7' }),
			'Enter the IDs of the runs to watch, separated by commas',
		),
	),
	notIn(
		'Job',
		jobs('parcel'),
		'parcel',
		'adHocJob, audienceExport, autoReport, dataWarehouse, empDatabase, partnerSync',
	),
	...[jobs('autoReport'), { event: 'importFinished', site: locator('shop-eu') }].map((set) =>
		notIn('Outcome', { ...set, outcome: 'better' }, 'better', 'any, failed, done'),
	),
	notIn(
		'Trigger On',
		{ ...weekly(), event: 'fullMoon' },
		'fullMoon',
		'importFinished, jobFinished, metricAlert, newRecord, reportReady, statusChanged, targetAlert',
	),
	empty('Metric', alert({ metric: locator('') }), METRIC),
	empty('Divided By', alert({ figure: 'ownRate' }), METRIC),
	[
		'a bound that is always passed',
		alert({ expected: 'bound', alertWhen: 'either' }),
		'Alert When is set to Higher or Lower, so every figure would be reported: it is always higher or lower than a fixed value',
		'Set Alert When to Higher or to Lower, or set Compared With to something other than Fixed Value',
		'Alert When',
	],
	[
		'a bound that no morning reaches',
		alert({ expected: 'bound', options: { span: 'today' } }),
		'Alert When is set to Lower and Days to Check to Today So Far, but early in the day every figure is lower than a fixed value',
		'Set Days to Check to Yesterday, or set Compared With to Expected Value, which compares the same hours',
		'Alert When',
	],
	[
		'nothing to tell',
		alert({ options: { tell: [] } }),
		'Notify When is empty, so the workflow would never start',
		'Choose at least one event, or remove the option',
		'Notify When',
	],
	[
		'too many weeks',
		alert({ options: { weeks: 60 } }),
		'Weeks to Compare With must be a whole number from 2 up to 26, but is "60"',
		'Enter a number with a decimal point and without thousands separators, such as 1234.5',
		'Weeks to Compare With',
	],
	wholeNumber(
		'Number of Days',
		alert({ options: { span: 'lastDays', spanDays: 32 } }),
		'1 up to 31',
		32,
		'Enter a number such as 7',
	),
	notIn(
		'Days to Check',
		alert({ options: { span: 'thisYear' } }),
		'thisYear',
		'lastDays, dayBefore, today, yesterday',
	),
	notIn(
		'Weekday',
		alert(scheduled({ submitEvery: 'week', weekday: 8 })),
		'8',
		'1, 2, 3, 4, 5, 6, 7',
	),
	noZone(target(scheduled({ timeZone: 'Europe/Pari' }))),
	empty(
		'Metric or Rate',
		target({ targetFigure: locator('') }),
		'Choose a metric or rate from the list, or type its name',
	),
	[
		'a change of more than a hundred times',
		alert({ options: { percent: 20_000 } }),
		'Minimum Change (Percent) must be more than 0 and at most 10000, but is "20000"',
		'Enter a number such as 15',
		'Minimum Change (Percent)',
	],
	[
		'a target of 0',
		target({ targetAmount: 0 }),
		'Target must be more than 0, but is "0"',
		'Enter a number such as 12000',
		'Target',
	],
	[
		'a target that is no number',
		target({ targetAmount: 'many' }),
		'Target is not a number: many',
		'Enter a number such as 12000',
		'Target',
	],
	[
		'an unknown channel',
		target({ targetChannel: 'Payed search' }),
		'Channel is "Payed search", which is not the name of a channel',
		'Enter a name as the platform shows it, or leave Channel empty for the whole site. Closest names: Paid search, Organic search',
		'Channel',
	],
	[
		'neither a goal nor a budget',
		target({ targetBound: 'perhaps' }),
		'Target Type cannot be "perhaps"',
		'Enter "at least" or "at most", or leave Target Type empty to choose automatically',
		'Target Type',
	],
	notIn('Period', target({ targetPeriod: 'lastYear' }), 'lastYear', 'month, quarter, year'),
	notIn(
		'Record',
		records('parcel'),
		'parcel',
		'estimate, goal, internalSearch, outboundClick, sale, shoppingCart, thirdPartySale',
	),
	notIn('Record', changes('goal'), 'goal', 'estimate, sale'),
];
