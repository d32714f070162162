import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';

const { description } = new MarketingAnalytics();

test('the node stays light: at most 300 properties and 250 KB of description', () => {
	expect(description.properties.length).toBeLessThanOrEqual(300);
	expect(JSON.stringify(description).length).toBeLessThanOrEqual(250_000);
});

test('every operation has a label, an action and a description', () => {
	const operations = description.properties.filter(({ name }) => name === 'operation');
	const options = operations.flatMap((property) => property.options ?? []);
	expect(options.length).toBeGreaterThan(150);
	const nameless = options.filter(
		(option) => !('action' in option && option.action && option.name && option.description),
	);
	expect(nameless).toEqual([]);
});
