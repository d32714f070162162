import { Fault } from '../client/faults';
import type { Importer } from '../client/importer';
import { multipartOf } from '../client/multipart';
import { requestText } from '../client/request';
import { settle } from '../client/values/settle';
import { segmentOf } from '../client/url';

// What a platform says that takes the token, and misses the file.
const TAKEN = new Set(['refused', 'reported', 'emptyReply', 'unexpectedReply']);

/**
 * Whether the platform takes the connector token for a site: an import without descriptor and file
 * is sent, of which nothing can be imported. What the platform answers to that is not shown
 * (docs/platform.md, Import endpoints), so only what speaks against the token counts.
 *
 * @throws Fault when the token is wrong, or nobody answers
 */
export async function checkConnectorToken(
	{ platform, connectorToken }: Importer,
	site: string,
	kind: string,
): Promise<void> {
	const answer = await settle(
		requestText(platform, {
			method: 'POST',
			path: `/${segmentOf(connectorToken)}/epc/{site}/analyticsimport/{kind}.json`,
			pathValues: { site, kind },
			form: multipartOf([]),
			what: 'an import to this site',
			idempotent: true,
		}),
	);
	if ('value' in answer) return;
	const { error } = answer;
	if (!(error instanceof Fault) || !TAKEN.has(error.kind)) throw error;
	// Observed practice: some failures come with a good status, and say what is wrong in words.
	if (/\btoken\b/i.test(error.facts.said ?? '')) throw new Fault('tokenRefused', error.facts);
}
