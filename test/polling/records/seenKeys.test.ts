import { createHash } from 'node:crypto';

import type { ErrorKind } from '../../../platform/http/errors/errorCatalog';
import type { ErrorFacts } from '../../../platform/http/errors/errorFacts';
import { Fault } from '../../../platform/http/errors/fault';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { limits } from '../../../platform/polling/pollingLimits';
import { failed, isEndOfJob, isUpstreamError } from '../../../platform/polling/pollResult';
import { sampleNews } from '../../../platform/polling/sampleNews';
import {
	MOST_KEYS,
	readSeenKeys,
	seenKeyOf,
	writeSeenKeys,
} from '../../../platform/polling/seenKeys';

const TOO_OFTEN =
	'has more runs since the last poll than the trigger can read, so only the latest 30 start the workflow';

it.each<[InvalidInput, string, string, string]>([
	[
		limits.records(20_001),
		'Look Back (Days)',
		'There are 20,001 records in the look-back period, but the trigger can remember only 20,000',
		'Limit the search under Options, or use a Schedule Trigger and search with the Marketing Analytics node',
	],
	[
		limits.recordsOfDay(20_001, '2026-11-20'),
		'Look Back (Days)',
		'2026-11-20 has 20,001 records, but the trigger can remember only 20,000, so the records of this day do not start the workflow',
		'If you need these records, search for them with the Marketing Analytics node',
	],
	[
		limits.lookBack(new Error('Too many'), 28, 3),
		'Look Back (Days)',
		'Too many. The trigger now looks back 3 days instead of 28',
		'Until there are fewer records, records of earlier days that arrive late do not start the workflow. Lower Look Back (Days), limit the search under Options, or use a Schedule Trigger and search with the Marketing Analytics node',
	],
	[
		limits.runs(30, undefined),
		'Poll Times',
		`The job ${TOO_OFTEN}`,
		'Under Poll Times, set a shorter interval',
	],
	[
		limits.runs(30, 'a'),
		'Poll Times',
		`Job a ${TOO_OFTEN}`,
		'Under Poll Times, set a shorter interval',
	],
	[
		limits.jobs(1_000),
		'Job',
		'There are 1,000 jobs or more, so only the first 1,000 are watched',
		'Choose a single job, and use a separate trigger for each job that matters',
	],
])('an error about too many records names its setting and gives advice', (told, ...words) => {
	expect(told).toBeInstanceOf(InvalidInput);
	expect([told.parameter, told.message, told.advice]).toEqual(words);
});

const [A = '', B = '', C = ''] = ['a', 'b', 'c'].map(seenKeyOf);

it('keys are short, and equal only for equal texts', () => {
	const keys = Array.from({ length: 1_000 }, (_, index) => seenKeyOf(`sale ${index}`));
	expect(new Set(keys).size).toBe(1_000);
	expect(keys.filter((key) => !/^[\w-]{10}$/.test(key))).toEqual([]);
	const hash = createHash('sha256').update('é').digest('base64url');
	expect(seenKeyOf('é')).toBe(hash.slice(0, 10));
	expect(seenKeyOf('')).toHaveLength(10);
});

it('stored keys are read with their words', () => {
	const seen = new Map([
		[A, 'VALID'],
		[B, ''],
	]);
	const written = writeSeenKeys(new Map(), seen);
	expect(written).toEqual([`${A}VALID`, B]);
	expect(readSeenKeys(written)).toEqual(seen);
	expect(readSeenKeys([])).toEqual(new Map());
});

it('unseen keys are stored before seen ones, which have their new words', () => {
	const before = new Map([
		[A, 'PENDING'],
		[B, 'PENDING'],
	]);
	const seen = new Map([
		[A, 'VALID'],
		[C, 'PENDING'],
	]);
	expect(writeSeenKeys(before, seen)).toEqual([`${B}PENDING`, `${A}VALID`, `${C}PENDING`]);
	expect(writeSeenKeys(before, new Map())).toEqual([`${A}PENDING`, `${B}PENDING`]);
});

it('the oldest keys are forgotten when there are too many, and only then', () => {
	const many = (count: number, prefix: string) =>
		new Map(Array.from({ length: count }, (_, index) => [seenKeyOf(`${prefix}${index}`), '']));
	const before = many(MOST_KEYS - 1, 'old');
	const [oldest = ''] = before.keys();
	const full = writeSeenKeys(before, many(1, 'new'));
	expect([full.length, full[0]]).toEqual([MOST_KEYS, oldest]);
	const over = writeSeenKeys(before, many(2, 'new'));
	expect(over.length).toBe(MOST_KEYS);
	expect(over).not.toContain(oldest);
	expect(over.at(-1)).toBe(seenKeyOf('new1'));
	const seen = many(MOST_KEYS, 'new');
	expect(writeSeenKeys(before, seen)).toEqual([...seen.keys()]);
	expect(MOST_KEYS).toBe(20_000);
});

