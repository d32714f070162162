import { FormBody } from '../../platform/client/formBody';
import { readAddress } from '../../platform/client/address';
import { kindNamed } from '../../platform/imports/kinds';
import { checkConnectorToken } from '../../platform/imports/tokenCheck';

/** Checks a token with a platform that answers so, and returns what was sent. */
async function checked(body: string, statusCode = 200, kind = 'pagetree') {
	const sent: string[] = [];
	const transmit = async ({ body: form }: { readonly body?: unknown }) => {
		sent.push(await textOf(form));
		return { statusCode, headers: {}, body };
	};
	const platform = {
		...{ address: readAddress('https://x.example', false), transmit, secrets: [] },
		...{ signal: undefined, retryPolicy: { attempts: 1, totalMs: 9_000, idleMs: 9_000 } },
	};
	const importer = { platform, connectorToken: 'a+b' };
	const work = checkConnectorToken(importer, 'shop', kindNamed(kind));
	return {
		fault: await work.then(
			() => undefined,
			(error: unknown) => error,
		),
		sent,
	};
}

async function textOf(form: unknown): Promise<string> {
	const chunks: Uint8Array[] = [];
	if (!(form instanceof FormBody)) throw new Error('No form was sent');
	for await (const chunk of form.stream()) chunks.push(chunk);
	return Buffer.concat(chunks).toString();
}

test('an import is sent that has both parts, and no row', async () => {
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
])('the token is taken where the answer is %j with %i', async (body, status) => {
	expect((await checked(body, status)).fault).toBeUndefined();
});

test.each([
	['', 401, 'tokenRefused'],
	['', 403, 'forbidden'],
	['{"error":true,"error_msg":"Unknown token."}', 200, 'tokenRefused'],
	['Invalid token', 200, 'tokenRefused'],
	['<html>', 200, 'webPage'],
])('the token is not taken where the answer is %j with %i', async (body, status, kind) => {
	expect((await checked(body, status)).fault).toMatchObject({ kind });
});
