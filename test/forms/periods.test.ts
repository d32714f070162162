import type { INodeProperties } from 'n8n-workflow';

import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { MarketingAnalyticsTrigger } from '../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node';

const isPeriod = ({ name, type }: INodeProperties) => name === 'period' && type === 'options';
const periods = [new MarketingAnalytics(), new MarketingAnalyticsTrigger()].flatMap(
	({ description }) => description.properties.filter(isPeriod),
);

const namesOf = ({ options = [] }: INodeProperties) => options.map(({ name }) => name);

test('periods are in words, so that their alphabetical order reads well', () => {
	expect(periods.length).toBeGreaterThan(1);
	for (const period of periods) {
		expect(namesOf(period).filter((name) => name !== 'Days That May Still Change')).toEqual([
			'Between Two Dates',
			'Last Days',
			'Last Month',
			'Last Quarter',
			'Last Twelve Months',
			'Last Week (From Monday)',
			'Last Week (From Sunday)',
			'Last Year',
			'Last Year to Date',
			'This Month',
			'This Quarter',
			'This Week (From Monday)',
			'This Week (From Sunday)',
			'This Year',
			'Today',
			'Yesterday',
		]);
	}
});
