import type { DirectoryLoader } from 'n8n-core';
import type {
	ICredentialType,
	INodeType,
	INodeTypes,
	INodeTypeDescription,
	IVersionedNodeType,
} from 'n8n-workflow';
import type { Descriptions } from '../protocol';
import { oAuth2Api, standInNodes } from './builtIns';
import type { N8n } from './n8n';

type NodeClass = INodeType | IVersionedNodeType;

/** The pack as loaded by n8n's loader, and the built-in nodes that workflows need. */
export class Pack {
	private readonly nodes = new Map<string, NodeClass>();

	private constructor(
		private readonly n8n: N8n,
		private readonly loader: DirectoryLoader & { packageName: string },
		moreNodes: Record<string, NodeClass>,
	) {
		for (const [name, { type }] of Object.entries(loader.nodeTypes)) {
			this.nodes.set(`${loader.packageName}.${name}`, type);
		}
		for (const [name, type] of Object.entries({ ...standInNodes, ...moreNodes })) {
			this.nodes.set(name, type);
		}
	}

	static async load(n8n: N8n, folder: string, moreNodes: Record<string, NodeClass>): Promise<Pack> {
		const loader = new n8n.core.PackageDirectoryLoader(folder);
		await loader.loadAll();
		return new Pack(n8n, loader, moreNodes);
	}

	/** The registry of node types for n8n's engine. */
	get nodeTypes(): INodeTypes {
		return {
			getByName: (name) => this.node(name),
			getByNameAndVersion: (name, version) =>
				this.n8n.workflow.NodeHelpers.getVersionedNodeType(this.node(name), version),
			getKnownTypes: () => ({}),
		};
	}

	node(name: string): NodeClass {
		const found = this.nodes.get(name) ?? this.tool(name);
		if (found === undefined) {
			throw new Error(
				`Unrecognized node type: ${name} (known: ${[...this.nodes.keys()].join(', ')})`,
			);
		}
		return found;
	}

	/** A node as an agent's tool, which n8n derives under another name. */
	private tool(name: string): NodeClass | undefined {
		const node = this.nodes.get(name.replace(/Tool$/, ''));
		if (!node || !('execute' in node) || !node.description.usableAsTool) return undefined;
		const tool: INodeType = Object.create(node) as INodeType;
		tool.description = { ...node.description, name: `${node.description.name}Tool` };
		this.nodes.set(name, tool);
		return tool;
	}

	credential(name: string): ICredentialType {
		if (name === oAuth2Api.name) return oAuth2Api;
		const found = this.loader.credentialTypes[name];
		if (found === undefined) throw new Error(`Unrecognized credential type: ${name}`);
		return found.type;
	}

	/** The full names of the pack's nodes that accept a credential type. */
	supportedNodes(credential: string): string[] {
		const names = this.loader.nodesByCredential[credential] ?? [];
		return names.map((name) => `${this.loader.packageName}.${name}`);
	}

	descriptions(): Descriptions {
		const nodes = this.loader.types.nodes.map((description): INodeTypeDescription => ({
			...description,
			name: `${this.loader.packageName}.${description.name}`,
		}));
		// Serialised as JSON, like on the way to the editor, which drops functions.
		return JSON.parse(
			JSON.stringify({ nodes, credentials: this.loader.types.credentials }),
		) as Descriptions;
	}
}
