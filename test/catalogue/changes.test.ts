import type { NodeHint } from 'n8n-workflow';

import { describeHints } from '../../nodes/MarketingAnalytics/describe/hints';
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

describe('the hint about Retry On Fail', () => {
	const hints = describeHints(catalogue);
	const shownFor = (choice: string) =>
		hints.filter(({ displayCondition = '' }) => displayCondition.includes(`"${choice}"`));
	const tells = ({ message }: NodeHint) => message.startsWith('Leave Retry On Fail off');

	test.each(['sale.updateAmount', 'import.importFile', 'campaign.uploadCosts', 'api.call'])(
		'is shown for %s, after more important warnings',
		(choice) => {
			const shown = shownFor(choice);
			expect(shown.filter(tells)).toHaveLength(1);
			expect(shown.findIndex(tells)).toBe(shown.length - 1);
		},
	);

	test.each(['report.run', 'sale.search', 'import.check', 'dataWarehouse.submit'])(
		'is not shown for %s',
		(choice) => {
			expect(shownFor(choice).some(tells)).toBe(false);
		},
	);

	test('is not shown for a call that only reads', () => {
		const [hint] = shownFor('api.call').filter(tells);
		expect(hint?.displayCondition).toContain('$parameter["method"] !== "GET"');
	});
});
