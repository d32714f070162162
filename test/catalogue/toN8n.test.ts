import { createNodeAsTool } from 'n8n-core/dist/execution-engine/node-execution-context/utils/create-node-as-tool';
import type {
	INode,
	INodeCredentialDescription,
	INodeParameters,
	INodeType,
	INodeTypeDescription,
} from 'n8n-workflow';
import { NodeHelpers } from 'n8n-workflow';
import path from 'node:path';

import contract from '../../bench/agents/toolContract.json';
import { MOST_CHARACTERS } from '../../bench/agents/tools';
import { AnalyticsProviderApi } from '../../credentials/AnalyticsProviderApi.credentials';
import { MarketingAnalyticsApi } from '../../credentials/MarketingAnalyticsApi.credentials';
import { MarketingAnalyticsOAuth2Api } from '../../credentials/MarketingAnalyticsOAuth2Api.credentials';
import { AnalyticsProvider } from '../../nodes/AnalyticsProvider/AnalyticsProvider.node';
import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { MarketingAnalyticsImportTrigger } from '../../nodes/MarketingAnalyticsImportTrigger/MarketingAnalyticsImportTrigger.node';
import { MarketingAnalyticsTrigger } from '../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node';
import { catalogue } from '../../platform/catalogue';
import { WAREHOUSE_TOKENS } from '../../platform/http/connection/connection';
import { isRecord } from '../../platform/base/json/json';
import { root } from '../../tools/packageClasses';
import { changesOf, surfaceOf } from '../../tools/surface/surface';

// The build generates it. It affects neither credentials nor saved workflows.
jest.mock('../../page/built', () => ({}), { virtual: true });

/** The operations that are made for models, with the names of their tools. */
const TOOLS: Readonly<Record<string, string>> = {
	askForFigures: 'Ask for Figures',
	findNames: 'Find Names',
	getOpenAlerts: 'Get Open Alerts',
	checkTargets: 'Check Targets',
};
const MOST_OF_OTHERS = 700;

/** The tool description that n8n gives to a model for a new node with only the operation chosen. */
function handedOver(operation: string, name: string, resource = 'report') {
	const nodeType: INodeType = new MarketingAnalytics();
	nodeType.description = { ...nodeType.description, name: `${nodeType.description.name}Tool` };
	const chosen: INodeParameters = { resource, operation };
	const node: INode = {
		id: '1',
		name,
		type: 'n8n-nodes-marketing-analytics.marketingAnalyticsTool',
		typeVersion: 1,
		position: [0, 0],
		parameters: chosen,
	};
	const { properties } = nodeType.description;
	const filled = NodeHelpers.getNodeParameters(
		properties,
		chosen,
		true,
		false,
		node,
		nodeType.description,
	);
	if (filled === null) throw new Error('n8n reads no parameters');
	const whole = { ...node, parameters: filled };
	const handleToolInvocation = async () => await Promise.resolve(undefined);
	// Called this way because TypeScript cannot infer the deep types of the result.
	const made: unknown = Reflect.apply(createNodeAsTool, undefined, [
		{ node: whole, nodeType, handleToolInvocation },
	]);
	const response = isRecord(made) && isRecord(made.response) ? made.response : {};
	const { name: toolName, description, schema } = response;
	const shape = isRecord(schema) && isRecord(schema.shape) ? schema.shape : {};
	const described = Object.entries(shape).map(([key, field]) => [key, schemaOf(field)] as const);
	const required = described.flatMap(([key, field]) => ('default' in field ? [] : [key]));
	const parameters = {
		type: 'object',
		properties: Object.fromEntries(described),
		...(required.length > 0 ? { required } : {}),
		additionalProperties: false,
		$schema: 'http://json-schema.org/draft-07/schema#',
	};
	return { tool: { name: String(toolName), description, parameters }, schema };
}

interface ToolField {
	readonly type: string;
	readonly default?: unknown;
	readonly description?: unknown;
}

/** A zod field as JSON Schema, which models read: a field with a default is optional. */
function schemaOf(field: unknown): ToolField {
	const { description, _def } = isRecord(field) ? field : {};
	const { typeName, innerType, defaultValue } = isRecord(_def) ? _def : {};
	if (typeof defaultValue === 'function') {
		const fallback: unknown = Reflect.apply(defaultValue, undefined, []);
		return { ...schemaOf(innerType), default: fallback, description };
	}
	return { type: String(typeName).replace('Zod', '').toLowerCase(), description };
}

/** The arguments after n8n's check; undefined if it rejects them. */
function checkedBy(schema: unknown, given: object): unknown {
	const check: unknown = isRecord(schema) ? schema.safeParse : undefined;
	if (typeof check !== 'function') throw new Error('The tool has no schema');
	const result: unknown = Reflect.apply(check, schema, [given]);
	return isRecord(result) ? result.data : undefined;
}

const handed = Object.entries(TOOLS).map(([operation, name]) => handedOver(operation, name));

test('the tool descriptions for models are the agreed ones', () => {
	const tools = handed.map(({ tool }) => tool);
	expect(tools).toEqual(contract);
});

test.each(handed)('the description of $tool.name is short enough for a model', ({ tool }) => {
	expect(JSON.stringify(tool).length).toBeLessThanOrEqual(MOST_CHARACTERS[tool.name] ?? 0);
});