it.each<[ErrorKind, ErrorFacts, boolean]>([
	['platformDown', {}, true],
	['platformDown', { status: 503 }, true],
	['tooManyRequests', { status: 429 }, true],
	['connectionLost', {}, true],
	['stopped', {}, true],
	['refused', { status: 500 }, true],
	['refused', { status: 499 }, false],
	['refused', {}, false],
	['reported', { status: 500 }, true],
	['reported', { status: 500, isFinal: true }, false],
	['reported', { isFinal: true }, false],
	['notNow', {}, true],
	['tokenRefused', { status: 401 }, false],
	['notFound', { status: 404 }, false],
	['jobFailed', {}, false],
])('%s with %j may be over at a later poll: %p', (kind, facts, isPassing) => {
	const error = new Fault(kind, facts);
	expect(isUpstreamError(error)).toBe(isPassing);
	const state = { known: [] };
	const result = isPassing ? { errors: [], trouble: error } : { errors: [error] };
	expect(failed(state, error)).toEqual({ state, isSettled: false, ...result });
});

it.each<ErrorKind>([
	...(['jobExpired', 'jobFailed', 'jobTooSlow', 'notFound'] as const),
	...(['refused', 'reported', 'tooLarge', 'unexpectedReply'] as const),
])('%s means that a job has no result', (kind) => {
	expect(isEndOfJob(new Fault(kind, {}))).toBe(true);
});

it.each<ErrorKind>([
	...(['outcomeUnknown', 'forbidden', 'platformDown'] as const),
	...(['stopped', 'timedOut', 'tokenRefused'] as const),
])('%s does not mean that a job has no result', (kind) => {
	expect(isEndOfJob(new Fault(kind, {}))).toBe(false);
});

it('an error that is no fault of the platform is shown', () => {
	const errors = [new TypeError('a bug'), new InvalidInput('Site', 'x', 'y'), 'x', undefined];
	for (const error of errors) {
		expect([isUpstreamError(error), isEndOfJob(error)]).toEqual([false, false]);
		expect(failed(undefined, error)).toEqual({
			state: undefined,
			errors: [error],
			isSettled: false,
		});
	}
});

const sale = (order_id: string, order_status: string) => ({ order_id, order_status });
const all = () => true;
const changing = { group: 'order', tracksStates: true };

describe('the output of a manual test', () => {
	test('for new records is the last five', () => {
		const records = [1, 2, 3, 4, 5, 6].map((id) => sale(String(id), 'PENDING'));
		const news = sampleNews(records, { group: 'order', tracksStates: false }, () => false);
		expect(news.map(({ record }) => record.order_id)).toEqual(['2', '3', '4', '5', '6']);
	});

	test('for state changes is records with another status, with the initial one before it', () => {
		const records = [sale('1', 'VALID'), sale('2', 'PENDING'), sale('3', 'INVALID')];
		expect(sampleNews(records, changing, all)).toEqual([
			{ record: records[0], stateBefore: 'PENDING', state: 'VALID' },
			{ record: records[2], stateBefore: 'PENDING', state: 'INVALID' },
		]);
	});

	test('for state changes is only the selected ones', () => {
		const records = [sale('1', 'VALID'), sale('2', 'INVALID')];
		const news = sampleNews(records, changing, ({ state }) => state === 'INVALID');
		expect(news.map(({ record }) => record.order_id)).toEqual(['2']);
	});

	test.each([
		['VALID', 'PENDING', all],
		['INVALID', 'PENDING', ({ state }: { state: string }) => state === 'INVALID'],
		['PENDING', 'VALID', ({ state }: { state: string }) => state === 'PENDING'],
	])('without changes is the last record, as if it became %s', (state, stateBefore, wanted) => {
		const records = [sale('1', 'PENDING'), sale('2', 'PENDING')];
		const record = sale('2', state);
		expect(sampleNews(records, changing, wanted)).toEqual([{ record, stateBefore, state }]);
	});

	test('is empty without records', () => {
		expect(sampleNews([], changing, all)).toEqual([]);
	});
});

it('a refusal that is not final only keeps a workflow from being activated', () => {
	const error = new Fault('reported', {});
	expect(failed(undefined, error)).toMatchObject({ errors: [error] });
	expect(failed({ known: [] }, error)).toMatchObject({ errors: [], trouble: error });
});
