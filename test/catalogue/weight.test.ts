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
	for (const option of options) {
		expect(option).toMatchObject({
			name: expect.stringMatching(/\S/),
			action: expect.stringMatching(/\S/),
			description: expect.stringMatching(/\S/),
		});
	}
});
