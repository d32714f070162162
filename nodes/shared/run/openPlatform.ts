import type { IExecuteFunctions, ILoadOptionsFunctions, IPollFunctions } from 'n8n-workflow';
import type { Connection } from '../../../platform/http/connection/connection';
import { CREDENTIAL_TYPES, openPlatform } from '../../../platform/http/connection/connection';
import { isTool } from './agents';
import type { Hints } from './executionContext';
import { formatCount } from '../../../platform/base/text/formatCount';

/** Opens the platform with the chosen credential. @throws Fault */
export async function openChosen(
	context: IExecuteFunctions | ILoadOptionsFunctions,
): Promise<Connection> {
	const chosen =
		'getCurrentNodeParameter' in context
			? context.getCurrentNodeParameter('authentication')
			: context.getNodeParameter('authentication', 0, 'apiToken');
	const platform = await openPlatform(context, typeOf(chosen));
	const opened = 'addExecutionHints' in context ? withPartHints(platform, context) : platform;
	// A path that a model writes could lead to another endpoint than the one that was checked.
	return isTool(context) ? { ...opened, plainPaths: true } : opened;
}

/** Shows a hint for each list that the platform truncated, and for each job that ended with warnings. */
function withPartHints(platform: Connection, context: Hints): Connection {
	const reported = new Set<string>();
	const reportWarning = (message: string) => {
		if (!reported.has(message)) context.addExecutionHints({ message, location: 'outputPane' });
		reported.add(message);
	};
	const reportPart = (what: string, entries: number) => {
		if (!reported.has(what)) partHint(context, what, entries);
		reported.add(what);
	};
	return { ...platform, reportPart, reportWarning };
}

/** As `openChosen`, for a trigger. @throws Fault */
export async function openPolled(context: IPollFunctions): Promise<Connection> {
	return await openPlatform(
		context,
		typeOf(context.getNodeParameter('authentication', 'apiToken')),
	);
}

function typeOf(authentication: unknown): (typeof CREDENTIAL_TYPES)[number] {
	const [byToken, byOAuth2] = CREDENTIAL_TYPES;
	return authentication === 'oAuth2' ? byOAuth2 : byToken;
}

/** That the platform has more of something than it sent. */
export function partText(what: string, entries: number): string {
	return `The platform sent ${formatCount(entries)} ${entries === 1 ? 'entry' : 'entries'} of ${what}, and says that there are more, so the result is incomplete.`;
}

/** Shows the hint next to the output. */
export function partHint(context: Hints, what: string, entries: number): void {
	context.addExecutionHints({ message: partText(what, entries), location: 'outputPane' });
}
