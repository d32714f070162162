import {
	describeOperation,
	describeOptional,
} from '../../nodes/MarketingAnalytics/describe/operation';
import { formOf } from '../../nodes/MarketingAnalytics/operations';
import { HEADINGS, nameOfHeading } from '../../nodes/shared/form/headings';
import { catalogue } from '../../platform/catalogue';
import { shownForm, warnsOfAgents } from './shownForm';

const EVERYWHERE = ['authentication', 'resource', 'operation'];

const cases = catalogue.flatMap(({ value, operations }) =>
	operations.map((operation) => [value, operation.value, operation] as const),
);

/** What other choices decide is not looked at here: it is shown for some of them. */
const names = (fields: ReadonlyArray<{ readonly name: string }>) =>
	[...new Set(fields.map(({ name }) => name))].sort();

test.each(cases)(
	'the form of %s > %s holds what its row asks for',
	(resource, value, operation) => {
		const chosen = { resource, operation: value };
		const form = formOf(operation);
		const collections = HEADINGS.flatMap((heading) => {
			const fields = describeOptional(operation, form, heading);
			return fields.length > 0 ? [{ name: nameOfHeading(heading), fields }] : [];
		});
		const always = describeOperation(operation, form).filter(
			({ displayOptions }) => displayOptions === undefined,
		);
		const shown = shownForm(chosen).map(({ name }) => name);
		expect(shown).toEqual(
			expect.arrayContaining(names([...always, ...collections]).concat(EVERYWHERE)),
		);
		const asked = names([...describeOperation(operation, form), ...collections]);
		expect(shown.filter((name) => ![...asked, ...EVERYWHERE].includes(name))).toEqual([]);
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
])('the form of a tool tells that an agent does %s without asking', (name) => {
	const [resource = '', operation = ''] = name.split('.');
	expect(warnsOfAgents({ resource, operation })).toBe(true);
	expect(shownForm({ resource, operation }).map((one) => one.name)).not.toContain('agentNotice');
});

test.each(['sale.get', 'report.run', 'account.getUserToken', 'import.check'])(
	'but not for %s',
	(name) => {
		const [resource = '', operation = ''] = name.split('.');
		expect(warnsOfAgents({ resource, operation })).toBe(false);
	},
);

test.each([
	['import', 'check'],
	['import', 'preview'],
	['campaign', 'uploadCosts'],
])('%s > %s asks for a file only where one is read', (resource, operation) => {
	const shown = (inputFrom: string) =>
		shownForm({ resource, operation, inputFrom }).map(({ name }) => name);
	expect(shown('file')).toContain('inputFile');
	expect(shown('items')).not.toContain('inputFile');
});
