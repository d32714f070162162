import type { INodeProperties } from 'n8n-workflow';

import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { MarketingAnalyticsTrigger } from '../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node';

const isPeriod = ({ name, type }: INodeProperties) => name === 'period' && type === 'options';
// Targets are for whole periods, a few of which have a name.
const isOfAll = ({ options = [] }: INodeProperties) => options.some(({ name }) => name === 'Today');
const periods = [new MarketingAnalytics(), new MarketingAnalyticsTrigger()].flatMap(
	({ description }) => description.properties.filter(isPeriod),
);
const ofAll = periods.filter(isOfAll);

const namesOf = ({ options = [] }: INodeProperties) => options.map(({ name }) => name);

test('periods are in words, so that their alphabetical order reads well', () => {
	expect(ofAll.length).toBeGreaterThan(1);
	for (const period of periods) {
		const names = namesOf(period);
		expect(names).toEqual([...names].sort());
	}
	for (const period of ofAll) {
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
