import type {
	ICredentialsDecrypted,
	ICredentialTestRequest,
	INode,
	INodeExecutionData,
	INodeType,
} from 'n8n-workflow';
import type { CredentialTestReply, CredentialTestRequest } from '../protocol';
import { additionalData } from './additionalData';
import { Credentials } from './credentials';
import type { N8n } from './n8n';
import type { Pack } from './pack';

const failed = (message: string): CredentialTestReply => ({ status: 'Error', message });

/** Tests a credential by its declarative `test`, with the messages that the n8n server shows. */
export async function testCredential(
	n8n: N8n,
	pack: Pack,
	{ type, data }: CredentialTestRequest,
): Promise<CredentialTestReply> {
	const { test } = pack.credential(type);
	if (test === undefined) return failed('No testing function found for this credential.');
	const stored = new Credentials(n8n, pack, { [type]: data });
	const details = { id: type, name: type };
	let decrypted: ICredentialsDecrypted;
	try {
		const base = additionalData(n8n, stored);
		const resolved = await stored.getDecrypted(base, details, type, 'internal');
		decrypted = { ...details, type, data: resolved };
	} catch (error) {
		return failed(error instanceof Error ? error.message : String(error));
	}
	try {
		const output = await request(n8n, pack, stored, decrypted, test);
		return verdict(test, output?.[0]?.[0]);
	} catch (error) {
		return failed(explain(test, error));
	}
}

/** Sends the test's request from a temporary node, through n8n's own declarative node code. */
async function request(
	n8n: N8n,
	pack: Pack,
	stored: Credentials,
	decrypted: ICredentialsDecrypted,
	test: ICredentialTestRequest,
): Promise<INodeExecutionData[][] | undefined> {
	const noOp = pack.nodeTypes.getByNameAndVersion('n8n-nodes-base.noOp');
	const node: INode = {
		id: 'temp',
		parameters: {},
		name: 'Temp-Node',
		// The name without the package, as in the real server.
		type: noOp.description.name,
		typeVersion: 1,
		position: [0, 0],
		credentials: { [decrypted.type]: { id: decrypted.id, name: decrypted.name } },
	};
	const temporary = temporaryType(noOp, decrypted.type, test);
	const workflow = new n8n.workflow.Workflow({
		nodes: [node],
		connections: {},
		active: false,
		nodeTypes: {
			getByName: () => temporary,
			getByNameAndVersion: () => temporary,
			getKnownTypes: () => ({}),
		},
	});
	const context = new n8n.core.ExecuteContext(
		workflow,
		node,
		additionalData(n8n, stored, node.parameters),
		'internal',
		n8n.workflow.createEmptyRunExecutionData(),
		0,
		[],
		{ main: [[{ json: {} }]] },
		{ node, data: {}, source: null },
		[],
	);
	await workflow.expression.acquireIsolate();
	try {
		return await new n8n.core.RoutingNode(context, temporary, decrypted).runNode();
	} finally {
		await workflow.expression.releaseIsolate();
	}
}

function temporaryType(
	noOp: INodeType,
	credential: string,
	{ request: routed }: ICredentialTestRequest,
): INodeType {
	const routing = { request: routed };
	return {
		description: {
			...noOp.description,
			credentials: [{ name: credential, required: true }],
			properties: [{ displayName: 'Temp', name: 'temp', type: 'string', default: '', routing }],
		},
	};
}

function verdict(test: ICredentialTestRequest, item?: INodeExecutionData): CredentialTestReply {
	for (const rule of test.rules ?? []) {
		if (rule.type !== 'responseSuccessBody') continue;
		const { properties } = rule;
		if (member(item?.json, properties.key) === properties.value) return failed(properties.message);
	}
	return { status: 'OK', message: 'Connection successful!' };
}

/**
 * n8n's message of a failed test: that of a rule, the status line, a bare code, or the error
 * message.
 */
function explain(test: ICredentialTestRequest, error: unknown): string {
	const status = member(error, 'cause.response.status');
	if (typeof status === 'number') {
		for (const rule of test.rules ?? []) {
			if (rule.type === 'responseCode' && rule.properties.value === status) {
				return rule.properties.message;
			}
		}
		const text = member(error, 'cause.response.statusText');
		if (status < 199 || status > 299) {
			return text ? String(text) : `Received HTTP status code: ${status}`;
		}
	} else {
		const code = member(error, 'cause.code');
		if (code) return String(code);
	}
	return error instanceof Error ? error.message : String(error);
}

function member(value: unknown, path: string): unknown {
	return path
		.split('.')
		.reduce<unknown>(
			(parent, key) =>
				typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined,
			value,
		);
}
