import { catalogue } from '../../platform/catalogue';
import { addableColumns } from '../../platform/catalogue/addableColumns';
import type { Field } from '../../platform/catalogue/endpointFields';
import { shownForm } from './shownForm';

function fieldsOf(resource: string, operation: string): Field[] {
	const row = catalogue.find(({ value }) => value === resource);
	const found = row?.operations.find(({ value }) => value === operation);
	if (!found) throw new Error(`There is no ${resource}.${operation}`);
	return [...found.fields, ...(found.optional?.fields ?? [])];
}

/** The platform's names of the values that fields send. */
const sentIn = (fields: readonly Field[]) =>
	fields.flatMap((field) => ('as' in field && typeof field.as === 'string' ? field.as : []));

const sentBy = (resource: string, operation: string) => sentIn(fieldsOf(resource, operation));

/** The fields of a search: sales and estimates are resources, the others a type of record. */
function searchFields(type: string): Field[] {
	if (['sale', 'estimate'].includes(type)) return fieldsOf(type, 'search');
	return fieldsOf('record', 'search').filter(
		({ onlyFor }) => onlyFor === undefined || onlyFor.values.includes(type),
	);
}

const flagsOf = (type: string) =>
	searchFields(type).flatMap((field) => {
		if (field.kind !== 'choices' || !('each' in field.send)) return [];
		const { each } = field.send;
		const options = field.loadedAs ? addableColumns(type) : field.options;
		return options.map(({ value }) => each(value));
	});

describe('every documented value has a field of its own', () => {
	test.each([
		['report', 'getMetricInfo', ['site', 'kind', 'metric']],
		['report', 'getMetricSegments', ['site', 'kind', 'metric']],
		['report', 'getDrillDowns', ['site', 'kind', 'path']],
		['report', 'getDimensions', ['site', 'kind', 'path']],
	])('%s > %s', (resource, operation, names) => {
		expect(sentBy(resource, operation)).toEqual(names);
	});

	test('and optional values stay optional', () => {
		for (const operation of ['getMetricInfo', 'getMetricSegments', 'getDrillDowns']) {
			const needed = fieldsOf('report', operation).filter(
				(field) => 'required' in field && field.required,
			);
			expect(needed.map(({ name }) => name)).toEqual(['site']);
		}
	});
});

describe('undocumented values can be entered under Options > Additional Parameters', () => {
	test.each([
		['report', 'getKinds'],
		['report', 'getDimensions'],
		['report', 'getMetrics'],
		['report', 'queryFlatAggregate'],
		['account', 'ping'],
		['campaign', 'uploadCosts'],
	])('%s > %s', (resource, operation) => {
		const options = shownForm({ resource, operation }, 'options');
		expect(options.filter(({ name }) => name === 'additionalParameters')).toHaveLength(1);
	});
});

test.each([
	['create', 'additionalFields'],
	['update', 'updateFields'],
])('%s of an audience offers them with its %s, and has no Options', (operation, heading) => {
	const form = { resource: 'audience', operation };
	const fields = shownForm(form, heading);
	expect(fields.filter(({ name }) => name === 'additionalParameters')).toHaveLength(1);
	expect(shownForm(form, 'options')).toEqual([]);
});

describe('a search of records can add the columns of observed practice', () => {
	const all = [
		'sale',
		'estimate',
		'goal',
		'shoppingCart',
		'thirdPartySale',
		'outboundClick',
		'internalSearch',
	];

	test.each(all)('%s: the five channel groups', (resource) => {
		const groups = [1, 2, 3, 4, 5].map((number) => `with-omnichannelgroup${number}`);
		expect(flagsOf(resource)).toEqual(expect.arrayContaining(groups));
	});

	test.each(['sale', 'thirdPartySale'])('%s: all of the merchant’s touchpoints', (resource) => {
		const parts = [
			...['count', 'date', 'level', 'via'],
			...['profile', 'mdevicetype', 'clickid', 'mtascore'],
		];
		const flags = parts.map((part) => `with-tpchannel-${part}`);
		const ends = ['with-first-tpchannel', 'with-last-tpchannel', 'with-firstlast-tpchannel-lag'];
		expect(flagsOf(resource)).toEqual(expect.arrayContaining([...flags, ...ends]));
		expect(sentIn(searchFields(resource))).toEqual(
			expect.arrayContaining(['max-tpchannel-level', 'max-tpchannel-info']),
		);
	});

	test.each(['goal', 'shoppingCart'])('%s: no touchpoints at a merchant', (type) => {
		expect(flagsOf(type)).not.toContain('with-tpchannel-count');
		expect(sentIn(searchFields(type))).not.toContain('max-tpchannel-level');
	});

	test.each(all)('%s: no duplicates', (resource) => {
		expect(new Set(flagsOf(resource)).size).toBe(flagsOf(resource).length);
	});
});
