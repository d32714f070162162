import type { Connection } from '../connection/connection';
import { Fault } from '../errors/fault';
import { quoteWholeReply } from '../secrets/quoteUpstream';
import { readConfirmation } from '../reply/confirmation';
import { reasonFacts, refusalOf } from '../reply/parseReply';
import { readJobId } from '../reply/jobId';

/**
 * The ID of the job that was created, unless the reply reports a refusal in any form.
 *
 * @throws Fault `reported` for a refusal, `jobNotNamed` if the reply has no ID in a known place
 */
export function createdJob(reply: unknown, what: string, { secrets }: Connection): string {
	refuseRefusal(reply, what, secrets);
	const id = readJobId(reply);
	if (id !== undefined) return id;
	throw new Fault('jobNotNamed', {
		what,
		upstreamMessage: quoteWholeReply(JSON.stringify(reply), secrets),
	});
}

/** @throws Fault `reported` if the reply to a change reports a refusal */
function refuseRefusal(reply: unknown, what: string, secrets: readonly string[]): void {
	if (readConfirmation(reply).verdict !== 'refused') return;
	throw refusalOf('reported', reply, { what, ...reasonFacts(reply, secrets) });
}
