// The nodes compute their descriptions, and n8n's lint rules read literals only. This writes the descriptions of the
// built nodes and credentials as literals, so that the rules see what users see.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

const root = path.join(__dirname, '..');
const expansion = path.join(root, '.cache', 'expanded');
const load = createRequire(__filename);

interface Manifest {
	n8n: { nodes: string[]; credentials: string[] };
}

function classesOf(built: string): Array<[string, object]> {
	const exported: unknown = load(path.join(root, built));
	if (typeof exported !== 'object' || exported === null) return [];
	return Object.entries(exported).flatMap(([name, value]: [string, unknown]) => {
		if (typeof value !== 'function') return [];
		const instance: unknown = Reflect.construct(value, []);
		return typeof instance === 'object' && instance !== null ? [[name, instance]] : [];
	});
}

function nodeSource(name: string, node: object): string {
	const description = 'description' in node ? node.description : undefined;
	return `import type { INodeType, INodeTypeDescription } from 'n8n-workflow';

export class ${name} implements INodeType {
	description: INodeTypeDescription = ${JSON.stringify(description)};
}`;
}

function credentialSource(name: string, credential: object): string {
	const fields = Object.entries(credential)
		.filter(([, value]) => value !== undefined && typeof value !== 'function')
		.map(([field, value]) => `${field} = ${JSON.stringify(value)};`);
	return `import type { ICredentialType } from 'n8n-workflow';

export class ${name} implements ICredentialType {
	${fields.join('\n\n')}
}`;
}

async function write(built: string, toSource: (name: string, instance: object) => string) {
	const instances = classesOf(built);
	if (instances.length === 0) throw new Error(`${built} exports no class`);
	const file = path.join(expansion, built.replace(/^dist\//, '').replace(/\.js$/, '.ts'));
	const source = instances.map(([name, instance]) => toSource(name, instance)).join('\n');
	await mkdir(path.dirname(file), { recursive: true });
	const style = await resolveConfig(__filename);
	await writeFile(file, await format(source, { ...style, parser: 'typescript' }));
}

async function expand() {
	const packageJson = await readFile(path.join(root, 'package.json'), 'utf8');
	const manifest = JSON.parse(packageJson) as Manifest;
	await rm(expansion, { recursive: true, force: true });
	for (const built of manifest.n8n.nodes) await write(built, nodeSource);
	for (const built of manifest.n8n.credentials) await write(built, credentialSource);
}

void expand();
