import { inMemory } from '../http/bodyContent';
import { Fault } from '../http/errors/fault';
import type { ImportConnection } from '../http/connection/importConnection';
import type { Multipart } from '../http/multipart';
import { requestChange } from '../http/requestChange';
import { readDay } from '../base/dates/readDay';
import { settle } from '../base/async/settle';
import { segmentOf } from '../http/url';
import { describeFile } from './columns/descriptor';
import type { ImportKind } from './rules/importKinds';
import { importForm } from './upload';

// What a platform says that takes the token, and misses the rows.
const TAKEN = new Set(['refused', 'reported']);

/**
 * Whether the platform says that it takes the connector token for a site: an import is sent that has a descriptor, and
 * a file with a header line and no row. What the platform answers to that is not shown
 * (docs/platform.md, Import endpoints), so only what speaks against the token counts.
 *
 * @throws Fault when the token is wrong, or nobody answers
 */
export async function checkConnectorToken(
	{ platform, connectorToken }: ImportConnection,
	site: string,
	kind: ImportKind,
): Promise<boolean> {
	const answer = await settle(
		requestChange(
			platform,
			{
				method: 'POST',
				path: `/${segmentOf(connectorToken)}/epc/{site}/analyticsimport/{kind}.json`,
				pathValues: { site, kind: kind.name },
				form: withoutRows(kind),
				what: 'an import to this site',
				idempotent: true,
			},
			true,
		),
	);
	if ('value' in answer) return answer.value.confirmed;
	const { error } = answer;
	if (!(error instanceof Fault) || !TAKEN.has(error.kind)) throw error;
	// Observed practice: some failures come with a good status, and say what is wrong in words.
	if (AGAINST_TOKEN.test(error.facts.upstreamMessage ?? ''))
		throw new Fault('tokenRefused', error.facts);
	return true;
}

const AGAINST_TOKEN =
	/\b(?:token|jeton|unauthori[sz]ed|unauthenticated|forbidden|(?:access|acc[eè]s) (?:denied|refus[eé])|non autoris[eé]|40[13])\b/i;

function withoutRows(kind: ImportKind): Multipart {
	const names = kind.dimensions.filter(({ optional }) => !optional);
	const targets = [...names, ...kind.metrics.slice(0, 1)];
	const header = `${targets.map(({ name }) => name).join(',')}\n`;
	// Should an import without rows empty its days, this one is older than any platform's figures.
	const anyDay = readDay('', '2000-01-01');
	return importForm(describeFile(kind, targets, { from: anyDay, to: anyDay }), inMemory(header));
}
