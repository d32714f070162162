import { readConfirmation } from '../../../../platform/http/reply/confirmation';

const problem = { type: 'https://x.example/p', title: 'Unknown site', detail: 'There is no shop' };
const soapFault =
	'<soap:Envelope><soap:Body><soap:Fault><faultcode>Server</faultcode><faultstring>Unknown site</faultstring></soap:Fault></soap:Body></soap:Envelope>';

/** Replies that refuse a change, with the kind of API that sends them. */
const REFUSALS: ReadonlyArray<readonly [seen: string, reply: unknown]> = [
	['a lone word', 'false'],
	['a lone word below data', { data: 'no' }],
	['a flag', { success: false }],
	['a flag as text', { success: 'false' }],
	['a flag as a number in a text', { success: '0' }],
	['a flag as a number', { ok: 0 }],
	['a flag of another name', { accepted: false }],
	['a flag whether it is valid', { valid: 'N' }],
	['a flag called imported', { imported: false }],
	['a flag called status', { status: false }],
	['a flag called status, as text', { status: 'false' }],
	['a flag beside an ID', { id: 7, success: false }],
	['a flag below data', { data: { success: false } }],
	['a flag below the first row', { data: { rows: [{ success: false }] } }],
	['a flag that contradicts the usual one', { error: false, data: { success: false } }],
	['an error below data', { data: { error: true } }],
	['an error in words below data', { error: false, data: { error: 'Unknown site' } }],
	['an error below result', { result: { error: 1, message: 'no' } }],
	['a list of errors', { errors: ['Unknown site'] }],
	['a list of errors as objects', { errors: [{ code: 17, message: 'Unknown site' }] }],
	['errors by their fields (Rails)', { errors: { site: ['is unknown'] } }],
	['errors beside data (GraphQL)', { data: null, errors: [{ message: 'Unknown site' }] }],
	['errors below a wrapper of another name', { importResult: { errors: ['no'] } }],
	['an error in words', { error: false, error_msg: 'Unknown site' }],
	['an error code in words', { error_code: 'SITE_UNKNOWN' }],
	['an error code as a number (WeChat)', { errcode: 40013, errmsg: 'invalid appid' }],
	['an error code that is capitalised (Postmark)', { ErrorCode: 300, Message: 'No.' }],
	['a failed object (ServiceStack)', { ResponseStatus: { ErrorCode: 'Bad', Message: 'x' } }],
	['a word: KO', { status: 'KO' }],
	['a word: error', { status: 'error', message: 'Unknown site' }],
	['a word: fail (JSend)', { status: 'fail', data: { site: 'is unknown' } }],
	['a word as result', { result: 'failed' }],
	['a word as state', { state: 'REJECTED' }],
	['a word as state in French', { statut: 'échec' }],
	['a word as outcome', { outcome: 'denied' }],
	['a word: invalid', { status: 'INVALID' }],
	['a word in an acknowledgement', { ack: 'Failure' }],
	['a word beside the ID of the site', { site_id: 12, status: 'KO' }],
	[
		'a word that a reason explains, in a record',
		{ order_ref: 'A1', status: 'error', message: 'x' },
	],
	['a word in a row with columns', { fields: [{ name: 'result' }], rows: [['KO']] }],
	['a word in a row without columns', { rows: [['KO', 'unknown site']] }],
	['a word as data', { error: false, data: 'KO' }],
	['a status of HTTP', { status: 404, title: 'Not Found' }],
	['a status of HTTP as code', { code: 403, message: 'Nope' }],
	['a status of HTTP as text', { statusCode: '500' }],
	['a code of this kind (Twilio)', { code: 20003, message: 'Authenticate', status: 401 }],
	['a code in words', { code: 'INVALID_SITE' }],
	['a problem', problem],
	['a problem below a wrapper', { error: false, data: problem }],
	['an error with a description (Telegram)', { ok: false, error_code: 400, description: 'Bad' }],
	['an error object (JSON-RPC)', { jsonrpc: '2.0', error: { code: -32602 }, id: null }],
	['an error by its type', { type: 'error', message: 'overloaded' }],
	['a message of bad news', { message: 'Unknown site' }],
	['a message of bad news in French', { message: 'Le site est introuvable' }],
	['a message of bad news in a record', { order_ref: 'A1', message: 'Order not found' }],
	['a count of rejected', { imported: 0, rejected: 1 }],
	['a count of rejected as text', { imported: '0', rejected: '1' }],
	['a count of rejected alone', { rejected: 2 }],
	['a count of nothing imported', { imported: 0 }],
	[
		'a count of nothing imported, whatever its state',
		{ imported: 0, status: 'PARTIAL', rejected: 2 },
	],
	['a message that begins well', { message: 'The created import was refused', rejected: 2 }],
	['a count of failed records (Salesforce)', { numberRecordsFailed: 3, state: 'JobComplete' }],
	['counts of another name (TCN)', { inserted_count: 0, rejected_count: 2 }],
	['counts in a summary', { Upload: { Counts: { Request: 3, Success: 0, Fail: 3 } } }],
	['rejected lines', { data: { rejected_lines: [{ line: 2, reason: 'no' }] } }],
	['all rows', { results: [{ success: false }, { success: false }] }],
	['all rows (Salesforce)', [{ success: false, errors: [{ message: 'Required' }] }]],
	['rows that were not inserted (BigQuery)', { insertErrors: [{ index: 0, errors: ['x'] }] }],
	['nothing but false (Dolibarr)', false],
	['a text', { text: 'KO: unknown site' }],
	['a text in French', { text: "Erreur : le site n'existe pas" }],
	['a text with accents', { text: 'Échec de l’import' }],
	['a text of what was not done', { text: 'The file was not imported' }],
	['a text of nothing done', { text: '0 rows imported' }],
	['a text of form fields (PayPal)', { text: 'ACK=Failure&L_LONGMESSAGE0=Security+header' }],
	['a JSON text', 'denied'],
	['XML', { text: '<?xml version="1.0"?><response><status>KO</status></response>' }],
	['XML (Amazon S3)', { text: '<Error><Code>AccessDenied</Code></Error>' }],
	['XML of SOAP', { text: soapFault }],
	['XML that is empty', { text: '<error/>' }],
	['a flag in a word', { success: 'KO' }],
	['a negative acknowledgement', { ack: 'NAK' }],
	['a word: declined', { outcome: 'declined' }],
	['a return code', { return: -1 }],
	['a count of rows with errors', { rows_in_error: 3 }],
	['counts of OK and KO', { summary: { ok: 0, ko: 5 } }],
	['a count of nothing with the count of all', { imported: '0/12' }],
	['a message in German', { msg: 'Die Datei konnte nicht importiert werden' }],
	['a message in Italian', { message: 'Il file non è stato importato' }],
	['a message in Portuguese', { mensagem: 'Arquivo não importado' }],
	['a flag in German', { erfolg: 'nein' }],
	['a flag of form fields', { text: 'success=false&id=3' }],
	['a flag of YAML', { text: '---\nok: false' }],
	['a flag in a callback', { text: 'done({"success":false,"id":3});' }],
	['a flag after a warning of the server', { text: 'Notice: x on line 3\n{"imported":0}' }],
	['a message in Dutch', { message: 'Bestand niet opgeslagen' }],
	['a message that the site is locked', { message: 'The site is locked.' }],
	['a message of a limit', { message: 'Limit of 5 imports per day reached' }],
	['a list of messages with grades', { messages: [{ type: 'error', text: 'no' }] }],
];

