import type { Cause, Facts } from '../../../platform/client/faults';
import { Fault } from '../../../platform/client/faults';
import { failed, isEndOfJob, isTrouble } from '../../../platform/polling/pollResult';

test.each<[Cause, Facts, boolean]>([
	['platformDown', {}, true],
	['connectionLost', {}, true],
	['stopped', {}, true],
	['reported', { status: 500 }, true],
	['reported', { status: 499 }, false],
	['reported', {}, false],
	['notFound', { status: 404 }, false],
])('%s with %j is likely to be over later: %p', (kind, facts, trouble) => {
	const fault = new Fault(kind, facts);
	expect(isTrouble(fault)).toBe(trouble);
	expect(failed('state', fault)).toEqual(
		trouble
			? { state: 'state', told: [], trouble: fault, isSettled: false }
			: { state: 'state', told: [fault], isSettled: false },
	);
});

test('what is no fault has to be told', () => {
	const error = new TypeError('a bug');
	expect([isTrouble(error), isEndOfJob(error), isTrouble(undefined)]).toEqual([
		false,
		false,
		false,
	]);
	expect(failed(undefined, error)).toEqual({ state: undefined, told: [error], isSettled: false });
});

test.each<[Cause, boolean]>([
	...(
		[
			'jobExpired',
			'jobFailed',
			'jobTooSlow',
			'notFound',
			'refused',
			'reported',
			'unexpectedReply',
		] as const
	).map((kind): [Cause, boolean] => [kind, true]),
	...(['platformDown', 'tokenRefused', 'forbidden', 'stopped', 'fateUnknown'] as const).map(
		(kind): [Cause, boolean] => [kind, false],
	),
])('%s is the end of one job: %p', (kind, isEnd) => {
	expect(isEndOfJob(new Fault(kind, {}))).toBe(isEnd);
});
