import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { MarketingAnalyticsTrigger } from '../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node';

const PRESET = /\b(?:TODAY|YESTERDAY|(?:LAST|THIS|CURRENT|PREVIOUS)_[A-Z0-9_]+)\b/g;

// The specification shows the first, observed practice the second; no list of others is published.
const KNOWN = ['LAST_7_DAYS', 'YESTERDAY'];

test.each([
	['the node', new MarketingAnalytics()],
	['the trigger', new MarketingAnalyticsTrigger()],
])('%s suggests no period that nobody has seen', (_, { description }) => {
	const named = JSON.stringify(description).match(PRESET) ?? [];
	expect([...new Set(named)].sort()).toEqual(KNOWN);
});
