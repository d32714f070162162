import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { INodeParameters, IWebhookFunctions } from 'n8n-workflow';
import { repository } from '../../../harness/engine/lines';
import type { ServerReply } from '../../../page/protocol';
import { instancesOf } from '../../../tools/packageClasses';
import { webhookContext } from '../../importPage/webhook';

/** What a served page answers to a step: a reply, a status without one, or nothing ever. */
export type StepAnswer = ServerReply | number | 'nothing';

const NODE = 'dist/nodes/MarketingAnalyticsImportTrigger/MarketingAnalyticsImportTrigger.node.js';
const TAKEN: ServerReply = { ok: true, message: 'The platform has accepted the file.', rows: 2 };

/** The built page on a server without n8n, whose answers a test decides. */
export class ServedPage {
	/** The steps that arrived whole, in their order. */
	readonly steps: string[] = [];
	/** The submissions of the files that arrived whole. */
	readonly submissions: string[] = [];
	/** The answer to each step; a file is taken unless a test says otherwise. */
	answers: Partial<Record<string, () => StepAnswer | Promise<StepAnswer>>> = {};
	/** Whether uploads are read; otherwise they stall. */
	isReading = true;

	private readonly server = createServer((request, response) => {
		this.handle(request, response).catch(() => response.destroy());
	});

	private constructor(private readonly parameters: INodeParameters) {}

	static async open(parameters: INodeParameters = {}): Promise<ServedPage> {
		const served = new ServedPage(parameters);
		served.server.listen(0, '127.0.0.1');
		await once(served.server, 'listening');
		return served;
	}

	get url(): string {
		return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
	}

	async close(): Promise<void> {
		this.server.close().closeAllConnections();
		await once(this.server, 'close');
	}

	private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
		if (request.method === 'GET') {
			const language = request.headers['accept-language'] ?? '';
			const { body, headers } = await builtPage(this.parameters, language);
			response.writeHead(200, headers).end(body);
			return;
		}
		// A sandboxed page has no origin, so that browsers ask as for another site. n8n says yes.
		response.setHeader('Access-Control-Allow-Origin', '*');
		if (request.method === 'OPTIONS') {
			response.end();
			return;
		}
		const isUpload = Number(request.headers['content-length']) > 100_000;
		if (isUpload && !this.isReading) return;
		const body = (await buffer(request)).toString('latin1');
		const field = (name: string) =>
			new RegExp(`name="${name}"\r\n\r\n([^\r]*)`).exec(body)?.[1] ?? '';
		const step = field('step');
		this.steps.push(step);
		if (step === 'import') this.submissions.push(field('submission'));
		const byDefault = step === 'import' ? TAKEN : { ok: true, message: '' };
		const answer = await (this.answers[step]?.() ?? byDefault);
		if (answer === 'nothing') return;
		const isStatus = typeof answer === 'number';
		response.writeHead(isStatus ? answer : 200, { 'Content-Type': 'application/json' });
		response.end(isStatus ? '<html>Gateway</html>' : JSON.stringify(answer));
	}
}

async function builtPage(parameters: INodeParameters, language: string) {
	const secret = { user: 'anna', password: 'open sesame' };
	const settings = { protection: 'none', sites: 'shop-eu', ...parameters };
	const { context, answered } = webhookContext({
		parameters: settings,
		secret,
		language,
		...settings,
	});
	const [[, node] = []] = instancesOf(await import(join(repository, NODE)));
	if (!isPageNode(node)) throw new Error(`${NODE} has no page`);
	await node.webhook.call({ ...context, getWebhookName: () => 'setup' });
	return { body: answered.body ?? '', headers: { ...answered.headers } };
}

function isPageNode(
	node: object | undefined,
): node is { readonly webhook: (this: IWebhookFunctions) => Promise<unknown> } {
	return node !== undefined && 'webhook' in node && typeof node.webhook === 'function';
}
