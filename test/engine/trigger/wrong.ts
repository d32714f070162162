import type { INodeParameters } from 'n8n-workflow';

import { locator } from '../../../harness/workflows';
import { jobs, records, weekly } from './scene';

/** What, the form, the sentences that the user reads, and the parameter to mend. */
type Wrong = [
	what: string,
	set: INodeParameters,
	message: string,
	advice: string,
	parameter: string,
];

const EMPTY = locator('={{ "" }}', 'id');
const [site, siteAdvice] = ['Site is empty', 'Choose or type a value for Site'];
const changes = (recordType: string) => ({ ...records(recordType), event: 'statusChanged' });
const noSuch = (name: string) => [
	`${name} cannot be "better"`,
	'Choose from the list, or give one of any, done, failed',
];

const time = (submitAt: string): Wrong => [
	`the time ${submitAt || 'that is empty'}`,
	weekly({ submitAt }),
	`Time cannot be "${submitAt}"`,
	'Enter hours and minutes such as 06:30',
	'Time',
];

const number = (
	label: string,
	set: INodeParameters,
	range: string,
	advice = 'Enter a number such as 1',
): Wrong => [
	`a ${label} that is not from ${range}`,
	set,
	`${label} must be a whole number from ${range}`,
	advice,
	label,
];

/** What the form cannot hold. */
export const wrong: Wrong[] = [
	['no site for a report', weekly({ site: EMPTY }), site, siteAdvice, 'Site'],
	['no site for jobs', jobs('autoReport', { site: EMPTY }), site, siteAdvice, 'Site'],
	['no site for runs', jobs('audienceExport', { site: EMPTY }), site, siteAdvice, 'Site'],
	['no site for imports', { event: 'importFinished', site: EMPTY }, site, siteAdvice, 'Site'],
	['no site for records', records('goal', { site: EMPTY }), site, siteAdvice, 'Site'],
	['no site for statuses', { ...changes('sale'), site: EMPTY }, site, siteAdvice, 'Site'],
	...['', '24:00', '6.30', '06:60', 'noon'].map(time),
	[
		'a zone that does not exist',
		weekly({ timeZone: 'Europe/Pari' }),
		'There is no time zone Europe/Pari',
		'Enter a name such as Europe/Paris, or leave it empty for the workflow’s',
		'Time Zone',
	],
	number('Weekday', weekly({ weekday: 8 }), '1 to 7'),
	number('Weekday', weekly({ weekday: '={{ "" }}' }), '1 to 7'),
	number('Day of Month', weekly({ submitEvery: 'month', dayOfMonth: 32 }), '1 to 31'),
	number('Day of Month', weekly({ submitEvery: 'month', dayOfMonth: 1.5 }), '1 to 31'),
	number(
		'Look Back (Days)',
		records('sale', { options: { lookBack: 29 } }),
		'0 to 28',
		'Leave it out to use 2',
	),
	number(
		'Look Back (Days)',
		{ ...changes('sale'), options: { lookBack: -1 } },
		'0 to 28',
		'Leave it out to use 2',
	),
	[
		'a rhythm that does not exist',
		weekly({ submitEvery: '={{ "hour" }}' }),
		'Submit cannot be "hour"',
		'Choose from the list, or give one of day, month, poll, week',
		'Submit',
	],
	[
		'no time to wait',
		weekly({ options: { giveUpAfter: 0 } }),
		'Give Up After (Hours) must be more than 0, but is "0"',
		'Leave the option out to use 24',
		'Give Up After (Hours)',
	],
	['no metrics', weekly({ metrics: {} }), 'Metrics is empty', 'Add at least one metric', 'Metrics'],
	...['', ' , '].map((jobRunIds): Wrong => [
		`the run IDs "${jobRunIds}"`,
		jobs('dataWarehouse', { jobRunIds, ip: '203.0.113.7' }),
		'Job Run IDs is empty',
		'Enter the IDs of the runs to watch, with commas between them',
		'Job Run IDs',
	]),
	[
		'a kind of job that does not exist',
		jobs('parcel'),
		'Job cannot be "parcel"',
		'Choose from the list, or give one of adHocJob, autoReport, partnerSync, empDatabase',
		'Job',
	],
	...[jobs('autoReport'), { event: 'importFinished', site: locator('shop-eu') }].map(
		(set): Wrong => {
			const [message = '', advice = ''] = noSuch('Outcome');
			return ['an outcome', { ...set, outcome: '={{ "better" }}' }, message, advice, 'Outcome'];
		},
	),
	[
		'an event that does not exist',
		{ ...weekly(), event: 'fullMoon' },
		'There is no event fullMoon',
		'Use one of importFinished, jobFinished, newRecord, reportReady, statusChanged',
		'Trigger On',
	],
	[
		'a kind of record that does not exist',
		records('parcel'),
		'There is no kind of record "parcel"',
		'Choose from the list',
		'Record',
	],
	[
		'a kind of record without a status',
		changes('goal'),
		'Only sales and estimates have a status',
		'Choose one of them',
		'Record',
	],
];
