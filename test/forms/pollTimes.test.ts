import type { INodeParameters } from 'n8n-workflow';

import { checkPollTimes } from '../../nodes/MarketingAnalyticsTrigger/pollTimes';
import { InvalidInput } from '../../platform/client/faults';
import { formOf } from './formOf';

const check = (...item: INodeParameters[]) => checkPollTimes(formOf({ pollTimes: { item } }));
const custom = (cronExpression: string) => check({ mode: 'custom', cronExpression });

it.each([
	...['0 6 * * *', '30 6 * * 1', '0 0 6 * * *', '0 0 1 1 *', '15 */2 * * *', '0 6,8,20 * * *'],
	...['0 1-23/2 * * *', '@daily', '@weekly', '  0 6 * * *  ', '10 3/6 * * *'],
])('polls at "%s" are too rare', (expression) => {
	expect(() => custom(expression)).toThrow(InvalidInput);
});

it.each([
	...['* * * * *', '0 * * * *', '*/5 * * * *', '0 */5 * * * *', '0,30 6 * * *', '5/20 6 * * 1'],
	...['0 6-9 * * *', '0 6,7 * * *', '0 0,23 * * *', '@hourly', '0 */1 * * *', '10-12 4 * * *'],
	// n8n says itself what is wrong with these.
	...['', 'now', '99 99 * * *'],
])('polls at "%s" are not', (expression) => {
	expect(() => custom(expression)).not.toThrow();
});

it.each<[string, INodeParameters[]]>([
	['nothing', []],
	[
		'an hour before midnight and one after',
		[
			{ mode: 'everyDay', hour: 23, minute: 30 },
			{ mode: 'everyDay', hour: 0, minute: 30 },
		],
	],
	['a rare one beside a frequent one', [{ mode: 'everyMonth', hour: 1 }, { mode: 'everyMinute' }]],
	['every hour', [{ mode: 'everyX', value: 1, unit: 'hours' }]],
])('%s is not too rare', (_, items) => {
	expect(() => check(...items)).not.toThrow();
});

it.each<[string, INodeParameters[]]>([
	['every 2 hours, which is where n8n begins', [{ mode: 'everyX' }]],
	['at midnight', [{ mode: 'everyDay' }]],
	[
		'twice a day',
		[
			{ mode: 'everyDay', hour: 6 },
			{ mode: 'everyDay', hour: 7, minute: 1 },
		],
	],
	[
		'twice at the same time',
		[
			{ mode: 'everyDay', hour: 6 },
			{ mode: 'everyWeek', hour: 6 },
		],
	],
])('%s is too rare', (_, items) => {
	expect(() => check(...items)).toThrow(InvalidInput);
});

it('a form without poll times is taken', () => {
	expect(() => checkPollTimes(formOf({}))).not.toThrow();
});
