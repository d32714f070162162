import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';

const { description } = new MarketingAnalytics();

test('the node stays light: at most 150 properties in 185 KB', () => {
	expect(description.properties.length).toBeLessThanOrEqual(150);
	expect(JSON.stringify(description.properties).length).toBeLessThanOrEqual(185_000);
});

// n8n 1 gives an added field the default of the first of its name, whatever the operation.
test('optional fields of one name are of one type with one default', () => {
	const collections = description.properties.filter(({ type }) => type === 'collection');
	const different = collections.flatMap(({ name, options = [] }) => {
		const first = new Map<string, string>();
		return options.flatMap((field) => {
			if (!('type' in field)) return [];
			const kind = `${field.type} ${JSON.stringify(field.default)}`;
			const before = first.get(field.name) ?? kind;
			first.set(field.name, before);
			return before === kind ? [] : [`${name}.${field.name}: ${before}, ${kind}`];
		});
	});
	expect(collections.length).toBeGreaterThan(0);
	expect(different).toEqual([]);
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
