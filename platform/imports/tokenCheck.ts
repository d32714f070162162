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

// Replies that mean the token was accepted and only the rows were missing.
const TAKEN = new Set(['refused', 'reported']);

/**
 * Checks the connector token of a site by sending an import with a descriptor and a file without
 * rows. The reply to that is undocumented (docs/platform.md, Import endpoints), so only explicit
 * refusals of the token count.
 *
 * @throws Fault if the token is wrong, or the platform cannot be reached
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
			{ isEmpty: true },
		),
	);
	if ('value' in answer) return answer.value.confirmed;
	const { error } = answer;
	if (!(error instanceof Fault) || !TAKEN.has(error.kind)) throw error;
	// Observed practice: some failures have a success status and explain the error in words.
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
	// A day before any data of the platform, in case an import without rows clears its days.
	const anyDay = readDay('', '2000-01-01');
	return importForm(describeFile(kind, targets, { from: anyDay, to: anyDay }), inMemory(header));
}
