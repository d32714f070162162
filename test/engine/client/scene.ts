import type { INodeParameters } from 'n8n-workflow';
import type { Fault } from '../../../sandbox';
import type { Stage } from '../../support/stage';
import { locator } from '../../../harness/workflows';
import type { Scene } from '../../support/scene';

/** A token with characters that are encoded in URLs. */
export const ODD_TOKEN = 'tok+en/with=odd&chars%41~(x)';

/** The credential of a platform. */
export function credentialFor(baseUrl: string, apiToken: string) {
	return { marketingAnalyticsApi: { baseUrl, apiToken } };
}

/** Calls an endpoint of the report resource. */
export function endpoint(operation: string, more: INodeParameters = {}): Scene {
	return { parameters: { resource: 'report', operation, site: locator('shop-eu'), ...more } };
}

/** Requests the report kinds of a separate platform with a fault. */
export async function askWith(stage: Stage, fault: Fault) {
	const own = await stage.beside();
	own.sandbox.control.fault(fault);
	return { played: await own.play(endpoint('getKinds')), own };
}

/** Names and values under Additional Parameters. */
export function additional(values: Record<string, string>): INodeParameters {
	const parameter = Object.entries(values).map(([name, value]) => ({ name, value }));
	return { additionalParameters: { parameter } };
}

/** Waits until a condition holds, or the test times out. */
export async function until(holds: () => boolean): Promise<void> {
	while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Jest's own matchers, whose results may be anything. */
export const containing = (text: string): unknown => expect.stringContaining(text);
export const matching = (pattern: RegExp | string): unknown => expect.stringMatching(pattern);
export const A_TEXT: unknown = expect.any(String);
