import { Fault, mayPass } from '../../../../platform/http/errors/fault';
import { readRefusalHints } from '../../../../platform/http/errors/refusalHints';
import { readJsonBody } from '../../../../platform/http/reply/parseReply';
import { thrownBy } from './thrown';

const refusal = (error_msg: string) => ({ error: true, error_msg });

describe('a refusal is temporary', () => {
	test.each([
		'Quota exceeded, retry in 30 seconds',
		'You have reached the hourly quota of this site',
		'Rate limit reached for user 12',
		'rateLimitExceeded',
		'RESOURCE_EXHAUSTED',
		'Too many requests',
		'Request was throttled.',
		'The server is busy, please try again',
		'Service temporarily unavailable',
		'Scheduled maintenance until 14:00',
		'Report run 2601 is not ready',
		'The result is not yet available',
		'Results are still being processed',
		'Gateway timeout',
		'Query timed out on the replica',
		'An unknown error occurred, please retry your request later',
		'Deadlock found when trying to get lock; try restarting transaction',
		'Something went wrong. Please try again',
		'MySQL server has gone away, retry',
		'Veuillez réessayer plus tard',
		'Service momentanément indisponible',
		'Inténtelo de nuevo más tarde',
		'Bitte versuchen Sie es später erneut',
		'User request limit reached',
		'You have reached your secondly limit.',
		'Site is locked by another import',
		'Another report of this token is running',
		'Trop de requêtes',
		'Zu viele Anfragen',
		'Límite de solicitudes excedido',
		'Troppe richieste, riprova più tardi',
		'Te veel verzoeken',
		'MySQL server has gone away',
		'upstream connect error or disconnect/reset before headers',
		'Der Dienst ist derzeit nicht verfügbar',
	])('by its message: %s', (words) => {
		expect(readRefusalHints(refusal(words)).about).toBe('now');
	});

	test.each<[string, unknown]>([
		['a code', { error: true, error_code: 429 }],
		['a code of the error', { error: { code: '503', message: 'Backend error' } }],
		['a name of a code', { error: true, error_code: 'QUOTA_EXCEEDED' }],
		['a flag', { error: { message: 'Oops', is_transient: true, code: 2 } }],
		['one of a list of errors', { errors: [{ code: 'THROTTLED', message: 'x' }] }],
		['words of the data warehouse', { error: true, data: ['edw', 'job', 'Server is busy', '7'] }],
		['a text that is no JSON', 'Temporarily unavailable'],
	])('by %s', (_, body) => {
		expect(readRefusalHints(body).about).toBe('now');
	});
});

describe('a refusal is final', () => {
	test.each([
		'Unknown metric "rate"',
		'Unknown dimension quota_share',
		'Invalid site. Please correct it and try again',
		'The job 12 was not found',
		'No such report',
		'The result has expired',
		'The result of job 12 is gone',
		'Metric visit_rate is not available for rt#insummary',
		'dateFrom must be earlier than dateTo',
		'Too many dimensions',
		'You do not have permission to retry jobs',
		'Métrique inconnue',
		'Please correct the dates and try again',
		'Das Feld ist erforderlich, bitte erneut versuchen',
		'Período demasiado largo',
		'Zugriff verweigert',
	])('by its message: %s', (words) => {
		expect(readRefusalHints(refusal(words)).about).toBe('final');
	});

	test.each<[string, unknown, number | undefined]>([
		['a code', { error: true, error_code: 404 }, undefined],
		['a flag', { error: { message: 'Try again', retryable: false } }, undefined],
		['its status', { error: true }, 400],
	])('because of %s', (_, body, status) => {
		expect(readRefusalHints(body, status).about).toBe('final');
	});

	test('unless its message is about the moment', () => {
		expect(readRefusalHints(refusal('User rate limit exceeded'), 403).about).toBe('now');
	});
});

test.each(['An unknown error occurred', 'Internal error', 'Oops', '', 'Something unexpected'])(
	'a refusal may leave open whether it is temporary: %j',
	(words) => {
		expect(readRefusalHints(refusal(words)).about).toBeUndefined();
	},
);

describe('the delay before a retry', () => {
	test.each<[string, number | undefined]>([
		['Quota exceeded, retry in 30 seconds', 30_000],
		['Too many requests. Please try again in 2 minutes.', 120_000],
		['Retry after 1.5 s', 1_500],
		['Retry-After: 45', 45_000],
		['In 10 minutes, the report will be ready', 600_000],
		['Please wait 500 ms', 500],
		['Veuillez réessayer dans 20 secondes', 20_000],
		['Back in 1 hour', 3_600_000],
		['The query timed out after 30 seconds', undefined],
		['Quota of 5000 requests exceeded', undefined],
		['Server busy (node 7)', undefined],
	])('is read from the message: %s', (words, expected) => {
		expect(readRefusalHints(refusal(words)).retryAfterMs).toBe(expected);
	});

	test.each<[unknown, number]>([
		[{ error: true, retry_after: 12 }, 12_000],
		[{ error: { retryAfterMs: '250' } }, 250],
		[{ error: true, meta: { 'retry-after': 3 } }, 3_000],
	])('is read from the member in %j', (body, expected) => {
		expect(readRefusalHints(body).retryAfterMs).toBe(expected);
	});
});

test('long messages are read quickly', () => {
	const words = `${'exceed'.repeat(200_000)} quota ${'retry '.repeat(200_000)}`;
	const start = performance.now();
	readRefusalHints({
		error: true,
		error_msg: words,
		errors: Array.from({ length: 10_000 }, () => words),
	});
	expect(performance.now() - start).toBeLessThan(500);
});

const JOB = { what: 'the result of report job 7', requestedJob: '7', isResult: true };

function read(body: object): Fault {
	const error = thrownBy(() => readJsonBody(JSON.stringify(body), JOB, ['s3cr3t']));
	if (error instanceof Fault) return error;
	throw new Error('It was taken for a good reply');
}

describe('an error in a successful reply', () => {
	test('may pass unless it is about the request', () => {
		const passes = (words: string) => mayPass(read(refusal(words)));
		expect(['Busy', 'Oops', 'Unknown job'].map(passes)).toEqual([true, true, false]);
	});

	test('has the state of the job, if it states it', () => {
		expect(read({ error: true, jobrun_status: 'FAILED s3cr3t' })).toMatchObject({
			facts: { state: 'FAILED •••' },
		});
		expect(read({ error: true, status: 'error' }).facts.state).toBeUndefined();
	});
});

test('the state of a running job is no result, but that of a finished one is', () => {
	expect(read({ error: false, jobrun_status: 'RUNNING' })).toMatchObject({
		kind: 'notNow',
		message:
			'The platform could not process the request for the result of report job 7 at the moment: RUNNING',
	});
	const kept = { error: false, jobrun_status: 'RUNNING', data: { reports: [] } };
	expect(readJsonBody(JSON.stringify(kept), JOB, [])).toEqual(kept);
	const asked = { what: 'the state', requestedJob: '7' };
	const state = { error: false, jobrun_status: 'RUNNING' };
	expect(readJsonBody(JSON.stringify(state), asked, [])).toEqual(state);
});
