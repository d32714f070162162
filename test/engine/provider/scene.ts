import type { IDataObject, INodeParameters } from 'n8n-workflow';
import type { LoggedRequest } from '../../../sandbox';
import { Caller } from '../../sandbox/caller';
import { between, ProviderCaller, type ProviderRow } from '../../sandbox/provider/providerCaller';
import { type Stage } from '../../support/stage';
import { PROVIDER } from '../../../harness/workflows';
import type { Scene } from '../../support/scene';

export const DAY = '2022-01-10';
export const NEXT_DAY = '2022-01-11';
/** Both days, as in the node's form. */
export const ONE_DAY = { from: DAY, to: DAY };
export const TWO_DAYS = { from: DAY, to: NEXT_DAY };

/** A node of the provider. */
export function providerOf(parameters: INodeParameters, more: Scene = {}): Scene {
	return { type: PROVIDER, parameters, ...more };
}

/** What of a credential is different. */
export type Credential = Readonly<Record<string, string | boolean>>;

/**
 * Tests the provider's credential without an import address, so that only the provider is called.
 */
export async function testProvider(stage: Stage, different: Credential = {}) {
	const { siteId, ...texts } = stage.credentials.analyticsProviderApi;
	const alone = { ...texts, siteId, importUrl: '', connectorToken: '' };
	return await stage.engine.testCredential('analyticsProviderApi', { ...alone, ...different });
}

/** All rows of Get Data for one day by default. */
export async function getData(stage: Stage, parameters: INodeParameters): Promise<IDataObject[]> {
	return (await stage.play(providerOf(dataOf(parameters)))).items;
}

/** The form of Get Data. */
export function dataOf(parameters: INodeParameters): INodeParameters {
	return { operation: 'getData', level: 'site', ...ONE_DAY, returnAll: true, ...parameters };
}

export const ALL_LEVELS = ['site', 'page', 'freeSources', 'paidSources', 'geography'];

/** The queries of a month: one per level, and one for page URLs. */
export const QUESTIONS = [...ALL_LEVELS, 'addresses'];

/** The form of Re-Import. */
export function historyOf(parameters: INodeParameters): INodeParameters {
	const days = { importSite: 'shop-eu', levels: ALL_LEVELS, ...TWO_DAYS };
	return { operation: 'reImport', ...days, ...parameters };
}

/** The items of a successful Re-Import. */
export async function reImport(stage: Stage, parameters: INodeParameters = {}) {
	const played = await stage.play(providerOf(historyOf(parameters)));
	return { days: played.items, notImported: played.itemsOf(1) };
}

/** The requests that the provider received. */
interface Asked {
	columns: string[];
	'max-results': number;
	'page-num': number;
	period: { p1: Array<{ start: string; end: string; type: string }> };
	sort: string[];
	filter?: object;
	options?: object;
}

function isAsked(body: unknown): body is Asked {
	return typeof body === 'object' && body !== null && 'columns' in body && 'period' in body;
}

/** The request bodies that the provider received, in order. */
export function asked(stage: Stage): Asked[] {
	return stage.requests('/v3/data/getData').map(({ body }) => {
		const read: unknown = JSON.parse(body);
		if (isAsked(read)) return read;
		throw new Error(`This asks for nothing: ${body}`);
	});
}

/** The first and last requested day of each request. */
export function periods(stage: Stage): string[][] {
	return asked(stage).map(({ period }) => period.p1.flatMap(({ start, end }) => [start, end]));
}

/** The files that the platform received. */
export function uploads({ sandbox }: Pick<Stage, 'sandbox'>): LoggedRequest[] {
	return sandbox.log().filter(({ path }) => path.includes('/analyticsimport/'));
}

/** Kind and day of a file: `website 10/01/2022`. */
export function named({ path, body }: LoggedRequest): string {
	const kind = /\/(\w+)\.json$/.exec(path)?.[1];
	const [, from, to] = /"from":"([\d/]+)","to":"([\d/]+)"/.exec(body) ?? [];
	return from === to ? `${kind} ${from}` : `${kind} ${from} to ${to}`;
}

/** Another sandbox's provider with the same data, queried by another client. */
export class Reference {
	private caller?: ProviderCaller;

	async start(): Promise<void> {
		this.caller = new ProviderCaller(await Caller.start());
	}

	async rows(
		columns: string[],
		{ from, to }: { from: string; to: string } = ONE_DAY,
		more: object = {},
	): Promise<ProviderRow[]> {
		const sort = columns.filter((column) => !column.startsWith('m_'));
		const period = between(from, to);
		const asks = { period, sort: sort.length > 0 ? sort : columns.slice(0, 1), ...more };
		if (this.caller === undefined) throw new Error('The reference has not started');
		const rows = await this.caller.rows(columns, asks);
		// A full page might be incomplete.
		expect(rows.length).toBeLessThan(10_000);
		return rows;
	}

	async stop(): Promise<void> {
		await this.caller?.close();
	}
}

/** One for the tests of a `describe` block. */
export function withReference(): Reference {
	const reference = new Reference();
	beforeAll(async () => await reference.start());
	afterAll(async () => await reference.stop());
	return reference;
}

/** Replaces the provider's placeholders for unknown values. */
export function known(value: string | number | undefined): string | number | null {
	return value === 'N/A' || value === undefined ? null : value;
}
