import { InvalidInput } from '../base/invalidInput';
import type { Call } from './call';
import type { Connection } from './connection/connection';
import { DamagedBody } from './decompress';
import type { ErrorKind } from './errors/errorCatalog';
import type { ErrorFacts } from './errors/errorFacts';
import { Fault, mayPass } from './errors/fault';
import { causeOfNetworkError, networkCode } from './errors/networkErrors';
import type { FailedAttempt } from './retry';
import { IdleStream, LargeBody } from './readBody';

/** The facts of a call for messages. */
export function requestFacts(
	{ address, service, token }: Connection,
	{ what, requestedJob, refusal, isLarge }: Call,
): ErrorFacts {
	return {
		...(service === undefined ? {} : { upstream: service }),
		...(token === undefined ? {} : { token }),
		what,
		...(requestedJob === undefined ? {} : { requestedJob }),
		...(isLarge && requestedJob !== undefined ? { isResult: true } : {}),
		host: address.host,
		...(refusal === undefined ? {} : { refusal }),
	};
}

/** The fault of a call that failed. @throws InvalidInput, which is no fault of the platform */
export function faultOf(
	error: unknown,
	facts: ErrorFacts,
	{ idempotent, onlyCosts = false }: Pick<FailedAttempt, 'idempotent' | 'onlyCosts'>,
): Fault {
	// Invalid input is no fault of the platform and is never retried.
	if (error instanceof InvalidInput) throw error;
	const fault = error instanceof Fault ? error : new Fault(causeOf(error), facts);
	const named = idempotent ? undefined : namedJobFault(fault, onlyCosts);
	if (named) return named;
	// A call that was stopped before it was sent is a fault already; here n8n aborted a request under
	// way.
	const isHungUp = fault.kind === 'stopped' && fault !== error;
	return (fault.outcomeUnknown || isHungUp) && !idempotent
		? new Fault('outcomeUnknown', fault.facts)
		: fault;
}

/**
 * The fault of a reply that contains a job ID, although the call would be repeated after its error:
 * the platform may have started this job.
 *
 * @param startsJob whether the purpose of the call is to start a job, which a trigger or a person
 * would start again after any error that is not final
 */
export function namedJobFault(fault: Fault, startsJob: boolean): Fault | undefined {
	const { namedJob } = fault.facts;
	const isRepeated = fault.transient || fault.outcomeUnknown || (startsJob && mayPass(fault));
	if (namedJob === undefined || !isRepeated) return undefined;
	return new Fault('jobNamed', { ...fault.facts, job: namedJob });
}

function causeOf(error: unknown): ErrorKind {
	if (error instanceof LargeBody) return 'tooLarge';
	if (error instanceof DamagedBody) return 'cutReply';
	return error instanceof IdleStream ? 'timedOut' : causeOfNetworkError(networkCode(error));
}

/** The error of a call that was not sent, which names the proxy where that cannot be reached. */
export async function proxyFault(
	{ proxyTo }: Connection,
	url: string,
	facts: ErrorFacts,
	error: unknown,
): Promise<unknown> {
	// A signing error knows its cause, but not the call that it belongs to.
	if (error instanceof Fault) return new Fault(error.kind, { ...facts, ...error.facts });
	const proxy = UNREACHED.includes(causeOf(error)) ? await proxyTo?.(url) : undefined;
	return proxy === undefined ? error : new Fault('proxyUnreachable', { ...facts, proxy });
}

const UNREACHED: readonly ErrorKind[] = ['hostRefused', 'hostUnknown', 'hostUnreachable'];
