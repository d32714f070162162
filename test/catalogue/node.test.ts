import type { INode, INodeType, INodeTypes } from 'n8n-workflow';
import { Workflow } from 'n8n-workflow';

import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import {
	describeOperation,
	describeOptional,
} from '../../nodes/MarketingAnalytics/describe/describeProperties';
import { describeNotices } from '../../nodes/MarketingAnalytics/describe/operationNotices';
import { formOf } from '../../nodes/MarketingAnalytics/describeForm';
import { HEADINGS, nameOfHeading } from '../../nodes/shared/form/headings';
import { catalogue } from '../../platform/catalogue';
import { inParts, asPartOperations } from '../../platform/catalogue/parts';
import { shownForm, warnsOfAgents } from './shownForm';

const { description } = new MarketingAnalytics();

// n8n 1 gives an added field the default of the first one with its name, in any operation.
test('optional fields with the same name have the same type and default', () => {
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

test('a replayed record is pending until the user chooses another status, as its description says', () => {
	const statuses = description.properties
		.flatMap(({ options = [] }) => options)
		.filter((field) => 'type' in field && field.name === 'status' && field.type === 'options')
		.filter((field) => 'description' in field && field.description?.includes('Pending unless'));
	expect(statuses.map((field) => 'default' in field && field.default)).toEqual(['PENDING']);
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
	asPartOperations(
		{ one: 'Family', many: 'Families' },
		names.map((label) => ({ value: 'it', label })),
	).map(({ value, label }) => [value, label]);

test('operations on a part name it in their label and value', () => {
	expect(labels('Get Many', 'Check Existence', 'Get Usage', 'Create', 'Get Languages')).toEqual([
		['getManyFamilies', 'Get Many Families'],
		['checkFamilyExistence', 'Check Family Existence'],
		['getFamilyUsage', 'Get Family Usage'],
		['createFamily', 'Create Family'],
		['getLanguages', 'Get Languages'],
	]);
});

test('the list of operations groups those of a part after those of the whole', () => {
	expect(listed('cookie')).toEqual([
		...['Get Details', 'Get Many', 'Get References', 'Get Summary', 'Get Value Examples'],
		...['Create Family', 'Delete Family', 'Get Many Families', 'Update Family'],
		...['Create Rule', 'Delete Rule', 'Get Many Rules', 'Update Rule'],
	]);
	// The most common operation is first.
	expect(listed('report')[0]).toBe('Run');
});

test.each(catalogue.map(({ value, operations }) => [value, operations] as const))(
	'the list of %s has each operation once',
	(resource, operations) => {
		expect(new Set(operations.map(({ value }) => value)).size).toBe(operations.length);
		const inOrder = [...operations].sort(inParts).map(({ label }) => label);
		expect([...listed(resource)].sort()).toEqual(inOrder.sort());
	},
);

const type: INodeType = new MarketingAnalytics();
const nodeTypes: INodeTypes = {
	getByName: () => type,
	getByNameAndVersion: () => type,
	getKnownTypes: () => ({}),
};

/** The subtitle below a node, as n8n evaluates it. */
function subtitleOf(resource: string, operation: string): unknown {
	const node: INode = {
		id: '1',
		name: 'It',
		type: 'it',
		typeVersion: 1,
		position: [0, 0],
		parameters: { resource, operation },
	};
	const workflow = new Workflow({ nodes: [node], connections: {}, active: false, nodeTypes });
	const { subtitle } = type.description;
	return workflow.expression.getSimpleParameterValue(node, subtitle, 'internal', {});
}

test('the canvas names operation and resource as the form does', () => {
	const pairs = catalogue.flatMap(({ value, label, operations }) =>
		operations.map((one) => [subtitleOf(value, one.value), `${one.label}: ${label}`]),
	);
	expect(pairs.map(([shown]) => shown)).toEqual(pairs.map(([, wanted]) => wanted));
	expect(subtitleOf('customerJourney', 'runAnalysis')).toBe('Run Analysis: Customer Journey');
});

const EVERYWHERE = ['resource', 'operation'];

/** What each form has. Imports have a credential of their own, and some operations call no platform. */
const fieldsOfAll = (resource: string, operation: string) =>
	resource === 'import' || ['presentItems', 'checkCosts', 'previewCosts'].includes(operation)
		? EVERYWHERE
		: [...EVERYWHERE, 'authentication'];

const cases = catalogue.flatMap(({ value, operations }) =>
	operations.map((operation) => [value, operation.value, operation] as const),
);

/** Fields that depend on other choices are not checked here. */
const names = (fields: ReadonlyArray<{ readonly name: string }>) =>
	[...new Set(fields.map(({ name }) => name))].sort();

test.each(cases)(
	'the form of %s > %s has the fields of its endpoint in the catalogue',
	(resource, value, operation) => {
		const chosen = { resource, operation: value };
		const form = formOf(operation);
		const collections = HEADINGS.flatMap((heading) => {
			const fields = describeOptional(operation, form, heading);
			return fields.length > 0 ? [{ name: nameOfHeading(heading), fields }] : [];
		});
		const needed = [...describeNotices(operation), ...describeOperation(operation, form)];
		const always = needed.filter(({ displayOptions }) => displayOptions === undefined);
		const shown = shownForm(chosen).map(({ name }) => name);
		expect(shown).toEqual(
			expect.arrayContaining(
				names([...always, ...collections]).concat(fieldsOfAll(resource, value)),
			),
		);
		const asked = names([...needed, ...collections]);
		const expected = [...asked, ...fieldsOfAll(resource, value)];
		expect(shown.filter((name) => !expected.includes(name))).toEqual([]);
		expect(new Set(shown).size).toBe(shown.length);
		for (const { name, fields } of collections) {
			const added = shownForm(chosen, name).map((field) => field.name);
			const free = fields.filter(({ displayOptions }) => displayOptions === undefined);
			expect(added).toEqual(expect.arrayContaining(names(free)));
			expect(added.filter((one) => !names(fields).includes(one))).toEqual([]);
		}
	},
);

test.each([
	'sale.cancel',
	'sale.replay',
	'estimate.validate',
	'cookie.deleteFamily',
	'import.importFile',
])('the form of a tool says that an agent does %s without asking', (name) => {
	const [resource = '', operation = ''] = name.split('.');
	expect(warnsOfAgents({ resource, operation })).toBe(true);
	expect(shownForm({ resource, operation }).map((one) => one.name)).not.toContain('agentNotice');
});

test.each(['sale.get', 'report.run', 'account.getUserToken', 'import.check'])(
	'the form of a tool does not say so for %s',
	(name) => {
		const [resource = '', operation = ''] = name.split('.');
		expect(warnsOfAgents({ resource, operation })).toBe(false);
	},
);

test.each([
	['import', 'check'],
	['import', 'preview'],
	['campaign', 'checkCosts'],
	['campaign', 'uploadCosts'],
])('%s > %s has a file field only if a file is read', (resource, operation) => {
	const shown = (inputFrom: string) =>
		shownForm({ resource, operation, inputFrom }).map(({ name }) => name);
	expect(shown('file')).toContain('inputFile');
	expect(shown('items')).not.toContain('inputFile');
});
