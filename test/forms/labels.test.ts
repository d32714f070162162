import type { INodeProperties } from 'n8n-workflow';

import { events } from '../../nodes/MarketingAnalyticsTrigger/events';

const labelsOf = (properties: readonly INodeProperties[]) =>
	properties.filter(({ type }) => type !== 'notice').map(({ displayName }) => displayName);

test.each(events)('no two fields of $name are called the same', ({ fields, options = [] }) => {
	const labels = labelsOf([...fields, ...options]);
	expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([]);
});
