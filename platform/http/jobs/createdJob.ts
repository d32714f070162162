import type { Connection } from '../connection/connection';
import { Fault } from '../errors/fault';
import { quoteInFull } from '../secrets/mask';
import { readConfirmation } from '../reply/confirmation';
import { reasonFacts, refusalOf } from '../reply/parseReply';
import { readJobId } from '../reply/jobId';

/**
 * The job that was created, unless the reply says in any way that it was refused.
 *
 * @throws Fault `reported` for a refusal, `jobNotNamed` where its ID is in no known place of the answer
 */
export function createdJob(reply: unknown, what: string, { secrets }: Connection): string {
	refuseRefusal(reply, what, secrets);
	const id = readJobId(reply);
	if (id !== undefined) return id;
	throw new Fault('jobNotNamed', {
		what,
		upstreamMessage: quoteInFull(JSON.stringify(reply), secrets),
	});
}

/** @throws Fault `reported` where a reply to something that was to be done says that it was refused */
export function refuseRefusal(reply: unknown, what: string, secrets: readonly string[]): void {
	if (readConfirmation(reply).verdict !== 'refused') return;
	throw refusalOf('reported', reply, { what, ...reasonFacts(reply, secrets) });
}
