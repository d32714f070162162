import { metricAlert } from '../../nodes/MarketingAnalyticsTrigger/events/metricAlert';
import { targetAlert } from '../../nodes/MarketingAnalyticsTrigger/events/targetAlert';

test.each([metricAlert, targetAlert])('no two fields of $name are called the same', (event) => {
	const { fields, options = [] } = event;
	const labels = [...fields, ...options].map(({ displayName }) => displayName);
	expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([]);
});
