import type {
	ICredentialDataDecryptedObject,
	ICredentials,
	ICredentialsExpressionResolveValues,
	ICredentialsHelper,
	IExecuteData,
	IHttpRequestHelper,
	IHttpRequestOptions,
	INode,
	INodeCredentialsDetails,
	INodeProperties,
	IRequestOptionsSimplified,
	IWorkflowExecuteAdditionalData,
	Workflow,
	WorkflowExecuteMode,
} from 'n8n-workflow';
import type { CredentialsByType } from '../protocol';
import { fillIn } from './fillIn';
import type { N8n } from './n8n';
import type { Pack } from './pack';
import { resolveCredentials } from './resolveCredentials';

/** Provides credentials to the engine like the n8n server, from memory instead of a database. */
export class Credentials implements ICredentialsHelper {
	readonly stored: CredentialsByType;

	constructor(
		private readonly n8n: N8n,
		private readonly pack: Pack,
		stored: CredentialsByType,
	) {
		this.stored = structuredClone(stored);
	}

	getParentTypes(name: string): string[] {
		const direct = name === 'oAuth2Api' ? [] : (this.pack.credential(name).extends ?? []);
		return [...direct, ...direct.flatMap((parent) => this.getParentTypes(parent))];
	}

	getCredentialsProperties(type: string): INodeProperties[] {
		const { extends: parents = [], properties } = this.pack.credential(type);
		const merged: INodeProperties[] = [];
		for (const parent of parents) {
			this.n8n.workflow.NodeHelpers.mergeNodeProperties(
				merged,
				this.getCredentialsProperties(parent),
			);
		}
		this.n8n.workflow.NodeHelpers.mergeNodeProperties(merged, properties);
		return merged;
	}

	async getDecrypted(
		additionalData: IWorkflowExecuteAdditionalData,
		_details: INodeCredentialsDetails,
		type: string,
		mode: WorkflowExecuteMode,
		executeData?: IExecuteData,
		raw?: boolean,
		place?: ICredentialsExpressionResolveValues,
	): Promise<ICredentialDataDecryptedObject> {
		const data = this.data(type);
		if (raw === true) return data;
		const properties = this.getCredentialsProperties(type);
		const keys = this.n8n.core.getAdditionalKeys(additionalData, mode, null);
		return await resolveCredentials(this.n8n, properties, data, { mode, keys, executeData, place });
	}

	async authenticate(
		credentials: ICredentialDataDecryptedObject,
		typeName: string,
		incoming: IHttpRequestOptions | IRequestOptionsSimplified,
		workflow: Workflow,
		node: INode,
	): Promise<IHttpRequestOptions> {
		// n8n also treats the simplified options as complete ones here.
		const options = incoming as IHttpRequestOptions;
		const { authenticate } = this.pack.credential(typeName);
		if (authenticate === undefined) return options;
		if (typeof authenticate === 'function') return await authenticate(credentials, options);

		return fillIn(options, authenticate, (value) =>
			workflow.expression.getSimpleParameterValue(
				node,
				value,
				'internal',
				{ $credentials: credentials },
				undefined,
				'',
			),
		);
	}

	async preAuthentication(
		helpers: IHttpRequestHelper,
		credentials: ICredentialDataDecryptedObject,
		typeName: string,
		node: INode,
		expired: boolean,
	): Promise<ICredentialDataDecryptedObject | undefined> {
		const { preAuthentication, properties } = this.pack.credential(typeName);
		const token = properties.find(
			({ type, typeOptions }) => type === 'hidden' && typeOptions?.expirable === true,
		)?.name;
		if (token === undefined || preAuthentication === undefined) return undefined;
		// n8n intends to recognize a credential test by its temporary node, whose type has another
		// name.
		const testing = node.type === 'n8n-nodes-base.noOp' && node.parameters.temp === '';
		if (credentials[token] !== '' && !expired && !testing) return undefined;

		const renewed = await preAuthentication.call(helpers, credentials);
		if (renewed[token] === undefined || node.credentials === undefined) return undefined;
		const output = renewed as ICredentialDataDecryptedObject;
		Object.assign(this.data(typeName), output);
		return Object.assign(credentials, output);
	}

	/** n8n 2 calls this for OAuth2 credentials with an additional step. */
	async runPreAuthentication(
		helpers: IHttpRequestHelper,
		credentials: ICredentialDataDecryptedObject,
		typeName: string,
	) {
		return await this.pack.credential(typeName).preAuthentication?.call(helpers, credentials);
	}

	/** n8n 2 hides a restricted credential from all nodes except those of its pack. */
	isCredentialUsableByNode(credential: string, node: string): boolean {
		const restricted: unknown = Reflect.get(
			this.pack.credential(credential),
			'restrictToSupportedNodes',
		);
		return restricted !== true || this.pack.supportedNodes(credential).includes(node);
	}

	async updateCredentials(
		_details: INodeCredentialsDetails,
		type: string,
		data: ICredentialDataDecryptedObject,
	): Promise<void> {
		this.stored[type] = { ...data };
	}

	async updateCredentialsOauthTokenData(
		_details: INodeCredentialsDetails,
		type: string,
		{ oauthTokenData }: ICredentialDataDecryptedObject,
	): Promise<void> {
		if (oauthTokenData !== undefined) Object.assign(this.data(type), { oauthTokenData });
	}

	async getCredentials(details: INodeCredentialsDetails, type: string): Promise<ICredentials> {
		throw new Error(
			`Credential "${details.name}" of type "${type}" cannot be read from a database: this engine has none`,
		);
	}

	private data(type: string): ICredentialDataDecryptedObject {
		const found = this.stored[type];
		if (found === undefined) throw new Error(`No data given for credential type "${type}"`);
		return found;
	}
}