test.each([
	['account', 'getSites', 'List Sites'],
	['report', 'presentItems', 'Present Items'],
])('%s > %s as a tool is short, and asks for nothing', (resource, operation, name) => {
	const { tool } = handedOver(operation, name, resource);
	expect(JSON.stringify(tool).length).toBeLessThanOrEqual(MOST_OF_OTHERS);
	expect(tool.parameters).toMatchObject({ properties: {} });
});

describe('n8n accepts the arguments of Ask for Figures', () => {
	const schema = handed[0]?.schema;
	const all = {
		...{ Figures: 'visits', By: 'day', When: 'October', Compare_With: 'last year' },
		...{ Only: 'channel is SEO', Limit: '3' },
	};

	it('unchanged if all are given: no default overrides them', () => {
		expect(checkedBy(schema, all)).toEqual(all);
	});

	it('if only some are given', () => {
		const some = { Figures: 'visits', When: 'October' };
		const others = { By: '', Compare_With: '', Only: '', Limit: '10' };
		expect(checkedBy(schema, some)).toEqual({ ...others, ...some });
	});

	it('with Figures alone', () => {
		expect(checkedBy(schema, { Figures: 'visits' })).toMatchObject({ When: '', By: '' });
		expect(checkedBy(schema, {})).toBeUndefined();
	});
});

test.each(handed)('the description of $tool.name contains no codes', ({ tool }) => {
	expect(JSON.stringify(tool)).not.toMatch(/scartvalid|media_key|rt#|ope_name|askFor|findV/);
});

const NODES = [
	AnalyticsProvider,
	MarketingAnalytics,
	MarketingAnalyticsImportTrigger,
	MarketingAnalyticsTrigger,
].map((Node) => new Node().description);

const IMPORT_CREDENTIAL = 'marketingAnalyticsImportApi';

type Condition = NonNullable<
	NonNullable<INodeCredentialDescription['displayOptions']>['show']
>[string];

/** Whether a single value of the form shows one of the credentials and never both. */
function exclude(one: INodeCredentialDescription, other: INodeCredentialDescription): boolean {
	const [shown = {}, others = {}] = [one, other].map(({ displayOptions }) => displayOptions?.show);
	const areApart = Object.entries(shown).some(([name, values]: [string, Condition]) => {
		const also: Condition = others[name];
		return also !== undefined && !values?.some((value) => also.includes(value));
	});
	return areApart || hides(one, other) || hides(other, one);
}

/** Whether one credential is hidden by all values that show the other. */
function hides(one: INodeCredentialDescription, other: INodeCredentialDescription): boolean {
	const { hide = {} } = one.displayOptions ?? {};
	return Object.entries(hide).some(([name, values]: [string, Condition]) => {
		const shown: Condition = other.displayOptions?.show?.[name];
		return shown !== undefined && shown.every((value) => values?.includes(value));
	});
}

function shownTogether({ credentials = [] }: INodeTypeDescription): string[] {
	return credentials.flatMap((one, place) =>
		credentials
			.slice(place + 1)
			.filter((other) => !exclude(one, other))
			.map((other) => `${one.name} and ${other.name}`),
	);
}

test.each([
	['apiToken', 'marketingAnalyticsApi'],
	['oAuth2', 'marketingAnalyticsOAuth2Api'],
])('with %s, all resources except imports are signed as the user', (authentication, name) => {
	const { description } = new MarketingAnalytics();
	const credentialsOf = (resource: string) =>
		(description.credentials ?? []).filter((one) =>
			NodeHelpers.displayParameter({ authentication, resource }, one, null, description),
		);
	const found = catalogue.map(({ value }) => [value, credentialsOf(value).map((one) => one.name)]);
	expect(found).toEqual(
		catalogue.map(({ value }) => [value, [value === 'import' ? IMPORT_CREDENTIAL : name]]),
	);
});

// n8n compares each property of a node with each of these fields, several times for each form.
test('credentials are shown by few fields, which n8n looks up again and again', () => {
	const shownBy = (new MarketingAnalytics().description.credentials ?? []).map(
		({ displayOptions }) => Object.keys(displayOptions?.show ?? {}),
	);
	expect(shownBy).toEqual([['authentication'], ['authentication'], ['resource']]);
});

// n8n's reviewers require one service and one credential at a time, controlled by conditions.
test.each(NODES.map((node): [string, INodeTypeDescription] => [node.name, node]))(
	'the form of %s shows one credential at a time',
	(_name, description) => {
		expect(shownTogether(description)).toEqual([]);
	},
);

test('the credential test of the older tool sends no data request of its own', () => {
	const { request } = new AnalyticsProviderApi().test;
	expect(request).toMatchObject({ url: '/', ignoreHttpStatusErrors: true });
	expect(request.method).toBeUndefined();
});

test.each([new MarketingAnalyticsApi(), new MarketingAnalyticsOAuth2Api()])(
	'the credential $name says which token opens the data warehouse',
	({ properties }) => {
		const { options = [], default: usual } =
			properties.find(({ name }) => name === 'warehouseToken') ?? {};
		const values = options.map((option) => 'value' in option && option.value);
		expect(values.sort()).toEqual([...WAREHOUSE_TOKENS].sort());
		expect(usual).toBe('session');
	},
);

const sourceOf = (built: string) =>
	path.join(root, built.replace(/^dist\//, '').replace(/\.js$/, '.ts'));

describe('the surface of saved workflows', () => {
	const { missing, added } = changesOf(surfaceOf((built): unknown => require(sourceOf(built))));

	it('still has every name and default', () => {
		expect(missing).toEqual([]);
	});

	it('has no addition that was not accepted with `npm run surface -- --accept`', () => {
		expect(added).toEqual([]);
	});
});
