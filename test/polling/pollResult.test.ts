import type { Cause } from '../../platform/client/faults';
import { Fault, InvalidInput } from '../../platform/client/faults';
import { failed, isEndOfJob, isTrouble } from '../../platform/polling/pollResult';

const fault = (kind: Cause, status?: number) =>
	new Fault(kind, status === undefined ? {} : { status });

it.each<[Cause, number | undefined, boolean]>([
	['platformDown', 503, true],
	['tooManyRequests', 429, true],
	['connectionLost', undefined, true],
	['stopped', undefined, true],
	['refused', 500, true],
	['refused', 499, false],
	['refused', undefined, false],
	['tokenRefused', 401, false],
	['notFound', 404, false],
	['jobFailed', undefined, false],
])('%s (HTTP %p) may be over at a later poll: %s', (kind, status, isPassing) => {
	const error = fault(kind, status);
	expect(isTrouble(error)).toBe(isPassing);
	const state = { known: [] };
	expect(failed(state, error)).toEqual({
		...{ state, isSettled: false },
		...(isPassing ? { told: [], trouble: error } : { told: [error] }),
	});
});

it.each<[Cause, boolean]>([
	...(['jobExpired', 'jobFailed', 'jobTooSlow', 'notFound'] as const).map(
		(kind): [Cause, boolean] => [kind, true],
	),
	...(['refused', 'reported', 'unexpectedReply'] as const).map((kind): [Cause, boolean] => [
		kind,
		true,
	]),
	...(['tokenRefused', 'forbidden', 'platformDown', 'stopped', 'timedOut'] as const).map(
		(kind): [Cause, boolean] => [kind, false],
	),
])('%s ends a job: %s', (kind, isEnd) => {
	expect(isEndOfJob(fault(kind))).toBe(isEnd);
});

it('takes what is no fault of the platform for neither', () => {
	for (const error of [new Error('x'), new InvalidInput('Site', 'x', 'y'), 'x', undefined]) {
		expect([isTrouble(error), isEndOfJob(error)]).toEqual([false, false]);
	}
});
