import main from '../../nodes/MarketingAnalytics/MarketingAnalytics.node.json';
import trigger from '../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node.json';

test.each([
	'channel report',
	'ROAS',
	'upload costs',
	'validate sales',
	'conversion rate',
	'leads',
	'label',
	'dashboard',
])('n8n finds the node by "%s"', (word) => expect(main.alias).toContain(word));

test.each(['metric alert', 'alert', 'anomaly', 'ROAS', 'conversion rate', 'leads'])(
	'n8n finds the trigger by "%s"',
	(word) => expect(trigger.alias).toContain(word),
);
