import type { INode, INodeProperties } from 'n8n-workflow';

import { readDay, readMomentParameter } from '../../platform/base/dates/readDay';
import type { Case, Form, Nodes } from './fieldCases';
import { cases, main } from './fieldCases';

/** What was opened: nothing may be, before all settings are read. */
class Opened extends Error {}

/** A node with a form that is filled in, of which one expression gives nothing. */
async function messageOf(node: Nodes, stored: Form, values: Form): Promise<string> {
	const itself = {
		...{ id: '1', name: 'It', type: node.description.name, typeVersion: 1, position: [0, 0] },
		parameters: stored,
	} as INode;
	const isTrigger = 'poll' in node;
	const value = (name: string, fallback: unknown, options?: { extractValue?: boolean }) => {
		const found = name in values ? values[name] : fallback;
		const isLocator = typeof found === 'object' && found !== null && 'mode' in found;
		return options?.extractValue && isLocator ? (found as Form).value : found;
	};
	const context = {
		getNode: () => itself,
		getInputData: () => [{ json: { metric: 'visit', target: 5 } }],
		continueOnFail: () => false,
		getTimezone: () => 'Europe/Paris',
		getMode: () => 'trigger',
		getActivationMode: () => 'activate',
		getWorkflow: () => ({ id: '1' }),
		getWorkflowStaticData: () => ({}),
		addExecutionHints: () => undefined,
		getNodeParameter: (name: string, ...more: unknown[]) =>
			isTrigger ? value(name, more[0], more[1] as object) : value(name, more[1], more[2] as object),
		getCredentials: async () => await Promise.reject(new Opened('opened')),
		helpers: { assertBinaryData: () => ({ data: '', mimeType: 'text/csv', id: undefined }) },
		logger: { info: () => undefined, warn: () => undefined },
	};
	try {
		await (isTrigger
			? Reflect.apply(node.poll, context, [])
			: Reflect.apply(node.execute, context, []));
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
	return 'done';
}

// They only count together with another setting, or where the endpoint has such rows.
const NOT_ALWAYS = [
	...['Look Back (Days)', 'Report Name', 'Event Names Begin With', 'Leave Out Last (Hours)'],
	...['Guard Against Formulas', 'api.callKnown Return All', 'campaign.getManyCampaigns Simplify'],
	'campaign.getManyCampaigns Options > If There Are No Rows',
	// What a workflow keeps of an earlier run may not be there yet.
	...['reImport Options > Resume After', 'Earlier First Day'],
];
const all = cases.filter(([name, , { label }]) =>
	NOT_ALWAYS.every((one) => one !== label && one !== name),
);
const isText = ({ type }: INodeProperties) => type === 'string' || type === 'json';
const EXPRESSION = '={{ $json.nothing }}';

/** What is as good as nothing for a field. */
function nothingFor({ property, heading }: Case): unknown[] {
	const isBlankRefused = !isText(property) || property.required || heading === 'Filters';
	const isEmptyChoice = property.options?.some((one) => 'value' in one && one.value === '');
	return [
		...[undefined, null],
		...(isBlankRefused && !isEmptyChoice ? ['', '  '] : []),
		...(property.type === 'multiOptions' ? [[], [''], [null]] : []),
	];
}

test('an expression without a result is refused in each field of all operations and events', async () => {
	expect(all.length).toBeGreaterThan(1_000);
	const taken: string[] = [];
	for (const [name, node, one] of all) {
		for (const nothing of nothingFor(one)) {
			const message = await messageOf(
				node,
				one.having(EXPRESSION, one.form),
				one.having(nothing, one.form),
			);
			if (message.includes(`${one.label} is empty`)) continue;
			taken.push(`${name} (${one.property.type}): ${JSON.stringify(nothing)}: ${message}`);
		}
	}
	expect(taken).toEqual([]);
});

test('a field that is empty without an expression has its default', async () => {
	const form = { resource: 'report', operation: 'getKinds', site: { mode: 'id', value: 'x' } };
	const empty = { ...form, options: {}, simplify: '', limit: '', returnAll: '' };
	expect(await messageOf(main, empty, empty)).toBe('opened');
});

test.each([
	['an empty text under Update Fields', 'updateFields', { name: EXPRESSION, label: 'x' }, ''],
	['a blank one', 'updateFields', { name: EXPRESSION, label: 'x' }, ' '],
])(
	'an expression in %s without a result leaves the field out',
	async (_name, heading, stored, value) => {
		const form = {
			...{ resource: 'actionLabel', operation: 'update', site: { mode: 'id', value: 'x' } },
			...{ entry: { mode: 'id', value: '1' }, level: '1', id: '1' },
		};
		const message = await messageOf(
			main,
			{ ...form, [heading]: stored },
			{ ...form, [heading]: { ...stored, name: value } },
		);
		expect(message).not.toContain('is empty');
	},
);

test.each<[string, Form, Form, string]>([
	[
		'a row of a table',
		{ targets: { target: [{ figure: 'visit' }, { figure: 'visit', amount: EXPRESSION }] } },
		{ targets: { target: [{ figure: 'visit', amount: 5 }, { figure: 'visit' }] } },
		'Target is empty',
	],
	[
		'what is picked in a row',
		{ targets: { target: [{ figure: { mode: 'id', value: EXPRESSION }, amount: 5 }] } },
		{ targets: { target: [{ figure: { mode: 'id', value: null }, amount: 5 }] } },
		'Metric or Rate is empty',
	],
	['a table as a whole', { targets: EXPRESSION }, { targets: null }, 'Targets is empty'],
])('an expression in %s without a result is refused, too', async (_, stored, values, message) => {
	const form = {
		...{ resource: 'report', operation: 'checkTargets', site: { mode: 'id', value: 'x' } },
		...{ period: 'thisMonth', targetsFrom: 'fields' },
	};
	expect(await messageOf(main, { ...form, ...stored }, { ...form, ...values })).toContain(message);
});

test.each(['11', '2026', '202611', '2026-11', '11:30', 'T11', '1130'])(
	'the value %s is not taken for a day, neither for today nor for the first of a month or a year',
	(typed) => {
		expect(() => readDay('First Day', typed)).toThrow(`First Day is not a date: ${typed}`);
		expect(() => readMomentParameter('Time', typed)).toThrow(`Time is not a date: ${typed}`);
	},
);

test.each([
	['2026-11-02', '2026-11-02'],
	['20261102', '2026-11-02'],
	['2026-11-02T23:30:00-08:00', '2026-11-02'],
	['2026-W45-1', '2026-11-02'],
])('the value %s is taken for a day', (typed, iso) => {
	expect(readDay('First Day', typed).iso).toBe(iso);
});
