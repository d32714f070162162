import { listed } from './door/oneReply';

describe('a list is refused in a good reply', () => {
	test.each<[string, unknown, string]>([
		['by JSend', { status: 'fail', data: { range: 'is required' } }, 'range: is required'],
		['by a result', { result: 'error', message: 'Unknown site' }, 'Unknown site'],
		['by an exception', { __type: 'SiteException', message: 'Unknown site' }, 'Unknown site'],
		['by a list of errors', [{ message: 'Expired', errorCode: 'SESSION' }], 'Expired'],
		['in its metadata', { meta: { code: 400, error_message: 'Unknown site' } }, 'Unknown site'],
		['by XML rows', '<rows><row><id>7</id></row></rows>', '<rows><row><id>7</id>'],
		[
			'by a state next to no rows',
			{ status: 'KO', message: 'Unknown site', data: [] },
			'Unknown site',
		],
		['by a state alone', { status: 'error', data: [] }, 'error'],
		[
			'by a state in French',
			{ statut: 'erreur', message: 'Site inconnu', data: [] },
			'Site inconnu',
		],
		['by a negative status', { status: -1, message: 'Bad key', data: [] }, 'Bad key'],
		['by an HTTP status next to no rows', { status: 500, data: [] }, '500'],
		['by an object for the status', { data: [], status: { code: 403, message: 'No' } }, 'No'],
		[
			'by a state in its metadata',
			{ meta: { status: 'error', message: 'Gone' }, data: [] },
			'Gone',
		],
		['by a code of an error', { data: [], error_code: 'E12' }, 'E12'],
		['by a return code', { rc: 1, msg: 'Bad key', rows: [], fields: [] }, 'Bad key'],
		['by a response code', { responseCode: 'E500', responseMessage: 'x', data: [] }, 'E500'],
		['by a flag of an error', { isError: true, data: [] }, 'reported an error'],
		['by a message', { message: 'Site not found', data: [] }, 'Site not found'],
		['by a message alone', { Message: 'An error has occurred.' }, 'An error has occurred'],
		['by messages', { messages: [{ type: 'error', text: 'Unknown' }], data: [] }, 'Unknown'],
		['by a header next to no body', { header: { returnCode: 'E1' }, body: null }, 'E1'],
		['by a header that fails', { header: { success: false }, body: { rows: [] } }, 'false'],
		['by a fault', { fault: { faultstring: 'Invalid key', detail: { a: 'b' } } }, 'Invalid key'],
		['by an error of OData', { 'odata.error': { code: 'x', message: { value: 'Gone' } } }, 'Gone'],
		['by an exception alone', { exception: 'NullPointerException' }, 'NullPointerException'],
		['by a code alone', { code: 'ACCESS_DENIED', message: 'You may not' }, 'You may not'],
		['by a response that failed', { response: { status: 'failure', reason: 'x' } }, 'x'],
		['by its data', { success: true, data: { status: 'error', message: 'Gone' } }, 'Gone'],
		['by its rows', { data: [{ error: 'Unknown site' }] }, 'Unknown site'],
		['in a text', { data: '{"success":false,"message":"Unknown site"}' }, 'Unknown site'],
		['by NaN', '{"data":[{"visits":NaN}]}', '"visits":NaN'],
	])('%s, which is quoted', async (_, reply, said) => {
		await expect(listed(reply)).rejects.toThrow(said);
	});
});
