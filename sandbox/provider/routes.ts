import type { OpenCall, OpenRoute } from '../http/server';
import { Refusal } from '../http/refusal';
import { type Answer, jsonAnswer } from '../http/reply';
import { checkKeys } from './access';
import { dataFeed } from './answer';
import { readRequest } from './request';

/** The third-party analytics provider, which has its own host and thus no service root. */
export const providerRoutes: readonly OpenRoute[] = [
	{ method: 'POST', path: '/v3/data/getData', handle: getData, refused },
];

// The generic JSON reader refuses with the platform's codes.
const PROVIDER_CODES = new Map([
	['BODY_MISSING', 'InvalidBody_Missing'],
	['BODY_NOT_JSON', 'InvalidBody_NotJson'],
	['BODY_INVALID', 'InvalidBody_Type'],
	['MEMBER_UNKNOWN', 'InvalidBody_UnknownMember'],
]);

function refused({ status, code, message }: Refusal): Answer {
	const ErrorCode = PROVIDER_CODES.get(code) ?? code;
	return jsonAnswer(status, { ErrorCode, ErrorMessage: message });
}

function getData({ headers, body }: OpenCall): Answer {
	checkKeys(headers['x-api-key']);
	if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) {
		throw new Refusal(415, 'InvalidContentType', 'The Content-Type must be application/json.');
	}
	return jsonAnswer(200, dataFeed(readRequest(body)));
}
