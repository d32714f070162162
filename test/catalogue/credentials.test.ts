import { AnalyticsProviderApi } from '../../credentials/AnalyticsProviderApi.credentials';
import { MarketingAnalyticsApi } from '../../credentials/MarketingAnalyticsApi.credentials';
import { MarketingAnalyticsOAuth2Api } from '../../credentials/MarketingAnalyticsOAuth2Api.credentials';
import { WAREHOUSE_TOKENS } from '../../platform/client/connection';
import type { INodeCredentialDescription, INodeTypeDescription } from 'n8n-workflow';
import { AnalyticsProvider } from '../../nodes/AnalyticsProvider/AnalyticsProvider.node';
import { MarketingAnalytics } from '../../nodes/MarketingAnalytics/MarketingAnalytics.node';
import { MarketingAnalyticsImportTrigger } from '../../nodes/MarketingAnalyticsImportTrigger/MarketingAnalyticsImportTrigger.node';
import { catalogue } from '../../platform/catalogue';
import { MarketingAnalyticsTrigger } from '../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node';

// The build makes it, and it says nothing of credentials.
jest.mock('../../page/built', () => ({}), { virtual: true });

const NODES = [
	AnalyticsProvider,
	MarketingAnalytics,
	MarketingAnalyticsImportTrigger,
	MarketingAnalyticsTrigger,
].map((Node) => new Node().description);

type Condition = NonNullable<
	NonNullable<INodeCredentialDescription['displayOptions']>['show']
>[string];

/** Whether some single value of the form shows one of them and never the other. */
function exclude(one: INodeCredentialDescription, other: INodeCredentialDescription): boolean {
	const [shown = {}, hidden = {}] = [one, other].map(({ displayOptions }) => displayOptions?.show);
	return Object.entries(shown).some(([name, values]: [string, Condition]) => {
		const others: Condition = hidden[name];
		return others !== undefined && !values?.some((value) => others.includes(value));
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

test('what is signed as the user are all resources but imports', () => {
	const resources = catalogue.map(({ value }) => value).filter((value) => value !== 'import');
	const [, { credentials = [] } = { credentials: [] }] = NODES;
	const signed = credentials.flatMap(({ displayOptions }) =>
		displayOptions?.show?.authentication ? [displayOptions.show.resource] : [],
	);
	expect(signed).toEqual([resources.sort(), resources.sort()]);
});

// n8n's reviewers want one service and one credential at a time, told by what shows a credential.
test.each(NODES.map((node): [string, INodeTypeDescription] => [node.name, node]))(
	'%s shows one credential at a time',
	(_name, description) => {
		expect(shownTogether(description)).toEqual([]);
	},
);

test('the test of the older tool sends nothing that asks for data: what runs before it has asked', () => {
	const { request } = new AnalyticsProviderApi().test;
	expect(request).toMatchObject({ url: '/', ignoreHttpStatusErrors: true });
	expect(request.method).toBeUndefined();
});

test.each([new MarketingAnalyticsApi(), new MarketingAnalyticsOAuth2Api()])(
	'$name says which token opens the data warehouse',
	({ properties }) => {
		const { options = [], default: usual } =
			properties.find(({ name }) => name === 'warehouseToken') ?? {};
		const values = options.map((option) => 'value' in option && option.value);
		expect(values.sort()).toEqual([...WAREHOUSE_TOKENS].sort());
		expect(usual).toBe('session');
	},
);
