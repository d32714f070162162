import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { catalogue } from '../../platform/catalogue';
import { inParts, ofPart } from '../../platform/catalogue/parts';

const { properties } = new MarketingAnalytics().description;

/** The labels that the form lists for a resource. */
function listed(resource: string): string[] {
	const list = properties.find(
		({ name, displayOptions }) =>
			name === 'operation' && displayOptions?.show?.resource?.includes(resource),
	);
	return (list?.options ?? []).map(({ name }) => name);
}

const labels = (...names: string[]) =>
	ofPart(
		{ one: 'Family', many: 'Families' },
		names.map((label) => ({ value: 'it', label })),
	).map(({ value, label }) => [value, label]);

test('what is done with a part says so in its name and in its value', () => {
	expect(labels('Get Many', 'Check Existence', 'Get Usage', 'Create', 'Get Languages')).toEqual([
		['getManyFamilies', 'Get Many Families'],
		['checkFamilyExistence', 'Check Family Existence'],
		['getFamilyUsage', 'Get Family Usage'],
		['createFamily', 'Create Family'],
		['getLanguages', 'Get Languages'],
	]);
});

test('the list of operations keeps those of a part together, after those of the whole', () => {
	expect(listed('cookie')).toEqual([
		...['Get Details', 'Get Many', 'Get References', 'Get Summary', 'Get Value Examples'],
		...['Create Family', 'Delete Family', 'Get Many Families', 'Update Family'],
		...['Create Rule', 'Delete Rule', 'Get Many Rules', 'Update Rule'],
	]);
	// What most people come for is first.
	expect(listed('report')[0]).toBe('Run');
});

test.each(catalogue.map(({ value, operations }) => [value, operations] as const))(
	'%s has no operation twice, and lists each',
	(resource, operations) => {
		expect(new Set(operations.map(({ value }) => value)).size).toBe(operations.length);
		const inOrder = [...operations].sort(inParts).map(({ label }) => label);
		expect([...listed(resource)].sort()).toEqual(inOrder.sort());
	},
);
