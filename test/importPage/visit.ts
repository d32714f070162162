import type { ICredentialDataDecryptedObject, IDataObject, INode } from 'n8n-workflow';

const NODE: INode = {
	...{ id: 'node', name: 'Import Page', type: 'marketingAnalyticsImportTrigger', typeVersion: 1 },
	...{ position: [0, 0], parameters: {} },
};

/** What n8n passes on about a request to a page, and what was logged about it. */
export class RequestToPage {
	readonly logged: string[] = [];
	readonly logger = {
		debug: () => {},
		info: () => {},
		warn: (text: string) => void this.logged.push(text),
		error: () => {},
	};

	constructor(
		private readonly said: {
			readonly workflow?: string;
			readonly node?: string;
			/** The ID that n8n puts in place of a path. */
			readonly webhookId?: string;
			readonly path?: string;
			readonly ip?: string;
			readonly authorization?: string;
			readonly language?: string;
			readonly protection?: string;
			readonly handling?: string;
			readonly secret?: ICredentialDataDecryptedObject;
			/** What n8n keeps with the workflow, as it was when the request came. */
			readonly kept?: IDataObject;
		} = {},
	) {}

	getNode(): INode {
		const { node: id = NODE.id, webhookId } = this.said;
		return { ...NODE, id, ...(webhookId === undefined ? {} : { webhookId }) };
	}

	getWorkflow() {
		return { id: this.said.workflow ?? 'workflow', name: 'Imports', active: true };
	}

	getWorkflowStaticData(): IDataObject {
		return this.said.kept ?? {};
	}

	getHeaderData() {
		const { authorization, language } = this.said;
		return {
			...(authorization === undefined ? {} : { authorization }),
			...(language === undefined ? {} : { 'accept-language': language }),
		};
	}

	getNodeParameter(name: string, fallback: unknown): unknown {
		if (name === 'protection') return this.said.protection ?? fallback;
		if (name === 'path') return this.said.path ?? fallback;
		return name === 'handling' ? (this.said.handling ?? fallback) : undefined;
	}

	async getCredentials(type: string): Promise<ICredentialDataDecryptedObject> {
		const { secret } = this.said;
		const expected =
			this.said.handling === 'handOver'
				? 'marketingAnalyticsImportPageApi'
				: 'marketingAnalyticsImportApi';
		if (secret && type === expected) {
			const { user: pageUser = '', password: pagePassword = '' } = secret;
			return await Promise.resolve({ pageUser, pagePassword });
		}
		throw new Error(`There is no credential of the type ${type}`);
	}

	getRequestObject() {
		return { ip: this.said.ip ?? '192.0.2.1' };
	}
}
