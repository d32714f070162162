import type { IWebhookFunctions } from 'n8n-workflow';

import type { PostedForm } from '../../page/protocol';
import { addressOf } from './pageAddress';
import { Guesses } from './guesses';
import type { PageContext } from './pageOf';
import { pageOf } from './pageOf';
import type { Protection } from './protection';

/** Whether a visitor is admitted, and otherwise after how long (ms) to retry. */
interface Admission {
	readonly isIn: boolean;
	readonly waitMs: number;
}

/** What n8n provides about a visit. */
type Visit = PageContext & Pick<IWebhookFunctions, 'getHeaderData' | 'getRequestObject' | 'logger'>;

/** Whether a visitor may see the page. A visit without credentials is not a guess. */
export function judgeVisit(visit: Visit, protection: Protection): Admission {
	const hasSignedIn = visit.getHeaderData().authorization !== undefined;
	if (protection.kind !== 'basicAuth' || !hasSignedIn) {
		return { isIn: protection.mayVisit(), waitMs: 0 };
	}
	return judge(visit, () => protection.mayVisit());
}

/** Whether an upload is admitted. */
export function judgeUpload(
	visit: Visit,
	protection: Protection,
	sent: Pick<PostedForm, 'passphrase' | 'ticket'>,
): Admission {
	if (protection.kind === 'none') return { isIn: true, waitMs: 0 };
	return judge(visit, () => protection.lets(sent));
}

const guesses = new Guesses();

function judge(visit: Visit, isRight: () => boolean): Admission {
	const visitor = { page: pageOf(visit), address: addressOf(visit.getRequestObject()) };
	const now = performance.now();
	const waitMs = guesses.waitOf(visitor, now);
	if (waitMs > 0) return { isIn: false, waitMs };
	const isIn = isRight();
	if (isIn) guesses.right(visitor, now);
	else warn(visit, visitor.address, guesses.wrong(visitor, now).wrong);
	return { isIn, waitMs: 0 };
}

function warn(visit: Visit, address: string, wrong: number): void {
	const page = `${visit.getNode().name} (workflow ${visit.getWorkflow().id})`;
	const times = wrong === 1 ? 'once' : `${wrong} times in a row`;
	visit.logger.warn(`${page} did not let in ${address}, which was wrong ${times}`);
}
