import {
	faultOfStatus,
	readJsonBody,
	readWordsBody,
} from '../../../../platform/http/reply/parseReply';
import { thrownBy } from './thrown';

const asText = (reply: unknown) => (typeof reply === 'string' ? reply : JSON.stringify(reply));
const ofStatus = (reply: unknown) =>
	faultOfStatus(422, asText(reply), {}, ['s3cr3t-token']).facts.upstreamMessage;
const ofGoodStatus = (reply: unknown) =>
	thrownBy(() => readJsonBody(asText(reply), { what: 'x' }, ['s3cr3t-token']));

const problem = {
	type: 'about:blank',
	title: 'Your request is not valid',
	status: 400,
	'invalid-params': [{ name: 'date-from', reason: 'must be a day' }],
};
const soapFault =
	'<?xml version="1.0"?><s:Envelope><s:Body><s:Fault><faultcode>Server</faultcode><faultstring>Unknown &amp; closed site</faultstring></s:Fault></s:Body></s:Envelope>';

/** Failures as platforms report them, with the message to show. */
const REASONS: ReadonlyArray<readonly [reply: unknown, said: string]> = [
	[{ error: { code: 17, message: 'Unknown site' } }, 'Unknown site (17)'],
	[{ error: { type: 'invalid_site', message: 'Unknown site' } }, 'Unknown site'],
	[{ error: true, message: 'Unknown site' }, 'Unknown site'],
	[{ error: true, msg: 'Unknown site', code: 404 }, 'Unknown site (404)'],
	[{ error: 1, detail: 'Unknown site' }, 'Unknown site'],
	[{ error: true, reason: 'Unknown site' }, 'Unknown site'],
	[{ error: true, description: 'Unknown site' }, 'Unknown site'],
	[{ error: 'invalid_grant', error_description: 'Token expired' }, 'Token expired (invalid_grant)'],
	[{ error: true, data: { error_msg: 'Unknown site' } }, 'Unknown site'],
	[{ error: true, data: { rows: [], message: 'Unknown site' } }, 'Unknown site'],
	[{ error: ['Unknown site', 'No period'] }, 'Unknown site; No period'],
	[{ errors: ['Unknown site'] }, 'Unknown site'],
	[{ errors: [{ field: 'site', message: 'is unknown' }] }, 'site: is unknown'],
	[{ errors: [{ loc: ['body', 'site'], msg: 'is unknown' }] }, 'body.site: is unknown'],
	[{ errors: [{ row: 3, message: 'no visits' }] }, 'row 3: no visits'],
	[{ errors: { site: ['is unknown'], kind: ['is odd'] } }, 'site: is unknown; kind: is odd'],
	[{ errors: Array.from({ length: 9 }, (_, at) => `e${at}`) }, 'e0; e1; e2; e3; e4; and 4 more'],
	[{ errors: [{}, ...Array.from({ length: 5 }, (_, at) => `e${at}`), {}] }, 'e0; e1; e2; e3; e4'],
	[
		{ error: { message: 'Not valid', details: [{ field: 'site', issue: 'unknown' }] } },
		'Not valid: site: unknown',
	],
	[problem, 'Your request is not valid: date-from: must be a day'],
	[{ status: 403, title: 'No credit', detail: 'It costs 30' }, 'No credit: It costs 30'],
	[{ success: false }, 'success: false'],
	[{ success: false, result: { text: 'Unknown site' } }, 'Unknown site'],
	[{ error: true, quota: { left: 0 } }, 'quota (left: 0)'],
	[{ error: true, message: 'no s3cr3t-token here' }, 'no ••• here'],
	[soapFault, 'Unknown & closed site (Server)'],
	[
		'<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
		'Access Denied (AccessDenied)',
	],
];

describe('the upstream message of a failure', () => {
	test.each(REASONS)('in %j is %j', (reply, said) => {
		expect(ofStatus(reply)).toBe(said);
		const shown = ofGoodStatus(reply);
		expect(shown).toMatchObject({ kind: 'reported', facts: { upstreamMessage: said } });
	});

	test('of a web page is its title', () => {
		const page = '<!DOCTYPE html><html><head><title>We are\n upgrading &amp; back soon</title>';
		expect(ofStatus(page)).toBe('We are upgrading & back soon');
		expect(ofGoodStatus(page)).toMatchObject({
			kind: 'webPage',
			facts: { upstreamMessage: 'We are upgrading & back soon' },
		});
	});

	test('in a plain text is that text', () => {
		expect(ofStatus('upstream request timeout')).toBe('upstream request timeout');
	});

	test('is limited in length', () => {
		expect(ofStatus({ message: 'x'.repeat(500_000) })).toHaveLength(300);
		expect(ofStatus({ errors: Array(100_000).fill({ message: 'y'.repeat(100) }) })).toHaveLength(
			100,
		);
	});
});

describe('the members next to the data', () => {
	test.each<unknown>([
		{ data: { error: 1, rows: [['1']] } },
		{ data: { error: 'no such site', reports: [] } },
		{ data: { rows: [] }, errors: [{ message: 'no such site' }] },
		{ success: 'false', data: { rows: [] } },
	])('report a failure in %j', (reply) => {
		expect(ofGoodStatus(reply)).toMatchObject({ kind: 'reported' });
	});

	test.each<unknown>([
		{ data: { id: 7, status: 'FAILED', error: 'quota' } },
		{ data: { rows: [{ status: 'refused', error: 'no', success: false }] } },
		{ id: 7, status: 'error', success: false },
		{ error: false, errors: [], data: { error: null } },
		{ data: { valid: false, accepted: false } },
		{ jobrun_status: 'FAILED', error: false },
		{ status: 404 },
		[{ error: true }],
	])('report no failure in %j', (reply) => {
		expect(readJsonBody(JSON.stringify(reply), {}, [])).toEqual(reply);
	});
});

describe('binary content', () => {
	const read = (bytes: string, read = readJsonBody) =>
		thrownBy(() => read(Buffer.from(bytes, 'hex').toString(), { what: 'x' }, []));

	test.each([
		['504b0304140000000800', 'a ZIP file or an Excel workbook'],
		['89504e470d0a1a0a0000', 'a PNG picture'],
		['1f8b0800000000000003', 'data packed with gzip that cannot be unpacked'],
		['255044462d312e370a25e2e3cfd30a', 'a PDF file'],
		['ffd8ffe000104a464946', 'a JPEG picture'],
		['28b52ffd04005101', 'data packed with Zstandard'],
		['0001020304050607', 'binary data'],
		['41ff42ff43ff44ff', 'binary data'],
	])('is named and never shown: %s', (bytes, kind) => {
		const said = `the reply contains ${kind}`;
		for (const reader of [readJsonBody, readWordsBody]) {
			const fault = read(bytes, reader);
			expect(fault).toMatchObject({ kind: 'unexpectedReply', facts: { upstreamMessage: said } });
		}
		expect(
			faultOfStatus(500, Buffer.from(bytes, 'hex').toString(), {}, []).facts.upstreamMessage,
		).toBe(said);
	});

	test.each(['OK', 'PK', 'Rar!', 'Échoué', '7z', 'GIF89 is what we call it'])(
		'is not confused with a text such as %j',
		(text) => {
			expect(readWordsBody(text, {}, [])).toEqual({ text });
		},
	);
});