/** Replies that confirm a change. */
const CONFIRMATIONS: ReadonlyArray<readonly [seen: string, reply: unknown]> = [
	['as the specification has it', { error: false }],
	['the same as a number', { error: 0, meta: { reqid: 'x' } }],
	['the same as text', { error: 'false' }],
	['a flag', { success: true }],
	['a flag as text', { success: 'true' }],
	['a flag and no errors (Cloudflare)', { success: true, errors: [], messages: [] }],
	['a flag and fields without errors', { success: true, errors: { site: null, days: [] } }],
	['a flag below data', { data: { imported: true } }],
	['nothing but true', true],
	['a word', { status: 'OK' }],
	['a word in French', { statut: 'Succès' }],
	['a code of 0 (WeChat)', { errcode: 0, errmsg: 'ok' }],
	['a code of HTTP', { code: 200, message: 'Created' }],
	['a code of 0 with words (Postmark)', { ErrorCode: 0, Message: 'OK' }],
	['counts', { imported: 3, rejected: 0 }],
	['counts as text', { accepted: '3', rejected: '0', rejected_lines: [] }],
	['the record that was made', { data: { id: 12, name: 'x' } }],
	['its ID in a row', { data: { fields: [{ name: 'cluster_id' }], rows: [['12']] } }],
	['a record in a state', { data: { order_ref: 'A1', order_status: 'INVALID' } }],
	['several records that were made', [{ id: 12 }, { id: 13 }]],
	['a record of a job that runs', { jobrun_id: '12', status: 'RUNNING' }],
	['a record without a fault', { id: 1, error: null, errors: [], error_msg: '' }],
	['a record whose texts name trouble', { id: 1, name: 'Error pages', description: 'unknown' }],
	['a record that is not valid yet', { id: 1, valid: false, deleted: false }],
	['no errors in words', { message: 'No errors, 0 rejected' }],
	['a text', { text: 'OK' }],
	['a text with a count', { text: '3 rows imported, 0 errors' }],
	['a text in French', { text: 'Import terminé, aucune erreur' }],
	['a text in German', { text: '3 Zeilen importiert, 0 Fehler' }],
	['a text in Italian', { text: 'Importato, nessun errore' }],
	['counts that add up', { total: 12, inserted: 10, updated: 2 }],
	['a count that is the count of all', { accepted: '12 of 12' }],
	['XML', { text: '<?xml version="1.0"?><r><status>ok</status></r>' }],
	['warnings beside it', { success: true, warnings: ['Unknown channel, invalid name'] }],
	['a warning among errors', { success: true, errors: [{ level: 'warning', message: 'x' }] }],
];

