import { estimate } from '../../platform/catalogue/resources/reporting/estimate';
import type { INodeParameters, INodeProperties } from 'n8n-workflow';
import { NodeHelpers } from 'n8n-workflow';

import { describeForm } from '../../nodes/MarketingAnalytics/describeForm';
import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { catalogue } from '../../platform/catalogue';
import { changesTwice, effectOfOperation } from '../../platform/catalogue/endpointEffect';

const operations = catalogue.flatMap(({ value: resource, operations: all }) =>
	all.map((operation) => ({ name: `${resource}.${operation.value}`, operation })),
);
type AnOperation = (typeof operations)[number]['operation'];

/** Whether n8n may repeat an operation; undefined if each item chooses an endpoint. */
function mayRunTwice(operation: AnOperation) {
	const effect = effectOfOperation(operation);
	return effect && !changesTwice(effect);
}
const namesOf = (wanted: unknown) =>
	operations.filter(({ operation }) => mayRunTwice(operation) === wanted).map(({ name }) => name);

describe('the effect of an operation', () => {
	test('is none if it reads, searches, calculates, or sets a value that may be set again', () => {
		expect(namesOf(true)).toEqual(
			expect.arrayContaining([
				...['report.run', 'report.submit', 'report.collect'],
				...['customerJourney.submitAnalysis', 'sale.search', 'sale.searchAndWait'],
				...['dataWarehouse.runQuery', 'dataWarehouse.submit'],
				...['import.check', 'import.preview', 'encryption.decryptHere'],
				...['audience.update', 'audience.getMany'],
			]),
		);
	});

	test('is marked if a repetition would change something twice', () => {
		expect(namesOf(false)).toEqual(
			expect.arrayContaining([
				...['sale.updateAmount', 'sale.validate', 'sale.replay'],
				...['estimate.replay', 'partnerSync.resetData'],
				...['dataWarehouse.cancel', 'campaign.uploadCosts'],
				...['import.importFile', 'import.importItems'],
				...['audience.create', 'denyEntry.delete'],
			]),
		);
		expect(namesOf(undefined)).toEqual(['api.call', 'api.callKnown']);
	});

	test('is marked for every POST and DELETE that is not declared harmless', () => {
		for (const { name, operation } of operations) {
			if (!('method' in operation) || operation.method === 'GET') continue;
			if (operation.idempotent || operation.onlyReads) continue;
			expect([name, mayRunTwice(operation)]).toEqual([name, false]);
		}
	});
});

describe('the permission for agents', () => {
	const allowed = operations.filter(
		({ operation }) => effectOfOperation(operation)?.changes === false,
	);
	const free = allowed.map(({ name }) => name);

	test('is needed for every change, even if it is repeatable', () => {
		const changing = [
			'audience.update',
			'account.disableUser',
			'sale.validate',
			'import.importFile',
		];
		expect(changing.filter((name) => free.includes(name))).toEqual([]);
		expect(free.filter((name) => namesOf(false).includes(name))).toEqual([]);
	});

	test('is not needed to read, search or calculate', () => {
		const reading = ['report.askForFigures', 'report.run', 'report.queryFlatAggregate'];
		const others = ['sale.search', 'encryption.decrypt', 'audienceEngine.reachByCriteria'];
		expect(free).toEqual(expect.arrayContaining([...reading, ...others, 'import.check']));
	});
});

test('the actions of estimates are found by the word that users have for them', () => {
	for (const { action } of estimate.operations) expect(action).toMatch(/ or leads?\b/);
});

test('every change of a sale or an estimate has a warning', () => {
	const ofRecords = operations.filter(({ name }) => /^(sale|estimate)\./.test(name));
	const changing = ofRecords.filter(({ operation }) => mayRunTwice(operation) === false);
	expect(changing.map(({ name }) => name).sort()).toEqual([
		'estimate.cancel',
		'estimate.replay',
		'estimate.validate',
		'sale.cancel',
		'sale.replay',
		'sale.updateAmount',
		'sale.validate',
	]);
	const silent = changing.filter(({ operation }) => operation.warning === undefined);
	expect(silent).toEqual([]);
});

describe('the notice about Retry On Fail', () => {
	const { properties } = describeForm();
	/** The notices that a node with these parameters shows. */
	const shownFor = (resource: string, operation: string, more: INodeParameters = {}) => {
		const parameters = { resource, operation, ...more };
		return properties.filter(
			(property) =>
				property.type === 'notice' &&
				NodeHelpers.displayParameter(parameters, property, { typeVersion: 1 }, null),
		);
	};
	const saysSo = ({ displayName }: INodeProperties) =>
		displayName.startsWith('Keep Retry On Fail off');

	test.each([
		['sale', 'updateAmount', {}],
		['import', 'importFile', {}],
		['campaign', 'uploadCosts', {}],
		['api', 'call', { method: 'POST', options: {} }],
		['api', 'call', { method: 'GET', options: {} }],
		['api', 'call', { method: 'DELETE', options: { onlyReads: true } }],
		['api', 'callKnown', { endpointValues: { value: { changesPlatform: true } } }],
	])('is shown for %s > %s, after more important warnings', (resource, operation, more) => {
		const shown = shownFor(resource, operation, more);
		expect(shown.filter(saysSo)).toHaveLength(1);
		expect(shown.findIndex(saysSo)).toBe(shown.length - 1);
	});

	test.each([
		['report', 'run', {}],
		['sale', 'search', {}],
		['import', 'check', {}],
		['dataWarehouse', 'submit', {}],
		['api', 'callKnown', { endpointValues: { value: {} } }],
	])('is not shown for %s > %s that changes nothing', (resource, operation, more) => {
		expect(shownFor(resource, operation, more).filter(saysSo)).toEqual([]);
	});

	test('follows the warning of the same operation', () => {
		const names = shownFor('sale', 'validate').map(({ name }) => name);
		expect(names).toEqual(['warning', 'noRetries']);
	});

	test('is no hint, whose conditions n8n would compile when it opens any form', () => {
		expect(new MarketingAnalytics().description.hints).toBeUndefined();
	});
});
