// Runs nodes of n8n's own package without a server, and prints what each would send. Standard input: a
// list of `NodeCall`. Argument: the folder of n8n's installation.
import { createRequire } from 'node:module';
import path from 'node:path';
import { json } from 'node:stream/consumers';

const folder = process.argv[2] ?? '';
const requireFrom = createRequire(path.join(folder, 'node_modules/n8n-nodes-base/package.json'));
const { NodeHelpers } = requireFrom('n8n-workflow');

/** What services answer, as far as nodes need it. */
function replyTo(url) {
	if (url.includes('getUploadURLExternal')) {
		return { ok: true, file_id: 'F1', upload_url: 'https://files.slack.com/upload/v1/F1' };
	}
	return { ok: true, body: '{"ok":true}', headers: {}, files: [], result: {} };
}

/** A request as plain data: files by their name, type and first bytes. */
async function plainRequest(options) {
	const { method, qs = {}, body, formData } = options;
	const url = options.uri ?? options.url;
	if (typeof formData?.getBuffer === 'function') {
		const bytes = formData.getBuffer();
		const form = await new Response(bytes, { headers: formData.getHeaders() }).formData();
		return { method, url, qs, form: Object.fromEntries([...form].map(plainField)) };
	}
	const form = formData && Object.fromEntries(Object.entries(formData).map(plainPart));
	return { method, url, qs, body, form };
}

function plainField([name, value]) {
	if (typeof value === 'string') return [name, value];
	return [name, { fileName: value.name, type: value.type, bytes: value.size }];
}

function plainPart([name, part]) {
	if (typeof part !== 'object') return [name, part];
	const { value, options } = part;
	return [name, { fileName: options?.filename, type: options?.contentType, bytes: value?.length }];
}

async function run({ file, typeVersion, parameters: given, credentials, json: fields, picture }) {
	const [node] = Object.values(requireFrom(`n8n-nodes-base/dist/nodes/${file}.node.js`));
	const loaded = new node();
	const type = loaded.nodeVersions?.[typeVersion] ?? loaded;
	const { properties } = type.description;
	const self = { id: '1', name: 'Node', type: file, typeVersion, parameters: given };
	const parameters = NodeHelpers.getNodeParameters(
		...[properties, given, true, false, self, type.description],
	);
	const requests = [];
	const send = async (options) => {
		requests.push(await plainRequest(options));
		return replyTo(options.uri ?? options.url);
	};
	const binary = picture && {
		data: { data: picture, mimeType: 'image/png', fileName: 'report.png', fileExtension: 'png' },
	};
	const bytes = Buffer.from(picture ?? '', 'base64');
	const context = {
		getInputData: () => [{ json: fields, binary }],
		getNode: () => self,
		getCredentials: async () => credentials,
		getInstanceId: () => 'instance',
		getInstanceBaseUrl: () => 'https://n8n.example/',
		getWorkflow: () => ({ id: '1', name: 'Workflow' }),
		getWorkflowSettings: () => ({}),
		getMode: () => 'trigger',
		continueOnFail: () => false,
		logger: console,
		getNodeParameter: (name, _item, fallback, { extractValue, ensureType } = {}) => {
			const found = name.split('.').reduce((inner, part) => inner?.[part], parameters) ?? fallback;
			if (found === undefined && fallback === undefined) throw new Error(`There is no ${name}`);
			if (extractValue && found?.__rl) return found.value;
			return ensureType === 'object' && typeof found === 'string' ? JSON.parse(found) : found;
		},
		helpers: {
			request: send,
			httpRequest: send,
			requestOAuth2: async (_type, options) => await send(options),
			requestWithAuthentication: async (_type, options) => await send(options),
			httpRequestWithAuthentication: async (_type, options) => await send(options),
			assertBinaryData: (_item, name) => binary[name],
			getBinaryDataBuffer: async () => bytes,
			returnJsonArray: (data) => [data].flat().map((one) => ({ json: one })),
			constructExecutionMetaData: (items) => items,
		},
	};
	await type.execute.call(context);
	return requests;
}

const results = [];
for (const call of await json(process.stdin)) {
	const error = (caught) => ({ error: String(caught?.stack ?? caught) });
	results.push(await run(call).then((requests) => ({ requests }), error));
}
process.stdout.write(JSON.stringify(results), () => process.exit());
