import { delimiter, dirname } from 'node:path';
import { N8N_1, type InstalledN8n } from './versions';

/** The data folder and the ports of a server. */
export interface Seat {
	home: string;
	port: number;
	/** The port of n8n's task broker. */
	brokerPort: number;
}

/** A common key, so that the next server can use a home. */
export const ENCRYPTION_KEY = 'only-for-tests-and-demos';

/** n8n's settings: on loopback, without any connection to the internet. */
export function environmentOf(n8n: InstalledN8n, seat: Seat): NodeJS.ProcessEnv {
	const { PATH, TMPDIR, SystemRoot, NODE_COMPILE_CACHE } = process.env;
	return {
		PATH: [dirname(n8n.node), PATH].join(delimiter),
		TMPDIR,
		SystemRoot,
		NODE_COMPILE_CACHE,
		HOME: seat.home,
		NODE_ENV: 'production',
		NO_COLOR: '1',
		TZ: 'UTC',
		GENERIC_TIMEZONE: 'UTC',
		DB_SQLITE_POOL_SIZE: '2',
		// n8n pings its database every two seconds and rejects all requests while a reply takes five,
		// as on a busy machine; its editor then stays empty.
		DB_PING_INTERVAL_SECONDS: '86400',
		N8N_USER_FOLDER: seat.home,
		N8N_ENCRYPTION_KEY: ENCRYPTION_KEY,
		N8N_PROTOCOL: 'http',
		N8N_HOST: '127.0.0.1',
		N8N_LISTEN_ADDRESS: '127.0.0.1',
		N8N_PORT: String(seat.port),
		N8N_RUNNERS_BROKER_PORT: String(seat.brokerPort),
		N8N_SECURE_COOKIE: 'false',
		N8N_ENFORCE_SETTINGS_FILE_PERMISSIONS: 'true',
		N8N_BLOCK_ENV_ACCESS_IN_NODE: 'true',
		N8N_GIT_NODE_DISABLE_BARE_REPOS: 'true',
		N8N_PYTHON_ENABLED: 'false',
		N8N_DEFAULT_BINARY_DATA_MODE: 'filesystem',
		...communityPackages,
		...quiet,
		...(n8n.version === N8N_1
			? { N8N_RUNNERS_ENABLED: 'false' }
			: { N8N_DISABLED_MODULES: unused.join() }),
	};
}

/** The parts of n8n 2 that run no workflow: loading them takes a tenth of its start. */
const unused = [
	...['mcp-registry', 'agents', 'instance-ai', 'workflow-builder', 'breaking-changes', 'insights'],
	...['external-secrets', 'source-control', 'provisioning', 'dynamic-credentials', 'n8n-packages'],
	...[
		'sso-oidc',
		'sso-saml',
		'ldap',
		'log-streaming',
		'otel',
		'token-exchange',
		'workflow-reviews',
	],
];

const communityPackages = {
	N8N_COMMUNITY_PACKAGES_ENABLED: 'true',
	N8N_UNVERIFIED_PACKAGES_ENABLED: 'true',
	N8N_VERIFIED_PACKAGES_ENABLED: 'false',
	N8N_REINSTALL_MISSING_PACKAGES: 'false',
};

const quiet = {
	N8N_DIAGNOSTICS_ENABLED: 'false',
	N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
	N8N_VERSION_NOTIFICATIONS_WHATS_NEW_ENABLED: 'false',
	N8N_TEMPLATES_ENABLED: 'false',
	N8N_PERSONALIZATION_ENABLED: 'false',
	N8N_HIRING_BANNER_ENABLED: 'false',
};
