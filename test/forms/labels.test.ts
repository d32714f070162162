import { metricAlert } from '../../nodes/MarketingAnalyticsTrigger/events/metricAlert';

test('no two fields of an alert are called the same', () => {
	const { fields, options = [] } = metricAlert;
	const labels = [...fields, ...options].map(({ displayName }) => displayName);
	expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([]);
});
