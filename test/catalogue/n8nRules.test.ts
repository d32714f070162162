import type { INodeProperties } from 'n8n-workflow';

import { AnalyticsProvider } from '../../nodes/AnalyticsProvider/AnalyticsProvider.node';
import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { MarketingAnalyticsImportTrigger } from '../../nodes/MarketingAnalyticsImportTrigger/MarketingAnalyticsImportTrigger.node';
import { MarketingAnalyticsTrigger } from '../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node';

import type { NodeDescription } from '../../nodes/shared/form/nodeDescription';

// The build generates it, and no form depends on it.
jest.mock('../../page/built', () => ({}), { virtual: true });

/**
 * Rules that n8n documents but its linter does not check yet (docs/decisions/n8n-rules.md), for
 * texts that users see.
 */
const descriptions = [
	new MarketingAnalytics(),
	new MarketingAnalyticsTrigger(),
	new MarketingAnalyticsImportTrigger(),
	new AnalyticsProvider(),
].map(({ description }) => description);

const forms = new Map(descriptions.map(({ name, properties }) => [name, properties]));
const all = [...forms.values()].flatMap((properties) => [...within(properties)]);

/** All objects within a form, at any depth. */
function* within(value: unknown): Generator<Record<string, unknown>> {
	if (typeof value !== 'object' || value === null) return;
	if (!Array.isArray(value)) yield { ...value };
	for (const member of Object.values(value)) yield* within(member);
}

test('hints have at most 120 characters', () => {
	const hints = all.flatMap(({ hint }) => (typeof hint === 'string' ? [hint] : []));
	expect(hints.length).toBeGreaterThan(20);
	expect(hints.filter((hint) => hint.length > 120)).toEqual([]);
});

describe('fields outside of collections', () => {
	const CONTAINERS = ['collection', 'fixedCollection', 'notice', 'callout', 'hidden', 'curlImport'];
	const SELECTORS = ['resource', 'operation', 'authentication'];

	const optionalIn = (properties: readonly INodeProperties[]) =>
		properties.filter(
			({ name, type, required }) =>
				!CONTAINERS.includes(type) && !SELECTORS.includes(name) && required !== true,
		);

	it('include no optional JSON', () => {
		const open = [...forms.values()].flatMap(optionalIn).filter(({ type }) => type === 'json');
		expect(open.map(({ name }) => name)).toEqual([]);
	});

	// Each has a sensible default or controls other fields. Any other field belongs into Options.
	it.each([
		[
			'marketingAnalytics',
			'analysis askBy askCompareWith askFigures askLimit askOnly askWhen columns compareWith costColumns ' +
				'descriptionType email endpointValues findValuesOf findWords from inputFrom ip lastDays ' +
				'letAgentChange limit mergeRows messageFor modelMetric modelName modelOnly modelPeriod modelTarget output ' +
				'period returnAll simplify site siteNameParts targetDimension targetsFrom to waitLimit',
		],
		[
			'marketingAnalyticsTrigger',
			'adHocJob alertWhen as autoReport bound compareWith dayOfMonth denominator event expected ' +
				'figure forEach from ip jobKind lastDays messageFor metric outcome output partnerSync ' +
				'period recordType siteNameParts submitEvery targetAmount targetBound targetChannel targetFigure ' +
				'targetPeriod timeZone to weekday',
		],
		['marketingAnalyticsImportTrigger', 'handling kinds path protection sites text'],
		[
			'analyticsProvider',
			'columns letAgentChange level limit output returnAll simplify sort splitByDay splitByDevice',
		],
	])('are required, or exceptions for %s', (node, chosen) => {
		const names = optionalIn(forms.get(node) ?? []).map(({ name }) => name);
		expect([...new Set(names)].sort().join(' ')).toBe(chosen);
	});
});

/**
 * The choice that n8n's editor leaves out of a form, as it chooses the credential: Authentication, or
 * else the first one whose every option shows some credential.
 */
function leftOutChoice({ credentials = [], properties }: NodeDescription): string | undefined {
	const showing = (name: string) =>
		credentials.flatMap(({ displayOptions }) => displayOptions?.show?.[name] ?? []);
	const values = ({ options = [] }: INodeProperties) =>
		options.flatMap((option) => ('value' in option ? [option.value] : []));
	const choices = properties.filter(
		(property) =>
			property.type === 'options' &&
			values(property).every((value) => showing(property.name).includes(value)),
	);
	return (choices.find(({ name }) => name === 'authentication') ?? choices[0])?.name;
}

test('no choice but Authentication is left out of a form as the choice of a credential', () => {
	expect(descriptions.map((node) => [node.name, leftOutChoice(node)])).toEqual([
		['marketingAnalytics', 'authentication'],
		['marketingAnalyticsTrigger', 'authentication'],
		['marketingAnalyticsImportTrigger', undefined],
		['analyticsProvider', undefined],
	]);
});

describe('hints for n8n’s assistant', () => {
	it('are on nodes and on operations', () => {
		const missing = descriptions.filter(({ builderHint }) => !builderHint?.searchHint);
		expect(missing).toEqual([]);
		expect(all.filter((one) => 'builderHint' in one).length).toBeGreaterThan(5);
	});

	it('are not on Resource or Operation themselves, because n8n 2 refuses to load that', () => {
		const selectors = all.filter(({ name, type }) => type === 'options' && isSelector(name));
		expect(selectors.length).toBeGreaterThan(20);
		expect(selectors.filter((one) => 'builderHint' in one)).toEqual([]);
	});

	const isSelector = (name: unknown) => name === 'resource' || name === 'operation';

	it('contain no markup and no expression', () => {
		const hints = JSON.stringify([
			...all.flatMap(({ builderHint = [] }) => builderHint),
			...descriptions.map(({ builderHint }) => builderHint),
		]);
		expect(hints).not.toMatch(/<|\{\{/);
	});
});

test('a switch among Filters says what the list contains when it is on, and when it is off', () => {
	const filters = all.filter(({ displayName }) => displayName === 'Filters');
	const switches = [...within(filters)].filter(({ type }) => type === 'boolean');
	expect(switches.length).toBeGreaterThan(5);
	for (const { description } of switches)
		expect(description).toMatch(/^Whether to list .+ \(on\) or .+ \(off\)$/);
});