/** Replies without a statement about a change. */
const NEITHER: ReadonlyArray<readonly [seen: string, reply: unknown]> = [
	['nothing', { text: '' }],
	['an empty object', {}],
	['an empty list', []],
	['null', null],
	['a number', 7],
	['a number as text', { text: '0' }],
	['another number as text', { text: '1' }],
	['a bare number as text', '1'],
	['a record with an empty ID', { data: { id: '' } }],
	['a change of some of all', { updated: '3/12' }],
	['what it says of itself', { meta: { reqid: 'x' } }],
	['empty data', { data: {} }],
	['no error and nothing else', { error: null }],
	['a greeting', { text: 'Thank you' }],
	['an ambiguous number', { status: 0 }],
	['a state on the way', { status: 'PENDING' }],
	['a change of nothing', { updated: 0 }],
	['a record in a state of trouble', { order_id: 7, status: 'FAILED' }],
	['a success with errors', { status: 'COMPLETED_WITH_ERRORS' }],
	['a count of fewer rows than were sent', { total: 12, imported: 3 }],
	['a flag with a count of fewer rows', { success: true, submitted: 12, stored: 3 }],
	['a state of cancellation', { status: 'cancelled' }],
	['what was done before', { message: 'This file was already imported' }],
	['the same in French', { success: true, message: 'Fichier déjà importé' }],
	['a success that has a complaint', { success: true, message: 'Unknown site' }],
];

const PARTS: ReadonlyArray<readonly [seen: string, reply: unknown, rejected: number]> = [
	['counts', { imported: 3, rejected: 1 }, 1],
	['counts as text', { data: { accepted: '3', rejected: '2' } }, 2],
	['counts and lines', { accepted: 1, rejected: 1, rejected_lines: [{ line: 2 }] }, 1],
	['errors beside a count', { imported: 3, errors: [{ line: 2, message: 'no' }] }, 1],
	['a count with the count of all', { accepted: '3 of 12' }, 9],
	['a count of rejected with the count of all', { rejected: '9/12' }, 9],
	['counts of OK and errors', { nb_erreurs: 2, nb_ok: 1 }, 2],
	['some rows', { results: [{ success: true }, { success: false }] }, 1],
	['counts in a summary', { Upload: { Counts: { Request: 3, Success: 2, Fail: 1 } } }, 1],
	['a text', { text: '3 rows imported, 2 rejected' }, 2],
	['a success beside a count of rejected', { success: true, rejected: 2 }, 2],
	['a state beside a count of rejected', { status: 'COMPLETED_WITH_ERRORS', rejected: 2 }, 2],
	['a state beside a count in the only row', { data: [{ status: 'PARTIAL', rejected: 2 }] }, 2],
	['a state beside errors', { status: 'partial', errors: [{ line: 2, message: 'no' }] }, 1],
	['a text beside errors', { message: 'File imported with errors', errors: [{ line: 2 }] }, 1],
	['a text beside rejected lines', { text: '3 created, 1 not accepted', rejected: 1 }, 1],
	['rows of which one is in words', { results: [{ status: 'KO' }, '1 row imported'] }, 1],
];

describe('the outcome of a change', () => {
	test.each(REFUSALS)('is refused by the reply of %s', (_, reply) => {
		expect(readConfirmation(reply).verdict).toBe('refused');
	});

	test.each(CONFIRMATIONS)('is confirmed by the reply of %s', (_, reply) => {
		expect(readConfirmation(reply)).toEqual({ verdict: 'confirmed', rejected: 0 });
	});

	test.each(NEITHER)('is unknown for the reply of %s', (_, reply) => {
		expect(readConfirmation(reply)).toEqual({ verdict: 'unconfirmed', rejected: 0 });
	});

	test.each(PARTS)('is partly done for the reply of %s', (_, reply, rejected) => {
		expect(readConfirmation(reply)).toEqual({ verdict: 'partly', rejected });
	});

	test.each([201, 202, 204])('is confirmed by an empty reply with HTTP %i', (status) => {
		expect(readConfirmation({ text: '' }, { status }).verdict).toBe('confirmed');
	});

	test.each<[unknown, string]>([
		[{ status: 'Cancelled' }, 'confirmed'],
		[{ data: { order_ref: 'A1', state: 'INVALID' } }, 'confirmed'],
		[{ id: 7, status: 'denied' }, 'confirmed'],
		[{ status: 'INVALID' }, 'unconfirmed'],
		[{ message: 'Access denied' }, 'refused'],
		[{ status: 'Invalid token' }, 'refused'],
	])('that cancels or denies is for %j %s', (reply, verdict) => {
		expect(readConfirmation(reply, { isEnding: true }).verdict).toBe(verdict);
	});

	test('is read in linear time', () => {
		const deep = '['.repeat(400) + ']'.repeat(400);
		const replies = ['no '.repeat(300_000), JSON.parse(deep), Array(100_000).fill({ a: 1 })];
		const begun = performance.now();
		for (const reply of replies) readConfirmation(reply);
		expect(performance.now() - begun).toBeLessThan(1_000);
	});
});
