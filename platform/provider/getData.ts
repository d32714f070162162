import type { Day } from '../base/dates/readDay';
import { Fault } from '../http/errors/fault';
import type { JsonRecord } from '../base/json/json';
import { isRecord, listOf } from '../base/json/json';
import { receive } from '../http/streaming/envelope';
import { requestStream } from '../http/request';
import type { JsonPath } from '../http/streaming/jsonPath';
import { WILDCARD } from '../http/streaming/jsonPath';
import { settle } from '../base/async/settle';
import type { Provider } from './provider';

/** What is asked of the provider. Observed practice beyond columns, period and sort. */
export interface DataQuestion {
	/** The provider's names of properties and metrics. */
	readonly columns: readonly string[];
	/** Both days are part of it. */
	readonly from: Pick<Day, 'iso'>;
	readonly to: Pick<Day, 'iso'>;
	/** Names of columns, with a minus for the largest first. */
	readonly sort: readonly string[];
	/** What the rows must be like, in the provider's words. */
	readonly filter?: JsonRecord | undefined;
	/** What to do about an answer that is too long. */
	readonly ifTooLong?: string;
}

/** A part of the answer. */
export interface Page {
	readonly size: number;
	/** From 1. */
	readonly number: number;
}

/**
 * A request's body, without what only some requests have (docs/platform.md, Provider connector
 * verification call).
 */
export function bodyOf(siteId: number, { columns, from, to, sort }: DataQuestion, page: Page) {
	return {
		columns,
		'max-results': page.size,
		period: { p1: [{ start: from.iso, end: to.iso, type: 'D' }] },
		space: { s: [siteId] },
		'page-num': page.number,
		sort,
	};
}

// Figures of the economy mode are extrapolated from a part of the visits (docs/platform.md,
// Third-party analytics provider connector: mode OFF).
const WHOLE_FIGURES = { eco_mode: false };

/** Asks for one page of an answer. @throws Fault */
export async function getPage(
	provider: Provider,
	question: DataQuestion,
	page: Page,
): Promise<ProviderAnswer> {
	const { filter } = question;
	const body = {
		...bodyOf(provider.siteId, question, page),
		...(filter ? { filter: { property: filter } } : {}),
		options: WHOLE_FIGURES,
	};
	return await ask(provider, body, ABOUT_COLUMNS);
}

const ABOUT_COLUMNS =
	'Check the names of columns, in Provider Column Names too: each must be one of the provider’s';

/** The rows of an answer that has come to its end, some at a time. @throws Fault `unexpectedReply` */
export type ProviderAnswer = AsyncIterable<readonly JsonRecord[]>;

/**
 * Sends a request, and reads the rows of its answer.
 *
 * @param refusal what to do when the provider refuses it
 * @throws Fault
 */
export async function ask(
	provider: Provider,
	body: JsonRecord,
	refusal: string,
): Promise<ProviderAnswer> {
	const { siteId, secrets, signal } = provider;
	const what = `the data of site ${siteId}`;
	const call = {
		method: 'POST',
		path: '/v3/data/getData',
		body,
		what,
		// It asks, and changes nothing.
		idempotent: true,
		refusal,
	} as const;
	const reception = { rows: ROWS, keep: undefined, secrets, signal };
	const answer = await settle(
		requestStream(provider, call, async (stream, facts) => await receive(stream, facts, reception)),
	);
	if ('error' in answer) throw keysRefused(answer.error, siteId);
	const { envelope, batches } = answer.value;
	const unexpected = new Fault('unexpectedReply', { upstream: 'provider', what });
	const [wanted] = rowsOf(envelope) ?? [];
	if (typeof wanted !== 'number') throw unexpected;
	return (async function* () {
		for await (const { list, elements } of batches()) {
			if (list !== wanted) continue;
			if (!elements.every(isRecord)) throw unexpected;
			yield elements;
		}
	})();
}

function keysRefused(error: unknown, site: number): unknown {
	const isRefused =
		error instanceof Fault && (error.kind === 'tokenRefused' || error.kind === 'forbidden');
	return isRefused ? new Fault('keysRefused', { ...error.facts, site }) : error;
}

const ROWS: readonly JsonPath[] = [
	['DataFeed', 'Rows'],
	['DataFeed', WILDCARD, 'Rows'],
];

/** Observed practice: `DataFeed` holds `Rows`, or is a list whose first element does. */
function rowsOf(reply: unknown): readonly unknown[] | undefined {
	const feed = isRecord(reply) ? reply.DataFeed : undefined;
	const first = Array.isArray(feed) ? listOf(feed)[0] : feed;
	return isRecord(first) && Array.isArray(first.Rows) ? listOf(first.Rows) : undefined;
}
