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

/** A query to the provider. Observed practice, except for columns, period and sort. */
export interface DataQuestion {
	/** The provider's names of properties and metrics. */
	readonly columns: readonly string[];
	/** Both days are inclusive. */
	readonly from: Pick<Day, 'iso'>;
	readonly to: Pick<Day, 'iso'>;
	/** Column names, with a minus for descending order. */
	readonly sort: readonly string[];
	/** A filter of the rows in the provider's syntax. */
	readonly filter?: JsonRecord | undefined;
	/** Advice if the result has too many rows. */
	readonly ifTooLong?: string;
}

/** A page of a result. */
interface Page {
	readonly size: number;
	/** The page number, from 1. */
	readonly number: number;
}

/**
 * The body of a request, without optional members (docs/platform.md, Provider connector
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

// The economy mode extrapolates figures from a sample of the visits (docs/platform.md, Third-party
// analytics provider connector: mode OFF).
const WHOLE_FIGURES = { eco_mode: false };

/** Requests one page of a result. @throws Fault */
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
	'Check the column names, including those under Provider Column Names: each must be a column of the provider';

/** The rows of a completely received reply, in batches. @throws Fault `unexpectedReply` */
type ProviderAnswer = AsyncIterable<readonly JsonRecord[]>;

/**
 * Sends a request and reads the rows of its reply.
 *
 * @param refusal advice if the provider refuses it
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
		// The request only reads.
		idempotent: true,
		refusal,
	} as const;
	const receiveOptions = { rows: ROWS, keep: undefined, secrets, signal };
	const outcome = await settle(
		requestStream(
			provider,
			call,
			async (stream, facts) => await receive(stream, facts, receiveOptions),
		),
	);
	if ('error' in outcome) throw keysRefused(outcome.error, siteId);
	const { envelope, batches } = outcome.value;
	const unexpected = new Fault('unexpectedReply', { upstream: 'provider', what });
	const [listIndex] = rowsOf(envelope) ?? [];
	if (typeof listIndex !== 'number') throw unexpected;
	return (async function* () {
		for await (const { list, elements } of batches()) {
			if (list !== listIndex) continue;
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

/** Observed practice: `DataFeed` has `Rows`, or is a list whose first element has them. */
function rowsOf(reply: unknown): readonly unknown[] | undefined {
	const feed = isRecord(reply) ? reply.DataFeed : undefined;
	const first = Array.isArray(feed) ? listOf(feed)[0] : feed;
	return isRecord(first) && Array.isArray(first.Rows) ? listOf(first.Rows) : undefined;
}
