import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ICredentialDataDecryptedObject } from 'n8n-workflow';
import type { Sandbox } from '../../sandbox';
import { type N8nServer, RestError, type StoredCredential } from '../../harness/n8n';
import { readWorkflow, SITE, workflowNames } from '../workflows';
import { createDataTable } from './dataTables';
import { fillSheets, prepareWorkflow } from './standIns/prepare';
import type { Services } from './standIns/services';

const FIRST = 'weekly-channel-report';
/** The ready-made workflow whose Data Table holds snoozed alerts. */
const SNOOZE = 'alerts-to-snooze';

/** The passphrase of the import page. */
export const PASSPHRASE = 'open sesame';

interface KeptCredential extends StoredCredential {
	data: ICredentialDataDecryptedObject;
}

/** What earlier starts have stored in n8n: credentials by type, workflow IDs by file. */
interface Stock {
	credentials: Record<string, KeptCredential>;
	workflows: Record<string, string>;
	/** The ID of the Data Table for daily figures. */
	dataTable?: string;
	/** The ID of the Data Table for snoozed alerts. */
	snoozeTable?: string;
}

/** What stands in for the world outside n8n. */
export interface World {
	readonly sandbox: Sandbox;
	readonly services: Services;
	/** The address of the services in n8n: an expression, as their port may change. */
	readonly servicesOrigin: string;
}

/**
 * Stores the credentials and the ready-made workflows in n8n, each only once, so that the user's
 * changes and deletions persist.
 *
 * @returns the ID of the workflow to open first
 */
export async function stock(server: N8nServer, world: World, folder: string): Promise<string> {
	const { sandbox, services, servicesOrigin: origin } = world;
	const file = path.join(folder, 'stock.json');
	const kept = await readStock(file);
	fillSheets(services, sandbox, SITE);
	for (const [type, data] of Object.entries(credentialsFor(world))) {
		const known = kept.credentials[type];
		kept.credentials[type] =
			known === undefined
				? await addCredential(server, type, data)
				: await renew(server, known, data);
	}
	const credentials = Object.values(kept.credentials);
	kept.dataTable ??= (await createDataTable(server, 'figures', 'Daily figures')).id;
	kept.snoozeTable ??= (await createDataTable(server, 'snoozedAlerts', 'Snoozed alerts')).id;
	const { dataTable, snoozeTable } = kept;
	for (const name of await workflowNames()) {
		if (kept.workflows[name] !== undefined) continue;
		const workflow = await readWorkflow(name);
		const table = name === SNOOZE ? snoozeTable : dataTable;
		prepareWorkflow(workflow, { origin, page: services.url, dataTable: table });
		const { id } = await server.createWorkflow(workflow, credentials);
		kept.workflows[name] = id;
	}
	await writeFile(file, JSON.stringify(kept, null, '\t'));
	return kept.workflows[FIRST] ?? '';
}

function credentialsFor({
	sandbox,
	services,
}: World): Record<string, ICredentialDataDecryptedObject> {
	const { url: baseUrl, token: apiToken, connectorToken, provider } = sandbox;
	const { accessApiKey, secretKey, siteId } = provider;
	const page = { pageUser: 'anna', pagePassword: PASSPHRASE };
	return {
		analyticsProviderApi: {
			baseUrl,
			accessApiKey,
			secretKey,
			siteId: String(siteId),
			importUrl: baseUrl,
			connectorToken,
		},
		marketingAnalyticsApi: { baseUrl, apiToken, allowPlainHttp: false },
		marketingAnalyticsImportApi: { baseUrl, connectorToken, ...page, allowPlainHttp: false },
		marketingAnalyticsImportPageApi: page,
		// Clients of the MCP server send it; the sandbox has nothing to protect.
		httpBearerAuth: { token: 'sandbox' },
		openAiApi: { apiKey: 'any', url: `${services.url}/v1` },
		telegramApi: { baseUrl: services.url, accessToken: 'any' },
	};
}

async function addCredential(
	server: N8nServer,
	type: string,
	data: ICredentialDataDecryptedObject,
): Promise<KeptCredential> {
	return { ...(await server.createCredential(type, data, 'Sandbox')), data };
}

/** Updates the address of the sandbox, whose port may have changed. */
async function renew(
	server: N8nServer,
	known: KeptCredential,
	data: ICredentialDataDecryptedObject,
): Promise<KeptCredential> {
	const { id, name, type } = known;
	if (JSON.stringify(known.data) === JSON.stringify(data)) return known;
	try {
		await server.rest.patch(`/rest/credentials/${id}`, { name, type, data });
	} catch (error) {
		const isRemoved = error instanceof RestError && error.status === 404;
		if (!isRemoved) throw error;
	}
	return { ...known, data };
}

async function readStock(file: string): Promise<Stock> {
	const text = await readFile(file, 'utf8').catch(() => '{}');
	return { credentials: {}, workflows: {}, ...(JSON.parse(text) as Partial<Stock>) };
}
