import { ourCredentials, ourNodes, PACK } from '../editor/ourTypes';
import type { BareServer } from './otherInstallations';

/** Tests the package on a server without installed packages, and leaves it installed. */
export function testInstallation(bareServer: () => BareServer): void {
	it('is loaded as a folder of custom extensions', async () => {
		expect(await served(bareServer(), 'CUSTOM.')).toEqual(await allTypes());
	});

	it('is installed by Settings > Community nodes', async () => {
		const bare = bareServer();
		const before = await served(bare, `${PACK}.`);
		expect(before.filter((name) => /Tool$|Trigger$/.test(name))).toEqual([]);
		await bare.install();
		await expectInstalled(bare);
	});
}

/** Expects every type of the installed package. */
export async function expectInstalled(bare: BareServer): Promise<void> {
	expect(await served(bare, `${PACK}.`)).toEqual(await allTypes());
}

/** Nodes, tools and credential types, each with its icons once n8n has served them. */
async function served({ server }: BareServer, prefix: string): Promise<string[]> {
	const all = [...(await server.nodeTypes()), ...(await server.credentialTypes())];
	const credentials = await ourCredentials();
	const ours = all.filter(({ name }) => name.startsWith(prefix) || credentials.includes(name));
	for (const { name, iconUrl } of ours) {
		if (typeof iconUrl !== 'object') throw new Error(`${name} has no icons`);
		for (const url of [iconUrl.light, iconUrl.dark]) {
			const { status } = await server.rest.fetch(`/${url}`);
			expect([name, url, status]).toEqual([name, url, 200]);
		}
	}
	// Once it is there in both ways, so is each credential type.
	return [...new Set(ours.map(({ name }) => name.replace(prefix, '')))].sort();
}

async function allTypes(): Promise<string[]> {
	const nodes = (await ourNodes()).map((name) => name.replace(`${PACK}.`, ''));
	const tools = nodes.filter((name) => !name.endsWith('Trigger')).map((name) => `${name}Tool`);
	return [...nodes, ...tools, ...(await ourCredentials())].sort();
}
