import type { Cause, FaultFacts } from '../../platform/client/faults';
import { Fault, InvalidInput } from '../../platform/client/faults';
import { failed, isEndOfJob, isTrouble } from '../../platform/polling/pollResult';

it.each<[Cause, FaultFacts, boolean]>([
	['platformDown', {}, true],
	['platformDown', { status: 503 }, true],
	['tooManyRequests', { status: 429 }, true],
	['connectionLost', {}, true],
	['stopped', {}, true],
	['refused', { status: 500 }, true],
	['refused', { status: 499 }, false],
	['refused', {}, false],
	['reported', { status: 500 }, true],
	['reported', { status: 499 }, false],
	['reported', {}, false],
	['tokenRefused', { status: 401 }, false],
	['notFound', { status: 404 }, false],
	['jobFailed', {}, false],
])('%s with %j may be over at a later poll: %p', (kind, facts, isPassing) => {
	const error = new Fault(kind, facts);
	expect(isTrouble(error)).toBe(isPassing);
	const state = { known: [] };
	const result = isPassing ? { errors: [], trouble: error } : { errors: [error] };
	expect(failed(state, error)).toEqual({ state, isSettled: false, ...result });
});

it.each<[Cause, boolean]>([
	['jobExpired', true],
	['jobFailed', true],
	['jobTooSlow', true],
	['notFound', true],
	['refused', true],
	['reported', true],
	['unexpectedReply', true],
	['outcomeUnknown', false],
	['forbidden', false],
	['platformDown', false],
	['stopped', false],
	['timedOut', false],
	['tokenRefused', false],
])('%s ends a job: %p', (kind, isEnd) => {
	expect(isEndOfJob(new Fault(kind, {}))).toBe(isEnd);
});

it('takes what is no fault of the platform for neither, and shows it', () => {
	const errors = [new TypeError('a bug'), new InvalidInput('Site', 'x', 'y'), 'x', undefined];
	for (const error of errors) {
		expect([isTrouble(error), isEndOfJob(error)]).toEqual([false, false]);
		expect(failed(undefined, error)).toEqual({
			state: undefined,
			errors: [error],
			isSettled: false,
		});
	}
});
