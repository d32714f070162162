import type { IBinaryData } from 'n8n-workflow';
import { Readable } from 'node:stream';

import { openBinary } from '../../../nodes/shared/run/inputFile';
import { FormBody } from '../../../platform/http/formBody';
import { requireKind } from '../../../platform/imports/rules/importKinds';
import { checkConnectorToken } from '../../../platform/imports/tokenCheck';
import { connectionBy, faultOf } from '../../http/door/connection';
import { textOf } from '../../http/streams';

/** Checks a token with a platform that answers so, and returns what was sent. */
async function checked(body: string, statusCode = 200, kind = 'pagetree') {
	const sent: string[] = [];
	const transmit = async ({ body: form }: { readonly body?: unknown }) => {
		if (!(form instanceof FormBody)) throw new Error('No form was sent');
		sent.push(await textOf(form.stream()));
		return { statusCode, headers: {}, body };
	};
	const importer = { platform: connectionBy(transmit), connectorToken: 'a+b' };
	const fault = await faultOf(checkConnectorToken(importer, 'shop', requireKind(kind)));
	return { fault, sent };
}

test('the token check sends an import with both parts and no row', async () => {
	const { sent, fault } = await checked('{"error":false}');
	expect(fault).toBeUndefined();
	const [, description = '', file = ''] = (sent[0] ?? '').split(/------form-[^\r]+\r\n/);
	expect(JSON.parse(description.split('\r\n\r\n')[1] ?? '')).toEqual({
		skipHeader: true,
		kind: 'pagetree',
		dimensions: [{ idx: 0, target: 'pageinfo_name' }],
		metrics: [{ idx: 1, target: 'hit' }],
		period: { from: '01/01/2000', to: '01/01/2000', scale: 'D' },
	});
	expect(file).toMatch(/name="file-name"[^]*\r\n\r\npageinfo_name,hit\n\r\n/);
});

test.each([
	['OK', 200],
	['', 204],
	['{"error":true,"error_msg":"The file has no rows."}', 200],
	['{"error_msg":"no rows"}', 422],
])('the token check passes when the platform answers %j with %i', async (body, status) => {
	expect((await checked(body, status)).fault).toBeUndefined();
});

test.each([
	['', 401, 'tokenRefused'],
	['', 403, 'forbidden'],
	['{"error":true,"error_msg":"Unknown token."}', 200, 'tokenRefused'],
	['Invalid token', 200, 'tokenRefused'],
	['<html>', 200, 'webPage'],
])('the token check fails when the platform answers %j with %i', async (body, status, kind) => {
	expect((await checked(body, status)).fault).toMatchObject({ kind });
});

const CONTENT = Buffer.from(Array.from({ length: 200_001 }, (_, at) => at % 256));
const CHUNK = 10_000;

/** Reads a file twice; `opened` lists what was fetched from the store. */
async function readTwice(binary: Pick<IBinaryData, 'id' | 'data'>) {
	const opened: string[] = [];
	const helpers = {
		getBinaryMetadata: async () => ({ fileSize: CONTENT.length }),
		getBinaryStream: async (id: string) => {
			opened.push(id);
			const count = Math.ceil(CONTENT.length / CHUNK);
			const starts = Array.from({ length: count }, (_, at) => at * CHUNK);
			return Readable.from(starts.map((start) => CONTENT.subarray(start, start + CHUNK)));
		},
	};
	const content = await openBinary({ helpers }, binary);
	const isSame: boolean[] = [];
	for (let time = 0; time < 2; time++) {
		const chunks: Uint8Array[] = [];
		for await (const chunk of content.open()) chunks.push(chunk);
		isSame.push(Buffer.concat(chunks).equals(CONTENT));
	}
	return { bytes: content.bytes, isSame, opened };
}

const base64 = CONTENT.toString('base64');

it.each([
	['in an item', base64],
	['in an item, with line breaks', base64.replace(/.{76}/g, '$&\r\n')],
	['in an item, without its end', base64.replace(/=/g, '')],
])('a file %s can be read repeatedly', async (_what, data) => {
	expect((await readTwice({ data })).isSame).toEqual([true, true]);
});

it('the size of a file in an item is known before it is read', async () => {
	expect((await readTwice({ data: base64 })).bytes).toBe(CONTENT.length);
});

it('a file in the store of n8n is opened anew for every read', async () => {
	const { bytes, isSame, opened } = await readTwice({ id: 'filesystem:1', data: '' });
	expect(bytes).toBe(CONTENT.length);
	expect(isSame).toEqual([true, true]);
	expect(opened).toEqual(['filesystem:1', 'filesystem:1']);
});
